// Where infinitely many λ solve a problem of two unknowns: from each solution that has others nearby, along the directions in
// which they can lie, as far as the core says that it is still solved.
import type { LcpSolution } from "../simulation/core";
import type { Segment } from "./clip";
import { solves } from "./core";
import type { Problem } from "./problem";
import type { Box, Point } from "./view";

/** Places looked at along a direction. */
const looks = 40;

export function continuum(p: Problem, found: readonly LcpSolution[], box: Box): Segment[] {
  const reach = Math.hypot(box.x1 - box.x0, box.y1 - box.y0);
  const rows = [0, 1].map((i): Point => [-(p.a[i]?.[1] ?? 0), p.a[i]?.[0] ?? 0]);
  const directions = [[1, 0] as Point, [0, 1] as Point, ...rows].flatMap(([x, y]): Point[] => {
    const size = Math.hypot(x, y);
    return size < 1e-12
      ? []
      : [
          [x / size, y / size],
          [-x / size, -y / size],
        ];
  });
  const all: Segment[] = [];
  for (const { lambda, isolated } of found) {
    if (isolated) continue;
    const from: Point = [lambda[0] ?? 0, lambda[1] ?? 0];
    for (const direction of directions) {
      const at = (s: number): Point => [from[0] + s * direction[0], from[1] + s * direction[1]];
      const holds = (s: number): boolean => solves(p, at(s));
      if (!holds((1e-3 * reach) / looks)) continue;
      let [inside, outside] = [(1e-3 * reach) / looks, reach];
      for (let k = 1; k <= looks; k++) {
        const s = (k * reach) / looks;
        if (!holds(s)) {
          outside = s;
          break;
        }
        inside = s;
      }
      for (let k = 0; k < 30 && outside - inside > 1e-9 * reach; k++) {
        const middle = (inside + outside) / 2;
        if (holds(middle)) inside = middle;
        else outside = middle;
      }
      const segment: Segment = [from, at(inside)];
      if (!all.some((known) => same(known, segment, reach))) all.push(segment);
    }
  }
  return all;
}

const near = (p: Point, q: Point, size: number): boolean =>
  Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-6 * size;
const same = ([p, q]: Segment, [r, s]: Segment, size: number): boolean =>
  (near(p, r, size) && near(q, s, size)) || (near(p, s, size) && near(q, r, size));
