// The questions of the lesson, and how the runs answer them.
import { fixed, formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { arrival, extent, valueWhere } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

const force = "constraintForce.norm";
const lambda = "constraint[0].lambda";
const [x, y] = ["body[0].x", "body[0].y"];
/** Numbers this close count as equal. */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.02 * Math.max(Math.abs(a), Math.abs(b));

export const scale: Prediction = {
  id: "curves-scale",
  choices: ["all", "tenth", "force"],
  preset: presets.scaled,
  until: 0.6,
  speed: 0.3,
  record: [lambda, force],
  judge: (_, runs) => {
    const [a, b, p, q] = [lambda, force].flatMap((name) => runs.map((run) => run.simulation.observe(name)));
    const [once = 0, ten = 0, before = 0, after = 0] = [a, b, p, q];
    const choice = !near(before, after) ? "force" : near(once, ten) ? "all" : "tenth";
    const [l1, l2, f1, f2] = [once, ten, before, after].map((value) => formatNumber(value)) as [
      string,
      string,
      string,
      string,
    ];
    return { choice, numbers: { l1, l2, f1, f2 } };
  },
};

export const bend: Prediction = {
  id: "curves-bend",
  choices: ["ends", "sides", "same"],
  preset: presets.bend,
  until: 4,
  speed: 1,
  record: [force, x, y],
  judge: (run) => {
    const ends = valueWhere(run, force, x);
    const sides = valueWhere(run, force, y);
    const choice = near(ends, sides) ? "same" : ends > sides ? "ends" : "sides";
    return { choice, numbers: { ends: formatNumber(ends), sides: formatNumber(sides) } };
  },
};

export const time: Prediction = {
  id: "curves-time",
  choices: ["high", "low", "same"],
  preset: presets.cycloids,
  until: 1,
  speed: 0.3,
  record: [x],
  judge: (_, runs) => {
    const [high = Number.NaN, low = Number.NaN] = runs.map((run) => arrival(run, x));
    const choice = near(high, low) ? "same" : high < low ? "high" : "low";
    return { choice, numbers: { high: fixed(high, 3), low: fixed(low, 3) } };
  },
};

export const upright: Prediction = {
  id: "curves-upright",
  choices: ["falls", "stays", "round"],
  preset: presets.trembling,
  until: 5,
  speed: 1,
  record: [x, y],
  judge: (run) => {
    const { least } = extent(run, y);
    const sideways = extent(run, x);
    const round = sideways.least < -0.4 && sideways.most > 0.4;
    const choice = least > 0 ? "stays" : round ? "round" : "falls";
    return { choice, numbers: { least: formatNumber(least) } };
  },
};

export const sphere: Prediction = {
  id: "curves-sphere",
  choices: ["latitude", "great", "pole"],
  preset: presets.sphere,
  until: 4.5,
  speed: 1,
  record: [y],
  judge: (run: Run) => {
    const { least, most } = extent(run, y);
    const choice = least < -0.6 ? "great" : most > 0.95 ? "pole" : "latitude";
    return { choice, numbers: { least: formatNumber(least), most: formatNumber(most) } };
  },
};
