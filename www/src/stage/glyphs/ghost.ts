// The exact motion beside the computed one: a dashed ring with the word for it.
import type { Pen } from "../pen";

const radius = 12;
/** Directions tried for the word, from the wished one on. */
const turns = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2];
/** Places along the word that must be free. px */
const between = 12;

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

/** The word beside the ring, in the first direction from `wish` (an angle) on in which most of it is `free`. */
export function drawGhostWord(
  pen: Pen,
  px: number,
  py: number,
  word: string,
  wish: number,
  free: (x: number, y: number) => boolean,
): void {
  const width = pen.widthOf(word);
  /** Where it begins. */
  const spot = (angle: number): readonly [number, number] => {
    const ux = Math.cos(angle);
    const before = ux > 0.3 ? 0 : ux < -0.3 ? width : width / 2;
    return [px + ux * (radius + 5) - before, py + Math.sin(angle) * (radius + 9)];
  };
  const blocked = ([x, y]: readonly [number, number]): number => {
    let count = 0;
    for (let at = 0; at < width + between; at += between) if (!free(x + at, y)) count += 1;
    return count;
  };
  const spots = turns.map((turn) => spot(wish + turn));
  const [[x, y] = spot(wish)] = spots.sort((a, b) => blocked(a) - blocked(b));
  pen.text(word, x, y, "--exact");
}
