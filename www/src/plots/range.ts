// The range of a y axis: grows at once when values leave it, shrinks only when most of it stays empty for a while.
// Between the two it stands still, so that a live curve moves and its axis does not.
export interface Extent {
  min: number;
  max: number;
}

/** Room left around the values when the range is chosen anew. */
const headroom = 0.12;
/** Room beyond a zero that no value passes: for the line's width. */
const zeroRoom = 0.06;
/** Room when it grows, so that it grows seldom; and when it has just grown before: the values are on their way up. */
const growth = 0.25;
const quickGrowth = 0.6;
/** Calls of `show` (frames) within which growing counts as "just before". */
const justBefore = 30;
/** The range may shrink when a fresh one would be narrower than this part of it … */
const shrinkBelow = 0.42;
/** … for so many calls of `show` in a row. */
const patience = 20;
/** Smaller values are rounding, and shown as 0. */
const rounding = 1e-12;
/** The range around values that are all the same. */
const smallest = 2 * rounding;

export class StableRange {
  lo = -1;
  hi = 1;
  #empty = true;
  #sinceGrowth = 0;
  #narrow = 0;

  /** @param zero the range always shows 0 */
  constructor(private readonly zero: boolean) {}

  /** Forget everything: the next values choose the range. */
  clear(): void {
    this.#empty = true;
  }

  /** @returns whether the range changed */
  show({ min, max }: Extent): boolean {
    if (!(min <= max) || !Number.isFinite(min) || !Number.isFinite(max)) return false;
    const bottom = this.zero ? Math.min(0, min) : min;
    const top = this.zero ? Math.max(0, max) : max;
    const span = Math.max(top - bottom, smallest, 1e-9 * Math.max(Math.abs(top), Math.abs(bottom)));
    this.#sinceGrowth += 1;
    if (this.#empty) return this.#choose(bottom, top, span, headroom);
    if (bottom < this.lo || top > this.hi) {
      const room = this.#sinceGrowth < justBefore ? quickGrowth : growth;
      this.#sinceGrowth = 0;
      return this.#choose(bottom, top, span, room);
    }
    const narrow = span * (1 + 2 * headroom) < shrinkBelow * (this.hi - this.lo);
    this.#narrow = narrow ? this.#narrow + 1 : 0;
    return this.#narrow >= patience && this.#choose(bottom, top, span, headroom);
  }

  #choose(bottom: number, top: number, span: number, room: number): true {
    this.#narrow = 0;
    // All values 0 up to rounding: nothing is known about their size yet.
    this.#empty = Math.max(Math.abs(bottom), Math.abs(top)) < rounding;
    const middle = (bottom + top) / 2;
    const beyond = (edge: number): number => (this.zero && edge === 0 ? zeroRoom : room);
    this.lo = middle - (this.#empty ? 1 : span * (0.5 + beyond(bottom)));
    this.hi = middle + (this.#empty ? 1 : span * (0.5 + beyond(top)));
    return true;
  }
}
