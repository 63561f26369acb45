// The convex hull of points in the plane, counterclockwise, for what is drawn (Andrew's monotone chain). Pure.
import type { Vector } from "../simulation/core";

/** Corners only: what lies on an edge is left out. */
export function hullOf(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ax - bx || ay - by);
  if (sorted.length < 3) return sorted;
  const lower = half(sorted);
  const upper = half(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function half(sorted: readonly Vector[]): Vector[] {
  const chain: Vector[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && turn(chain.at(-2) as Vector, chain.at(-1) as Vector, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain;
}

/** Twice the area of the triangle, positive counterclockwise. */
function turn([ax = 0, ay = 0]: Vector, [bx = 0, by = 0]: Vector, [cx = 0, cy = 0]: Vector): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
