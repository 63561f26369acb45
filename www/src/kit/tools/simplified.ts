// Fewer points that tell the same stroke (Ramer, Douglas and Peucker): the point farthest from the straight line between
// the ends is kept if it is far, and so on in both halves. Pure.
import type { Vector } from "../../simulation/core";

/**
 * @param tolerance how far a point that is left out may lie from the line, in the stroke's unit
 * @param kept index of a point that must stay
 */
export function simplified(stroke: readonly Vector[], tolerance: number, kept?: number): Vector[] {
  const last = stroke.length - 1;
  if (last < 2) return [...stroke];
  const stay = new Set([0, last]);
  const middle = kept !== undefined && kept > 0 && kept < last ? kept : farthest(stroke, 0, last)[0];
  stay.add(middle);
  const parts: [number, number][] = [
    [0, middle],
    [middle, last],
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [index, distance] = farthest(stroke, ...part);
    if (distance <= tolerance) continue;
    stay.add(index);
    parts.push([part[0], index], [index, part[1]]);
  }
  return [...stay].sort((a, b) => a - b).map((i) => stroke[i] as Vector);
}

/** The point between two others that lies farthest from the segment between them, and how far. */
function farthest(stroke: readonly Vector[], from: number, to: number): [number, number] {
  let [found, most] = [Math.min(from + 1, to), 0];
  for (let i = from + 1; i < to; i++) {
    const distance = toSegment(stroke[i] as Vector, stroke[from] as Vector, stroke[to] as Vector);
    if (distance > most) [found, most] = [i, distance];
  }
  return [found, most];
}

export function toSegment(point: Vector, a: Vector, b: Vector): number {
  const along = b.map((x, i) => x - (a[i] as number));
  const length2 = along.reduce((sum, x) => sum + x * x, 0);
  const off = point.map((x, i) => x - (a[i] as number));
  const dot = off.reduce((sum, x, i) => sum + x * (along[i] as number), 0);
  const s = length2 > 0 ? Math.min(1, Math.max(0, dot / length2)) : 0;
  return Math.hypot(...off.map((x, i) => x - s * (along[i] as number)));
}
