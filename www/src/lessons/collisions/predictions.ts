// The questions of the lesson, and how the runs answer them.
import { fixed, formatNumber, listed } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

/** The height that is gained after the first touch; the ball starts where its lowest point is one metre up. */
function reboundOf(run: Run): number {
  const { y } = samples(run, "body[1].y");
  const lowest = y.findIndex((value, i) => i > 0 && value <= (y[i + 1] ?? Number.POSITIVE_INFINITY));
  const radius = (y[0] ?? 0) - 1;
  return Math.max(...y.slice(Math.max(0, lowest))) - radius;
}

export const bounce: Prediction = {
  id: "collisions-bounce",
  choices: ["h80", "h64", "h40"],
  preset: presets.bounce,
  until: 1.0,
  speed: 0.5,
  record: ["body[1].y"],
  judge: (run) => {
    const height = reboundOf(run);
    const choice = height > 0.72 ? "h80" : height > 0.52 ? "h64" : "h40";
    return { choice, numbers: { height: formatNumber(100 * height) } };
  },
};

export const plastic: Prediction = {
  id: "collisions-plastic",
  choices: ["all", "half", "none"],
  preset: presets.pair,
  until: 1,
  speed: 0.6,
  record: ["energy.kinetic"],
  judge: (run) => {
    const { y } = samples(run, "energy.kinetic");
    const [before, after] = [y[0] ?? 0, y.at(-1) ?? 0];
    const left = after / before;
    const choice = left < 0.05 ? "all" : left > 0.95 ? "none" : "half";
    return { choice, numbers: { before: formatNumber(before), after: formatNumber(after) } };
  },
};

export const rods: Prediction = {
  id: "collisions-rods",
  choices: ["middle", "end", "same"],
  preset: presets.rods,
  until: 0.9,
  speed: 0.5,
  record: ["body[1].vx"],
  judge: (_, runs) => {
    const [middle = 0, end = 0] = runs.map((run) => run.simulation.observe("body[1].vx"));
    const choice = Math.abs(middle - end) < 0.02 ? "same" : middle > end ? "middle" : "end";
    return { choice, numbers: { middle: formatNumber(middle), end: formatNumber(end) } };
  },
};

export const cradle: Prediction = {
  id: "collisions-cradle",
  choices: ["last", "four", "all"],
  preset: presets.cradle,
  until: 0.7,
  speed: 0.35,
  record: ["energy.kinetic"],
  judge: (run) => {
    const speeds = Array.from({ length: 5 }, (_, i) => run.simulation.observe(`body[${i}].vx`));
    const [first = 0, second = 0] = speeds;
    const last = speeds[4] ?? 0;
    const choice = last > 1.9 ? "last" : first < -0.1 && Math.abs(second - last) < 0.05 ? "four" : "all";
    return { choice, numbers: { speeds: listed(speeds.map((v) => fixed(v, 2))) } };
  },
};
