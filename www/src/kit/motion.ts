// Bodies with prescribed motion: `moves` of their documents, how far from the start as formulas of the time.
import type { BodyDocument, Simulation } from "../simulation/core";
import { documentsOf, startSoThat } from "../simulation/prescribed";
import { addParticle, type Pick, placeOf } from "./edits";
import { startHere } from "./start";

/** Swings along x by half a metre. */
const usual = { x: "0.5*sin(2*t)" } as const;

/** Gives a body, or a new particle, a motion where it is now; a motion that it has stays. */
export function prescribe(simulation: Simulation, pick: Pick): number {
  const id = "body" in pick ? pick.body : addParticle(simulation, pick.at, true);
  if (!documentsOf(simulation).get(id)?.moves) {
    const now = placeOf(simulation, id);
    simulation.updateBody(id, { moves: usual });
    startHere(simulation);
    startSoThat(simulation, id, now);
  }
  return id;
}

/** Free of its motion, a body moves on from where it is. */
export const released = { moves: {}, fixed: false } as const satisfies Partial<BodyDocument>;
