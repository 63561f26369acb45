// Where bodies start.
import type { Simulation } from "../simulation/core";
import { placementOf } from "../simulation/pose";
import { documentsOf } from "../simulation/prescribed";

/**
 * Moves the start to this moment: items added while time ran were measured now, and the old start would contradict a
 * new constraint. A prescribed motion counts from its start, which stays.
 */
export function startHere(simulation: Simulation): void {
  if (simulation.stepCount === 0) return;
  const [positions, velocities] = [simulation.positions(), simulation.velocities()];
  const bodies = simulation.bodies();
  const documents = bodies.some(({ fixed }) => fixed) ? documentsOf(simulation) : null;
  for (const body of bodies) {
    if (documents?.get(body.id)?.moves) continue;
    const { velocity, spin, ...place } = placementOf(positions, velocities, body);
    const moving = spin === undefined ? { velocity } : { velocity, spin };
    simulation.updateBody(body.id, body.fixed ? place : { ...place, ...moving });
  }
}
