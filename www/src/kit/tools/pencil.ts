// Draw a wire by hand: the stroke becomes a smooth curve through a few of its points, for the bead at which it begins or
// over which it passes, or for a new one near its beginning. A stroke that ends where it began is closed.
import type { Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import type { Pick } from "../edits";
import { evenly } from "./even";
import { drawTie } from "./preview";
import { moved, rounded, type ToolWorkspace } from "./workspace";

/** Points of the curve are about this far apart. px */
const spacing = 40;
/** An end nearer to the beginning closes the curve. px */
const closing = 24;

export class PencilTool implements StageTool {
  readonly cursor = "crosshair";
  #stroke: number[][] | null = null;
  #bead: { readonly id: number; readonly index: number } | null = null;

  constructor(private readonly workspace: ToolWorkspace) {}

  down(point: WorldPoint, hit: Thing | null): boolean {
    this.#stroke = [];
    this.#bead = null;
    this.#add(point, hit);
    return true;
  }

  move(point: WorldPoint, hit: Thing | null): void {
    if (!this.#stroke) return;
    this.#add(point, hit);
    this.workspace.redraw();
  }

  up(point: WorldPoint, hit: Thing | null): void {
    if (!this.#stroke) return;
    this.#add(point, hit);
    const [stroke, bead] = [this.#stroke, this.#bead];
    this.cancel();
    const { scale } = this.workspace;
    const [first, last] = [stroke[0] as number[], stroke.at(-1) as number[]];
    const far = stroke.some((each) => moved(first, each, scale / 4));
    const closed = far && !moved(first, last, (scale * 10) / closing);
    const even = evenly(stroke, spacing / scale, bead?.index);
    const points = (closed ? even.slice(0, -1) : even).map((point) => rounded(worldPoint(point), scale));
    const kind = this.workspace.kind("constraint", "spline");
    if (points.length < 3 || !kind) {
      this.workspace.say("kit-stroke-short");
      return;
    }
    if (bead) points[nearest(points, this.workspace.place(bead.id))] = [...this.workspace.place(bead.id)];
    const pick: Pick = bead ? { body: bead.id } : { at: points[1] as Vector };
    const center = points[0]?.map(() => 0);
    this.workspace.make({ kind, picks: [[pick]], values: { center, points, closed } });
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== "Escape" || !this.#stroke) return false;
    this.cancel();
    return true;
  }

  cancel(): void {
    this.#stroke = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    if (this.#stroke) drawTie(pen, view, this.#stroke);
  }

  /** The stroke passes exactly through its bead. */
  #add(point: WorldPoint, hit: Thing | null): void {
    const stroke = this.#stroke;
    if (!stroke) return;
    let at = rounded(point, this.workspace.scale);
    if (hit?.kind === "body" && !this.#bead) {
      at = [...this.workspace.place(hit.id)];
      this.#bead = { id: hit.id, index: stroke.length };
    } else if (stroke.length > 0 && !moved(stroke.at(-1) as number[], at, 4 * this.workspace.scale)) return;
    stroke.push(at);
  }
}

function worldPoint([x = 0, y = 0, z]: Vector): WorldPoint {
  return z === undefined ? { x, y } : { x, y, z };
}

function nearest(points: readonly Vector[], at: Vector): number {
  const distances = points.map((point) => Math.hypot(...point.map((x, i) => x - (at[i] ?? 0))));
  return distances.indexOf(Math.min(...distances));
}
