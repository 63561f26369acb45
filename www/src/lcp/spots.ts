// Where on the lines w = 0 their names and grips stand: apart from each other, from the other line, from solutions, from the
// buttons in the corner. Pure.
import { type Line, lineIn, type Segment, unitLine, valueAt } from "./clip";
import type { ProblemState } from "./problem-state";
import { solutionsOf } from "./verdict";
import type { Point, View } from "./view";

/** Parts of the way along the segment in view. */
export interface Spots {
  readonly name: number;
  readonly move: number;
  readonly turn: number;
}

export const along = ([p, q]: Segment, s: number): Point => [
  p[0] + s * (q[0] - p[0]),
  p[1] + s * (q[1] - p[1]),
];

/** The place in view, a little from its edges, that is nearest to where the line is closest to the middle. */
export function nearestInside(view: View, line: Line): Point {
  const { n, c } = unitLine(line);
  const { x0, x1, y0, y1 } = view.box;
  const [mx, my] = view.centre;
  const size = n[0] * n[0] + n[1] * n[1];
  const s = size > 0 ? (n[0] * mx + n[1] * my + c) / size : 0;
  const edge = 14 / view.scale;
  const inside = (value: number, from: number, to: number): number =>
    Math.min(to - edge, Math.max(from + edge, value));
  return [inside(mx - s * n[0], x0, x1), inside(my - s * n[1], y0, y1)];
}

const candidates = Array.from({ length: 17 }, (_, k) => 0.08 + (0.84 * k) / 16);

export function spotsOf(view: View, { problem: p, verdict }: ProblemState): Spots[] {
  const lines = [0, 1].map((i) => unitLine({ n: [p.a[i]?.[0] ?? 0, p.a[i]?.[1] ?? 0], c: p.b[i] ?? 0 }));
  const solutions = solutionsOf(verdict).map(({ lambda }) => view.pixel([lambda[0] ?? 0, lambda[1] ?? 0]));
  const taken: Point[] = [];
  return lines.map((line, i) => {
    const segment = lineIn(line, view.box);
    if (!segment) return { name: 0.5, move: 0.5, turn: 0.9 };
    const other = lines[1 - i];
    const pixel = (s: number): Point => view.pixel(along(segment, s));
    const room = (s: number, wide: boolean): number => {
      const [x, y] = pixel(s);
      const size = other ? Math.hypot(...other.n) : 0;
      const gap = other && size > 0 ? (Math.abs(valueAt(other, along(segment, s))) / size) * view.scale : 200;
      const side = wide ? 46 : 16;
      const edge = Math.min(x - side, view.width - x - side, y - 24, view.height - y - 24);
      const corner = Math.hypot(Math.max(0, view.width - 130 - x), Math.max(0, y - 56));
      // Names stand clear of the axes and their numbers.
      const axes = wide ? Math.min(44, Math.abs(x - view.x(0)), 1.6 * Math.abs(y - view.y(0))) : 20;
      const nearest = Math.min(...[...solutions, ...taken].map(([u, v]) => Math.hypot(u - x, v - y)), 200);
      return (
        Math.min(gap, 60) +
        2 * Math.min(edge, 20) +
        Math.min(corner, 30) +
        axes +
        Math.min(nearest, 80) +
        (y < view.y(0) ? 12 : 0)
      );
    };
    const pick = (wide: boolean): number => {
      const best = candidates.reduce((a, b) => (room(b, wide) > room(a, wide) ? b : a));
      taken.push(pixel(best));
      return best;
    };
    const name = pick(true);
    const move = pick(false);
    return { name, move, turn: pick(false) };
  });
}
