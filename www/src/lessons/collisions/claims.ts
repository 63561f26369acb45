// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { answer } from "../in-core.testing";
import { bounce } from "./predictions";
import { unlike } from "./scenes";

/** Kinetic energy of three balls before and after a blow with different e. J */
function energy(steps: number): number {
  const simulation = simulate(unlike);
  simulation.step(steps);
  return simulation.observe("energy.kinetic");
}

export const claims: readonly Claim[] = [
  { at: "collisions-exercise-3-answer", says: "energy before", value: () => energy(0) },
  { at: "collisions-exercise-3-answer", says: "energy after", value: () => energy(1) },
  {
    at: "collisions-bounce-why-1",
    says: "height after the first bounce, of one metre",
    value: () => Number(answer(bounce).numbers.height) / 100,
    about: 0.03,
  },
];
