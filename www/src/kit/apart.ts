import type { Vector } from "../simulation/core";

/** The distance of two places. */
export const apart = (a: Vector, b: Vector): number => Math.hypot(...a.map((x, i) => x - (b[i] ?? 0)));
