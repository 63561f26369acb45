// Where bodies start, as their documents say it.
import type { BodyDocument, Simulation } from "../simulation/core";
import { placementOf } from "../simulation/pose";

/** The documents of the bodies by id. Large scenes take a while to write. */
export function documentsOf(simulation: Simulation): ReadonlyMap<number, BodyDocument> {
  const { bodies, ids } = simulation.toJSON();
  return new Map(bodies.map((body, i) => [ids?.bodies?.[i] ?? i, body]));
}

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
