// Where the loupe lies: in the corner of the stage that is farthest from its particle, and there as long as it is not in the way. Pure.
import type { View } from "../tool";

export interface Place {
  /** The corner that it wants to be in. */
  readonly corner: number;
  /** px */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const margin = 14;
/** The scale bar stands along the lower edge. */
const bar = 34;
/** Between the particle and the rim, px. */
const clear = 34;

function corners({ width, height }: View, radius: number): readonly (readonly [number, number])[] {
  const [right, bottom] = [width - radius - margin, height - radius - bar];
  const [left, top] = [radius + margin, radius + bar];
  return [
    [right, bottom],
    [left, bottom],
    [right, top],
    [left, top],
  ];
}

/** `part`: of the way from where it is to where it wants to be. */
export function placeLoupe(
  view: View,
  [px, py]: readonly [number, number],
  radius: number,
  before: Place | null,
  part: number,
): { readonly place: Place; readonly moving: boolean } {
  const all = corners(view, radius);
  const far = all.map(([x, y]) => Math.hypot(x - px, y - py));
  const free = (i: number): boolean => (far[i] ?? 0) > radius + clear;
  const first = far.findIndex((_, i) => free(i));
  const corner = before && free(before.corner) ? before.corner : Math.max(0, first);
  const [x = 0, y = 0] = all[corner] ?? [];
  if (!before || Math.hypot(x - before.x, y - before.y) < 0.5 || before.radius !== radius)
    return { place: { corner, x, y, radius }, moving: false };
  const place = { corner, x: before.x + part * (x - before.x), y: before.y + part * (y - before.y), radius };
  return { place, moving: part < 1 };
}
