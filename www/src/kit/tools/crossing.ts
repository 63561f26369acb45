// Intersection test of two segments in the plane. Pure.
type Point = readonly [number, number];

/** On which side of the line from a to b the point lies: the sign of twice the triangle's area. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}

/** Touching ends do not count: a blade that starts on a stick has not cut it. */
export function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
