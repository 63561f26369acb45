// A joint or motor between two bodies, or a body and the ground: press where it shall be and drag to the other body, or click one
// after the other. Empty ground stands for the ground, a second click in the same place for what lies beneath. The drag
// is also the axis of a slider, in space that of a screw and of a torsional spring.
import type { Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import type { Pick } from "../edits";
import type { Kind } from "../kinds";
import { drawPicked, drawTie } from "./preview";
import { bodyMeant, type Gathering, moved, rounded, type ToolWorkspace, whereIs } from "./workspace";

export class JointTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  /** A body with the point that was pressed, or a place on the ground. */
  #first: Pick | null = null;
  /** Where the button went down on the first, until it goes up. */
  #pressed: Vector | null = null;
  #pointer: Vector | null = null;

  constructor(
    private readonly workspace: ToolWorkspace,
    readonly kind: Kind,
    /** Values other than the catalogue's. */
    private readonly values: Readonly<Record<string, unknown>> = {},
  ) {}

  get count(): number {
    return this.#first ? 1 : 0;
  }
  /** One body can be joined to what is beneath it, or to the ground. */
  get enough(): boolean {
    return this.#first !== null && "body" in this.#first;
  }

  down(point: WorldPoint, hit: Thing | null): boolean {
    const at = rounded(point, this.workspace.scale);
    if (this.#first) {
      this.#join(at, hit);
      return true;
    }
    const body = bodyMeant(this.workspace, hit, at);
    this.#first = body === null ? ground(at) : { body, anchor: this.workspace.grip(body, at) };
    this.#pressed = at;
    this.#pointer = at;
    this.workspace.changed();
    return true;
  }

  move(point: WorldPoint): void {
    if (!this.#first) return;
    this.#pointer = rounded(point, this.workspace.scale);
    this.workspace.redraw();
  }

  up(point: WorldPoint, hit: Thing | null): void {
    const from = this.#pressed;
    this.#pressed = null;
    const at = rounded(point, this.workspace.scale);
    if (this.#first && from && moved(from, at, this.workspace.scale)) this.#join(at, hit);
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Enter") return this.finish();
    if (event.key !== "Escape" || !this.#first) return false;
    this.cancel();
    return true;
  }

  finish(): boolean {
    const first = this.#first;
    if (!first || !("body" in first)) return false;
    this.#make(first, this.#under(first.body, whereIs(this.workspace, first)));
    return true;
  }

  /** One body with the ground, or two where the first one's centre is. */
  take([first, second, ...more]: readonly number[]): boolean {
    this.cancel();
    if (first === undefined || more.length > 0) return false;
    const pick: Pick = { body: first };
    return this.#make(pick, second === undefined ? this.#ground(pick) : { body: second });
  }

  cancel(): void {
    this.#first = null;
    this.#pressed = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    if (!this.#first) return;
    const at = whereIs(this.workspace, this.#first);
    if (this.#pointer) drawTie(pen, view, [at, this.#pointer]);
    drawPicked(pen, view, [at]);
  }

  #join(at: Vector, hit: Thing | null): void {
    const first = this.#first;
    if (!first) return;
    const place = whereIs(this.workspace, first);
    const along = moved(place, at, this.workspace.scale) ? at.map((x, i) => x - (place[i] ?? 0)) : undefined;
    const other = bodyMeant(this.workspace, hit, at);
    if (!("body" in first)) {
      if (other === null) this.workspace.say("kit-joint-needs-body");
      else this.#make(first, { body: other }, along);
    } else if (other === null) this.#make(first, this.#ground(first), along);
    else if (other === first.body) this.#make(first, this.#under(other, place), along);
    else this.#make(first, { body: other }, along);
  }

  #under(body: number, place: Vector): Pick {
    const beneath = this.workspace.beneath(body, place);
    return beneath === null ? ground(place) : { body: beneath };
  }
  #ground(of: Pick): Pick {
    return ground(whereIs(this.workspace, of));
  }

  /** The ground comes first: a motor turns the second body against the first. */
  #make(first: Pick, second: Pick, along?: Vector): boolean {
    this.cancel();
    const picks = "body" in second ? [first, second] : [second, first];
    const drawn = this.workspace.inSpace ? ["slider", "screw", "torsion"] : ["slider"];
    const axis = along && drawn.includes(this.kind.id) ? { along } : {};
    return this.workspace.make({ kind: this.kind, picks: [picks], values: this.values, ...axis });
  }
}

function ground(at: Vector): Pick {
  return { at, fixed: true };
}
