// A scene runs only while it can be seen: what is below the fold, on another slide or in a hidden element stands still and goes on
// from there.
import { onSight } from "../base/observe";
import type { Session } from "../simulation/session";

export class PlayInSight {
  readonly #session: Session;
  readonly #stops: (() => void)[];
  #wished = false;
  #seen = false;
  #shown = true;

  constructor(element: Element, session: Session) {
    this.#session = session;
    this.#stops = [
      onSight(element, (seen) => {
        this.#seen = seen;
        this.#apply();
      }),
      // Somebody pressed a button, or the runs have stopped.
      session.on("transport", () => {
        if (this.#allowed) this.#wished = session.playing;
      }),
    ];
  }

  /** Runs, or will run when it is seen. */
  get wished(): boolean {
    return this.#wished;
  }
  play(): void {
    this.#wished = true;
    this.#apply();
  }
  pause(): void {
    this.#wished = false;
    this.#apply();
  }
  /** A deck tells that the slide is shown or hidden. */
  set shown(shown: boolean) {
    this.#shown = shown;
    this.#apply();
  }
  stop(): void {
    for (const stop of this.#stops) stop();
  }

  get #allowed(): boolean {
    return this.#seen && this.#shown;
  }
  #apply(): void {
    const playing = this.#wished && this.#allowed;
    if (playing === this.#session.playing) return;
    if (playing) this.#session.play();
    else this.#session.pause();
  }
}
