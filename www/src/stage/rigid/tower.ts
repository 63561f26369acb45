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
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** Sum of the contact forces, and the weight above, N. */
  readonly force: number;
  readonly load: number;
}

/** Steeper surfaces, also those of a tower that leans, carry no plain weight. */
const level = 0.9;
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
  const levels = pairs.map(({ upper, left, right, y, force }) => {
    seen.clear();
    return { left, right, y, force, load: load(upper) };
  });
  return levels.every((each) => each.load > 0) ? levels : null;
}

interface Standing {
  readonly upper: number;
  readonly lower: number;
  readonly left: number;
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
    left: Math.min(...group.map(({ point: [x = 0] }) => x)),
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

/** Where bars begin, in which direction they grow, how long the largest load is, and where their words stand. px */
interface Layout {
  readonly from: number;
  readonly to: 1 | -1;
  readonly room: number;
  readonly words: "beside" | "opposite" | null;
  readonly say: (level: Level) => string;
}

/** Right of the tower or, of one that leans over there, left of it; words as many as there is room for. Null without room for bars. */
function layoutOf(pen: Pen, view: View, levels: readonly Level[]): Layout | null {
  const left = Math.min(...levels.map((each) => view.pixel([each.left, each.y])[0])) - gap;
  const right = Math.max(...levels.map((each) => view.pixel([each.right, each.y])[0])) + gap;
  const free = { left: left - wordsRoom, right: view.width - right - wordsRoom };
  const widest = (say: Layout["say"]): number => Math.max(...levels.map((each) => pen.widthOf(say(each))));
  const ways = [inFull, inShort].map((say) => ({ say, width: widest(say) }));
  const fits = (room: number, words = 0): boolean => (room - words) / overload >= shortest;
  const roomFor = (room: number): number => Math.min(longest, room / overload);
  const toLeft = { from: left, to: -1, free: free.left, opposite: free.right } as const;
  const toRight = { from: right, to: 1, free: free.right, opposite: free.left } as const;
  const sides = [toRight, toLeft];
  for (const { say, width } of ways)
    for (const { from, to, free } of sides)
      if (fits(free, width)) return { from, to, room: roomFor(free - width), words: "beside", say };
  for (const { say, width } of ways)
    for (const { from, to, free, opposite } of sides)
      if (fits(free) && opposite >= width) return { from, to, room: roomFor(free), words: "opposite", say };
  const side = sides.find(({ free }) => fits(free));
  return side ? { from: side.from, to: side.to, room: roomFor(side.free), words: null, say: inShort } : null;
}

/** False where there is no room beside the tower. */
export function drawTower(pen: Pen, view: View, levels: readonly Level[]): boolean {
  const most = Math.max(...levels.map(({ load }) => load));
  const layout = layoutOf(pen, view, levels);
  if (!layout || !(most > 0)) return false;
  const { from, to, room } = layout;
  const { context } = pen;
  const rows = levels
    .map((each) => ({ ...each, py: view.pixel([each.right, each.y])[1] }))
    .sort((a, b) => b.py - a.py);
  const height = Math.max(2, Math.min(thick, 0.5 * nearest(rows.map(({ py }) => py))));
  const wide = (force: number): number => Math.min(overload, Math.max(0, force / most)) * room;
  context.save();
  let last = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const { py, force, load } = row;
    context.fillStyle = pen.color("--hair");
    context.fillRect(from, py - height / 2, to * wide(load), height);
    context.fillStyle = pen.color("--fhat");
    context.fillRect(from, py - height / 2, to * wide(force), height);
    context.fillStyle = pen.color("--ink");
    context.fillRect(from + to * wide(load) - 0.75, py - height / 2 - 2.5, 1.5, height + 5);
    if (!layout.words || last - py < lineHeight) continue;
    last = py;
    write(pen, view, layout, row, from + to * (Math.max(wide(load), wide(force)) + 9));
  }
  context.restore();
  return true;
}

/** Beside the end of a bar, or on the other side of the tower. */
function write(pen: Pen, view: View, { to, words, say }: Layout, row: Level, end: number): void {
  const text = say(row);
  const width = pen.widthOf(text);
  const [x, py] = view.pixel([to > 0 ? row.left : row.right, row.y]);
  const anchor = words === "beside" ? end : x - to * gap;
  const rightwards = to > 0 === (words === "beside");
  const at = rightwards ? anchor : anchor - width;
  // The line of the ground, and its hatching, stop at the words.
  pen.context.fillStyle = pen.color("--panel");
  pen.context.fillRect(at - 4, py - lineHeight / 2, width + 8, lineHeight);
  pen.text(text, at, py, "--ink");
}

function inFull({ force, load }: Level): string {
  return t("stage-load", { force: fixed(force, 1), weight: fixed(load, 1) });
}
function inShort({ force }: Level): string {
  return `${fixed(force, 1)} N`;
}

function nearest(values: readonly number[]): number {
  return values.slice(1).reduce((least, y, i) => Math.min(least, Math.abs(y - (values[i] ?? y))), 2 * thick);
}
