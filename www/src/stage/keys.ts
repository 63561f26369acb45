// The stage by keyboard: arrow keys move the body while paused and push it while running (in space they turn the scene
// until a body is chosen); N and P choose the next and the previous of several bodies; + − 0 are the camera's.
import type { BodyInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import { placeOf } from "./bounds";
import type { Eye } from "./eye";
import type { Hand } from "./hand";

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels a body moves with one key press; with Shift. */
const stride = 5;
const longStride = 25;
/** Pixels between the body and the hand that pushes it. */
const pushReach = 70;
/** Pixels the scene is turned by as if dragged, with one key press; with Shift. */
const turn = 16;
const longTurn = 64;

export interface KeyTarget {
  readonly session: Session;
  readonly camera: () => Eye;
  readonly hand: Hand;
  /** The body that the arrow keys move. */
  body(): BodyInfo | undefined;
  /** The next (1) or previous (−1) body; false where there is only one. */
  choose(direction: 1 | -1): boolean;
  /** Selects the body that is chosen; with Escape, lets go of what is. */
  select(chosen: boolean): boolean;
  turned(): void;
  zoom(factor: number): void;
  fit(): void;
}

export class StageKeys {
  readonly #pressed = new Set<string>();

  constructor(private readonly target: KeyTarget) {}

  /** True when the key was one of the stage's. */
  down(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "+" || event.key === "=") this.target.zoom(1.25);
    else if (event.key === "-" || event.key === "−") this.target.zoom(0.8);
    else if (event.key === "0" || (event.key === "Home" && this.target.camera().turns)) this.target.fit();
    else if (/^[np]$/i.test(event.key)) return this.target.choose(/n/i.test(event.key) ? 1 : -1);
    else if (event.key === "Enter" || event.key === "Escape")
      return this.target.select(event.key === "Enter");
    else if (event.key in directions) this.#arrow(event);
    else return false;
    return true;
  }

  up(event: KeyboardEvent): void {
    if (!this.#pressed.delete(event.key)) return;
    if (this.#pressed.size === 0 && this.target.hand.pulling) this.target.hand.release();
  }

  /** The stage lost the focus: nothing stays held. */
  leave(): void {
    this.#pressed.clear();
    if (this.target.hand.body !== null) this.target.hand.release();
  }

  /** While running: the hand stays ahead of the body, so that it pushes evenly. */
  onFrame(): void {
    const { session, hand } = this.target;
    const body = this.target.body();
    if (!body || this.#pressed.size === 0 || !session.playing) return;
    if (hand.body === null) hand.take(body);
    let dx = 0;
    let dy = 0;
    for (const key of this.#pressed) {
      dx += directions[key]?.[0] ?? 0;
      dy += directions[key]?.[1] ?? 0;
    }
    hand.moveBy(dx * pushReach, dy * pushReach, placeOf(session.selected.drawn, body));
  }

  #arrow(event: KeyboardEvent): void {
    const { session, hand } = this.target;
    const camera = this.target.camera();
    const body = this.target.body();
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (!body) {
      if (!camera.turns) return;
      const far = event.shiftKey ? longTurn : turn;
      camera.drag(dx * far, dy * far);
      this.target.turned();
    } else if (session.playing) {
      this.#pressed.add(event.key);
      session.invalidate();
    } else {
      // The hand keeps its own place while it moves: otherwise the curve would never let the body go again.
      if (hand.body !== body.id) hand.take(body);
      const step = event.shiftKey ? longStride : stride;
      hand.moveBy(dx * step, dy * step);
    }
  }
}
