// Arrows of very many bodies: one thin line each with a small head, all of a kind in one stroke.
import type { Pen } from "../pen";
import { shortestArrow } from "./arrow";

const head = 4.5;

export function drawThinArrows(
  pen: Pen,
  arrows: readonly (readonly [number, number, number, number])[],
  color: string,
  faint: boolean,
): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  for (const [px, py, dx, dy] of arrows) {
    const length = Math.hypot(dx, dy);
    if (!(length >= shortestArrow)) continue;
    const [ux, uy] = [(dx / length) * head, (dy / length) * head];
    const [tipX, tipY] = [px + dx, py + dy];
    context.moveTo(px, py);
    context.lineTo(tipX, tipY);
    context.moveTo(tipX - ux - 0.6 * uy, tipY - uy + 0.6 * ux);
    context.lineTo(tipX, tipY);
    context.lineTo(tipX - ux + 0.6 * uy, tipY - uy - 0.6 * ux);
  }
  context.globalAlpha = faint ? 0.15 : 0.75;
  // Lines of one pixel take a canvas a seventh of the time of wider ones.
  context.lineWidth = 1;
  context.strokeStyle = pen.color(color);
  context.stroke();
  context.restore();
}
