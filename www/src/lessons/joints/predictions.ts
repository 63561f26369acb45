// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent, samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

const C = "C.norm";

export const drift: Prediction = {
  id: "joints-drift",
  choices: ["none", "little", "much"],
  preset: presets.drift,
  until: 4,
  speed: 0.8,
  record: [C],
  judge: (_, runs) => {
    const [without = 0, fifth = 0] = runs.map((run) => extent(run, C).most);
    const choice = without < 1e-6 ? "none" : without < 0.05 ? "little" : "much";
    return {
      choice,
      numbers: { without: formatNumber(1000 * without), fifth: formatNumber(1000 * fifth) },
    };
  },
};

export const torn: Prediction = {
  id: "joints-torn",
  choices: ["rest", "turns", "swings"],
  preset: presets.torn,
  until: 1.5,
  speed: 0.3,
  record: [C, "energy.kinetic", "body[1].spin"],
  judge: (run) => {
    const { most } = extent(run, "energy.kinetic");
    const spin = run.simulation.observe("body[1].spin");
    const opened = samples(run, C).y.some((c, i, all) => c > 1e-3 + (all[i - 1] ?? c));
    const choice = opened ? "swings" : Math.abs(spin) > 0.01 ? "turns" : "rest";
    return { choice, numbers: { most: formatNumber(most), spin: formatNumber(Math.abs(spin)) } };
  },
};

/** How much a recorded number jumps from step to step: the mean of its second differences. */
function jitter(run: Run, observable: string): number {
  const { y } = samples(run, observable);
  let sum = 0;
  for (let i = 2; i < y.length; i++) sum += Math.abs((y[i] ?? 0) - 2 * (y[i - 1] ?? 0) + (y[i - 2] ?? 0));
  return sum / Math.max(1, y.length - 2);
}
export const chain: Prediction = {
  id: "joints-chain",
  choices: ["same", "fifth", "whole"],
  preset: presets.chain,
  until: 6,
  speed: 1,
  record: ["constraint[0].lambda", C],
  judge: (_, runs) => {
    const [fifth = 0, whole = 0] = runs.map((run) => jitter(run, "constraint[0].lambda"));
    const choice =
      Math.max(fifth, whole) < 1.3 * Math.min(fifth, whole) ? "same" : fifth < whole ? "fifth" : "whole";
    return { choice, numbers: { fifth: formatNumber(fifth), whole: formatNumber(whole) } };
  },
};

export const ways: Prediction = {
  id: "joints-ways",
  choices: ["all", "two", "none"],
  preset: presets.ways,
  until: 1.5,
  speed: 0.3,
  record: ["energy.kinetic", C],
  judge: (_, runs) => {
    const most = runs.map((run) => extent(run, "energy.kinetic").most);
    const moved = most.filter((energy) => energy > 1e-9).length;
    const [fifth = 0, soft = 0, split = 0, relaxation = 0] = most;
    return {
      choice: moved === 4 ? "all" : moved === 0 ? "none" : "two",
      numbers: {
        fifth: formatNumber(fifth),
        soft: formatNumber(soft),
        split: formatNumber(split),
        relaxation: formatNumber(relaxation),
      },
    };
  },
};

export const projection: Prediction = {
  id: "joints-projection",
  choices: ["nothing", "less", "more"],
  preset: presets.projection,
  until: 4,
  speed: 0.8,
  record: ["energy.drift", C],
  judge: (_, runs) => {
    const [fifth = 0, projected = 0] = runs.map((run) => -run.simulation.observe("energy.drift"));
    const choice = Math.abs(projected) < 0.1 ? "nothing" : projected < fifth ? "less" : "more";
    return { choice, numbers: { fifth: formatNumber(fifth), projected: formatNumber(projected) } };
  },
};

export const motor: Prediction = {
  id: "joints-motor",
  choices: ["both", "strong", "neither"],
  preset: presets.motor,
  until: 4,
  speed: 1,
  record: ["constraint[1].lambda", "body[1].angle"],
  judge: (_, runs) => {
    // From hanging, degrees.
    const [weak = 0, strong = 0] = runs.map(
      (run) => (180 / Math.PI) * extent(run, "body[1].angle").most + 90,
    );
    const choice = weak > 180 ? "both" : strong > 180 ? "strong" : "neither";
    return { choice, numbers: { weak: formatNumber(weak), strong: formatNumber(strong) } };
  },
};
