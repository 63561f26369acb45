// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { aboutAxis, stepped } from "./scenes";

/** What the implicit step loses in six seconds. % */
function lost(stepSize: number): number {
  const simulation = simulate(stepped("implicit"), { stepSize });
  const before = simulation.observe("energy.kinetic");
  simulation.step(Math.round(6 / stepSize));
  return 100 * (1 - simulation.observe("energy.kinetic") / before);
}

export const claims: readonly Claim[] = [
  { at: "rigid-exercise-1", says: "loss with steps of 10 ms", value: () => lost(0.01), about: 0.1 },
  { at: "rigid-exercise-1-answer", says: "loss with steps of 5 ms", value: () => lost(0.005), about: 0.1 },
  {
    at: "rigid-euler-2",
    says: "angular velocity of the handles",
    value: () => simulate(aboutAxis(1)).observe("body[0].spin"),
    about: 0.001,
  },
  { at: "rigid-steps-3", says: "step in ms", value: () => 1000 * simulate(stepped("off")).stepSize },
];
