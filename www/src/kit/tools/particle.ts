// A click on empty ground makes a particle; with Shift a fixed one.
import type { Thing } from "../../simulation/session";
import type { StageTool, WorldPoint } from "../../stage/tool";
import { rounded, type ToolWorkspace } from "./workspace";

export class ParticleTool implements StageTool {
  readonly cursor = "crosshair";

  constructor(private readonly workspace: ToolWorkspace) {}

  /** A particle that is there already is the hand's. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (hit?.kind === "body") return false;
    this.workspace.particle(rounded(point, this.workspace.scale), event.shiftKey || this.workspace.fixed);
    return true;
  }
}
