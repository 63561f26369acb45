// The questions of the lesson, and how the runs answer them.
import { formatMeasured, formatNumber } from "../../panels/numbers";
import { magnitudesOf } from "../../simulation/magnitude";
import type { Run } from "../../simulation/session";
import { samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

/** Of the box on the catalogue's incline, and in the lesson's own scenes. */
const [speed, ownSpeed] = ["body[0].speed", "body[1].speed"];
/** Slower than this is at rest, m/s. */
const still = 1e-3;
/** The speed of a run in words; that of a box at rest is rounding. */
const told = ({ simulation }: Run, name: string): string =>
  formatMeasured(simulation.observe(name), "m/s", magnitudesOf(simulation));

export const angles: Prediction = {
  id: "friction-angles",
  choices: ["both", "steep", "neither"],
  preset: presets.angles,
  until: 1,
  speed: 0.6,
  record: [speed],
  judge: (_, runs) => {
    const [gentle = 0, steep = 0] = runs.map((run) => run.simulation.observe(speed));
    const choice = gentle > still ? "both" : steep > still ? "steep" : "neither";
    const [slow = "", fast = ""] = runs.map((run) => told(run, speed));
    return { choice, numbers: { gentle: slow, steep: fast } };
  },
};

export const kinetic: Prediction = {
  id: "friction-kinetic",
  choices: ["stop", "runs", "both"],
  preset: presets.kinetic,
  until: 1.2,
  speed: 0.7,
  record: [ownSpeed],
  judge: (_, runs) => {
    const [resting = 0, nudged = 0] = runs.map((run) => run.simulation.observe(ownSpeed));
    const choice = resting > still ? "both" : nudged > still ? "runs" : "stop";
    const [first = "", second = ""] = runs.map((run) => told(run, ownSpeed));
    return { choice, numbers: { resting: first, nudged: second } };
  },
};

export const tall: Prediction = {
  id: "friction-tall",
  choices: ["stays", "slides", "topples"],
  preset: presets.tall,
  until: 1.2,
  speed: 0.6,
  record: ["body[1].angle"],
  judge: (run) => {
    const { y } = samples(run, "body[1].angle");
    const turned = (180 / Math.PI) * ((y.at(-1) ?? 0) - (y[0] ?? 0));
    const choice =
      Math.abs(turned) > 20 ? "topples" : run.simulation.observe(ownSpeed) > still ? "slides" : "stays";
    return { choice, numbers: { turned: formatNumber(turned) } };
  },
};

export const bounds: Prediction = {
  id: "friction-bounds",
  choices: ["same", "shorter", "longer"],
  preset: presets.bounds,
  until: 1.4,
  speed: 0.7,
  record: [ownSpeed],
  judge: (_, runs) => {
    const way = ({ simulation }: Run): number => {
      const [, , , , , , , x = 0, , z = 0] = simulation.positions();
      return Math.hypot(x, z);
    };
    const [cone = 0, pyramid = 0] = runs.map(way);
    const choice = Math.abs(cone - pyramid) < 0.02 * cone ? "same" : pyramid < cone ? "shorter" : "longer";
    return { choice, numbers: { cone: formatNumber(cone), pyramid: formatNumber(pyramid) } };
  },
};

export const rolling: Prediction = {
  id: "friction-rolling",
  choices: ["all", "part", "none"],
  preset: presets.rolling,
  until: 1,
  speed: 1,
  record: [ownSpeed, "body[1].spin"],
  judge: (_, runs) => {
    const [hard = 0, soft = 0] = runs.map((run) => run.simulation.observe(ownSpeed));
    const choice = hard > 1.9 ? "all" : hard > still ? "part" : "none";
    return { choice, numbers: { hard: formatNumber(hard), soft: formatNumber(soft) } };
  },
};
