// The tasks of the lesson and how they are judged: by numbers of the core, on whatever was built.
import { fixed, formatNumber, withUnit } from "../../panels/numbers";
import type { Preset } from "../../panels/presets";
import type { ConstraintInfo, Simulation } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { extent } from "../measure";
import { presetMaker } from "../preset";
import { board, braced, bridge, coaster, fourBar, leaning, pendulum, piers } from "./scenes";

/** One thing that is asked for. */
export interface Goal {
  /** Message `build-<task>-<id>`. */
  readonly id: string;
  /** True where it is reached, and the number that shows it. */
  look(run: Run): { readonly done: boolean; readonly shown?: string };
}
export interface Task {
  /** Messages `build-<id>`, `build-<id>-<goal>`. */
  readonly id: string;
  readonly start: Preset;
  /** One way to do it. */
  readonly solution: Preset;
  readonly goals: readonly Goal[];
}

/** Observables that tasks need over the time of a run. */
export const recorded = ["energy.kinetic", "constraintForce.norm", "C.norm"] as const;

const preset = presetMaker("build");
const usual = ["energy.kinetic", "C.norm", "constraintForce.norm"];
const begin = preset("start", [["own", board]], usual);

const free = (simulation: Simulation) => simulation.bodies().filter(({ fixed }) => !fixed);
const sticksOf = (simulation: Simulation): ConstraintInfo[] =>
  simulation.constraints().filter(({ kind }) => kind === "distance");
/** Coordinates that no row takes. */
function motions(simulation: Simulation): number {
  const coordinates = free(simulation).reduce((sum, body) => sum + body.velocityLength, 0);
  return coordinates - simulation.spectrum().rank;
}
/** J; what stirs less than this counts as rest. */
const rest = 1e-3;

/** `count` free particles at least, each tied to others by sticks. */
const tied = (count: number, least: number): Goal => ({
  id: "tied",
  look: ({ simulation }) => {
    const tiedTo = new Set(sticksOf(simulation).flatMap(({ bodies }) => [...bodies]));
    const found = free(simulation).filter(({ id }) => tiedTo.has(id)).length;
    return { done: found >= count && sticksOf(simulation).length >= least, shown: `${found}` };
  },
});
const left = (wanted: number): Goal => ({
  id: "motions",
  look: ({ simulation }) => {
    const found = motions(simulation);
    return { done: free(simulation).length > 0 && found === wanted, shown: `${found}` };
  },
});
const spare: Goal = {
  id: "spare",
  look: ({ simulation }) => {
    const { nullity } = simulation.spectrum();
    return { done: nullity >= 1, shown: `${nullity}` };
  },
};
/** Kinetic energy at some time of the run. J */
const stirs = (least: number): Goal => ({
  id: "stirs",
  look: (run) => {
    const { most } = extent(run, "energy.kinetic");
    return { done: most > least, shown: `${formatNumber(Math.max(0, most))} J` };
  },
});
const lasts = (seconds: number): Goal => ({
  id: "lasts",
  look: (run) => {
    const { time } = run.simulation;
    const done = time >= seconds && extent(run, "C.norm").most < 0.01;
    return { done, shown: withUnit(fixed(Math.min(time, seconds), 1), "s") };
  },
});
const rests: Goal = {
  id: "rests",
  look: ({ simulation }) => {
    const measured = simulation.observe("energy.kinetic");
    // Below this it is rounding.
    const kinetic = measured < 1e-12 ? 0 : measured;
    return { done: simulation.time > 2 && kinetic < rest, shown: `${formatNumber(kinetic)} J` };
  },
};
/** λ of a stick is negative where it pulls. */
const pulls: Goal = {
  id: "pulls",
  look: ({ simulation }) => {
    const rows = sticksOf(simulation).flatMap(({ rows }) => [...rows]);
    const pulling = rows.filter(({ lambda }) => lambda < 0).length;
    return { done: rows.length >= 5 && pulling === rows.length, shown: `${pulling}/${rows.length}` };
  },
};
const drawn: Goal = {
  id: "drawn",
  look: ({ simulation }) => ({ done: simulation.constraints().some(({ kind }) => kind === "spline") }),
};
/** As much as four and a half times the weight of a kilogram. N */
export const bearable = 45;
/** Kinetic energy of a fast ride. J */
export const fast = 6;
const gently: Goal = {
  id: "gently",
  look: (run) => {
    const { most } = extent(run, "constraintForce.norm");
    return {
      done: run.simulation.time >= 5 && most < bearable,
      shown: `${formatNumber(Math.max(0, most))} N`,
    };
  },
};

export const tasks = {
  pendulum: {
    id: "pendulum",
    start: begin,
    solution: preset("pendulum", [["solution", pendulum]], usual),
    goals: [tied(1, 1), left(1), stirs(0.1), lasts(5)],
  },
  fourBar: {
    id: "four-bar",
    start: begin,
    solution: preset("four-bar", [["solution", fourBar]], usual),
    goals: [tied(2, 3), left(1), stirs(0.1)],
  },
  bridge: {
    id: "bridge",
    start: preset("piers", [["own", piers]], usual),
    solution: preset("bridge", [["solution", bridge]], usual),
    goals: [tied(4, 5), rests, pulls],
  },
  brace: {
    id: "brace",
    start: preset("leaning", [["own", leaning]], usual),
    solution: preset("braced", [["solution", braced]], usual),
    goals: [left(0), spare, rests],
  },
  coaster: {
    id: "coaster",
    start: begin,
    solution: preset("coaster", [["solution", coaster]], usual),
    goals: [drawn, stirs(fast), gently],
  },
} as const satisfies Record<string, Task>;
