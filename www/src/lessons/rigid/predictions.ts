// The questions of the lesson, and how the runs answer them.
import { fixed, formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent, samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";
import { turnsOf } from "./turns";

const spin = "body[0].spin";
const momentum = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];
const energy = "energy.kinetic";
const width = (run: Run, observable: string): number => {
  const { least, most } = extent(run, observable);
  return most - least;
};

export const kept: Prediction = {
  id: "rigid-kept",
  choices: ["omega", "momentum", "both"],
  preset: presets.brick,
  until: 6,
  speed: 1,
  record: [spin, ...momentum],
  judge: (run) => {
    const moves = (observable: string): boolean => width(run, observable) > 1e-3;
    const choice = !moves(spin) ? "both" : momentum.some(moves) ? "omega" : "momentum";
    const { least, most } = extent(run, spin);
    return { choice, numbers: { least: formatNumber(least), most: formatNumber(most) } };
  },
};

export const axes: Prediction = {
  id: "rigid-axes",
  choices: ["bar", "stem", "across"],
  preset: presets.axes,
  until: 4,
  speed: 1,
  record: [spin],
  judge: (_, runs) => {
    const widths = runs.map((run) => width(run, spin));
    const most = widths.indexOf(Math.max(...widths));
    const [bar = 0, stem = 0, across = 0] = widths;
    return {
      choice: ["bar", "stem", "across"][most] ?? "",
      numbers: { bar: formatNumber(bar), stem: formatNumber(stem), across: formatNumber(across) },
    };
  },
};

/** The part of the kinetic energy that was gained, in percent. */
function gain(run: Run | undefined): number {
  if (!run) return Number.NaN;
  const { y } = samples(run, energy);
  const [first = 0, last = 0] = [y[0], y.at(-1)];
  return 100 * (last / first - 1);
}
export const steps: Prediction = {
  id: "rigid-gain",
  choices: ["implicit", "explicit", "off"],
  preset: presets.steps,
  until: 6,
  speed: 1.5,
  record: [energy],
  judge: (_, runs) => {
    const [implicit = 0, explicit = 0, off = 0] = runs.map(gain);
    const largest = Math.max(implicit, explicit, off);
    const choice = largest === explicit ? "explicit" : largest === implicit ? "implicit" : "off";
    const percent = (value: number): string => (Math.abs(value) < 0.05 ? "0" : formatNumber(value));
    return {
      choice,
      numbers: { implicit: percent(implicit), explicit: percent(explicit), off: percent(off) },
    };
  },
};

export const wobble: Prediction = {
  id: "rigid-wobble",
  choices: ["half", "same", "twice"],
  preset: presets.plate,
  until: 3,
  speed: 0.4,
  record: [spin],
  judge: (run) => {
    const { axis, mark } = turnsOf(run.simulation, 0.02);
    const ratio = axis / mark;
    const choice = ratio > 1.5 ? "twice" : ratio < 0.75 ? "half" : "same";
    return { choice, numbers: { wobbles: fixed(axis, 1), turns: fixed(mark, 1) } };
  },
};
