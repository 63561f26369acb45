// Bodies with prescribed motion, `moves` of their documents: they are where their start and their formulas say.
import type { BodyDocument, Placement, Simulation, Vector } from "./core";
import { placeOf } from "./pose";

/** The documents of the bodies by id. Large scenes take a while to write. */
export function documentsOf(simulation: Simulation): ReadonlyMap<number, BodyDocument> {
  const { bodies, ids } = simulation.toJSON();
  return new Map(bodies.map((body, i) => [ids?.bodies?.[i] ?? i, body]));
}

/** Where a body is and how fast it moves from now on. Of prescribed motion the start is moved: its formulas decide the rest. */
export function setState(simulation: Simulation, id: number, state: Placement): void {
  const body = simulation.bodies().find((each) => each.id === id);
  const prescribed =
    body?.fixed === true && simulation.stepCount > 0 && documentsOf(simulation).get(id)?.moves;
  if (!prescribed) simulation.setState(id, state);
  if (state.at) startSoThat(simulation, id, state.at);
}

/** Moves the start of a body with prescribed motion so that it is at a place now; any other body is there already. */
export function startSoThat(simulation: Simulation, id: number, place: Vector): void {
  const body = simulation.bodies().find((each) => each.id === id);
  if (!body?.fixed) return;
  const off = placeOf(simulation.positions(), body).map((x, i) => (place[i] ?? x) - x);
  const start = off.some((x) => x !== 0) ? documentsOf(simulation).get(id) : undefined;
  if (start?.moves) simulation.updateBody(id, { at: start.at.map((x, i) => x + (off[i] ?? 0)) });
}
