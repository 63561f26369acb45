// What pointers mean on the stage: a tool has them first, then the hand takes bodies; what lies under the pointer is lit,
// a click selects it.
import type { BodyInfo, Vector } from "../simulation/core";
import type { Session, Thing } from "../simulation/session";
import type { Eye } from "./eye";
import type { Hand } from "./hand";
import type { Picture } from "./picture";
import type { PointerTarget } from "./pointer";
import type { StageTool, WorldPoint } from "./tool";
import type { ArrowKind } from "./vectors";

/** What the input asks of the stage. */
export interface InputHost {
  readonly arrows: ReadonlySet<ArrowKind>;
  readonly tool: StageTool | null;
  selected: Thing | null;
  unit(): number;
  picture(): Picture;
  cursor(name: string): void;
  /** The camera was moved by hand. */
  moved(): void;
}

export class StageInput implements PointerTarget {
  /** The body under the pointer. */
  hovered: number | null = null;
  #tooling: StageTool | null = null;

  constructor(
    private readonly session: Session,
    private readonly hand: Hand,
    private readonly host: InputHost,
  ) {}

  get unit(): number {
    return this.host.unit();
  }
  get camera(): Eye {
    return this.host.picture().camera;
  }

  toolDown(px: number, py: number, event: PointerEvent): boolean {
    const { tool } = this.host;
    if (!tool || event.button !== 0) return false;
    const taken = tool.down(this.#point(px, py), this.#hit(px, py, event.pointerType === "touch"), event);
    if (taken) this.#tooling = tool;
    this.session.invalidate();
    return taken;
  }
  toolUp(px: number, py: number): void {
    this.#tooling?.up?.(this.#point(px, py), this.#hit(px, py, false));
    this.#tooling = null;
    this.session.invalidate();
  }
  toolCancel(): void {
    this.#tooling?.cancel?.();
    this.#tooling = null;
    this.session.invalidate();
  }

  bodyAt(px: number, py: number, coarse: boolean): boolean {
    return this.host.tool !== null || this.#movable(px, py, coarse) !== undefined;
  }
  takeAt(px: number, py: number, coarse: boolean): boolean {
    const body = this.#movable(px, py, coarse);
    if (!body) return false;
    this.hand.take(body);
    this.session.highlight = null;
    this.session.invalidate();
    return true;
  }
  moveHeld(px: number, py: number): void {
    this.hand.moveTo(px, py);
  }
  release(): void {
    this.hand.release();
  }

  click(px: number, py: number, coarse: boolean): void {
    if (!this.host.picture().marksThings) return;
    this.host.selected = this.#hit(px, py, coarse);
    // What was pressed is under the pointer still.
    if (!coarse) this.hover(px, py, true);
  }

  hover(px: number, py: number, free: boolean): void {
    const { session, host } = this;
    const picture = host.picture();
    const hit = this.#hit(px, py, false);
    const { tool } = host;
    tool?.move?.(this.#point(px, py), hit);
    if (tool) session.invalidate();
    if (!free) return;
    const body = hit?.kind === "body" && this.#bodyOf(hit) ? hit.id : null;
    const arrow = hit === null ? picture.arrowAt(session.selected, host.arrows, px, py) : null;
    host.cursor(tool?.cursor ?? (body !== null ? "grab" : arrow || hit ? "pointer" : ""));
    if (body !== this.hovered) {
      this.hovered = body;
      session.invalidate();
    }
    if (arrow) session.highlight = { symbol: arrow, source: "stage" };
    else if (hit && picture.marksThings) session.highlight = { symbol: null, thing: hit, source: "stage" };
    else if (session.highlight?.source === "stage") session.highlight = null;
  }
  leave(): void {
    this.hover(Number.NaN, Number.NaN, true);
  }
  moved(): void {
    this.host.moved();
  }

  #hit(px: number, py: number, coarse: boolean): Thing | null {
    return this.host.picture().hit(this.session, px, py, coarse);
  }
  #movable(px: number, py: number, coarse: boolean): BodyInfo | undefined {
    return this.#bodyOf(this.#hit(px, py, coarse));
  }
  /** The body of a thing, where it is one that moves. */
  #bodyOf(thing: Thing | null): BodyInfo | undefined {
    if (thing?.kind !== "body") return undefined;
    return this.host.picture().bodies.find(({ id, fixed }) => id === thing.id && !fixed);
  }
  #point(px: number, py: number): WorldPoint {
    const [x = 0, y = 0, z]: Vector = this.camera.point(px, py);
    return z === undefined ? { x, y } : { x, y, z };
  }
}
