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
  context.globalAlpha = look.faint ? 0.35 : 1;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.strokeStyle = look.strong ? pen.color("--C") : pen.color("--rule");
  context.lineWidth = look.strong ? 4 : 5;
  if (look.strong) context.globalAlpha = 0.35;
  context.stroke(path);
  context.globalAlpha = look.strong ? 1 : 0.42 * context.globalAlpha;
  context.strokeStyle = look.strong ? pen.color("--C") : pen.color("--ink");
  context.lineWidth = look.strong ? 1.6 : 1;
  context.stroke(path);
  context.restore();
  for (const glyph of glyphs) if (glyph.type === "circle") drawCenter(pen, view, glyph.center);
}

function trace(path: Path2D, view: View, glyph: Glyph): void {
  if (glyph.type === "circle") {
    const [x, y] = view.pixel(glyph.center);
    const radius = glyph.radius * view.scale;
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  } else if (glyph.type === "segment") {
    path.moveTo(...view.pixel(glyph.from));
    path.lineTo(...view.pixel(glyph.to));
  } else if (glyph.type === "polyline") {
    glyph.points.forEach((at, i) => {
      if (i === 0) path.moveTo(...view.pixel(at));
      else path.lineTo(...view.pixel(at));
    });
    if (glyph.closed) path.closePath();
  }
}

function drawCenter(pen: Pen, view: View, center: Vector): void {
  const { context } = pen;
  context.beginPath();
  context.arc(...view.pixel(center), 2.4, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--muted");
  context.fill();
}
