// The exact motion beside the computed one: a dashed ring with the word for it.
import type { Pen } from "../pen";

const radius = 12;

/** (awayX, awayY): the direction in which the word stands clear of the rest. */
export function drawGhost(
  pen: Pen,
  px: number,
  py: number,
  awayX: number,
  awayY: number,
  word: string,
): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  context.arc(px, py, radius, 0, 2 * Math.PI);
  context.setLineDash([4, 3]);
  context.lineWidth = 1.6;
  context.strokeStyle = pen.color("--exact");
  context.stroke();
  context.restore();
  const length = Math.hypot(awayX, awayY) || 1;
  const ux = awayX / length;
  const align = ux > 0.3 ? "left" : ux < -0.3 ? "right" : "center";
  pen.text(word, px + ux * (radius + 5), py + (awayY / length) * (radius + 9), "--exact", align);
}
