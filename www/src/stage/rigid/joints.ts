// Joints of rigid bodies, drawn where they hold the bodies between two steps: a ring for a point on a point, a square for a
// weld, the axis of hinges in space and of sliders, a line for ropes and sticks from point to point.
import type { BodyInfo, ConstraintInfo, Vector } from "../../simulation/core";
import { toWorld } from "../../simulation/pose";
import type { Pen } from "../pen";
import { distanceToSegment } from "../snap";
import type { View } from "../tool";

export interface Joint {
  readonly id: number;
  readonly kind: string;
  readonly bodies: readonly [BodyInfo, BodyInfo];
  /** In each body's own coordinates. */
  readonly anchors: readonly [Vector, Vector];
  /** In the first body's coordinates, where it has one. */
  readonly axis: Vector | null;
}

/** Kinds that hold bodies without a place of their own. */
const placeless: readonly string[] = ["gear", "motor"];
/** Pixels: radius of a ring in a pane that is not low, half of an axis. */
const widestRing = 4.6;
const halfAxis = 26;

/** True where a joint is drawn here, and not by its glyphs. */
export function isJoint({ kind, parameters }: ConstraintInfo): boolean {
  return placeless.includes(kind) || anchorsOf(parameters.anchors) !== null;
}

function anchorsOf(value: unknown): readonly [Vector, Vector] | null {
  const [a, b] = Array.isArray(value) ? (value as Vector[]) : [];
  return Array.isArray(a) && Array.isArray(b) ? [a, b] : null;
}

export function jointsOf(constraints: readonly ConstraintInfo[], bodies: readonly BodyInfo[]): Joint[] {
  const byId = new Map(bodies.map((body) => [body.id, body]));
  return constraints.flatMap(({ id, kind, bodies: [first, second], parameters }) => {
    const [a, b] = [byId.get(first ?? -1), byId.get(second ?? -1)];
    const anchors = anchorsOf(parameters.anchors);
    const axis = Array.isArray(parameters.axis) ? (parameters.axis as number[]) : null;
    return a && b && anchors ? [{ id, kind, bodies: [a, b] as const, anchors, axis }] : [];
  });
}

function ends({ bodies: [a, b], anchors: [p, q] }: Joint, drawn: Float64Array): readonly [Vector, Vector] {
  return [toWorld(drawn, a, p), toWorld(drawn, b, q)];
}

export function drawJoints(
  pen: Pen,
  view: View,
  joints: readonly Joint[],
  drawn: Float64Array,
  looked: (constraint: number) => boolean,
): void {
  const { context } = pen;
  context.save();
  context.lineCap = "round";
  for (const joint of joints) {
    const color = pen.color(looked(joint.id) ? "--C" : "--stick");
    const [a, b] = ends(joint, drawn);
    const [ax, ay] = view.pixel(a);
    const [bx, by] = view.pixel(b);
    context.strokeStyle = color;
    if (Math.hypot(bx - ax, by - ay) > 1.5) {
      context.beginPath();
      context.moveTo(ax, ay);
      context.lineTo(bx, by);
      context.lineWidth = joint.kind === "distance" ? 3 : 1.6;
      context.stroke();
    }
    const lined = joint.kind === "slider" || (joint.kind === "hinge" && a.length === 3);
    if (joint.axis && lined) drawAxis(pen, view, joint, drawn, [ax, ay]);
    const size = Math.min(widestRing, view.height / 18);
    drawMark(pen, joint.kind, size, ax, ay, color);
    if (Math.hypot(bx - ax, by - ay) > 1.5) drawMark(pen, joint.kind, size, bx, by, color);
  }
  context.restore();
}

function drawMark(pen: Pen, kind: string, ring: number, x: number, y: number, color: string): void {
  const { context } = pen;
  const size = kind === "distance" || kind === "max-distance" ? ring * 0.6 : ring;
  context.beginPath();
  if (kind === "weld" || kind === "slider") context.rect(x - size, y - size, 2 * size, 2 * size);
  else context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = color;
  context.stroke();
}

function drawAxis(
  pen: Pen,
  view: View,
  { bodies: [first], anchors: [anchor], axis }: Joint,
  drawn: Float64Array,
  [x, y]: readonly [number, number],
): void {
  const { context } = pen;
  const at = toWorld(drawn, first, anchor);
  const way = toWorld(drawn, first, axis ?? [], true);
  const [tipX, tipY] = view.pixel(at.map((p, i) => p + (way[i] ?? 0) / view.scale));
  const length = Math.hypot(tipX - x, tipY - y);
  if (!(length > 0)) return;
  const [ux, uy] = [((tipX - x) / length) * halfAxis, ((tipY - y) / length) * halfAxis];
  context.beginPath();
  context.moveTo(x - ux, y - uy);
  context.lineTo(x + ux, y + uy);
  context.setLineDash([5, 3]);
  context.lineWidth = 1.4;
  context.stroke();
  context.setLineDash([]);
}

/** The joint under a pixel. */
export function jointAt(
  view: View,
  joints: readonly Joint[],
  drawn: Float64Array,
  px: number,
  py: number,
  reach: number,
): number | null {
  for (const joint of joints) {
    const [a, b] = ends(joint, drawn);
    if (distanceToSegment(px, py, ...view.pixel(a), ...view.pixel(b)) <= reach) return joint.id;
  }
  return null;
}
