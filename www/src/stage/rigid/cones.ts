// The friction cone of every contact: where its force must lie. As wide as μ says, as high as the normal force where
// they are few, and high enough to be seen. In space it is drawn as the outline of what the eye sees of it, with its rim.
import type { Vector } from "../../simulation/core";
import { hullOf } from "../hull";
import type { Pen } from "../pen";
import { circlePoints } from "../space/circle";
import type { View } from "../tool";
import type { LayerScene } from "./layers";

/** Pixels: the least height. */
const leastHeight = 44;
/** More cones are all of this height: together they would cover everything. */
const mostTall = 12;
/** Corners of a rim. */
const corners = 28;

export function drawCones(pen: Pen, view: View, { contacts, bodies, unit }: LayerScene): void {
  const { context } = pen;
  const [solid, lines] = [new Path2D(), new Path2D()];
  for (const { point, normal, lambda, mu, bodies: pair } of contacts) {
    const sign = bodies.get(pair[1])?.fixed ? -1 : 1;
    const force = contacts.length > mostTall ? 0 : (lambda[0] ?? 0) / unit;
    const height = Math.max(leastHeight / view.scale, force);
    const axis = normal.map((x) => sign * height * x);
    const rim = rimOf(point, axis, mu * height).map((at) => view.pixel(at));
    const outline = hullOf([view.pixel(point), ...rim]);
    addLoop(solid, outline);
    addLoop(lines, outline);
    if (point.length === 3) addLoop(lines, rim);
  }
  context.save();
  context.globalAlpha = 0.13;
  context.fillStyle = pen.color("--fhat");
  context.fill(solid);
  context.globalAlpha = 0.55;
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--fhat");
  context.stroke(lines);
  context.restore();
}

/** The ends of the base: two points in the plane, a circle in space. */
export function rimOf(point: Vector, axis: Vector, radius: number): Vector[] {
  const center = point.map((p, i) => p + (axis[i] ?? 0));
  if (point.length === 3) return circlePoints({ center, radius, normal: axis }, corners);
  const [x = 0, y = 0] = axis;
  const size = Math.hypot(x, y) || 1;
  const [cx = 0, cy = 0] = center;
  return [-radius, radius].map((side) => [cx - (side * y) / size, cy + (side * x) / size]);
}

function addLoop(path: Path2D, points: readonly Vector[]): void {
  for (const [i, [x = 0, y = 0]] of points.entries()) {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
}
