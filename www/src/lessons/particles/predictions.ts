// The questions of the lesson, and how the runs answer them.
import { fixed, formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent, samples, weight } from "../measure";
import type { Prediction } from "../prediction";
import { beads, links, presets } from "./presets";

// Sticks in their length form: their λ is a force in newtons, negative where it pulls.
const first = "constraint[0].lambda";
const last = `constraint[${beads - 1}].lambda`;

export const hang: Prediction = {
  id: "particles-hang",
  choices: ["same", "twice", "ten"],
  preset: presets.hanging,
  until: 0.5,
  speed: 1,
  record: [first, last],
  judge: ({ simulation }: Run) => {
    const [top, bottom] = [-simulation.observe(first), -simulation.observe(last)];
    const ratio = top / bottom;
    const choice = ratio > 5 ? "ten" : ratio > 1.5 ? "twice" : "same";
    return { choice, numbers: { top: formatNumber(top), bottom: formatNumber(bottom) } };
  },
};

export const start: Prediction = {
  id: "particles-start",
  choices: ["whole", "half", "none"],
  preset: presets.falling,
  until: 0.6,
  speed: 0.3,
  record: [first],
  judge: (run) => {
    const pulls = samples(run, first).y.map((lambda) => -lambda);
    const [begin = 0] = pulls;
    const part = begin / weight(run.simulation);
    const choice = part > 0.75 ? "whole" : part > 0.25 ? "half" : "none";
    return { choice, numbers: { begin: formatNumber(begin), most: formatNumber(Math.max(...pulls)) } };
  },
};

/** The part of the right-hand side that may be left. */
export const left = 1e-9;
export const iterations: Prediction = {
  id: "particles-solve",
  choices: ["few", "rows", "many"],
  preset: presets.solvers,
  until: 0.5,
  speed: 0.5,
  record: [first],
  judge: ({ simulation }) => {
    const taken = (solver: string): number =>
      simulation.solveTrace(solver, { tolerance: left, maxIterations: 20_000 }).iterations;
    const cg = taken("cg");
    const choice = cg < links / 2 ? "few" : cg <= 2 * links ? "rows" : "many";
    return { choice, numbers: { cg: String(cg), seidel: String(taken("gauss-seidel")) } };
  },
};

export const methods: Prediction = {
  id: "particles-methods",
  choices: ["kept", "lost", "gained"],
  preset: presets.methods,
  until: 5,
  speed: 1,
  record: ["C.norm", "energy.drift", "energy.kinetic"],
  judge: (_, runs) => {
    // Against the largest kinetic energy of the last run, which is nearest to the true motion.
    const whole = extent(runs.at(-1) as Run, "energy.kinetic").most;
    const [feedback = 0, projection = 0, rattle = 0] = runs.map(
      (run) => (100 * run.simulation.observe("energy.drift")) / whole,
    );
    const choice = projection < -2 ? "lost" : projection > 2 ? "gained" : "kept";
    const percent = (value: number): string => `${fixed(value, 1)} %`;
    const numbers = { feedback: percent(feedback), projection: percent(projection), rattle: percent(rattle) };
    return { choice, numbers };
  },
};
