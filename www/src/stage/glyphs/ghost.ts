// The exact motion beside the computed one: a dashed ring with the word for it.
import type { Pen } from "../pen";

const radius = 12;
/** Directions tried for the word, from the wished one on. */
const turns = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2];

export function drawGhost(pen: Pen, px: number, py: number): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  context.arc(px, py, radius, 0, 2 * Math.PI);
  context.setLineDash([4, 3]);
  context.lineWidth = 1.6;
  context.strokeStyle = pen.color("--exact");
  context.stroke();
  context.restore();
}

/** The word beside the ring, in the first direction from `wish` (an angle) on that is `free` there. */
export function drawGhostWord(
  pen: Pen,
  px: number,
  py: number,
  word: string,
  wish: number,
  free: (x: number, y: number) => boolean,
): void {
  const spot = (angle: number): readonly [number, number, number] => {
    const ux = Math.cos(angle);
    return [px + ux * (radius + 5), py + Math.sin(angle) * (radius + 9), ux];
  };
  // The word reaches outward from where it begins: both places must be free.
  const angle = turns
    .map((turn) => wish + turn)
    .find((each) => {
      const [x, y, ux] = spot(each);
      return free(x, y) && free(x + ux * 24, y);
    });
  const [x, y, ux] = spot(angle ?? wish);
  pen.text(word, x, y, "--exact", ux > 0.3 ? "left" : ux < -0.3 ? "right" : "center");
}
