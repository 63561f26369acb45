// A particle: its run's marker in its run's colour, with a rim that lifts it off the wire.

import { formatNumber } from "../../panels/numbers";
import { markerPath, runStyle } from "../../styles/palette";
import type { Pen } from "../pen";
import type { View } from "../tool";

export const particleRadius = 8.5;
/** From the edge of the stage to a marker of what lies outside, px. */
const rim = 22;

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

/** Pixels are cut off there, see camera.ts: what lies farther is at no known distance. */
const beyond = 15_000;

/** A body outside the picture: its marker at the rim, an arrow towards it, and how far it is. */
export function drawOutside(pen: Pen, view: View, px: number, py: number, color: number, named = true): void {
  const { context } = pen;
  const { width, height } = view;
  const x = Math.min(width - rim, Math.max(rim, px));
  const y = Math.min(height - rim, Math.max(rim, py));
  const angle = Math.atan2(py - y, px - x);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(10, -6);
  context.lineTo(17, 0);
  context.lineTo(10, 6);
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = pen.color(runStyle(color).color);
  context.stroke();
  context.restore();
  drawParticle(pen, x, y, { color, faint: false, held: false, focused: false, radius: 6 });
  const away = Math.hypot(px - x, py - y);
  if (!named || away > beyond) return;
  const side = x > width / 2 ? -1 : 1;
  const level = y < 2 * rim ? 18 : y > height - 2 * rim ? -18 : 0;
  const text = `${formatNumber(away / view.scale, 2)} m`;
  pen.text(text, x + side * (level === 0 ? 14 : 0), y + level, "--muted", side < 0 ? "right" : "left");
}
