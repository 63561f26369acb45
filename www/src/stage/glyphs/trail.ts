// A trail: where a body was, fading with age, smooth through its points (Catmull–Rom).
import { runStyle } from "../../styles/palette";
import type { Pen } from "../pen";
import type { View } from "../tool";
import type { Way } from "../trail";

/** Pieces of one opacity each. */
const shades = 10;
const strongest = 0.62;

export function drawTrail(
  pen: Pen,
  view: View,
  trail: Way,
  [px, py]: readonly [number, number],
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
  const pixels = Array.from({ length: count }, (_, i) => view.pixel([trail.x(i), trail.y(i), trail.z(i)]));
  const x = (i: number): number => pixels[Math.max(0, i)]?.[0] ?? px;
  const y = (i: number): number => pixels[Math.max(0, i)]?.[1] ?? py;
  const piece = Math.max(1, Math.ceil(count / shades));
  for (let from = 0; from < count; from += piece) {
    const to = Math.min(count, from + piece);
    context.globalAlpha = strongest * (to / count) ** 1.5;
    context.beginPath();
    context.moveTo(x(from), y(from));
    for (let i = from; i < to; i++) {
      context.bezierCurveTo(
        x(i) + (x(i + 1) - x(i - 1)) / 6,
        y(i) + (y(i + 1) - y(i - 1)) / 6,
        x(i + 1) - (x(i + 2) - x(i)) / 6,
        y(i + 1) - (y(i + 2) - y(i)) / 6,
        x(i + 1),
        y(i + 1),
      );
    }
    context.stroke();
  }
  context.restore();
}
