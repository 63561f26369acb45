// The constraint that holds a single moving particle of the plane, near that particle: where it is zero, its normal, how it bends.
// Every number is the core's: C, ∇C, J̇v. Pure.
import type { BodyInfo, ConstraintInfo, Simulation } from "../../simulation/core";
import { placeOf } from "../bounds";
import { tieOf } from "./tie";

export interface Wire {
  readonly body: BodyInfo;
  readonly constraint: ConstraintInfo;
  /** The nearest point at which C = 0, m. */
  readonly foot: Plane;
  /** Unit vector along ∇C. */
  readonly normal: Plane;
  /** From the foot to the particle along the normal, m. */
  readonly gap: number;
  /** Curvature, 1/m: from its tangent the wire goes off by −bend·s²/2 along the normal. */
  readonly bend: number;
}
export type Plane = readonly [number, number];

/** Slower than this, the acceleration along the normal says nothing of the curvature, m/s. */
const slow = 1e-6;

export function wireOf(
  simulation: Simulation,
  bodies: readonly BodyInfo[],
  wanted: number | null = null,
): Wire | null {
  const tie = tieOf(simulation, bodies, wanted);
  const row = tie?.constraint.rows[0];
  const [gx = 0, gy = 0] = row?.gradient.find(({ body }) => body === tie?.body.id)?.values ?? [];
  const size = Math.hypot(gx, gy);
  const c = row?.c ?? Number.NaN;
  if (!tie || !row || !(size > 0) || !Number.isFinite(c)) return null;
  const { body, constraint } = tie;
  const [x = 0, y = 0] = placeOf(simulation.positions(), body);
  const [circle] = constraint.glyphs;
  if (circle?.type === "circle") {
    const [cx = 0, cy = 0] = circle.center;
    const distance = Math.hypot(x - cx, y - cy);
    const normal: Plane = [(x - cx) / distance, (y - cy) / distance];
    const foot: Plane = [cx + circle.radius * normal[0], cy + circle.radius * normal[1]];
    return { ...tie, foot, normal, gap: distance - circle.radius, bend: 1 / circle.radius };
  }
  const normal: Plane = [gx / size, gy / size];
  const gap = c / size;
  const at = body.velocityOffset;
  const [vx = 0, vy = 0] = simulation.velocities().subarray(at, at + 2);
  const along = vy * normal[0] - vx * normal[1];
  const bend = Math.abs(along) > slow ? row.jDotV / (size * along * along) : 0;
  return { ...tie, foot: [x - gap * normal[0], y - gap * normal[1]], normal, gap, bend };
}
