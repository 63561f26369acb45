// Curve of a constraint, drawn as a wire: a soft tube with a thin line in it.
import type { Glyph, Vector } from "../../simulation/core";
import type { Pen } from "../pen";
import type { View } from "../tool";

export interface CurveLook {
  /** Drawn in the colour of C. */
  readonly strong: boolean;
  readonly faint: boolean;
}

export function drawCurve(pen: Pen, view: View, glyph: Glyph, look: CurveLook): void {
  const { context } = pen;
  const path = curvePath(view, glyph);
  if (!path) return;
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
  if (glyph.type === "circle") drawCenter(pen, view, glyph.center);
}

function curvePath(view: View, glyph: Glyph): Path2D | null {
  const path = new Path2D();
  switch (glyph.type) {
    case "circle":
      path.arc(...view.pixel(glyph.center), glyph.radius * view.scale, 0, 2 * Math.PI);
      return path;
    case "segment":
      path.moveTo(...view.pixel(glyph.from));
      path.lineTo(...view.pixel(glyph.to));
      return path;
    case "polyline":
      glyph.points.forEach((at, i) => {
        if (i === 0) path.moveTo(...view.pixel(at));
        else path.lineTo(...view.pixel(at));
      });
      if (glyph.closed) path.closePath();
      return path;
    default:
      return null;
  }
}

function drawCenter(pen: Pen, view: View, center: Vector): void {
  const { context } = pen;
  context.beginPath();
  context.arc(...view.pixel(center), 2.4, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--muted");
  context.fill();
}
