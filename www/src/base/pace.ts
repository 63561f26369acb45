// When numbers of a running simulation are written anew: slowly enough to be read, and all of a page in the same frames, so that
// the same quantity reads the same wherever it stands.

/** ms */
const pause = 110;

/** The time of the present frame, the same for everything that is drawn in it. ms */
export function frameTime(): number {
  return Number(document.timeline.currentTime ?? performance.now());
}

/** True in the first frame of every pause. `last`: the frame in which the numbers were written. */
export function dueSince(last: number, now = frameTime()): boolean {
  return Math.floor(now / pause) !== Math.floor(last / pause);
}

/** Of drawings that need not follow every frame: a part of the pause, so that numbers are written in frames that draw. ms */
const drawing = pause / 3;

/** Mean times between frames above which a machine is busy, and below which it is no longer. ms */
const busyAbove = 22;
const freeBelow = 17.5;
/** Part of a new time in the mean. */
const weight = 0.1;
/** A longer time was a pause, not a slow frame. ms */
const longest = 250;

/**
 * Drawings that need not follow every frame, curves and timelines: 27 times a second, on a busy machine nine times, so that the
 * frames come sooner.
 */
export class Spared {
  #mean = 0;
  #asked = Number.NEGATIVE_INFINITY;
  #drawn = Number.NEGATIVE_INFINITY;
  #busy = false;

  /** Asked once in every frame. */
  due(now = frameTime()): boolean {
    const time = now - this.#asked;
    this.#asked = now;
    if (time < longest) this.#mean += weight * (time - this.#mean);
    this.#busy = this.#mean > (this.#busy ? freeBelow : busyAbove);
    const period = this.#busy ? pause : drawing;
    if (Math.floor(now / period) === Math.floor(this.#drawn / period)) return false;
    this.#drawn = now;
    return true;
  }
}
