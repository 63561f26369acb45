// Which part of time the plots of a card show: everything so far, the last seconds, or what one zoomed to.
import { roundUp } from "../base/nice";

export type WindowMode = "all" | "last";
/** Seconds of the "last" mode. */
export const lastSeconds = 10;
/** The window of a run that has just begun. s */
const least = 5;
/** The window of a run that has stopped is so many times as long as what it recorded. */
const endRoom = 1.08;
/** Nobody zooms closer. s */
const closest = 1e-6;

export class TimeWindow {
  lo = 0;
  hi = least;
  mode: WindowMode = "all";
  #zoom: { lo: number; hi: number } | null = null;

  get zoomed(): boolean {
    return this.#zoom !== null;
  }

  /** Follows the recording; `from` and `to` are what was recorded, `present` is what is shown. `ended`: nothing more will come. */
  follow(from: number, to: number, present: number, ended = false): void {
    if (this.#zoom) {
      this.lo = this.#zoom.lo;
      this.hi = this.#zoom.hi;
    } else if (this.mode === "last") {
      this.hi = Math.max(from + lastSeconds, present);
      this.lo = this.hi - lastSeconds;
    } else {
      // Grows by steps, so that a live curve moves through a window that stands still.
      this.lo = from;
      this.hi = from + (ended && to > from ? endRoom * (to - from) : stepped(to - from));
    }
  }

  zoom(a: number, b: number): void {
    const middle = (a + b) / 2;
    const half = Math.max(Math.abs(b - a), closest) / 2;
    this.#zoom = { lo: middle - half, hi: middle + half };
    this.lo = this.#zoom.lo;
    this.hi = this.#zoom.hi;
  }

  /** Closer (factor < 1) or wider about a moment, which keeps its place. */
  zoomAbout(time: number, factor: number): void {
    this.zoom(time + (this.lo - time) * factor, time + (this.hi - time) * factor);
  }

  reset(): void {
    this.#zoom = null;
  }
}

/** At least 5 s, then lengths of which the recording always fills more than half. */
export function stepped(length: number): number {
  const needed = length * 1.02;
  if (needed <= least) return least;
  const whole = roundUp(needed);
  const finer = [0.6, 0.8].map((part) => part * whole).find((each) => each >= needed);
  return Number((finer ?? whole).toPrecision(6));
}
