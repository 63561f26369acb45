// Places that something is held at: the engineer's sign of a pinned support, a triangle on hatched ground.
import type { Pen } from "../pen";

/** `size`: about the radius of the beads beside it, px. */
export function drawPin(pen: Pen, px: number, py: number, size: number, color: string): void {
  const { context } = pen;
  const s = Math.max(3.4, Math.min(9.5, size * 1.3));
  context.save();
  context.translate(px, py);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-s * 0.95, s * 1.55);
  context.lineTo(s * 0.95, s * 1.55);
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = pen.color("--panel");
  context.stroke();
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = color;
  context.stroke();
  hatch(context, s);
  context.beginPath();
  context.arc(0, 0, Math.max(2, s * 0.42), 0, 2 * Math.PI);
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.stroke();
  context.restore();
}

/** The ground under the triangle. */
function hatch(context: CanvasRenderingContext2D, s: number): void {
  const y = s * 1.55;
  context.beginPath();
  context.moveTo(-s * 1.35, y);
  context.lineTo(s * 1.35, y);
  if (s > 5) {
    for (let i = -2; i <= 2; i++) {
      context.moveTo(i * s * 0.55 + s * 0.2, y);
      context.lineTo(i * s * 0.55 - s * 0.2, y + s * 0.45);
    }
  }
  context.lineWidth = 1.3;
  context.stroke();
  context.lineWidth = 1.5;
}
