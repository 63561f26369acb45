// Real time → simulated time with a fixed step. Pure: independent of browsers and of the core.
// The clock holds one target time; every run takes whole steps until it has reached the target, so the
// physics is the same at 30, 60 or 144 frames a second, and drawing interpolates between the last two steps.

/** A frame later than this after the one before is a pause (hidden tab, breakpoint), not time to catch up. s */
export const longestFrame = 0.25;
/** Part of a frame's time that may be spent on stepping, so that the tab stays alive; at least, and at most, ms. */
const share = 0.45;
const leastWork = 9;
const mostWork = 20;
/** Part of a new time in the mean time of a frame. */
const weight = 0.1;
/** So many frames more came late than on time: the machine cannot keep up. As many are forgotten at most. */
const lateFrames = 6;
const forgotten = 24;

export const slowest = 0.01;
export const fastest = 4;

export class Clock {
  /** Simulated time that every run should reach. s */
  time = 0;
  #speed = 1;
  #last: number | null = null;
  /** Mean time of a frame, ms. */
  #frame = 0;
  /** Frames that came late less those on time, not below 0. */
  #late = 0;
  #slow = false;

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
    if (!(elapsed > 0 && elapsed <= longestFrame)) return;
    this.time += elapsed * this.#speed;
    this.#frame += weight * (1000 * elapsed - this.#frame);
  }

  /** Real time that this frame may spend on stepping: slow frames leave more, since there are fewer of them. ms */
  get work(): number {
    return Math.min(mostWork, Math.max(leastWork, share * this.#frame));
  }

  /** True while the machine cannot keep up with `speed`; one late frame among many is none. */
  get slow(): boolean {
    return this.#slow;
  }
  /** Told in every frame: time had to wait for the steps. */
  judge(late: boolean): void {
    this.#late = Math.min(forgotten, Math.max(0, this.#late + (late ? 1 : -1)));
    if (this.#late === 0) this.#slow = false;
    else if (this.#late > lateFrames) this.#slow = true;
  }

  /** Forgets when the last frame was: time stands still until the next `advance`. */
  stop(): void {
    this.#last = null;
  }
}

/** Whole steps of size h from `time` until `target` is reached or passed; 0 when it already is. */
export function stepsUntil(time: number, target: number, h: number): number {
  if (!(h > 0) || !(target > time)) return 0;
  // A target that equals a step's time up to rounding must not cost another step.
  return Math.max(0, Math.ceil((target - time) / h - 1e-6));
}

/** Where the target lies between the last two steps: 0 at `previous`, 1 at `present`. */
export function fractionBetween(previous: number, present: number, target: number): number {
  if (!(present > previous)) return 1;
  return Math.min(1, Math.max(0, (target - previous) / (present - previous)));
}
