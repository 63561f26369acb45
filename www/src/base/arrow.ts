// Arrows of drawings as path data: a shaft, and a head whose tip is the arrow's end.
import { type PathData, pathData } from "./path-data";

export interface ArrowShape {
  /** Length of the head, half its width, and how far from the tip the shaft ends. */
  readonly head: number;
  readonly half: number;
  readonly gap: number;
}

/** @param by from the place (x, y) to the tip */
export function arrowPaths(
  [x, y]: readonly [number, number],
  by: readonly [number, number],
  { head, half, gap }: ArrowShape,
): { shaft: PathData; head: PathData } {
  const length = Math.hypot(...by);
  const [u, v] = length > 0 ? [by[0] / length, by[1] / length] : [0, 0];
  const [tipX, tipY] = [x + by[0], y + by[1]];
  return {
    shaft: pathData`M${x} ${y}L${tipX - gap * u} ${tipY - gap * v}`,
    head: pathData`M${tipX} ${tipY}l${-head * u - half * v} ${-head * v + half * u}l${2 * half * v} ${-2 * half * u}z`,
  };
}
