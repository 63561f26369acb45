// Rings and strong lines about what is looked at: lit from anywhere on the page, selected, chosen by keyboard.
import type { Pen } from "../pen";
import type { Rod } from "./links";
import type { Pixels } from "./nearest";
import { drawRods } from "./rods";

export function drawRing(pen: Pen, px: number, py: number, radius: number, color: string, width = 2): void {
  const { context } = pen;
  context.beginPath();
  context.arc(px, py, radius, 0, 2 * Math.PI);
  context.lineWidth = width + 2;
  context.strokeStyle = pen.color("--panel");
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = pen.color(color);
  context.stroke();
}

/** A soft band about rods. */
export function drawBand(pen: Pen, pixels: Pixels, rods: readonly Rod[], width: number, color: string): void {
  drawRods(pen, pixels, rods, { color: pen.color(color), width: width + 9, alpha: 0.28, rim: false });
}
