// Drawing of tools on top of the picture: lines to come, and the chosen items.
import type { Vector } from "../../simulation/core";
import type { Pen } from "../../stage/pen";
import type { View } from "../../stage/tool";

/** A dashed line through the points. */
export function drawTie(pen: Pen, view: View, points: readonly Vector[]): void {
  if (points.length < 2) return;
  const { context } = pen;
  context.save();
  context.beginPath();
  points.forEach((at, i) => {
    const [x, y] = view.pixel(at);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.setLineDash([5, 5]);
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.strokeStyle = pen.color("--focus");
  context.stroke();
  context.restore();
}

/** A ring around every chosen place. */
export function drawPicked(pen: Pen, view: View, points: readonly Vector[]): void {
  const { context } = pen;
  context.save();
  context.lineWidth = 2;
  context.strokeStyle = pen.color("--focus");
  for (const at of points) {
    context.beginPath();
    context.arc(...view.pixel(at), 13, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

export function drawRing(pen: Pen, view: View, center: Vector, radius: number): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  context.arc(...view.pixel(center), radius * view.scale, 0, 2 * Math.PI);
  context.setLineDash([5, 5]);
  context.lineWidth = 2;
  context.strokeStyle = pen.color("--focus");
  context.stroke();
  context.restore();
}
