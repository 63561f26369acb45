// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import type { Simulation } from "../../simulation/core";
import { extent, samples } from "../measure";
import type { Prediction } from "../prediction";
import { blockOf, jointRows } from "./blocks";
import { presets } from "./presets";
import { tear } from "./scenes";

const C = "C.norm";

export const torn: Prediction = {
  id: "impulses-torn",
  choices: ["closed", "third", "most"],
  preset: presets.torn,
  until: 0.05,
  speed: 0.03,
  record: [C],
  judge: (run) => {
    const { y } = samples(run, C);
    const left = (y.at(-1) ?? 0) / tear;
    const choice = left < 0.02 ? "closed" : left < 0.5 ? "third" : "most";
    return {
      choice,
      numbers: { left: formatNumber(100 * left), apart: formatNumber(1000 * (y.at(-1) ?? 0)) },
    };
  },
};

/** The Frobenius norm of the block between the second joint and the third. */
function coupling(simulation: Simulation): number {
  const [, second, third] = jointRows(simulation);
  if (!second || !third) throw new Error("too few joints");
  return Math.hypot(...blockOf(simulation.matrix("A"), second, third).values);
}
export const heavy: Prediction = {
  id: "impulses-heavy",
  choices: ["more", "same", "tenth"],
  preset: presets.heavy,
  until: 0.02,
  speed: 0.02,
  record: [C],
  judge: (_, runs) => {
    const [one = 0, ten = 0] = runs.map(({ simulation }) => coupling(simulation));
    const choice = ten > 2 * one ? "more" : ten > 0.5 * one ? "same" : "tenth";
    return { choice, numbers: { one: formatNumber(one), ten: formatNumber(ten) } };
  },
};

const force = "constraint[0].lambda";
export const halves: Prediction = {
  id: "impulses-halves",
  choices: ["half", "same", "twice"],
  preset: presets.halves,
  until: 0.1,
  speed: 0.05,
  record: [force],
  judge: (_, runs) => {
    const [long = 0, short = 0] = runs.map((run) => extent(run, force).most);
    const [first = 0, second = 0] = runs.map(
      ({ simulation: { stepSize } }, i) => stepSize * ([long, short][i] ?? 0),
    );
    const choice = short < 0.75 * long ? "half" : short < 1.5 * long ? "same" : "twice";
    return {
      choice,
      numbers: {
        long: formatNumber(long),
        short: formatNumber(short),
        first: formatNumber(first),
        second: formatNumber(second),
      },
    };
  },
};

const iterations = "solver.iterations";
export const starts: Prediction = {
  id: "impulses-starts",
  choices: ["same", "half", "tenth"],
  preset: presets.starts,
  until: 3,
  speed: 1,
  record: [iterations],
  judge: (_, runs) => {
    const [cold = 0, warm = 0] = runs.map((run) => {
      const { y } = samples(run, iterations);
      return y.reduce((sum, count) => sum + count, 0) / Math.max(1, y.length);
    });
    const part = warm / cold;
    const choice = part > 0.75 ? "same" : part > 0.25 ? "half" : "tenth";
    return { choice, numbers: { cold: formatNumber(cold), warm: formatNumber(warm) } };
  },
};
