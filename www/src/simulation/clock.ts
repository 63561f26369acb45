// Real time → simulated time with a fixed step. Pure: knows nothing of browsers or of the core.
// The clock holds one target time; every run takes whole steps until it has reached the target, so the
// physics is the same at 30, 60 or 144 frames a second, and drawing interpolates between the last two steps.

/** A frame later than this after the one before is a pause (hidden tab, breakpoint), not time to catch up. s */
export const longestFrame = 0.25;
/** Real time a frame may spend on stepping, so that the tab stays alive. ms */
export const workPerFrame = 9;
export const slowest = 0.01;
export const fastest = 4;

export class Clock {
  /** Simulated time that every run should reach. s */
  time = 0;
  #speed = 1;
  #last: number | null = null;

  /** Simulated seconds per real second, 0.01 to 4. */
  get speed(): number {
    return this.#speed;
  }
  set speed(value: number) {
    if (Number.isFinite(value)) this.#speed = Math.min(fastest, Math.max(slowest, value));
  }

  /** Moves the target on by the real time since the last call; by nothing at the first call and after a long gap. */
  advance(nowMilliseconds: number): void {
    const elapsed = this.#last === null ? 0 : (nowMilliseconds - this.#last) / 1000;
    this.#last = nowMilliseconds;
    if (elapsed > 0 && elapsed <= longestFrame) this.time += elapsed * this.#speed;
  }

  /** Forgets when the last frame was: time stands still until the next `advance`. */
  stop(): void {
    this.#last = null;
  }
}

/** Whole steps of size h from `time` until `target` is reached or passed; 0 when it already is. */
export function stepsUntil(time: number, target: number, h: number): number {
  if (!(h > 0) || !(target > time)) return 0;
  // A target that is a step's time but for rounding must not cost another step.
  return Math.max(0, Math.ceil((target - time) / h - 1e-6));
}

/** Where the target lies between the last two steps: 0 at `previous`, 1 at `present`. */
export function fractionBetween(previous: number, present: number, target: number): number {
  if (!(present > previous)) return 1;
  return Math.min(1, Math.max(0, (target - previous) / (present - previous)));
}
