// What a hand does with a body: pull it by a spring while time runs, place it while time stands still. Mouse, touch,
// pen and keys all end up here, so that they do the same.
import type { BodyInfo } from "../simulation/core";
import type { Session } from "../simulation/session";
import type { Camera } from "./camera";
import { type Picture, place as placeOf } from "./picture";
import { snap } from "./snap";

/** Pixels within which a body that is placed jumps onto the curve. */
export const snapReach = 8;

export interface Placed {
  readonly body: number;
  readonly legal: boolean;
}

export class Hand {
  #body: BodyInfo | null = null;
  #pulling = false;
  x = 0;
  y = 0;
  /** Where the last body was put; null after it was let go while running. */
  placed: Placed | null = null;

  constructor(
    private readonly session: Session,
    private readonly camera: Camera,
    private readonly picture: Picture,
    private readonly onPlaced: () => void,
  ) {}

  get body(): number | null {
    return this.#body?.id ?? null;
  }
  get pulling(): boolean {
    return this.#pulling;
  }

  take(body: BodyInfo): void {
    this.#body = body;
    [this.x, this.y] = placeOf(this.session.selected, body);
    if (this.session.playing) this.#pull();
  }

  /** The hand goes to (x, y) in the world. */
  move(x: number, y: number): void {
    if (!this.#body || !Number.isFinite(x) || !Number.isFinite(y)) return;
    this.x = x;
    this.y = y;
    if (this.session.playing) {
      if (this.#pulling) this.session.moveGrab([x, y]);
      else this.#pull();
      return;
    }
    this.#letSpringGo();
    const spot = snap(this.picture.glyphs, x, y, snapReach / this.camera.scale);
    this.session.place(this.#body.id, [spot.x, spot.y]);
    this.placed = { body: this.#body.id, legal: spot.snapped };
    this.onPlaced();
  }

  release(): void {
    this.#letSpringGo();
    this.#body = null;
    this.session.invalidate();
  }

  /** Time was started or stopped while something was held: the spring begins or ends. */
  onTransport(): void {
    if (!this.#body) return;
    if (this.session.playing && !this.#pulling) this.#pull();
    else if (!this.session.playing) this.#letSpringGo();
  }

  #pull(): void {
    if (!this.#body) return;
    this.#pulling = true;
    this.placed = null;
    this.session.grab(this.#body.id, [0, 0], [this.x, this.y]);
  }

  #letSpringGo(): void {
    if (!this.#pulling) return;
    this.#pulling = false;
    this.session.releaseGrab();
  }
}
