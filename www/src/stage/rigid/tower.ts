// A tower: bodies of which each stands on one other. There every pair of surfaces has a load that statics names, the weight of
// all that stands above; a bar shows how much of it the contacts bear. Where loads branch there is no such number.
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import type { BodyInfo, ContactInfo } from "../../simulation/core";
import type { Pen } from "../pen";
import type { View } from "../tool";
import { manifolds } from "./touching";

export interface Level {
  /** Where the surfaces touch, m. */
  readonly right: number;
  readonly y: number;
  /** Sum of the contact forces, and the weight above, N. */
  readonly force: number;
  readonly load: number;
}

/** Steeper surfaces carry no plain weight. */
const level = 0.98;
/** Fewer levels are read off their arrows. */
const fewest = 3;

/** The levels of a tower; null where the scene is none. `weights`: of the bodies by their id, N. */
export function towerOf(
  contacts: readonly ContactInfo[],
  bodies: ReadonlyMap<number, BodyInfo>,
  weights: ReadonlyMap<number, number>,
): Level[] | null {
  const found = manifolds(contacts).map((group) => standing(group));
  if (found.length < fewest || found.some((each) => each === null)) return null;
  const pairs = found as Standing[];
  const below = new Map(pairs.map(({ upper, lower }) => [upper, lower]));
  // One that stands on two shares its weight among them.
  if (below.size !== pairs.length || pairs.some(({ upper }) => bodies.get(upper)?.fixed)) return null;
  const above = new Map<number, number[]>();
  for (const { upper, lower } of pairs) above.set(lower, [...(above.get(lower) ?? []), upper]);
  const seen = new Set<number>();
  const load = (id: number): number => {
    if (seen.has(id)) return Number.NaN;
    seen.add(id);
    return (above.get(id) ?? []).reduce((sum, each) => sum + load(each), weights.get(id) ?? 0);
  };
  const levels = pairs.map(({ upper, right, y, force }) => {
    seen.clear();
    return { right, y, force, load: load(upper) };
  });
  return levels.every((each) => each.load > 0) ? levels : null;
}

interface Standing {
  readonly upper: number;
  readonly lower: number;
  readonly right: number;
  readonly y: number;
  readonly force: number;
}

/** Which of a pair stands on the other; null where neither does. The normal points from the first to the second. */
function standing(group: readonly ContactInfo[]): Standing | null {
  const [first] = group;
  const [, up = 0] = first?.normal ?? [];
  if (first?.normal.length !== 2 || Math.abs(up) < level) return null;
  const [a, b] = first.bodies;
  return {
    upper: up > 0 ? b : a,
    lower: up > 0 ? a : b,
    right: Math.max(...group.map(({ point: [x = 0] }) => x)),
    y: group.reduce((sum, { point: [, y = 0] }) => sum + y, 0) / group.length,
    force: group.reduce((sum, { lambda: [normal = 0] }) => sum + normal, 0),
  };
}

/** Pixels: from the tower to the bars, of the longest and the shortest room for a bar, of its height, and around its words. */
const gap = 26;
const longest = 190;
const shortest = 24;
const thick = 9;
const wordsRoom = 17;
/** A force that is larger than this part of the largest load reaches no farther. */
const overload = 1.25;
/** Lines of words nearer than this would touch. */
const lineHeight = 14;

/** Without words where there is room for bars only; false where there is none beside the tower. */
export function drawTower(pen: Pen, view: View, levels: readonly Level[]): boolean {
  const left = Math.max(...levels.map(({ right, y }) => view.pixel([right, y])[0])) + gap;
  const most = Math.max(...levels.map(({ load }) => load));
  const wordsWidth = Math.max(...levels.map((each) => pen.widthOf(wordsOf(each))));
  const free = view.width - left - wordsRoom;
  const worded = (free - wordsWidth) / overload >= shortest;
  const room = Math.min(longest, (worded ? free - wordsWidth : free) / overload);
  if (room < shortest || !(most > 0)) return false;
  const { context } = pen;
  const rows = levels
    .map((each) => ({ ...each, py: view.pixel([each.right, each.y])[1] }))
    .sort((a, b) => b.py - a.py);
  const height = Math.max(2, Math.min(thick, 0.5 * nearest(rows.map(({ py }) => py))));
  const wide = (force: number): number => Math.min(overload, Math.max(0, force / most)) * room;
  context.save();
  let words = Number.POSITIVE_INFINITY;
  for (const { py, force, load } of rows) {
    context.fillStyle = pen.color("--hair");
    context.fillRect(left, py - height / 2, wide(load), height);
    context.fillStyle = pen.color("--fhat");
    context.fillRect(left, py - height / 2, wide(force), height);
    context.fillStyle = pen.color("--ink");
    context.fillRect(left + wide(load) - 0.75, py - height / 2 - 2.5, 1.5, height + 5);
    if (!worded || words - py < lineHeight) continue;
    words = py;
    const [text, at] = [wordsOf({ force, load }), left + Math.max(wide(load), wide(force)) + 9];
    // The line of the ground, and its hatching, stop at the words.
    context.fillStyle = pen.color("--panel");
    context.fillRect(at - 4, py - lineHeight / 2, pen.widthOf(text) + 8, lineHeight);
    pen.text(text, at, py, "--ink");
  }
  context.restore();
  return true;
}

function wordsOf({ force, load }: Pick<Level, "force" | "load">): string {
  return t("stage-load", { force: fixed(force, 1), weight: fixed(load, 1) });
}

function nearest(values: readonly number[]): number {
  return values.slice(1).reduce((least, y, i) => Math.min(least, Math.abs(y - (values[i] ?? y))), 2 * thick);
}
