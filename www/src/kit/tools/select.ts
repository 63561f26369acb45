// The hand of the stage, and Shift to choose several things.
import type { Thing } from "../../simulation/session";
import type { StageTool, WorldPoint } from "../../stage/tool";
import type { ToolWorkspace } from "./workspace";

export class SelectTool implements StageTool {
  constructor(private readonly workspace: ToolWorkspace) {}

  down(_point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (!event.shiftKey || !hit) return false;
    const { selection } = this.workspace;
    const others = selection.filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
    const chosen = others.length < selection.length ? others : [...selection, { kind: hit.kind, id: hit.id }];
    this.workspace.select(chosen);
    return true;
  }
}
