// Shape enclosed by corners, in the plane and in space. In space a pointer draws a flat outline, and the body is a
// slab of it; typed corners may lie anywhere.
import type { ShapeDocument, Vector } from "../../simulation/core";
import { hullOf } from "../../stage/hull";

/** A slab is this part of its outline's size thick. */
const thickness = 0.4;
/** Corners count as flat within this part of their extent. */
const flat = 1e-6;

/** The convex body of these corners; null where they enclose nothing. */
export function convexOf(corners: readonly Vector[]): ShapeDocument | null {
  if (corners[0]?.length !== 3) return hullOf(corners).length >= 3 ? { polygon: [...corners] } : null;
  const [a] = corners as [Vector];
  const ways = corners.map((corner) => minus(corner, a));
  const size = Math.max(...ways.map(length));
  const along = ways.find((way) => length(way) === size) as Vector;
  const normals = ways.map((way) => cross(along, way));
  const most = Math.max(...normals.map(length));
  if (!(most > flat * size * size)) return null;
  const normal = (normals.find((each) => length(each) === most) as Vector).map((x) => x / most);
  const deep = ways.some((way) => Math.abs(dot(way, normal)) > flat * size);
  if (deep) return { hull: [...corners] };
  const half = (thickness * Math.min(size, most / size)) / 2;
  return {
    hull: [-half, half].flatMap((s) => corners.map((c) => c.map((x, i) => x + s * (normal[i] ?? 0)))),
  };
}

const minus = (a: Vector, b: Vector): Vector => a.map((x, i) => x - (b[i] ?? 0));
const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const length = (a: Vector): number => Math.hypot(...a);
function cross([ax = 0, ay = 0, az = 0]: Vector, [bx = 0, by = 0, bz = 0]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
