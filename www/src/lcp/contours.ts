// Level lines of a smooth function by marching squares, as path data. Pure.

import { type PathData, pathData } from "../base/path-data";
import type { View } from "./view";

/** Path data of f = level for each level, in the pixels of the view; `cells` across the shorter side. */
export function contours(
  view: View,
  f: (x: number, y: number) => number,
  levels: readonly number[],
  cells = 48,
): PathData[] {
  const size = Math.min(view.width, view.height) / cells;
  const [columns, rows] = [Math.ceil(view.width / size), Math.ceil(view.height / size)];
  const values = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => f(...view.world(i * size, j * size))),
  );
  return levels.map((level) => {
    const parts: PathData[] = [];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) parts.push(...cell(values, i, j, level, size));
    return pathData`${parts}`;
  });
}

function cell(
  values: readonly (readonly number[])[],
  i: number,
  j: number,
  level: number,
  size: number,
): PathData[] {
  const at = (k: number, l: number): number => (values[l]?.[k] ?? 0) - level;
  const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
  const cut = (u: number, v: number): number => u / (u - v);
  // Past the largest number there is no line.
  if (!Number.isFinite(Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d))) return [];
  const points: PathData[] = [];
  const add = (x: number, y: number): void => {
    points.push(pathData`${(i + x) * size} ${(j + y) * size}`);
  };
  if (a < 0 !== b < 0) add(cut(a, b), 0);
  if (b < 0 !== c < 0) add(1, cut(b, c));
  if (d < 0 !== c < 0) add(cut(d, c), 1);
  if (a < 0 !== d < 0) add(0, cut(a, d));
  const [p, q, r, s] = points;
  if (p && q && !r) return [pathData`M${p}L${q}`];
  if (p && q && r && s) {
    // A saddle: the middle says which corners belong together.
    const joined = a + b + c + d < 0 === a < 0;
    return [joined ? pathData`M${p}L${q}M${r}L${s}` : pathData`M${p}L${s}M${q}L${r}`];
  }
  return [];
}

/** Levels about the value `bottom`, in even steps, or closer together near it: then the lines of a valley are equally far apart. */
export function levelsOf(
  view: View,
  f: (x: number, y: number) => number,
  bottom: number,
  count = 9,
  even = false,
): number[] {
  const { x0, x1, y0, y1 } = view.box;
  const ends = [f(x0, y0), f(x1, y0), f(x0, y1), f(x1, y1)];
  const [least, most] = [Math.min(...ends, bottom), Math.max(...ends, bottom)];
  if (!(most - least > 1e-12 && Number.isFinite(4 * (most - least)))) return [];
  const [down, up] = [bottom - least, most - bottom];
  const spread = (size: number, sign: number): number[] =>
    size < 1e-9 * (most - least)
      ? []
      : Array.from({ length: count }, (_, i) => bottom + sign * size * ((i + 0.7) / count) ** (even ? 1 : 2));
  return [...spread(up, 1), ...spread(down, -1)];
}
