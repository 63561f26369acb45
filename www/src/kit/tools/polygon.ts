// A convex body by its corners: click them one after the other; a click on the first or on the last, a double click or
// Enter closes it. Corners that lie inside what the others enclose do not count: the core keeps the convex hull.
import type { Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import { hullOf } from "../../stage/hull";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { type Board, type Gathering, moved, rounded } from "./board";
import { drawPicked, drawTie } from "./preview";

const fewest = 3;

export class PolygonTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  #corners: Vector[] = [];
  #pointer: Vector | null = null;
  #fixed = false;

  constructor(private readonly board: Board) {}

  get count(): number {
    return this.#corners.length;
  }
  get enough(): boolean {
    return hullOf(this.#corners).length >= fewest;
  }

  /** A body that is there already is the hand's, as long as there is no corner. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (hit?.kind === "body" && this.count === 0) return false;
    const at = rounded(point, this.board.scale);
    const again = [this.#corners[0], this.#corners.at(-1)].some(
      (corner) => corner && !moved(corner, at, this.board.scale),
    );
    if (again) {
      if (!this.finish()) this.board.say("kit-polygon-corners");
      return true;
    }
    if (this.count === 0) this.#fixed = event.shiftKey || this.board.fixed;
    this.#corners.push(at);
    this.board.changed();
    return true;
  }

  move(point: WorldPoint): void {
    if (this.count === 0) return;
    this.#pointer = rounded(point, this.board.scale);
    this.board.redraw();
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
    if (!this.enough) return false;
    const corners = this.#corners;
    const fixed = this.#fixed;
    this.cancel();
    return this.corners(corners, fixed);
  }

  /** A body of these corners, as one types them. */
  corners(polygon: readonly Vector[], fixed = this.board.fixed): boolean {
    if (hullOf(polygon).length < fewest) return false;
    const shape = { polygon: [...polygon] };
    return this.board.shape(fixed ? { shape, at: [0, 0], fixed } : { shape, at: [0, 0] });
  }

  cancel(): void {
    this.#corners = [];
    this.#pointer = null;
    this.board.changed();
  }

  draw(pen: Pen, view: View): void {
    if (this.count === 0) return;
    const all = this.#pointer ? [...this.#corners, this.#pointer] : this.#corners;
    const hull = hullOf(all);
    drawTie(pen, view, [...hull, ...hull.slice(0, 1)]);
    drawPicked(pen, view, this.#corners);
  }

  #takeBack(): void {
    this.#corners.pop();
    this.board.changed();
  }
}
