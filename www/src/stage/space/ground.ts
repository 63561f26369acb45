// The ground of a scene in space: a grid of whole steps below it, as pairs of ends of lines, fading outwards. Pure.

import { roundUp } from "../../base/nice";
import type { Bounds } from "../bounds";

export interface Ground {
  readonly y: number;
  readonly step: number;
  /** x, z of both ends, line by line. */
  readonly lines: readonly (readonly [number, number, number, number])[];
}

/** Lines across in each direction, about. */
const lines = 12;

export function groundBelow({ left, right, bottom, top, back = 0, front = 0 }: Bounds): Ground {
  const step = roundUp(Math.max(right - left, front - back, 1e-6) / (lines - 4));
  const [cx, cz] = [left + right, back + front].map((x) => Math.round(x / 2 / step) * step) as [
    number,
    number,
  ];
  const half = (lines / 2) * step;
  const found: [number, number, number, number][] = [];
  for (let i = -lines / 2; i <= lines / 2; i++) {
    found.push(
      [cx + i * step, cz - half, cx + i * step, cz + half],
      [cx - half, cz + i * step, cx + half, cz + i * step],
    );
  }
  // A little below, so that nothing lies in its own shadow.
  return { y: bottom - 0.06 * Math.max(top - bottom, step), step, lines: found };
}
