// Bodies by their corners: click them one after the other. Of a convex body a click on the first or on the last, a double click
// or Enter closes it; corners that lie inside what the others enclose do not count: the core keeps the convex hull. Of a
// chain of segments a click on the first closes the ring, and one on the last, a double click or Enter leaves it open: it is
// ground, and stays where it is.
import type { BodyDocument, Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import { hullOf } from "../../stage/hull";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { convexOf } from "./outline";
import { drawPicked, drawTie } from "./preview";
import { type Gathering, moved, rounded, type ToolWorkspace } from "./workspace";

export class PolygonTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  #corners: Vector[] = [];
  #pointer: Vector | null = null;
  #fixed = false;

  constructor(
    private readonly workspace: ToolWorkspace,
    private readonly shape: "convex" | "chain" = "convex",
  ) {}

  get count(): number {
    return this.#corners.length;
  }
  get enough(): boolean {
    return this.#made(this.#corners, false) !== null;
  }

  /** A body that is there already is the hand's, as long as there is no corner. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (hit?.kind === "body" && this.count === 0) return false;
    const at = rounded(point, this.workspace.scale);
    const [first, last] = [this.#corners[0], this.#corners.at(-1)].map(
      (corner) => corner !== undefined && !moved(corner, at, this.workspace.scale),
    );
    if (first || last) {
      const ring = first === true && this.count > 2;
      if (!this.#finish(ring))
        this.workspace.say(this.shape === "chain" ? "kit-chain-corners" : "kit-polygon-corners");
      return true;
    }
    if (this.count === 0) this.#fixed = event.shiftKey || this.workspace.fixed;
    this.#corners.push(at);
    this.workspace.changed();
    return true;
  }

  move(point: WorldPoint): void {
    if (this.count === 0) return;
    this.#pointer = rounded(point, this.workspace.scale);
    this.workspace.redraw();
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Enter") return this.finish();
    if (this.count === 0) return false;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Backspace") this.#takeBack();
    else return false;
    return true;
  }

  finish(): boolean {
    return this.#finish(false);
  }
  #finish(ring: boolean): boolean {
    if (!this.enough) return false;
    const corners = this.#corners;
    const fixed = this.#fixed;
    this.cancel();
    return this.corners(corners, fixed, ring);
  }

  /** A body of these corners, as one types them. */
  corners(corners: readonly Vector[], fixed = this.workspace.fixed, ring = false): boolean {
    const shape = this.#made(corners, ring);
    if (!shape) return false;
    const at = corners[0]?.map(() => 0) ?? [];
    return this.workspace.shape(fixed || this.shape === "chain" ? { shape, at, fixed: true } : { shape, at });
  }

  #made(corners: readonly Vector[], ring: boolean): BodyDocument["shape"] | null {
    if (this.shape === "convex") return corners.length > 2 ? convexOf(corners) : null;
    return corners.length > 1 ? { chain: { points: [...corners], closed: ring } } : null;
  }

  cancel(): void {
    this.#corners = [];
    this.#pointer = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    if (this.count === 0) return;
    const all = this.#pointer ? [...this.#corners, this.#pointer] : this.#corners;
    // In space the corners are drawn in their order.
    const around = this.shape === "convex" && !this.workspace.inSpace ? hullOf(all) : all;
    drawTie(pen, view, this.shape === "convex" ? [...around, ...around.slice(0, 1)] : around);
    drawPicked(pen, view, this.#corners);
  }

  #takeBack(): void {
    this.#corners.pop();
    this.workspace.changed();
  }
}
