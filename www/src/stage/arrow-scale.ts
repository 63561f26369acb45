// How long an arrow is drawn: a round number of units per metre, chosen so that the largest arrow of the last
// seconds fits well, changed rarely and smoothly; the arrow of a single step does not count. Pure: time is handed in.
import { roundUp } from "../base/nice";

/** The largest arrow of the window is between these parts of the stage's smaller side. */
export const longest = 0.36;
const shortest = 0.12;
/** The window of the largest arrow: two halves of this length, s. */
const halfWindow = 5;
/** An arrow that has to last is seen in more than half of the frames, of so many at least: frames may be few. */
const fewest = 3;
/** Time constant of the change to a new scale, s. */
const easing = 0.09;
/** Time for which a new scale is emphasised, s. */
const pulse = 0.9;

export class ArrowScale {
  /** Units per metre that the legend names; round. */
  target = 0;
  #shown = 0;
  #older = 0;
  #newer = 0;
  #since = 0;
  #recent: [number, number][] = [];
  #last = 0;
  #changed = Number.NEGATIVE_INFINITY;

  /**
   * `floor`: what is not more than this, in the arrow's unit, is rounding and counts as nothing. `lasting`: an arrow counts that is
   * as long for half of this time, s.
   */
  constructor(
    readonly floor = 0,
    readonly lasting = 0,
  ) {}

  /** Units per metre to draw with now. */
  get value(): number {
    return this.#shown;
  }

  /**
   * `largest`: the largest arrow of this frame in its unit; `reach`: the stage's smaller side in metres; `now` in s.
   * `held`: the scale stays, whatever the arrows do. True while the scale is still moving.
   */
  update(largest: number, reach: number, now: number, still: boolean, held = false): boolean {
    if (now - this.#since > halfWindow) {
      this.#older = this.#newer;
      this.#newer = 0;
      this.#since = now;
    }
    const counts = ([, at]: [number, number], i: number): boolean =>
      now - at < this.lasting || (this.lasting > 0 && i > this.#recent.length - fewest);
    const recent = still ? [] : this.#recent.filter(counts);
    if (Number.isFinite(largest)) recent.push([largest, now]);
    this.#recent = recent;
    const ordered = recent.map(([each]) => each).sort((a, b) => a - b);
    this.#newer = Math.max(this.#newer, ordered[(ordered.length - 1) >> 1] ?? 0);
    const peak = Math.max(this.#older, this.#newer);
    if (peak > this.floor && reach > 0) {
      const part = peak / this.target / reach;
      if (this.target === 0 || (!held && (part > longest || part < shortest))) {
        if (this.target > 0 && !still) this.#changed = now;
        this.target = roundUp(peak / (reach * longest));
      }
    }
    const elapsed = Math.min(0.1, Math.max(0, now - this.#last));
    this.#last = now;
    if (this.#shown === 0 || this.target === 0 || still) this.#shown = this.target;
    const gap = this.target > 0 ? Math.log(this.target / this.#shown) : 0;
    if (Math.abs(gap) < 0.004) {
      this.#shown = this.target;
      return this.fresh > 0 || recent.some(([each]) => each > peak);
    }
    this.#shown *= Math.exp(gap * (1 - Math.exp(-elapsed / easing)));
    return true;
  }

  /** From 1, when the scale has just changed, down to 0. */
  get fresh(): number {
    return Math.max(0, 1 - (this.#last - this.#changed) / pulse);
  }

  /** Another scene or other parameters: what was seen before says nothing. */
  forget(): void {
    this.#older = this.#newer = 0;
    this.#recent = [];
  }
}
