// The constraint that magnifier and level sets are about: it holds a single moving particle of the plane.
import type { BodyInfo, ConstraintInfo, Simulation } from "../../simulation/core";

/** A scene with more is not one of a bead and its wire. */
const mostBodies = 24;
/** The first constraint of one row whose only moving body is a particle, preferably `wanted`. */
export function tieOf(
  simulation: Simulation,
  bodies: readonly BodyInfo[],
  wanted: number | null = null,
): { body: BodyInfo; constraint: ConstraintInfo } | null {
  if (simulation.space !== "plane" || bodies.length > mostBodies) return null;
  const particles = new Map(bodies.filter(isFree).map((body) => [body.id, body]));
  const ties = simulation.constraints().flatMap((constraint) => {
    const moving = constraint.bodies.filter((id) => bodies.some((body) => body.id === id && !body.fixed));
    const body = moving.length === 1 ? particles.get(moving[0] ?? -1) : undefined;
    return body && constraint.rows.length === 1 && !constraint.moves ? [{ body, constraint }] : [];
  });
  return ties.find(({ body }) => body.id === wanted) ?? ties[0] ?? null;
}

const isFree = ({ fixed, kind }: BodyInfo): boolean => !fixed && kind === "particle";
