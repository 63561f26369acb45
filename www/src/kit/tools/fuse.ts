// Bodies that become one: click them one after the other; a click on one that is chosen, or Enter, ends it.
import type { Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { drawPicked, drawTie } from "./preview";
import { bodyMeant, type Gathering, rounded, type ToolWorkspace } from "./workspace";

export class FuseTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  #bodies: number[] = [];

  constructor(private readonly workspace: ToolWorkspace) {}

  get count(): number {
    return this.#bodies.length;
  }
  get enough(): boolean {
    return this.count > 1;
  }

  down(point: WorldPoint, hit: Thing | null): boolean {
    const body = bodyMeant(this.workspace, hit, rounded(point, this.workspace.scale));
    if (body === null) return false;
    if (this.#bodies.includes(body)) this.finish();
    else this.#bodies.push(body);
    this.workspace.changed();
    return true;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Enter") return this.finish();
    if (this.count === 0) return false;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Backspace") {
      this.#bodies.pop();
      this.workspace.changed();
    } else return false;
    return true;
  }

  finish(): boolean {
    return this.enough && this.take(this.#bodies);
  }

  take(bodies: readonly number[]): boolean {
    const all = [...new Set(bodies)];
    this.cancel();
    return all.length > 1 && this.workspace.fuse(all);
  }

  cancel(): void {
    this.#bodies = [];
    this.workspace.changed();
  }

  draw(pen: Pen, view: View): void {
    const places: Vector[] = this.#bodies.map((body) => this.workspace.place(body));
    drawTie(pen, view, places);
    drawPicked(pen, view, places);
  }
}
