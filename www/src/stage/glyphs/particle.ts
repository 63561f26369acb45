// A particle: its run's marker in its run's colour, with a rim that lifts it off the wire.
import { markerPath, runStyle } from "../../styles/palette";
import type { Pen } from "../pen";

export const particleRadius = 8.5;

export interface ParticleLook {
  readonly color: number;
  readonly faint: boolean;
  /** The pointer is over it, or it is being dragged. */
  readonly held: boolean;
  readonly focused: boolean;
  /** px; the usual one where absent. */
  readonly radius?: number;
}

export function drawParticle(pen: Pen, px: number, py: number, look: ParticleLook): void {
  const { context } = pen;
  const style = runStyle(look.color);
  const radius = look.radius ?? particleRadius;
  const path = markerPath(style.marker, px, py, radius);
  context.save();
  context.globalAlpha = look.faint ? 0.5 : 1;
  if (look.held) {
    context.beginPath();
    context.arc(px, py, radius + 7, 0, 2 * Math.PI);
    context.fillStyle = pen.color(style.color);
    context.globalAlpha *= 0.14;
    context.fill();
    context.globalAlpha = look.faint ? 0.5 : 1;
  }
  context.lineJoin = "round";
  context.lineWidth = Math.min(3, 1 + radius / 4);
  context.strokeStyle = pen.color("--panel");
  context.stroke(path);
  context.fillStyle = pen.color(style.color);
  context.fill(path);
  if (look.focused) {
    context.beginPath();
    context.arc(px, py, radius + 5.5, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = pen.color("--focus");
    context.stroke();
  }
  context.restore();
}

/** A body outside the picture: a small mark at the rim that points to it. */
export function drawOutside(
  pen: Pen,
  px: number,
  py: number,
  width: number,
  height: number,
  color: number,
): void {
  const { context } = pen;
  const x = Math.min(width - 14, Math.max(14, px));
  const y = Math.min(height - 14, Math.max(14, py));
  const angle = Math.atan2(py - y, px - x);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(9, 0);
  context.lineTo(-4, -7);
  context.lineTo(-4, 7);
  context.closePath();
  context.fillStyle = pen.color(runStyle(color).color);
  context.fill();
  context.restore();
}
