// Where a body is and how it is turned, read from `positions()`: x, y of a particle in the plane, x, y, θ of a rigid body
// there; x, y, z in space, with a quaternion x, y, z, w of a rigid body. From body coordinates to the world's and back. Pure.
import type { BodyInfo, Vector } from "./core";

/** How many of a body's numbers are its place: 2 in the plane, 3 in space. */
export function dimensionOf({ kind, positionLength }: BodyInfo): 2 | 3 {
  return (kind === "rigid" ? positionLength === 3 : positionLength === 2) ? 2 : 3;
}

/** Where a body is in `positions`. */
export function placeOf(positions: Float64Array, body: BodyInfo): Vector {
  const { positionOffset: at } = body;
  const [x, y] = [positions[at] ?? 0, positions[at + 1] ?? 0];
  return dimensionOf(body) === 2 ? [x, y] : [x, y, positions[at + 2] ?? 0];
}

/** A point or, with `free`, a direction of the body in the world. */
export function toWorld(positions: Float64Array, body: BodyInfo, local: Vector, free = false): Vector {
  const direction = turned(positions, body, local, 1);
  if (free) return direction;
  const { positionOffset: at } = body;
  return direction.map((x, i) => x + (positions[at + i] ?? 0));
}

/** As `toWorld`, for many points of one body: in the plane it is turned once for all. */
export function placerOf(positions: Float64Array, body: BodyInfo): (local: Vector) => Vector {
  if (body.kind !== "rigid" || dimensionOf(body) === 3) return (local) => toWorld(positions, body, local);
  const [x, y] = placeOf(positions, body) as [number, number];
  const angle = positions[body.positionOffset + 2] ?? 0;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([u = 0, v = 0]) => [x + (c * u - s * v), y + (s * u + c * v)];
}

/** A point of the world in the body's coordinates. */
export function toLocal(positions: Float64Array, body: BodyInfo, world: Vector): Vector {
  const at = placeOf(positions, body);
  return turned(
    positions,
    body,
    world.map((x, i) => x - (at[i] ?? 0)),
    -1,
  );
}

function turned(positions: Float64Array, body: BodyInfo, vector: Vector, sense: 1 | -1): Vector {
  if (body.kind !== "rigid") return vector;
  const { positionOffset: o } = body;
  const [x = 0, y = 0, z = 0] = vector;
  if (dimensionOf(body) === 2) {
    const angle = positions[o + 2] ?? 0;
    const [c, s] = [Math.cos(angle), sense * Math.sin(angle)];
    return [c * x - s * y, s * x + c * y];
  }
  const qx = sense * (positions[o + 3] ?? 0);
  const qy = sense * (positions[o + 4] ?? 0);
  const qz = sense * (positions[o + 5] ?? 0);
  const qw = positions[o + 6] ?? 1;
  // v + 2w (q × v) + 2 q × (q × v)
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
  return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
}

/** Where quaternions stand in `positions`. */
export function quaternionsOf(bodies: readonly BodyInfo[]): number[] {
  return bodies
    .filter((body) => body.kind === "rigid" && dimensionOf(body) === 3)
    .map(({ positionOffset }) => positionOffset + 3);
}

/** Mixes quaternions the short way round and makes their length one again. `offsets`: see quaternionsOf. */
export function mixQuaternions(
  from: Float64Array,
  to: Float64Array,
  fraction: number,
  offsets: readonly number[],
  out: Float64Array,
): void {
  for (const o of offsets) {
    let dot = 0;
    for (let i = o; i < o + 4; i++) dot += (from[i] ?? 0) * (to[i] ?? 0);
    const sign = dot < 0 ? -1 : 1;
    let size = 0;
    for (let i = o; i < o + 4; i++) {
      const mixed = (1 - fraction) * sign * (from[i] ?? 0) + fraction * (to[i] ?? 0);
      out[i] = mixed;
      size += mixed * mixed;
    }
    size = Math.sqrt(size) || 1;
    for (let i = o; i < o + 4; i++) out[i] = (out[i] ?? 0) / size;
  }
}

/** Argument of `setState` for a body: its state in these numbers. */
export function placementOf(
  positions: Float64Array,
  velocities: Float64Array,
  body: BodyInfo,
): { at: number[]; velocity: number[]; angle?: number; orientation?: number[]; spin?: number | number[] } {
  const { positionOffset: p, velocityOffset: v } = body;
  const d = dimensionOf(body);
  const part = (of: Float64Array, from: number, to: number): number[] => [...of.slice(from, to)];
  const plain = { at: part(positions, p, p + d), velocity: part(velocities, v, v + d) };
  if (body.kind !== "rigid") return plain;
  if (d === 2) return { ...plain, angle: positions[p + 2] ?? 0, spin: velocities[v + 2] ?? 0 };
  return { ...plain, orientation: part(positions, p + 3, p + 7), spin: part(velocities, v + 3, v + 6) };
}
