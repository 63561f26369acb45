// A stroke of the hand as a few points at even distances along it: a spline through such points is as smooth as the hand
// meant it, where points chosen by curvature alone make it kink. Pure.

import type { Vector } from "../../simulation/core";
import { apart } from "../apart";

/** Fewest parts between two points that must stay. */
const fewest = 2;

/**
 * @param spacing how far apart the points shall be along the stroke, in its unit
 * @param kept index of a point through which the curve must pass; so do both ends
 */
export function evenly(stroke: readonly Vector[], spacing: number, kept?: number): Vector[] {
  const last = stroke.length - 1;
  if (last < 2) return [...stroke];
  const calm = smoothed(stroke, kept);
  const middle = kept !== undefined && kept > 0 && kept < last ? kept : null;
  if (middle === null) return parts(calm, spacing);
  return [...parts(calm.slice(0, middle + 1), spacing), ...parts(calm.slice(middle), spacing).slice(1)];
}

/** Moving average of a freehand stroke; the ends and the kept point stay. */
function smoothed(stroke: readonly Vector[], kept?: number): Vector[] {
  const reach = 2;
  return stroke.map((at, i) => {
    const near = Math.min(reach, i, stroke.length - 1 - i, kept === undefined ? reach : Math.abs(i - kept));
    if (near === 0) return at;
    const group = stroke.slice(i - near, i + near + 1);
    return at.map((_, axis) => group.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / group.length);
  });
}

function parts(stroke: readonly Vector[], spacing: number): Vector[] {
  const lengths = [0];
  for (let i = 1; i < stroke.length; i++)
    lengths.push((lengths[i - 1] as number) + apart(stroke[i - 1] as Vector, stroke[i] as Vector));
  const whole = lengths.at(-1) as number;
  const count = Math.max(fewest, Math.round(whole / spacing));
  const found: Vector[] = [stroke[0] as Vector];
  for (let k = 1, i = 1; k < count; k++) {
    const goal = (whole * k) / count;
    while ((lengths[i] as number) < goal) i += 1;
    const [from, to] = [lengths[i - 1] as number, lengths[i] as number];
    const share = to > from ? (goal - from) / (to - from) : 0;
    const [a, b] = [stroke[i - 1] as Vector, stroke[i] as Vector];
    found.push(a.map((x, axis) => x + share * ((b[axis] ?? 0) - x)));
  }
  found.push(stroke.at(-1) as Vector);
  return found;
}
