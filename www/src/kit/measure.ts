// Measures of a new rod, rope, angle … from the present positions of its particles, so that adding it causes no force.
// Geometry of the picture only; measure.test.ts holds it against the core's own C.
import type { Vector } from "../simulation/core";

interface Measured {
  /** The parameter that takes the measure. */
  readonly parameter: string;
  of(points: readonly Vector[]): number;
}

const minus = (a: Vector, b: Vector): number[] => a.map((x, i) => x - (b[i] ?? 0));
export const apart = (a: Vector, b: Vector): number => Math.hypot(...minus(a, b));

function along(points: readonly Vector[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += apart(points[i - 1] as Vector, points[i] as Vector);
  return length;
}

/** The angle at the second of three points, 0 to π. */
function angleAt([a = [], b = [], c = []]: readonly Vector[]): number {
  const [u, w] = [minus(a, b), minus(c, b)];
  const dot = u.reduce((sum, x, i) => sum + x * (w[i] as number), 0);
  return Math.acos(Math.max(-1, Math.min(1, dot / (Math.hypot(...u) * Math.hypot(...w)))));
}

/** Positive where the points go round counterclockwise. */
function areaInside(points: readonly Vector[]): number {
  return points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function volumeOf([origin = [], ...others]: readonly Vector[]): number {
  const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] = others.map(
    (point) => minus(point, origin),
  );
  return (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)) / 6;
}

const span: Measured["of"] = ([a = [], b = []]) => apart(a, b);

const measures: Readonly<Record<string, Measured>> = {
  distance: { parameter: "length", of: span },
  spring: { parameter: "rest", of: span },
  rope: { parameter: "length", of: along },
  angle: { parameter: "angle", of: angleAt },
  area: { parameter: "area", of: areaInside },
  volume: { parameter: "volume", of: volumeOf },
};

/** `{length: 0.8}` for a stick between points 0.8 apart; nothing for kinds without a measure. */
export function measure(kind: string, points: readonly Vector[]): Record<string, number> {
  const found = measures[kind];
  if (!found) return {};
  const value = found.of(points);
  // Two places that are one have no distance: then the catalogue's own default is as good as any.
  return Number.isFinite(value) && value !== 0 ? { [found.parameter]: value } : {};
}
