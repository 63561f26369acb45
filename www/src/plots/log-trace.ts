// log₁₀|y| over time on a linear axis labelled 10ⁿ.
import type { AxisRange, PlotKind } from "./definition";
import type { Extent } from "./range";
import { decadeTicks } from "./ticks";

/** Zero is drawn here: below anything rounding leaves over. */
const floor = -20;
/** The fewest decades shown. */
const fewest = 2;
/** Dips shorter than this part of the window (sign changes) do not count for the range. */
const blocks = 40;

/** Whole decades; grows at once, shrinks when less than half of it is used. */
export class DecadeRange implements AxisRange {
  lo = -6;
  hi = 0;
  #empty = true;

  clear(): void {
    this.#empty = true;
  }
  show({ min, max }: Extent): boolean {
    if (!(min <= max)) return false;
    const hi = Math.ceil(max + 0.1);
    const lo = Math.min(Math.floor(min - 0.1), hi - fewest);
    const inside = lo >= this.lo && hi <= this.hi;
    if (!this.#empty && inside && hi - lo > 0.5 * (this.hi - this.lo)) return false;
    const changed = lo !== this.lo || hi !== this.hi;
    this.lo = this.#empty || inside ? lo : Math.min(lo, this.lo);
    this.hi = this.#empty || inside ? hi : Math.max(hi, this.hi);
    this.#empty = false;
    return changed;
  }
}

/** Smallest of the block maxima and largest value: a curve crossing zero does not drag the range down. */
function extent(y: Float64Array, from: number, to: number, out: Extent): Extent {
  const length = Math.max(1, Math.ceil((to - from) / blocks));
  out.min = Number.POSITIVE_INFINITY;
  out.max = Number.NEGATIVE_INFINITY;
  for (let start = from; start < to; start += length) {
    let top = Number.NEGATIVE_INFINITY;
    for (let i = start; i < Math.min(to, start + length); i++) {
      const value = y[i] as number;
      // A run that goes to infinity: its last finite decades stay.
      if (value !== Number.POSITIVE_INFINITY) top = Math.max(top, value);
    }
    if (top > floor && top < out.min) out.min = top;
    if (top > floor && top > out.max) out.max = top;
  }
  return out;
}

/** Logarithms into an array that is kept and grows; the curve sees exactly its filled part. */
function logarithms(values: Float64Array, kept: Float64Array): Float64Array {
  const room =
    kept.buffer.byteLength >= values.byteLength ? kept.buffer : new ArrayBuffer(2 * values.byteLength);
  const out = kept.length === values.length ? kept : new Float64Array(room, 0, values.length);
  for (let i = 0; i < values.length; i++) {
    const value = Math.abs(values[i] as number);
    out[i] = Number.isNaN(value) ? Number.NaN : Math.max(floor, Math.log10(value));
  }
  return out;
}

export const logTrace: PlotKind = {
  axis: "time",
  fill(curve, read, [name]) {
    const { t, y } = read(name as string);
    curve.t = t;
    curve.x = t;
    curve.y = logarithms(y, curve.y);
  },
  range: () => new DecadeRange(),
  extent,
  ticks: decadeTicks,
  quantity: (y) => (y <= floor ? 0 : 10 ** y),
};
