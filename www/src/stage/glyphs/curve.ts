// Curves of constraints, drawn as wires: soft tubes with a thin line in them.
import type { Glyph, Vector } from "../../simulation/core";
import type { Pen } from "../pen";
import type { View } from "../tool";

export interface CurveLook {
  /** Drawn in the colour of C. */
  readonly strong: boolean;
  readonly faint: boolean;
}

/** All in one stroke: the pieces of a curve have half-covered ends in common, which would show as beads on it. */
export function drawCurves(pen: Pen, view: View, glyphs: readonly Glyph[], look: CurveLook): void {
  const path = new Path2D();
  for (const glyph of glyphs) trace(path, view, glyph);
  const { context } = pen;
  context.save();
  context.lineJoin = context.lineCap = "round";
  const stroke = (alpha: number, color: string, width: number): void => {
    context.globalAlpha = alpha;
    context.strokeStyle = pen.color(color);
    context.lineWidth = width;
    context.stroke(path);
  };
  const { strong } = look;
  const faint = look.faint ? 0.35 : 1;
  stroke(strong ? 0.35 : faint, strong ? "--C" : "--rule", strong ? 4 : 5);
  stroke(strong ? 1 : 0.42 * faint, strong ? "--C" : "--ink", strong ? 1.6 : 1);
  context.restore();
  for (const glyph of glyphs) if (glyph.type === "circle") drawCenter(pen, view, glyph.center);
}

function trace(path: Path2D, view: View, glyph: Glyph): void {
  if (glyph.type === "circle") {
    const [x, y] = view.pixel(glyph.center);
    const radius = glyph.radius * view.scale;
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  const points =
    glyph.type === "segment" ? [glyph.from, glyph.to] : glyph.type === "polyline" ? glyph.points : [];
  points.forEach((at, i) => {
    path[i === 0 ? "moveTo" : "lineTo"](...view.pixel(at));
  });
  if (glyph.type === "polyline" && glyph.closed) path.closePath();
}

function drawCenter(pen: Pen, view: View, center: Vector): void {
  const { context } = pen;
  context.beginPath();
  context.arc(...view.pixel(center), 2.4, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--muted");
  context.fill();
}
