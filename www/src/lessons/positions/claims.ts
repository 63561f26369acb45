// Numbers of the text that the core computes.

import { type SceneDocument, simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { particle } from "../sketch";
import { hanging, shaken, turningRod } from "./scenes";

/** How far the lighter end of a stretched stick moves. m */
function moved(): number {
  const bodies = [particle([0, 0]), particle([1.5, 0], { mass: 3 })];
  const simulation = simulate({ ...turningRod, bodies });
  simulation.step(1);
  return simulation.observe("body[0].x");
}
/** The part of the rod's angular momentum that is lost in a second. % */
function lost(scene: SceneDocument, stepSize: number): number {
  const simulation = simulate(scene, { stepSize });
  const before = simulation.observe("angularMomentum");
  simulation.step(Math.round(1 / stepSize));
  return 100 * (1 - simulation.observe("angularMomentum") / before);
}
/** How far the hanging chain of compliance 1 mm/N stretches. mm */
function sag(): number {
  const simulation = simulate(hanging(40, 0.001));
  simulation.step(600);
  return -1000 * (simulation.observe("body[8].y") + 1.6);
}

export const claims: readonly Claim[] = [
  { at: "positions-exercise-3-hint", says: "loss at 5 ms", value: () => lost(turningRod, 0.005) },
  { at: "positions-exercise-5", says: "loss at 20 ms", value: () => lost(turningRod, 0.02) },
  { at: "answer:positions-exercise-1", says: "way of the lighter end", value: moved },
  {
    at: "answer:positions-exercise-3",
    says: "the step that loses 1 %",
    value: () => 0.4 / lost(turningRod, 0.0004),
    about: 0.05,
  },
  { at: "answer:positions-exercise-4", says: "stretch of the chain", value: sag, about: 0.005 },
  {
    at: "answer:positions-exercise-5",
    says: "loss of RATTLE",
    value: () => Math.round(1000 * Math.abs(lost(shaken, 0.02))) / 1000,
  },
];
