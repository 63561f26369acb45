// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
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
/** Coordinates of two bars in the plane, less the rows of their joints. */
const remaining = (): number => {
  const rows = presets.both.runs[1];
  const simulation = simulate(rows?.scene ?? "", rows?.parameters);
  return 3 * simulation.bodies().filter(({ fixed }) => !fixed).length - simulation.matrix("A").rows;
};
const step = (preset: Preset): number =>
  1000 * simulate(preset.runs[0]?.scene ?? "", preset.runs[0]?.parameters).stepSize;
const entry = (i: 0 | 1, j: 0 | 1) => (): number => twoBars(simulate(straight)).m[i][j];

/** h₂ of two bars bent the other way. N·m */
function bias(): number {
  const { centrifugal, coriolis } = twoBars(simulate(bent));
  return -(centrifugal[1] + coriolis[1]);
}

export const claims: readonly Claim[] = [
  { at: "answer:coordinates-exercise-1", says: "degrees of freedom of the puppet", value: puppet },
  { at: "answer:coordinates-exercise-2", says: "M₁₁", value: entry(0, 0) },
  { at: "answer-M", says: "M₁₁", value: entry(0, 0) },
  { at: "answer-M", says: "M₁₂", value: entry(0, 1) },
  { at: "answer-M", says: "M₂₂", value: entry(1, 1) },
  { at: "answer-puppet", says: "degrees of freedom of the puppet", value: puppet },
  { at: "answer-loop", says: "coordinates of the four-bar linkage", value: fourBarFreedom },
  { at: "count", says: "coordinates of two bars", value: remaining, about: 0.01 },
  {
    at: "coordinates-bias-3",
    says: "rate of the first joint",
    value: () => twoBars(simulate(bent)).rates[0],
  },
  {
    at: "coordinates-exercise-2-answer",
    says: "distance of the second bar’s middle",
    value: () => simulate(straight).observe("body[2].x"),
  },
  { at: "coordinates-both-1", says: "step of the puppet, ms", value: () => step(presets.puppets) },
  { at: "coordinates-when-1", says: "step of the chain, ms", value: () => step(presets.whips) },
  { at: "answer:coordinates-exercise-3", says: "h₂ at a right angle", value: bias },
  { at: "answer:coordinates-exercise-4", says: "coordinates of the four-bar linkage", value: fourBarFreedom },
];
