// Interface between a stage and its hand, keys and pointers; and the parts of a picture: drawing, keys and pointers.
// Types only.
import type { Session, Thing } from "../simulation/session";
import type { Hand } from "./hand";
import type { StageInput } from "./input";
import type { StageKeys } from "./keys";
import type { Picture } from "./picture";
import type { Scene } from "./scene";
import type { StageTool } from "./tool";
import type { ArrowKind } from "./vectors";

export interface StageHost {
  readonly session: Session;
  readonly hand: Hand;
  readonly scene: Scene;
  readonly arrows: ReadonlySet<ArrowKind>;
  readonly tool: StageTool | null;
  selected: Thing | null;
  /** CSS pixels per pixel of the drawing. */
  readonly unit: number;
  cursor(name: string): void;
  zoom(factor: number): void;
  fit(): void;
  /** The camera was moved by hand. */
  moved(turned?: boolean): void;
  /** Another body was chosen by keyboard: says which. */
  chosen(): void;
}

export interface Gear {
  readonly picture: Picture;
  keys(host: StageHost): StageKeys;
  input(host: StageHost): StageInput;
}
