// Straight lines and half-planes cut to what is in view. Pure.
import type { Box, Point } from "./view";

/** n·p + c, zero on the line. */
export interface Line {
  readonly n: Point;
  readonly c: number;
}
export type Segment = readonly [Point, Point];

/** A line with a normal of length 1, however large or small its numbers are; a line without direction is returned unchanged. */
export function unitLine({ n: [a, b], c }: Line): Line {
  const most = Math.max(Math.abs(a), Math.abs(b));
  if (!(most > 0)) return { n: [0, 0], c: Math.sign(c) };
  const [u, v] = [a / most, b / most];
  const size = Math.hypot(u, v);
  return { n: [u / size, v / size], c: Math.max(-1e12, Math.min(1e12, c / most / size)) };
}

export const valueAt = ({ n, c }: Line, [x, y]: Point): number => n[0] * x + n[1] * y + c;

/** The half-planes whose common part is the box. */
function sides({ x0, x1, y0, y1 }: Box): Line[] {
  return [
    { n: [1, 0], c: -x0 },
    { n: [-1, 0], c: x1 },
    { n: [0, 1], c: -y0 },
    { n: [0, -1], c: y1 },
  ];
}
export const corners = ({ x0, x1, y0, y1 }: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The part of a segment where n·p + c ≥ 0. */
export function clipSegment(segment: Segment | null, given: Line): Segment | null {
  if (!segment) return null;
  const line = unitLine(given);
  const [p, q] = segment;
  const [u, v] = [valueAt(line, p), valueAt(line, q)];
  if (u < 0 && v < 0) return null;
  if (u >= 0 && v >= 0) return segment;
  const s = u / (u - v);
  const middle: Point = [p[0] + s * (q[0] - p[0]), p[1] + s * (q[1] - p[1])];
  return u >= 0 ? [p, middle] : [middle, q];
}

/** The part of a line that is in the box; null where it passes by, or is no line. */
export function lineIn(given: Line, box: Box): Segment | null {
  const line = unitLine(given);
  const [a, b] = line.n;
  const size = Math.hypot(a, b);
  if (!(size > 0)) return null;
  const middle: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const s = valueAt(line, middle) / (size * size);
  const foot: Point = [middle[0] - s * a, middle[1] - s * b];
  const reach = 2 * (box.x1 - box.x0 + box.y1 - box.y0) + Math.abs(s) * size;
  const along: Point = [(-b / size) * reach, (a / size) * reach];
  const whole: Segment = [
    [foot[0] - along[0], foot[1] - along[1]],
    [foot[0] + along[0], foot[1] + along[1]],
  ];
  return sides(box).reduce<Segment | null>(clipSegment, whole);
}

/** The part of a convex polygon where n·p + c ≥ 0. */
export function clipPolygon(polygon: readonly Point[], given: Line): Point[] {
  const line = unitLine(given);
  const out: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const [u, v] = [valueAt(line, p), valueAt(line, q)];
    if (u >= 0) out.push(p);
    if (u >= 0 !== v >= 0) {
      const s = u / (u - v);
      out.push([p[0] + s * (q[0] - p[0]), p[1] + s * (q[1] - p[1])]);
    }
  });
  return out;
}

/** The part of the box where all are ≥ 0. */
export function region(box: Box, lines: readonly Line[]): Point[] {
  return lines.reduce<readonly Point[]>(clipPolygon, corners(box)) as Point[];
}
