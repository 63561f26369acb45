// A coil: from a body to the hand that pulls it, or between two bodies.
import type { Pen } from "../pen";

const turns = 7;

export interface SpringLook {
  readonly color: string;
  readonly width: number;
  /** The hand's end is a knob. */
  readonly knob: boolean;
  /** How far the coil reaches to either side, px. */
  readonly reach: number;
}
const ofTheHand: SpringLook = { color: "--muted", width: 1.5, knob: true, reach: 5 };

export function drawSpring(
  pen: Pen,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  look: SpringLook = ofTheHand,
): void {
  const { context } = pen;
  const length = Math.hypot(bx - ax, by - ay);
  context.save();
  context.strokeStyle = pen.color(look.color);
  context.lineWidth = look.width;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(ax, ay);
  if (length > 24) {
    const ux = (bx - ax) / length;
    const uy = (by - ay) / length;
    for (let i = 1; i < turns * 2; i++) {
      const along = 0.15 + (0.7 * i) / (turns * 2);
      const side = i % 2 === 0 ? look.reach : -look.reach;
      context.lineTo(ax + (bx - ax) * along - uy * side, ay + (by - ay) * along + ux * side);
    }
  }
  context.lineTo(bx, by);
  context.stroke();
  if (look.knob) {
    context.beginPath();
    context.arc(bx, by, 4, 0, 2 * Math.PI);
    context.fillStyle = pen.color("--panel");
    context.fill();
    context.stroke();
  }
  context.restore();
}
