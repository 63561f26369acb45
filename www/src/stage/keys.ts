// The stage by keyboard: arrow keys move the body while paused and push it while running; + − 0 are the camera's.
import type { BodyInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import type { Camera } from "./camera";
import type { Hand } from "./hand";
import { place } from "./picture";

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Pixels a body moves with one key press; with Shift. */
const stride = 5;
const longStride = 25;
/** Pixels between the body and the hand that pushes it. */
const pushReach = 70;

export interface KeyTarget {
  readonly session: Session;
  readonly camera: Camera;
  readonly hand: Hand;
  body(): BodyInfo | undefined;
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
    else if (event.key === "0") this.target.fit();
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
    const { session, camera, hand } = this.target;
    const body = this.target.body();
    if (!body || this.#pressed.size === 0 || !session.playing) return;
    if (hand.body === null) hand.take(body);
    const [x, y] = place(session.selected, body);
    let dx = 0;
    let dy = 0;
    for (const key of this.#pressed) {
      dx += directions[key]?.[0] ?? 0;
      dy += directions[key]?.[1] ?? 0;
    }
    const reach = pushReach / camera.scale;
    hand.move(x + dx * reach, y + dy * reach);
  }

  #arrow(event: KeyboardEvent): void {
    const { session, camera, hand } = this.target;
    const body = this.target.body();
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (!body) return;
    if (session.playing) {
      this.#pressed.add(event.key);
      session.invalidate();
      return;
    }
    // The hand keeps its own place while it moves: otherwise the curve would never let the body go again.
    if (hand.body === null) hand.take(body);
    const step = (event.shiftKey ? longStride : stride) / camera.scale;
    hand.move(hand.x + dx * step, hand.y + dy * step);
  }
}
