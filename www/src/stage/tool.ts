// A tool of the building kit: it gets the pointer and the keys of the stage first, and may draw on top of the picture.
// Types only. Set one with `stage.tool = …`; null gives the stage back to the hand.
import type { Vector } from "../simulation/core";
import type { Thing } from "../simulation/session";
import type { Pen } from "./pen";

/** A place in the world, m. In space it lies in the plane through the middle of the view that faces the eye. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
  /** In space only. */
  readonly z?: number;
}

/** From world to pixels, for drawing on top: of the plane, or of space as it is seen now. */
export interface View {
  /** Of the drawing, in its pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per metre; in space at the middle of the view. */
  readonly scale: number;
  /** Where a world point is drawn; `offset`: where its numbers begin in `at`. */
  pixel(at: ArrayLike<number>, offset?: number): readonly [number, number];
  /** The world point under a pixel; in space the one at the same depth as `near` (absent: the middle of the view). */
  point(px: number, py: number, near?: Vector): Vector;
}

export interface StageTool {
  /** CSS cursor over empty ground and things; absent: the stage's own. */
  readonly cursor?: string;
  /** A button or finger went down. True: the tool has it, and `move` and `up` follow. False: the stage's own hand has it. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean;
  /** Every move, also without a button: previews follow it. */
  move?(point: WorldPoint, hit: Thing | null): void;
  up?(point: WorldPoint, hit: Thing | null): void;
  /** A key on the focused stage. True: the tool took it. */
  key?(event: KeyboardEvent): boolean;
  /** On top of the picture, in every frame. */
  draw?(pen: Pen, view: View): void;
  /** The pointer was taken away (a second finger, another window), or the tool is being replaced. */
  cancel?(): void;
}

/** Interface of `<cd-stage>` for other elements. "select" is a CustomEvent<Thing | null>. */
export interface Selecting {
  selected: Thing | null;
  tool: StageTool | null;
}
