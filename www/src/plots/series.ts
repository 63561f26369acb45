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

/** A run that outgrows its own beginning by this factor explodes. */
const explosion = 1e6;
/** Its beginning: this part of what is shown, and at least so many samples, from the first value on. */
const beginning = { part: 0.005, least: 3 };
/** Of an explosion the axis shows this many times the beginning, and at least so much (in SI units) … */
const magnified = 100;
const visible = 1;
/** … and beside other runs this many times their size. */
const stretch = 3;

const size = ({ min, max }: Extent): number => (min <= max ? Math.max(Math.abs(min), Math.abs(max)) : 0);

function beginningOf(y: Float64Array, from: number, to: number): number {
  let first = from;
  while (first < to && Number.isNaN(y[first])) first += 1;
  const length = Math.max(beginning.least, Math.ceil((to - first) * beginning.part));
  return size(extentOf(y, first, Math.min(to, first + length), { min: 0, max: 0 }));
}

/** True where values that span `extent` diverge from their beginning. Values below `imaginable` never do. */
export function explodes(y: Float64Array, from: number, to: number, extent: Extent, imaginable = 1): boolean {
  return size(extent) > Math.max(imaginable, explosion * beginningOf(y, from, to));
}

/** Extent of the part of an exploding run before it blew up. */
export function calmExtent(y: Float64Array, from: number, to: number, out: Extent): Extent {
  const limit = Math.max(visible, magnified * beginningOf(y, from, to));
  let end = from;
  while (end < to && !(Math.abs(y[end] as number) > limit)) end += 1;
  return extentOf(y, from, end, out);
}

/**
 * Range of the axis: all values of the runs that are bounded, and of runs that diverged only the part before,
 * so that one explosion does not flatten everything else.
 */
export function commonExtent(parts: readonly { extent: Extent; calm: Extent | null }[], out: Extent): Extent {
  out.min = Number.POSITIVE_INFINITY;
  out.max = Number.NEGATIVE_INFINITY;
  for (const { extent, calm } of parts) if (calm === null) include(out, extent);
  const most = stretch * size(out);
  for (const { calm } of parts) {
    if (calm === null || !(calm.min <= calm.max)) continue;
    include(out, most > 0 ? { min: Math.max(calm.min, -most), max: Math.min(calm.max, most) } : calm);
  }
  return out;
}

function include(out: Extent, extent: Extent): void {
  if (extent.min < out.min) out.min = extent.min;
  if (extent.max > out.max) out.max = extent.max;
}
