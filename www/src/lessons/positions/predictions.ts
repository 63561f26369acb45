// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent, samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

const momentum = "angularMomentum";
/** The part of an observable's first value that is lost in the end, in per cent. */
function lost(run: Run, observable: string): number {
  const { y } = samples(run, observable);
  return 100 * (1 - (y.at(-1) ?? 0) / (y[0] ?? 1));
}
export const steps: Prediction = {
  id: "positions-steps",
  choices: ["same", "half", "quarter"],
  preset: presets.steps,
  until: 1,
  speed: 0.25,
  record: [momentum],
  judge: (_, runs) => {
    const [twenty = 0, ten = 0, five = 0] = runs.map((run) => lost(run, momentum));
    const part = ten / twenty;
    const choice = part > 0.8 ? "same" : part > 0.4 ? "half" : "quarter";
    return {
      choice,
      numbers: { twenty: formatNumber(twenty), ten: formatNumber(ten), five: formatNumber(five) },
    };
  },
};

/** How far the last bead hangs below its place, mm; all links together are 1.6 m long. */
const sag = (run: Run): number => -1000 * (run.simulation.observe("body[8].y") + 1.6);
export const stiff: Prediction = {
  id: "positions-stiff",
  choices: ["same", "twice", "more"],
  preset: presets.stiff,
  until: 6,
  speed: 2,
  record: ["C.norm"],
  judge: (_, runs) => {
    const [one = 0, many = 0] = runs.map(sag);
    const ratio = one / many;
    const choice = ratio < 1.5 ? "same" : ratio < 4 ? "twice" : "more";
    return { choice, numbers: { one: formatNumber(one), many: formatNumber(many) } };
  },
};

const C = "C.norm";
const energy = "energy.drift";
export const small: Prediction = {
  id: "positions-small",
  choices: ["iterations", "same", "substeps"],
  preset: presets.small,
  until: 3,
  speed: 0.8,
  record: [C, energy],
  judge: (_, runs) => {
    const [iterations = 0, substeps = 0] = runs.map((run) => -run.simulation.observe(energy));
    const choice =
      substeps > 1.2 * iterations ? "iterations" : substeps > 0.8 * iterations ? "same" : "substeps";
    const [manySweeps = 0, manySteps = 0] = runs.map((run) => 1000 * extent(run, C).most);
    return {
      choice,
      numbers: {
        iterations: formatNumber(iterations),
        substeps: formatNumber(substeps),
        sweepsError: formatNumber(manySweeps),
        stepsError: formatNumber(manySteps),
      },
    };
  },
};

/** A tenth of the largest kinetic energy of the figure, J. */
export const tenth = 9.8;
export const figures: Prediction = {
  id: "positions-figures",
  choices: ["both", "jakobsen", "witkin"],
  preset: presets.figures,
  until: 3,
  speed: 0.8,
  record: [C, energy],
  judge: (_, runs) => {
    const [jakobsen = 0, witkin = 0] = runs.map((run) => -run.simulation.observe(energy));
    const choice = Math.max(jakobsen, witkin) < tenth ? "both" : jakobsen > witkin ? "jakobsen" : "witkin";
    const [jakobsenError = 0, witkinError = 0] = runs.map((run) => 1000 * extent(run, C).most);
    return {
      choice,
      numbers: {
        jakobsen: formatNumber(jakobsen),
        witkin: formatNumber(witkin),
        jakobsenError: formatNumber(jakobsenError),
        witkinError: formatNumber(witkinError),
      },
    };
  },
};
