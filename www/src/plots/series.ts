// Reading a recorded series: where a time is, what its values span.
import type { Extent } from "./range";

/** Index of the first time that is at or after `time`; the length when there is none. */
export function firstAtOrAfter(t: Float64Array, time: number): number {
  let lo = 0;
  let hi = t.length;
  while (lo < hi) {
    const middle = (lo + hi) >> 1;
    if ((t[middle] as number) < time) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

/** Index of the sample nearest to `time`; −1 without samples. */
export function nearest(t: Float64Array, time: number): number {
  const after = firstAtOrAfter(t, time);
  if (after === 0) return t.length > 0 ? 0 : -1;
  if (after === t.length) return t.length - 1;
  return (t[after] as number) - time < time - (t[after - 1] as number) ? after : after - 1;
}

/** Smallest and largest finite value among y[from … to − 1], written to `out`; min > max when there is none. */
export function extentOf(y: Float64Array, from: number, to: number, out: Extent): Extent {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const value = y[i] as number;
    if (value < min && value !== Number.NEGATIVE_INFINITY) min = value;
    if (value > max && value !== Number.POSITIVE_INFINITY) max = value;
  }
  out.min = min;
  out.max = max;
  return out;
}

/** How much of a run that blew up still counts for the range of the axis. */
const calmPart = 0.9;
/** How far such a run may stretch the range beyond the other runs. */
const stretch = 3;

/**
 * What the axis must show: all values of the runs that live, and of runs that diverged only their calm part,
 * so that one explosion does not flatten everything else.
 */
export function commonExtent(parts: readonly { extent: Extent; calm: Extent | null }[], out: Extent): Extent {
  out.min = Number.POSITIVE_INFINITY;
  out.max = Number.NEGATIVE_INFINITY;
  for (const { extent, calm } of parts) if (calm === null) include(out, extent);
  const size = out.min <= out.max ? stretch * Math.max(Math.abs(out.min), Math.abs(out.max)) : 0;
  for (const { calm } of parts) {
    if (calm === null || !(calm.min <= calm.max)) continue;
    const limited = size > 0 ? { min: Math.max(calm.min, -size), max: Math.min(calm.max, size) } : calm;
    include(out, limited);
  }
  return out;
}

/** Extent of the part of a diverged run before it blew up. */
export function calmExtent(y: Float64Array, from: number, to: number, out: Extent): Extent {
  return extentOf(y, from, from + Math.ceil((to - from) * calmPart), out);
}

function include(out: Extent, extent: Extent): void {
  if (extent.min < out.min) out.min = extent.min;
  if (extent.max > out.max) out.max = extent.max;
}
