// Pointers where there are several things: a tool has them first, what lies under the pointer is lit, a click selects it.
import type { Vector } from "../../simulation/core";
import { StageInput } from "../input";
import type { StageTool, WorldPoint } from "../tool";

export class SystemInput extends StageInput {
  #tooling: StageTool | null = null;

  override toolDown(px: number, py: number, event: PointerEvent): boolean {
    const { tool, session } = this.host;
    if (!tool || event.button !== 0) return false;
    const taken = tool.down(this.#place(px, py), this.hit(px, py, event.pointerType === "touch"), event);
    if (taken) this.#tooling = tool;
    session.invalidate();
    return taken;
  }
  override toolUp(px: number, py: number): void {
    this.#tooling?.up?.(this.#place(px, py), this.hit(px, py, false));
    this.#tooling = null;
    this.host.session.invalidate();
  }
  override toolCancel(): void {
    this.#tooling?.cancel?.();
    this.#tooling = null;
    this.host.session.invalidate();
  }
  override bodyAt(px: number, py: number, coarse: boolean): boolean {
    return this.host.tool !== null || super.bodyAt(px, py, coarse);
  }

  override click(px: number, py: number, coarse: boolean): void {
    this.host.selected = this.hit(px, py, coarse);
    // The clicked item is still under the pointer.
    if (!coarse) this.hover(px, py, true);
  }

  override hover(px: number, py: number, free: boolean): void {
    const { tool, session } = this.host;
    const hit = this.hit(px, py, false);
    if (Number.isFinite(px)) tool?.move?.(this.#place(px, py), hit);
    if (free) this.point(px, py, hit, true);
    if (!tool) return;
    if (tool.cursor) this.host.cursor(tool.cursor);
    session.invalidate();
  }

  #place(px: number, py: number): WorldPoint {
    const [x = 0, y = 0, z]: Vector = this.camera.point(px, py);
    return z === undefined ? { x, y } : { x, y, z };
  }
}
