// Walks through the iterations by itself, a few each second, until the end or until it is stopped.

/** Iterations a second; long traces go faster, so that none takes longer than `longest` seconds. */
export interface Pace {
  readonly pace: number;
  readonly longest: number;
}
const usual: Pace = { pace: 6, longest: 8 };

export class Playback {
  #timer = 0;

  get running(): boolean {
    return this.#timer !== 0;
  }

  /** Calls `step(k)` for every k after `from` up to `to`, then `end()`. */
  start(
    from: number,
    to: number,
    step: (k: number) => void,
    end: () => void,
    { pace, longest }: Pace = usual,
  ): void {
    this.stop();
    const perSecond = Math.max(pace, (to - from) / longest);
    const began = performance.now();
    const tick = (): void => {
      const k = Math.min(to, from + 1 + Math.floor(((performance.now() - began) / 1000) * perSecond));
      step(k);
      if (k >= to) {
        this.stop();
        end();
      }
    };
    this.#timer = window.setInterval(tick, 1000 / Math.min(30, perSecond));
    tick();
  }

  stop(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
  }
}
