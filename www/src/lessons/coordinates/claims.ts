// Numbers of the text that the core computes.

import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { fourBarFreedom } from "../joints/claims";
import { presets } from "./presets";
import { bent, straight } from "./scenes";
import { twoBars } from "./tree";

/** Numbers of the puppet's bodies less the independent rows of its joints. */
function puppet(): number {
  const [run] = presets.puppets.runs.slice(1);
  const simulation = simulate(run?.scene ?? "puppet", run?.parameters);
  simulation.step(1);
  const rows = simulation.stepRows()?.rows.filter(({ role }) => role === "equation").length ?? Number.NaN;
  return 3 * simulation.bodies().filter(({ fixed }) => !fixed).length - rows;
}
/** h₂ of two bars bent the other way. N·m */
function bias(): number {
  const { centrifugal, coriolis } = twoBars(simulate(bent));
  return -(centrifugal[1] + coriolis[1]);
}

export const claims: readonly Claim[] = [
  { at: "answer:coordinates-exercise-1", says: "degrees of freedom of the puppet", value: puppet },
  { at: "answer:coordinates-exercise-2", says: "M₁₁", value: () => twoBars(simulate(straight)).m[0][0] },
  { at: "answer:coordinates-exercise-3", says: "h₂ at a right angle", value: bias },
  { at: "answer:coordinates-exercise-4", says: "coordinates of the four-bar linkage", value: fourBarFreedom },
];
