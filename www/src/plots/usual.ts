// Default plots of a scene: of constraints those that the caller names; of contacts alone gaps and forces,
// since C and λ of no constraint are 0 for ever.
import type { Simulation } from "../simulation/core";

const ofContacts = ["contact.gap", "contact.force", "drift"];

/** `ofConstraints`, or the plots of contacts where the scene has no constraint but can touch. */
export function usualPlots(
  simulation: Pick<Simulation, "constraints" | "observables">,
  ofConstraints: readonly string[],
): readonly string[] {
  if (simulation.constraints().length > 0) return ofConstraints;
  return simulation.observables().some(({ name }) => name === "contact.gap") ? ofContacts : ofConstraints;
}
