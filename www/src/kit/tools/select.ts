// The hand of the stage, and Shift to choose several things.
import type { Thing } from "../../simulation/session";
import type { StageTool, WorldPoint } from "../../stage/tool";
import type { Board } from "./board";

export class SelectTool implements StageTool {
  constructor(private readonly board: Board) {}

  down(_point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (!event.shiftKey || !hit) return false;
    const { selection } = this.board;
    const others = selection.filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
    const chosen = others.length < selection.length ? others : [...selection, { kind: hit.kind, id: hit.id }];
    this.board.select(chosen);
    return true;
  }
}
