// Hand on a body: pulls it by a spring while time runs, places it while time stands still. Mouse, touch, pen and keys
// all use it, so that they have the same effect.
import type { BodyInfo, Vector } from "../simulation/core";
import { dimensionOf, placeOf, toWorld } from "../simulation/pose";
import type { Session } from "../simulation/session";
import type { Scene } from "./scene";
import { snap } from "./snap";

/** Pixels within which a body that is placed jumps onto the curve. */
export const snapReach = 8;

export interface Placed {
  readonly body: number;
  /** On a curve. */
  readonly legal: boolean;
}

export class Hand {
  #body: BodyInfo | null = null;
  /** The point of the body that is held, in its own coordinates. */
  #local: Vector = [];
  #pulling = false;
  /** Where the hand is, world coordinates. */
  at: Vector = [];
  /** Where the last body was put; null after it was let go while running. */
  placed: Placed | null = null;
  /** True while a body is being put somewhere: what "change" then tells is no other scene. */
  placing = false;

  constructor(
    private readonly session: Session,
    private readonly scene: () => Scene,
    private readonly onPlaced: () => void,
  ) {}

  get body(): number | null {
    return this.#body?.id ?? null;
  }
  get pulling(): boolean {
    return this.#pulling;
  }

  /** `local`: the point of a rigid body that is taken; its centre where absent. */
  take(body: BodyInfo, local?: Vector): void {
    this.#body = body;
    this.#local = local ?? new Array<number>(dimensionOf(body)).fill(0);
    this.at = this.grip(this.session.selected.drawn);
    if (this.session.playing) this.#pull();
  }

  /** Where the held point of the body is. */
  grip(positions: Float64Array): Vector {
    return this.#body ? toWorld(positions, this.#body, this.#local) : this.at;
  }
  /** Turns a rigid body of the plane about its centre; only while time stands still. */
  turn(angle: number): void {
    const body = this.#body;
    const { session } = this;
    if (!body || session.playing || body.kind !== "rigid" || dimensionOf(body) === 3) return;
    const { drawn } = session.selected;
    this.#put(body, placeOf(drawn, body), (drawn[body.positionOffset + 2] ?? 0) + angle);
    this.at = this.grip(session.selected.drawn);
  }

  /** The hand goes to a pixel; in space it stays as far from the eye as it is. */
  moveTo(px: number, py: number): void {
    this.#move(this.scene().camera.point(px, py, this.at));
  }
  /** The hand goes so many pixels from where it is, or from `start`. */
  moveBy(dx: number, dy: number, start = this.at): void {
    const { camera } = this.scene();
    const [x, y] = camera.pixel(start);
    this.#move(camera.point(x + dx, y + dy, start));
  }

  #move(at: Vector): void {
    if (!this.#body || !at.every(Number.isFinite)) return;
    this.at = at;
    if (this.session.playing) {
      if (this.#pulling) this.session.moveGrab(at);
      else this.#pull();
      return;
    }
    this.#letSpringGo();
    const { camera, glyphs } = this.scene();
    const [x = 0, y = 0] = at;
    if (this.#body.kind === "rigid") {
      const arm = toWorld(this.session.selected.drawn, this.#body, this.#local, true);
      this.#put(
        this.#body,
        at.map((value, i) => value - (arm[i] ?? 0)),
      );
      return;
    }
    const spot = at.length === 2 ? snap(glyphs, x, y, snapReach / camera.scale) : null;
    this.#put(this.#body, spot ? [spot.x, spot.y] : at, undefined, spot?.snapped);
  }

  #put({ id }: BodyInfo, at: Vector, angle?: number, legal = false): void {
    this.placing = true;
    this.session.place(id, at, angle);
    this.placing = false;
    this.placed = { body: id, legal };
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
    this.session.grab(this.#body.id, this.#local, this.at);
  }

  #letSpringGo(): void {
    if (!this.#pulling) return;
    this.#pulling = false;
    this.session.releaseGrab();
  }
}
