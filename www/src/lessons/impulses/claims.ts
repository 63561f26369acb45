// Numbers of the text that the core computes.

import { type Simulation, simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { opened, stepOf } from "../in-core.testing";
import { presets } from "./presets";
import { blow, chain } from "./scenes";

/** A hanging bar on its pin, after a step. */
function hanging(stepSize = 0.01): Simulation {
  const bodies = blow.bodies.map((body) => ({ ...body, ...(body.fixed ? {} : { velocity: [0, 0] }) }));
  const simulation = simulate({ ...blow, bodies, gravity: [0, -9.81] }, { stepSize });
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

const mass = (body: number): number => opened(presets.swing).bodies()[body]?.mass ?? Number.NaN;
/** How far the joint is torn at first. cm */
const tear = (): number => 100 * opened(presets.torn).observe("C.norm");
/** Force and impulse on the pin of a hanging bar with this step. */
function carried(stepSize: number): { force: number; impulse: number } {
  const simulation = hanging(stepSize);
  const force = Math.hypot(...simulation.lambda());
  return { force, impulse: stepSize * force };
}

export const claims: readonly Claim[] = [
  { at: "impulses-b-4", says: "speed of free fall after a step", value: falling },
  { at: "answer:impulses-exercise-1", says: "impulse of the pin", value: () => impulse(hanging()) },
  {
    at: "answer:impulses-exercise-1-half",
    says: "impulse of the pin with half the step",
    value: () => carried(0.005).impulse,
  },
  { at: "answer:impulses-exercise-2", says: "impulse of the blow", value: () => impulse(hit()) },
  {
    at: "answer:impulses-exercise-2-turn",
    says: "rate of turning",
    value: () => hit().observe("body[1].spin"),
  },
  { at: "answer:impulses-exercise-3", says: "blocks of eight joints", value: blocks },
  { at: "answer:impulses-exercise-4", says: "error of a step", value: error, about: 0.02 },
  { at: "impulses-guide", says: "mass of the upper bar", value: () => mass(1) },
  { at: "impulses-guide", says: "mass of the lower bar", value: () => mass(2) },
  { at: "impulses-b-4", says: "step, ms", value: () => stepOf(presets.hang) },
  { at: "impulses-errors-2", says: "gap of the torn joint, cm", value: tear },
  { at: "impulses-torn-measured", says: "gap of the torn joint, mm", value: () => 10 * tear() },
  {
    at: "impulses-blocks-2",
    says: "rows of a ball joint",
    value: () => opened(presets.bricks).constraints()[0]?.rows.length ?? Number.NaN,
  },
  {
    at: "impulses-why-1",
    says: "speed of the bar",
    value: () => opened(presets.halves).observe("body[1].vx"),
  },
  { at: "impulses-why-1", says: "long step, ms", value: () => stepOf(presets.halves) },
  { at: "impulses-why-1", says: "short step, ms", value: () => stepOf(presets.halves, 1) },
  { at: "impulses-exercise-1-answer", says: "force", value: () => carried(0.01).force },
  { at: "impulses-exercise-1-answer", says: "force with half the step", value: () => carried(0.005).force },
  { at: "answer-hang", says: "impulse", value: () => carried(0.01).impulse },
  { at: "answer-hang-half", says: "impulse with half the step", value: () => carried(0.005).impulse },
  {
    at: "impulses-exercise-2",
    says: "mass of the bar",
    value: () => opened(presets.blow).bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "impulses-exercise-2",
    says: "speed of the bar",
    value: () => opened(presets.blow).observe("body[1].vx"),
  },
  {
    at: "impulses-exercise-2-hint",
    says: "speed that the pinned end loses",
    value: () => opened(presets.blow).observe("body[1].vx"),
  },
  {
    at: "impulses-exercise-2-hint",
    says: "from the pin to the middle",
    value: () => -opened(presets.blow).observe("body[1].y"),
  },
  { at: "impulses-exercise-3-ask", says: "joints", value: () => opened(presets.starts).constraints().length },
];
