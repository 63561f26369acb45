// A click on empty ground makes a particle; with Shift a fixed one.
import type { Thing } from "../../simulation/session";
import type { StageTool, WorldPoint } from "../../stage/tool";
import { type Board, rounded } from "./board";

export class ParticleTool implements StageTool {
  readonly cursor = "crosshair";

  constructor(private readonly board: Board) {}

  /** A particle that is there already is the hand's. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (hit?.kind === "body") return false;
    this.board.particle(rounded(point, this.board.scale), event.shiftKey || this.board.fixed);
    return true;
  }
}
