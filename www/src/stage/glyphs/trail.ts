// A trail: where a body was, fading with age, smooth through its points.
import { runStyle } from "../../styles/palette";
import type { Camera } from "../camera";
import type { Pen } from "../pen";
import type { Trail } from "../trail";

/** Pieces of one opacity each. */
const shades = 10;
const strongest = 0.62;

export function drawTrail(
  pen: Pen,
  camera: Camera,
  trail: Trail,
  px: number,
  py: number,
  color: number,
): void {
  const count = trail.length;
  if (count < 2) return;
  const { context } = pen;
  const style = runStyle(color);
  context.save();
  context.strokeStyle = pen.color(style.color);
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.lineCap = "butt";
  const x = (i: number): number => (i < count ? camera.pixelX(trail.x(i)) : px);
  const y = (i: number): number => (i < count ? camera.pixelY(trail.y(i)) : py);
  const piece = Math.max(1, Math.ceil(count / shades));
  for (let from = 0; from < count; from += piece) {
    const to = Math.min(count, from + piece);
    context.globalAlpha = (strongest * to) / count;
    context.beginPath();
    context.moveTo((x(from) + x(Math.max(0, from - 1))) / 2, (y(from) + y(Math.max(0, from - 1))) / 2);
    for (let i = from; i < to; i++) {
      if (i + 1 >= count) context.lineTo(x(i), y(i));
      else context.quadraticCurveTo(x(i), y(i), (x(i) + x(i + 1)) / 2, (y(i) + y(i + 1)) / 2);
    }
    if (to === count) context.lineTo(px, py);
    context.stroke();
  }
  context.restore();
}
