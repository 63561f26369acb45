// Camera of a scene: a view that can be moved. The plane has one (camera.ts), space another (space/orbit.ts).
import type { Vector } from "../simulation/core";
import type { Bounds } from "./bounds";
import type { View } from "./tool";

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export const bareEdges: Edges = { left: 0, right: 0, top: 0, bottom: 0 };

/** At most half of the picture can be covered. */
export function coveredPart({ left, right, top, bottom }: Edges, width: number, height: number): Edges {
  const [x, y] = [
    Math.min(1, width / 2 / Math.max(left + right, 1)),
    Math.min(1, height / 2 / Math.max(top + bottom, 1)),
  ];
  return { left: x * left, right: x * right, top: y * top, bottom: y * bottom };
}
/** The part of a view that lies under nothing: its size, and where its middle is, px. */
export function clearPart({ width, height, covered }: Pick<Eye, "width" | "height" | "covered">) {
  const { left, right, top, bottom } = covered;
  return {
    width: width - left - right,
    height: height - top - bottom,
    middleX: (left + width - right) / 2,
    middleY: (top + height - bottom) / 2,
  };
}

export interface Eye extends View {
  /** True where one finger, or the mouse on empty ground, turns the scene; otherwise it moves the picture. */
  readonly turns: boolean;
  /** Scale of the view that was fitted last, pixels per metre; 0 before. */
  readonly home: number;
  /** In space: towards the right of the picture, its top, and the eye; unit vectors. */
  axes?(): readonly [Vector, Vector, Vector];
  /** In space: how far in front of the eye a point is, m. */
  depth?(at: ArrayLike<number>, offset?: number): number;
  /** In space: goes so many metres towards what is looked at, or back. */
  dolly?(metres: number): void;
  /** In space: from the eye to the middle of the view, m. */
  readonly distance?: number;
  /** Pixels at each edge that lie under a legend or under tools: nothing that matters is drawn there. */
  readonly covered: Edges;
  resize(width: number, height: number, covered?: Edges): void;
  /** The mouse on empty ground was dragged by so many pixels. */
  drag(dx: number, dy: number): void;
  /** Moves the picture by so many pixels. */
  pan(dx: number, dy: number): void;
  /** Scales the picture about a pixel, which keeps its point of the scene. */
  zoomAbout(px: number, py: number, factor: number): void;
  /** Shows these bounds with `room` times their size around them (1.4: 40 % more). */
  fit(bounds: Bounds, room: number): void;
  /** The view as numbers, for a link; `fitted`: only what fitting leaves as it is. */
  pose(fitted: boolean): number[];
  /** Takes the numbers of `pose`; true where they say all of the view, and nothing is left to fitting. */
  stand(pose: readonly number[]): boolean;
}
