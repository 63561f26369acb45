// What a constraint allows, drawn as a wire: a soft tube with a thin line in it.
import type { Glyph, Vector } from "../../simulation/core";
import type { Camera } from "../camera";
import type { Pen } from "../pen";

export interface CurveLook {
  /** Drawn in the colour of C. */
  readonly strong: boolean;
  readonly faint: boolean;
}

export function drawCurve(pen: Pen, camera: Camera, glyph: Glyph, look: CurveLook): void {
  const { context } = pen;
  const path = curvePath(camera, glyph);
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
  if (glyph.type === "circle") drawCenter(pen, camera, glyph.center);
}

function curvePath(camera: Camera, glyph: Glyph): Path2D | null {
  const path = new Path2D();
  const point = (at: Vector): [number, number] => [camera.pixelX(at[0] ?? 0), camera.pixelY(at[1] ?? 0)];
  switch (glyph.type) {
    case "circle":
      path.arc(...point(glyph.center), glyph.radius * camera.scale, 0, 2 * Math.PI);
      return path;
    case "segment":
      path.moveTo(...point(glyph.from));
      path.lineTo(...point(glyph.to));
      return path;
    case "polyline":
      glyph.points.forEach((at, i) => {
        if (i === 0) path.moveTo(...point(at));
        else path.lineTo(...point(at));
      });
      if (glyph.closed) path.closePath();
      return path;
    case "point":
      return null;
  }
}

function drawCenter(pen: Pen, camera: Camera, center: Vector): void {
  const { context } = pen;
  context.beginPath();
  context.arc(camera.pixelX(center[0] ?? 0), camera.pixelY(center[1] ?? 0), 2.4, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--muted");
  context.fill();
}
