// Where infinitely many λ solve a problem: the core's families, each by its corners and the directions in which it has no end, as
// outlines to be drawn: a segment, a ray or line up to beyond the picture, or a region.
import type { LcpFamily, LcpSolution } from "../simulation/laboratory";
import type { Box, Point } from "./view";

/** Each family once. */
export function familiesOf(found: readonly LcpSolution[]): LcpFamily[] {
  return [...new Set(found.flatMap(({ families }) => families))];
}

/** The outline of each in the plane of the first two numbers: two points of a segment, more of a region. */
export function continuum(families: readonly LcpFamily[], box: Box): Point[][] {
  return families.map((family) => outline(family, box)).filter((points) => points.length > 1);
}

function outline({ corners, directions }: LcpFamily, box: Box): Point[] {
  const at = (x: Float64Array): Point => [x[0] ?? 0, x[1] ?? 0];
  const points = corners.map(at);
  // As far as that everything in the picture lies on this side.
  const reach = Math.max(
    ...points.flatMap(([x, y]) =>
      [box.x0, box.x1].flatMap((u) => [box.y0, box.y1].map((v) => Math.hypot(u - x, v - y))),
    ),
  );
  const far = directions.map(at).map(([x, y]): Point => {
    const size = Math.hypot(x, y);
    return size > 1e-12 ? [(4 * reach * x) / size, (4 * reach * y) / size] : [0, 0];
  });
  const steps: Point[] = [[0, 0]];
  for (const [x, y] of far) steps.push(...steps.map(([u, v]): Point => [u + x, v + y]));
  return hull(points.flatMap(([x, y]) => steps.map(([u, v]): Point => [x + u, y + v])));
}

/** The corners of the convex hull, in order (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const size = Math.max(...points.flat().map(Math.abs), 1e-300);
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      const turn = (): number => {
        const [a, b] = [kept.at(-2) as Point, kept.at(-1) as Point];
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      };
      while (kept.length > 1 && turn() <= 1e-12 * size * size) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  const around = [...half(sorted), ...half(sorted.reverse())];
  const near = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-9 * size;
  return around.filter((p, i) => !around.slice(0, i).some((q) => near(p, q)));
}
