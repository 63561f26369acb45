// The questions of the lesson, and how the runs answer them.
import { formatNumber, listed } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { extent } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";
import { panels } from "./scenes";

const list = (values: ArrayLike<number>): string =>
  listed(Array.from(values, (value) => formatNumber(value)));

export const thrice: Prediction = {
  id: "redundant-thrice",
  choices: ["each", "third", "first", "fails"],
  preset: presets.thrice,
  until: 1,
  speed: 0.7,
  record: ["body[1].x"],
  judge: (_, runs) => {
    const [once, three] = runs as [Run, Run];
    const alone = once.simulation.lambda()[0] ?? 0;
    const shares = three.simulation.lambda();
    const part = (shares[0] ?? 0) / alone;
    const failed = three.status === "diverged" || shares.some((share) => !Number.isFinite(share));
    const choice = failed
      ? "fails"
      : Math.abs(part - 1 / 3) < 0.01
        ? "third"
        : (shares[1] ?? 0) === 0
          ? "first"
          : "each";
    return { choice, numbers: { alone: formatNumber(alone), shares: list(shares) } };
  },
};

export const triangle: Prediction = {
  id: "redundant-triangle",
  choices: ["one", "shared", "explodes"],
  preset: presets.triangle,
  until: 6,
  speed: 1.5,
  record: ["C.norm"],
  judge: ({ simulation, status }) => {
    const errors = [...simulation.c()].map(Math.abs);
    const [least, most] = [Math.min(...errors), Math.max(...errors)];
    const exploded = status === "diverged" || !(most < 10);
    const choice = exploded ? "explodes" : least > 0.6 * most ? "shared" : "one";
    const numbers = {
      errors: list(simulation.c()),
      residual: formatNumber(simulation.observe("solver.residual")),
    };
    return { choice, numbers };
  },
};

export const braced: Prediction = {
  id: "redundant-braced",
  choices: ["all", "panel", "none"],
  preset: presets.braced,
  until: 1,
  speed: 1,
  record: ["constraintForce.norm"],
  judge: (_, runs) => {
    const [a, b] = runs.map((run) => run.simulation.lambda());
    const agree = Array.from(
      a ?? [],
      (value, i) => Math.abs(value - (b?.[i] ?? 0)) < 1e-3 * (1 + Math.abs(value)),
    );
    const same = agree.filter(Boolean).length;
    const outer = agree.slice(panels / 2, panels).every(Boolean);
    const choice = same === agree.length ? "all" : outer ? "panel" : "none";
    const [fa, fb] = runs.map((run) => formatNumber(run.simulation.observe("constraintForce.norm")));
    return {
      choice,
      numbers: { same: String(same), members: String(agree.length), fa: fa ?? "", fb: fb ?? "" },
    };
  },
};

export const cranks: Prediction = {
  id: "redundant-cranks",
  choices: ["still", "moves"],
  preset: presets.cranks,
  until: 1.5,
  speed: 1,
  record: ["body[3].x"],
  judge: (run) => {
    const { least, most } = extent(run, "body[3].x");
    const { rank, nullity } = run.simulation.spectrum();
    const numbers = { way: formatNumber(most - least), rank: String(rank), nullity: String(nullity) };
    return { choice: most - least > 0.05 ? "moves" : "still", numbers };
  },
};
