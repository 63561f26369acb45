// Bodies with prescribed motion: `moves` of their documents, how far from the start as formulas of the time.
import type { BodyDocument, Simulation, Vector } from "../simulation/core";
import { addParticle, type Pick, placeOf } from "./edits";
import { documentsOf, startHere } from "./start";

/** Swings along x by half a metre. */
const usual = { x: "0.5*sin(2*t)" } as const;

/** Gives a body, or a new particle, a motion where it is now; a motion that it has stays. */
export function prescribe(simulation: Simulation, pick: Pick): number {
  const id = "body" in pick ? pick.body : addParticle(simulation, pick.at, true);
  if (!documentsOf(simulation).get(id)?.moves) {
    const now = placeOf(simulation, id);
    simulation.updateBody(id, { moves: usual });
    startHere(simulation);
    moveTo(simulation, id, now);
  }
  return id;
}

/** Moves the start of a body with prescribed motion so that it is at a place now. */
export function moveTo(simulation: Simulation, id: number, place: Vector): void {
  const start = documentsOf(simulation).get(id)?.at ?? [];
  const now = placeOf(simulation, id);
  simulation.updateBody(id, { at: start.map((x, i) => x + (place[i] ?? 0) - (now[i] ?? 0)) });
}

/** Free of its motion, a body moves on from where it is. */
export const released = { moves: {}, fixed: false } as const satisfies Partial<BodyDocument>;
