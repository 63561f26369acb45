// Cones of three rows where they meet the unit sphere, seen from a direction. Pure numbers, no drawing.
import type { Problem } from "./problem";

export type Vector3 = readonly [number, number, number];

const length = ([x, y, z]: Vector3): number => Math.hypot(x, y, z);
export const unit = (v: Vector3): Vector3 => {
  const size = length(v) || 1;
  return [v[0] / size, v[1] / size, v[2] / size];
};

/** One choice: of which rows λ may be positive, and the three directions that bound its cone. */
export interface SpaceCone {
  readonly active: readonly boolean[];
  readonly sides: readonly [Vector3, Vector3, Vector3];
}
const column = ({ a }: Problem, j: number): Vector3 =>
  [0, 1, 2].map((i) => 0 - (a[i]?.[j] ?? 0)) as unknown as Vector3;
const axis = (j: number): Vector3 => [0, 1, 2].map((i) => (i === j ? 1 : 0)) as unknown as Vector3;

/** Columns of −A. */
export const columns = (p: Problem): readonly Vector3[] => [0, 1, 2].map((j) => column(p, j));

export function spaceCones(p: Problem): SpaceCone[] {
  return Array.from({ length: 8 }, (_, choice) => {
    const active = [0, 1, 2].map((j) => Boolean((choice >> j) & 1));
    const sides = active.map((on, j) => unit(on ? column(p, j) : axis(j))) as unknown as SpaceCone["sides"];
    return { active, sides };
  });
}

/** Small triangles that cover the part of the sphere inside a cone; none where its sides lie in a plane. */
export function tiles({ sides: [u, v, w] }: SpaceCone, parts = 9): (readonly [Vector3, Vector3, Vector3])[] {
  const det =
    u[0] * (v[1] * w[2] - v[2] * w[1]) -
    u[1] * (v[0] * w[2] - v[2] * w[0]) +
    u[2] * (v[0] * w[1] - v[1] * w[0]);
  if (Math.abs(det) < 1e-6) return [];
  const at = (i: number, j: number): Vector3 => {
    const k = parts - i - j;
    return unit(
      [0, 1, 2].map((n) => i * (u[n] ?? 0) + j * (v[n] ?? 0) + k * (w[n] ?? 0)) as unknown as Vector3,
    );
  };
  const found: (readonly [Vector3, Vector3, Vector3])[] = [];
  for (let i = 0; i < parts; i++)
    for (let j = 0; i + j < parts; j++) {
      found.push([at(i, j), at(i + 1, j), at(i, j + 1)]);
      if (i + j + 1 < parts) found.push([at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]);
    }
  return found;
}

/** A direction of view: turned about the third axis first, then tilted. rad */
export interface Gaze {
  readonly turn: number;
  readonly tilt: number;
}
/** To the right, upwards, towards the eye. */
export function seen({ turn, tilt }: Gaze, [x, y, z]: Vector3): Vector3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [right, away] = [c * x - s * y, s * x + c * y];
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  return [right, ct * z + st * away, st * z - ct * away];
}
/** The inverse of `seen`. */
export function unseen({ turn, tilt }: Gaze, [right, up, near]: Vector3): Vector3 {
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  const [z, away] = [ct * up + st * near, st * up - ct * near];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [c * right + s * away, c * away - s * right, z];
}
