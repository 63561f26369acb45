// Two ways to take things away by hand: click on them, or swipe a blade across sticks and springs.
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { crossing } from "./crossing";
import { drawTie } from "./preview";
import type { ToolWorkspace } from "./workspace";

export class EraseTool implements StageTool {
  readonly cursor = "crosshair";

  constructor(private readonly workspace: ToolWorkspace) {}

  down(_point: WorldPoint, hit: Thing | null): boolean {
    if (!hit) return false;
    this.workspace.remove([{ kind: hit.kind, id: hit.id }]);
    return true;
  }
}

let swipes = 0;

export class CutTool implements StageTool {
  readonly cursor = "crosshair";
  #trail: number[][] | null = null;
  #gesture = "";
  /** How world becomes picture: a blade cuts what it crosses on the screen, also in space. */
  #view: View | null = null;

  constructor(private readonly workspace: ToolWorkspace) {}

  down(point: WorldPoint): boolean {
    swipes += 1;
    this.#gesture = `cut ${swipes}`;
    this.#trail = [worldOf(point)];
    return true;
  }

  move(point: WorldPoint): void {
    const before = this.#trail?.at(-1);
    if (!this.#trail || !before) return;
    const at = worldOf(point);
    this.#trail.push(at);
    if (this.#trail.length > 40) this.#trail.shift();
    const cut = this.workspace
      .links()
      .filter(({ between: [a, b] }) =>
        crossing(
          this.#pixel(before),
          this.#pixel(at),
          this.#pixel(this.workspace.seen(a)),
          this.#pixel(this.workspace.seen(b)),
        ),
      )
      .map(({ thing }) => thing);
    if (cut.length > 0) this.workspace.remove(cut, this.#gesture);
    this.workspace.redraw();
  }

  up(): void {
    this.cancel();
  }

  cancel(): void {
    this.#trail = null;
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    this.#view = view;
    if (this.#trail) drawTie(pen, view, this.#trail);
  }

  #pixel(at: ArrayLike<number>): readonly [number, number] {
    return this.#view?.pixel(at) ?? [at[0] ?? 0, at[1] ?? 0];
  }
}

function worldOf({ x, y, z }: WorldPoint): number[] {
  return z === undefined ? [x, y] : [x, y, z];
}
