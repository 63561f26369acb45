// A circle in space as many points: it leans, and is drawn as what it looks like. Pure.
import type { Glyph, Vector } from "../../simulation/core";

type Rim = Pick<Extract<Glyph, { type: "circle" }>, "center" | "radius" | "normal">;

export function circlePoints(circle: Rim, sides = 96): Vector[] {
  const [nx = 0, ny = 0, nz = 1] = circle.normal ?? [0, 0, 1];
  const length = Math.hypot(nx, ny, nz) || 1;
  const n = [nx / length, ny / length, nz / length] as const;
  // Any direction across the normal: the coordinate axis that leans least on it, made perpendicular.
  const helper: Vector = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const u = unit(cross(helper, n));
  const v = cross(n, u);
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    const [c, s] = [circle.radius * Math.cos(angle), circle.radius * Math.sin(angle)];
    return [0, 1, 2].map((k) => (circle.center[k] ?? 0) + c * (u[k] ?? 0) + s * (v[k] ?? 0));
  });
}

function cross(a: Vector, b: Vector): Vector {
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return a.map((x) => x / length);
}
