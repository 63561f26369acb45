// Numbers of the text that the core computes.

import { type Simulation, simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { blow, chain } from "./scenes";

/** A hanging bar on its pin, after a step. */
function hanging(): Simulation {
  const bodies = blow.bodies.map((body) => ({ ...body, ...(body.fixed ? {} : { velocity: [0, 0] }) }));
  const simulation = simulate({ ...blow, bodies, gravity: [0, -9.81] });
  simulation.step(1);
  return simulation;
}
function hit(): Simulation {
  const simulation = simulate(blow);
  simulation.step(1);
  return simulation;
}
/** Of all rows of a joint. N·s */
const impulse = (simulation: Simulation): number => simulation.stepSize * Math.hypot(...simulation.lambda());
/** Blocks of 2 × 2 entries that are not zero. */
function blocks(): number {
  const { data, rows, cols } = simulate(chain(false)).matrix("A");
  let count = 0;
  for (let i = 0; i < rows; i += 2)
    for (let j = 0; j < cols; j += 2)
      if ([0, 1, cols, cols + 1].some((k) => Math.abs(data[i * cols + j + k] ?? 0) > 1e-12)) count += 1;
  return count;
}
/** The error of the first step of a bar that turns about its pin at 4 rad/s. mm */
function error(): number {
  const bodies = blow.bodies.map((body) => ({
    ...body,
    ...(body.fixed ? {} : { velocity: [2, 0], spin: 4 }),
  }));
  const simulation = simulate({ ...blow, bodies });
  simulation.step(1);
  return 1000 * simulation.observe("C.norm");
}

/** The speed of a bar after a step of 10 ms, with nothing that holds it. m/s */
function falling(): number {
  const free = blow.bodies.filter((body) => !body.fixed).map((body) => ({ ...body, velocity: [0, 0] }));
  const simulation = simulate(
    { ...blow, bodies: free, constraints: [], gravity: [0, -9.81] },
    { stepSize: 0.01 },
  );
  simulation.step(1);
  return -simulation.observe("body[0].vy");
}

export const claims: readonly Claim[] = [
  { at: "impulses-b-4", says: "speed of free fall after a step", value: falling },
  { at: "answer:impulses-exercise-1", says: "impulse of the pin", value: () => impulse(hanging()) },
  { at: "answer:impulses-exercise-2", says: "impulse of the blow", value: () => impulse(hit()) },
  {
    at: "answer:impulses-exercise-2-turn",
    says: "rate of turning",
    value: () => hit().observe("body[1].spin"),
  },
  { at: "answer:impulses-exercise-3", says: "blocks of eight joints", value: blocks },
  { at: "answer:impulses-exercise-4", says: "error of a step", value: error, about: 0.02 },
];
