// Pointer input of a stage: the hand grabs a body, an arrow under the pointer is highlighted. For several items see
// system/system-input.ts.
import type { BodyInfo } from "../simulation/core";
import type { Thing } from "../simulation/session";
import type { Eye } from "./eye";
import type { StageHost } from "./host";
import type { PointerTarget } from "./pointer";

export class StageInput implements PointerTarget {
  /** The body under the pointer. */
  hovered: number | null = null;

  constructor(protected readonly host: StageHost) {}

  get unit(): number {
    return this.host.unit;
  }
  get camera(): Eye {
    return this.host.scene.camera;
  }

  toolDown(_px: number, _py: number, _event: PointerEvent): boolean {
    return false;
  }
  toolUp(_px: number, _py: number): void {}
  toolCancel(): void {}
  click(_px: number, _py: number, _coarse: boolean): void {}

  bodyAt(px: number, py: number, coarse: boolean): boolean {
    return this.#movable(this.hit(px, py, coarse)) !== undefined;
  }
  takeAt(px: number, py: number, coarse: boolean): boolean {
    const { session, hand } = this.host;
    const body = this.#movable(this.hit(px, py, coarse));
    if (!body) return false;
    hand.take(body, this.host.scene.gripAt(session, body, px, py));
    session.highlight = null;
    session.invalidate();
    return true;
  }
  moveHeld(px: number, py: number): void {
    this.host.hand.moveTo(px, py);
  }
  release(): void {
    this.host.hand.release();
  }

  hover(px: number, py: number, free: boolean): void {
    if (free) this.point(px, py, this.hit(px, py, false));
  }
  leave(): void {
    this.hover(Number.NaN, Number.NaN, true);
  }
  moved(turned?: boolean): void {
    this.host.moved(turned);
  }

  /** The pointer stands over `hit`, or over an arrow, or over nothing. `marked`: things are lit too. */
  protected point(px: number, py: number, hit: Thing | null, marked = false): void {
    const { session, scene, arrows } = this.host;
    const body = this.#movable(hit)?.id ?? null;
    const arrow = hit === null ? scene.arrows.at(session.selected, scene.arrowBodies, arrows, px, py) : null;
    this.host.cursor(body !== null ? "grab" : arrow || (marked && hit) ? "pointer" : "");
    if (body !== this.hovered) {
      this.hovered = body;
      session.invalidate();
    }
    if (arrow) session.highlight = { symbol: arrow, source: "stage" };
    else if (hit && marked) session.highlight = { symbol: null, thing: hit, source: "stage" };
    else if (session.highlight?.source === "stage") session.highlight = null;
  }

  protected hit(px: number, py: number, coarse: boolean): Thing | null {
    const { scene, session } = this.host;
    return scene.hit(session, px, py, coarse);
  }
  /** The body of a thing, where it is one that moves. */
  #movable(thing: Thing | null): BodyInfo | undefined {
    if (thing?.kind !== "body") return undefined;
    return this.host.scene.bodies.find(({ id, fixed }) => id === thing.id && !fixed);
  }
}
