// The mouse spring: a coil from the body to the hand.
import type { Pen } from "../pen";

const turns = 7;
const width = 5;

export function drawSpring(pen: Pen, ax: number, ay: number, bx: number, by: number): void {
  const { context } = pen;
  const length = Math.hypot(bx - ax, by - ay);
  context.save();
  context.strokeStyle = pen.color("--muted");
  context.lineWidth = 1.5;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(ax, ay);
  if (length > 24) {
    const ux = (bx - ax) / length;
    const uy = (by - ay) / length;
    for (let i = 1; i < turns * 2; i++) {
      const along = 0.15 + (0.7 * i) / (turns * 2);
      const side = i % 2 === 0 ? width : -width;
      context.lineTo(ax + (bx - ax) * along - uy * side, ay + (by - ay) * along + ux * side);
    }
  }
  context.lineTo(bx, by);
  context.stroke();
  context.beginPath();
  context.arc(bx, by, 4, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.stroke();
  context.restore();
}
