// One tool for everything that is made of particles: stick, spring, rope, angle, area, rigid group, pin … Particles are
// chosen one after the other, by clicks or by dragging from one to the next; on empty ground a new one is meant, where
// the kind allows. When all are chosen it is made; where any number will do, a click on a chosen one, a double click or
// Enter ends it.
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import type { Pick } from "../edits";
import type { Kind, Slot } from "../kinds";
import { drawPicked, drawTie } from "./preview";
import { bodyMeant, type Gathering, moved, rounded, type ToolWorkspace, whereIs } from "./workspace";

export class PickTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  #lists: Pick[][] = [[]];
  /** Where the button went down, until it goes up. */
  #pressed: readonly number[] | null = null;
  #pointer: readonly number[] | null = null;

  constructor(
    private readonly workspace: ToolWorkspace,
    readonly kind: Kind,
    /** True where a click on empty ground makes a particle. */
    private readonly makes: boolean,
  ) {}

  get count(): number {
    return this.#lists.flat().length;
  }
  /** The slot that is being filled. */
  get slot(): Slot | undefined {
    return this.kind.slots[this.#lists.length - 1];
  }
  /** True where enough bodies are chosen. */
  get enough(): boolean {
    const { slots } = this.kind;
    return slots.every(({ min }, i) => (this.#lists[i]?.length ?? 0) >= min);
  }

  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    const at = rounded(point, this.workspace.scale);
    if (bodyMeant(this.workspace, hit, at) === null && !this.makes) return false;
    this.#pressed = at;
    this.#choose(at, hit, event.shiftKey);
    return true;
  }

  move(point: WorldPoint): void {
    this.#pointer = rounded(point, this.workspace.scale);
    if (this.count > 0) this.workspace.redraw();
  }

  up(point: WorldPoint, hit: Thing | null): void {
    const from = this.#pressed;
    this.#pressed = null;
    const at = rounded(point, this.workspace.scale);
    if (!from || this.count === 0 || !moved(from, at, this.workspace.scale)) return;
    if (this.makes || bodyMeant(this.workspace, hit, at) !== null) this.#choose(at, hit, false);
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Enter") return this.finish();
    if (this.count === 0) return false;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Backspace") this.#takeBack();
    else return false;
    return true;
  }

  /** Makes it of what is chosen, if that is enough. */
  finish(): boolean {
    if (!this.enough) return false;
    const picks = this.#lists;
    this.cancel();
    return this.workspace.make({ kind: this.kind, picks });
  }

  /** Bodies by number, as one types them or as they are selected; true when it was made of them. */
  take(bodies: readonly number[]): boolean {
    this.cancel();
    for (const body of bodies) {
      if (!this.slot) return false;
      this.#add({ body });
    }
    return this.finish();
  }

  cancel(): void {
    this.#lists = [[]];
    this.#pressed = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    const points = this.#lists.flat().map((pick) => whereIs(this.workspace, pick));
    const ahead = this.#pointer && points.length > 0 ? [...points, this.#pointer] : points;
    drawTie(pen, view, ahead);
    drawPicked(pen, view, points);
  }

  #choose(at: readonly number[], hit: Thing | null, fixed: boolean): void {
    const body = bodyMeant(this.workspace, hit, at);
    const pick: Pick = body === null ? { at, fixed: fixed || this.workspace.fixed } : this.#grip(body, at);
    if (this.#holds(pick)) {
      this.finish();
      return;
    }
    this.#add(pick);
    if (this.slot === undefined) this.finish();
    else this.workspace.changed();
  }

  /** Sticks and springs hold a rigid body where it was pressed. */
  #grip(body: number, at: readonly number[]): Pick {
    if (this.kind.anchors === "none") return { body };
    const anchor = this.workspace.grip(body, at);
    return anchor.some((x) => x !== 0) ? { body, anchor } : { body };
  }

  /** Adds to the present slot; a full slot is followed by the next. */
  #add(pick: Pick): void {
    const { slot } = this;
    const list = this.#lists.at(-1);
    if (!slot || !list) return;
    list.push(pick);
    if (list.length >= slot.max) this.#lists.push([]);
  }

  /** Chosen before, in the slot that is being filled: the same body, or the same place on empty ground. */
  #holds(pick: Pick): boolean {
    return (this.#lists.at(-1) ?? []).some((other) =>
      "body" in pick
        ? "body" in other && other.body === pick.body
        : !("body" in other) && !moved(other.at, pick.at, this.workspace.scale),
    );
  }

  #takeBack(): void {
    if (this.#lists.at(-1)?.length === 0) this.#lists.pop();
    this.#lists.at(-1)?.pop();
    if (this.#lists.length === 0) this.#lists = [[]];
    this.workspace.changed();
  }
}
