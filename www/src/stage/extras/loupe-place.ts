// Where the loupe lies: in the first corner of the stage that is clear of its particle and covers least of the arrows, and there as
// long as it is not in the way. Pure.
import { distanceToSegment } from "../snap";
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

/** An arrow: where it begins, and how far it reaches. px */
type Arrow = readonly [number, number, number, number];

/** A corner is left only for one that covers less by so much, px. */
const worth = 24;
/** From an arrow to what lies clear of it, and of the tip, with the symbol beyond: px. */
const beside = 8;
const beyond = 26;

/** How deep an arrow, its tip counting as larger, reaches into a circle, px. */
function covered(x: number, y: number, radius: number, [ax, ay, dx, dy]: Arrow): number {
  const length = Math.hypot(dx, dy);
  if (!(length > beside)) return 0;
  const shaft = radius + beside - distanceToSegment(x, y, ax, ay, ax + dx, ay + dy);
  const tip = radius + beyond - Math.hypot(ax + dx - x, ay + dy - y);
  return Math.max(0, shaft, 2 * tip);
}

/** `part`: of the way from where it is to where it wants to be. */
export function placeLoupe(
  view: View,
  [px, py]: readonly [number, number],
  radius: number,
  before: Place | null,
  part: number,
  arrows: readonly Arrow[] = [],
): { readonly place: Place; readonly moving: boolean } {
  const all = corners(view, radius);
  // Over the particle it covers more than over any arrow.
  const cost = all.map(([x, y]) => {
    const hidden = radius + clear - Math.hypot(x - px, y - py);
    return Math.max(0, 1000 * hidden) + arrows.reduce((sum, arrow) => sum + covered(x, y, radius, arrow), 0);
  });
  const best = cost.indexOf(Math.min(...cost));
  const stays = before && (cost[before.corner] ?? Infinity) <= (cost[best] ?? 0) + worth;
  const corner = stays ? before.corner : best;
  const [x = 0, y = 0] = all[corner] ?? [];
  if (!before || Math.hypot(x - before.x, y - before.y) < 0.5 || before.radius !== radius)
    return { place: { corner, x, y, radius }, moving: false };
  const place = { corner, x: before.x + part * (x - before.x), y: before.y + part * (y - before.y), radius };
  return { place, moving: part < 1 };
}
