// Extras of a stage besides its scene, each with a switch: magnifier, level sets. registry.ts lists them.
import type { SVGTemplateResult } from "lit";
import type { StageExtra } from "../../panels/presets";
import type { Session } from "../../simulation/session";
import type { Pen } from "../pen";
import type { Frame, Scene } from "../scene";

export type ExtraId = StageExtra;

/** A picture with a state of its own. */
export interface ExtraPicture {
  /** Brings over what a frame needs; true when something is still moving by itself and wants another frame. */
  read(scene: Scene, frame: Frame): boolean;
  draw(pen: Pen, scene: Scene, frame: Frame): void;
  /** Another run, other parameters. */
  forget(): void;
}

/** An element of a stage's picture. */
export interface Extra extends ExtraPicture {
  readonly id: ExtraId;
  /** On the focused stage. */
  readonly key: string;
  /** 20 × 20, see base/icons.ts. */
  readonly mark: SVGTemplateResult;
  /** Under what moves, or on top of everything. */
  readonly below: boolean;
  /** True where it has something to show in this scene. */
  fits(session: Session): boolean;
}
