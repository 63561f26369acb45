// Wind on a body, at the point that is pressed, or on all bodies from empty ground: drag downwind, the longer the faster. A click
// alone makes the usual wind, to the right.
import type { Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import type { Kind } from "../kinds";
import { drawPicked, drawTie } from "./preview";
import { bodyMeant, type Gathering, moved, rounded, type ToolWorkspace } from "./workspace";

/** Speed of the wind per metre of the drag, 1/s. */
export const perMetre = 5;
/** Quadratic drag alone: drag coefficient times cross-section, m². */
const drag = { coefficient: 0, area: 0.5 };

export class WindTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  readonly count = 0;
  readonly enough = false;
  #from: Vector | null = null;
  #to: Vector = [];
  #body: number | null = null;

  constructor(
    private readonly workspace: ToolWorkspace,
    private readonly kind: Kind,
  ) {}

  down(point: WorldPoint, hit: Thing | null): boolean {
    const at = rounded(point, this.workspace.scale);
    this.#body = bodyMeant(this.workspace, hit, at);
    this.#from = at;
    this.#to = at;
    return true;
  }

  move(point: WorldPoint): void {
    if (!this.#from) return;
    this.#to = rounded(point, this.workspace.scale);
    this.workspace.redraw();
  }

  up(point: WorldPoint): void {
    const [from, to] = [this.#from, rounded(point, this.workspace.scale)];
    this.cancel();
    if (!from) return;
    const way = moved(from, to, this.workspace.scale)
      ? to.map((x, i) => perMetre * (x - (from[i] ?? 0)))
      : undefined;
    this.#make(this.#body, way, this.#body === null ? undefined : this.workspace.grip(this.#body, from));
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== "Escape" || !this.#from) return false;
    this.cancel();
    return true;
  }

  finish(): boolean {
    return false;
  }

  /** On these bodies by number, at their centres. */
  take(bodies: readonly number[]): boolean {
    return bodies.length > 0 && bodies.every((body) => this.#make(body));
  }

  cancel(): void {
    this.#from = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    if (!this.#from) return;
    drawTie(pen, view, [this.#from, this.#to]);
    drawPicked(pen, view, [this.#from]);
  }

  #make(body: number | null, velocity?: Vector, point?: Vector): boolean {
    const off = point?.some((x) => x !== 0) ? { point } : {};
    const usual = [perMetre, 0, 0].slice(0, this.workspace.inSpace ? 3 : 2);
    return this.workspace.make({
      kind: this.kind,
      picks: body === null ? [] : [[{ body }]],
      values: { velocity: velocity ?? usual, ...drag, ...off },
    });
  }
}
