// A body whose motion is prescribed by formulas of the time: click it, or empty ground for a new particle. Its formulas stand among
// its properties.
import type { Thing } from "../../simulation/session";
import type { StageTool, WorldPoint } from "../../stage/tool";
import { bodyMeant, type Gathering, rounded, type ToolWorkspace } from "./workspace";

export class MotionTool implements StageTool, Gathering {
  readonly cursor = "crosshair";
  readonly count = 0;
  readonly enough = false;

  constructor(private readonly workspace: ToolWorkspace) {}

  down(point: WorldPoint, hit: Thing | null): boolean {
    const at = rounded(point, this.workspace.scale);
    const body = bodyMeant(this.workspace, hit, at);
    this.workspace.prescribe(body === null ? { at } : { body });
    return true;
  }

  finish(): boolean {
    return false;
  }

  take(bodies: readonly number[]): boolean {
    return bodies.length > 0 && bodies.every((body) => this.workspace.prescribe({ body }));
  }
}
