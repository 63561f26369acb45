// A ring or a straight wire for a bead: press on the bead (or on empty ground, where a new one is meant) and drag, to the
// centre of the ring, or along the wire. A click alone gives the wire its usual size and direction.
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { apart } from "../apart";
import type { Pick } from "../edits";
import { drawPicked, drawRing, drawTie } from "./preview";
import { moved, rounded, type ToolWorkspace, whereIs } from "./workspace";

export class WireTool implements StageTool {
  readonly cursor = "crosshair";
  #bead: Pick | null = null;
  #to: readonly number[] = [];

  constructor(
    private readonly workspace: ToolWorkspace,
    private readonly shape: "circle" | "line",
  ) {}

  down(point: WorldPoint, hit: Thing | null): boolean {
    const at = rounded(point, this.workspace.scale);
    this.#bead = hit?.kind === "body" ? { body: hit.id } : { at };
    this.#to = at;
    this.workspace.changed();
    return true;
  }

  move(point: WorldPoint): void {
    if (!this.#bead) return;
    this.#to = this.#level(rounded(point, this.workspace.scale));
    this.workspace.redraw();
  }

  up(point: WorldPoint): void {
    const bead = this.#bead;
    const to = this.#level(rounded(point, this.workspace.scale));
    this.cancel();
    const kind = this.workspace.kind("constraint", this.shape);
    if (!bead || !kind) return;
    const from = whereIs(this.workspace, bead);
    const values = moved(from, to, this.workspace.scale) ? this.#values(from, to) : {};
    this.workspace.make({ kind, picks: [[bead]], values });
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== "Escape" || !this.#bead) return false;
    this.cancel();
    return true;
  }

  cancel(): void {
    this.#bead = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    if (!this.#bead) return;
    const from = whereIs(this.workspace, this.#bead);
    drawPicked(pen, view, [from]);
    if (!moved(from, this.#to, view.scale)) return;
    if (this.shape === "circle") drawRing(pen, view, this.#to, apart(from, this.#to));
    drawTie(pen, view, this.shape === "line" ? [reflected(from, this.#to), this.#to] : [from, this.#to]);
  }

  #values(from: readonly number[], to: readonly number[]): Record<string, unknown> {
    return this.shape === "circle"
      ? { center: to, radius: apart(from, to) }
      : { point: from, direction: to.map((x, i) => x - (from[i] ?? 0)) };
  }

  /** In space a ring stands upright at the depth of its bead. */
  #level(to: readonly number[]): readonly number[] {
    const from = this.#bead && whereIs(this.workspace, this.#bead);
    return this.shape === "circle" && from && to.length === 3 ? [to[0] ?? 0, to[1] ?? 0, from[2] ?? 0] : to;
  }
}

/** Point reflection. */
function reflected(about: readonly number[], point: readonly number[]): number[] {
  return about.map((x, i) => 2 * x - (point[i] ?? 0));
}
