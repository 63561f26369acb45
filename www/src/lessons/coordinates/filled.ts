// How full a matrix is.
import type { Matrix } from "../../simulation/core";

/** Entries below this are rounding, 1/kg. */
export const negligible = 1e-12;

/** The part of the entries that are not zero. */
export const filled = ({ data }: Matrix): number =>
  data.reduce((count, value) => count + (Math.abs(value) > negligible ? 1 : 0), 0) / Math.max(1, data.length);
