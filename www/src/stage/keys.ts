// The stage by keyboard: arrow keys move the body while paused and push it while running; + − 0 are the camera's. Where
// there are several bodies, system/system-keys.ts chooses among them.
import type { BodyInfo } from "../simulation/core";
import { placeOf } from "./bounds";
import type { StageHost } from "./host";

export const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels a body moves with one key press; with Shift. */
const stride = 5;
const longStride = 25;
/** Angle by which R turns a rigid body, rad: five degrees. */
const turning = Math.PI / 36;
/** Pixels between the body and the hand that pushes it. */
const pushReach = 70;

export class StageKeys {
  readonly #pressed = new Set<string>();

  constructor(protected readonly host: StageHost) {}

  /** Body that the arrow keys move. */
  get body(): BodyInfo | undefined {
    return this.host.scene.bodies.find(({ fixed }) => !fixed);
  }

  /** True when the key was one of the stage's. */
  down(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "+" || event.key === "=") this.host.zoom(1.25);
    else if (event.key === "-" || event.key === "−") this.host.zoom(0.8);
    else if (event.key === "0") this.host.fit();
    else if (event.key in directions) this.arrow(event);
    else if (event.key.toLowerCase() === "r") return this.#turn(event.shiftKey);
    else return false;
    return true;
  }

  /** False where there is nothing to turn. */
  #turn(back: boolean): boolean {
    const { session, hand } = this.host;
    const { body } = this;
    if (body?.kind !== "rigid" || session.playing) return false;
    if (hand.body !== body.id) hand.take(body);
    hand.turn(back ? turning : -turning);
    return true;
  }

  up(event: KeyboardEvent): void {
    if (!this.#pressed.delete(event.key)) return;
    const { hand } = this.host;
    if (this.#pressed.size === 0 && hand.pulling) hand.release();
  }

  /** The stage lost the focus, or another body is chosen: nothing stays held. */
  leave(): void {
    this.#pressed.clear();
    const { hand } = this.host;
    if (hand.body !== null) hand.release();
  }

  /** While running: the hand stays ahead of the body, so that it pushes evenly. */
  onFrame(): void {
    const { session, hand } = this.host;
    const { body } = this;
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

  protected arrow(event: KeyboardEvent): void {
    const { session, hand } = this.host;
    const { body } = this;
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (!body) return;
    if (session.playing) {
      this.#pressed.add(event.key);
      session.invalidate();
      return;
    }
    // The hand keeps its own place while it moves: otherwise the curve would never let the body go again.
    if (hand.body !== body.id) hand.take(body);
    const step = event.shiftKey ? longStride : stride;
    hand.moveBy(dx * step, dy * step);
  }
}
