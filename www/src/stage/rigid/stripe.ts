// A stripe on one side of a solid, so that one sees it turn: where a band about its middle, across its longest side, crosses the
// surface. Pure; in coordinates of the body.
import type { Glyph, Vector } from "../../simulation/core";

/** Half the band's width, as a part of the solid's longest side. */
const half = 0.06;
/** Solids of more faces are round enough to need no stripe, and take long. */
const mostFaces = 400;

type Mesh = Extract<Glyph, { type: "mesh" }>;
type Inside = (point: Vector) => number;

/** Polygons, counterclockwise from outside as the faces are. */
export function stripeOf({ vertices, triangles }: Mesh): Vector[][] {
  if (triangles.length > mostFaces) return [];
  const sides = [0, 1, 2].map((axis) => {
    const values = vertices.map((vertex) => vertex[axis] ?? 0);
    return { axis, low: Math.min(...values), high: Math.max(...values) };
  });
  const [long, next] = [...sides].sort((a, b) => b.high - b.low - (a.high - a.low));
  if (!long || !next) return [];
  const middle = (long.low + long.high) / 2;
  const width = half * (long.high - long.low);
  const centre = (next.low + next.high) / 2;
  const walls: Inside[] = [
    (point) => (point[long.axis] ?? 0) - (middle - width),
    (point) => middle + width - (point[long.axis] ?? 0),
    // On one side only: a ring all around would look the same after half a turn.
    (point) => (point[next.axis] ?? 0) - centre,
  ];
  return triangles
    .map((triangle) => walls.reduce(cut, triangle.map((i) => vertices[i] ?? []) as Vector[]))
    .filter((polygon) => polygon.length > 2);
}

/** The part of a polygon where `inside` is not negative. */
function cut(polygon: Vector[], inside: Inside): Vector[] {
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    const [a, b] = [inside(point), inside(next)];
    const kept = a >= 0 ? [point] : [];
    if (a < 0 === b < 0) return kept;
    const part = a / (a - b);
    return [...kept, point.map((x, k) => x + part * ((next[k] ?? 0) - x))];
  });
}
