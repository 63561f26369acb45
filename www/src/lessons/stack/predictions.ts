// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import type { Run } from "../../simulation/session";
import { weight } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";
import { groundForce, trace } from "./sweep";

/** How high a box is now, m. */
const height = ({ simulation }: Run, body: number): number => simulation.observe(`body[${body}].y`);

export const first: Prediction = {
  id: "stack-first",
  choices: ["all", "half", "little"],
  preset: presets.first,
  until: 0.01,
  speed: 0.1,
  record: ["solver.residual"],
  judge: ({ simulation }) => {
    const solved = trace(simulation, "gauss-seidel", 1);
    const share = groundForce(simulation, solved, 1);
    const whole = weight(simulation);
    const part = share / whole;
    const choice = part > 0.9 ? "all" : part > 0.3 ? "half" : "little";
    return { choice, numbers: { share: formatNumber(share), weight: formatNumber(whole) } };
  },
};

export const warm: Prediction = {
  id: "stack-warm",
  choices: ["both", "warm", "neither"],
  preset: presets.warm,
  until: 5,
  speed: 1.5,
  record: ["body[10].y"],
  judge: (_, runs) => {
    const [warmTop = 0, coldTop = 0] = runs.map((run) => height(run, 10));
    const stands = (top: number): boolean => top > 4.4;
    const choice = !stands(warmTop) ? "neither" : stands(coldTop) ? "both" : "warm";
    return { choice, numbers: { warmTop: formatNumber(warmTop), coldTop: formatNumber(coldTop) } };
  },
};

export const heavy: Prediction = {
  id: "stack-heavy",
  choices: ["stands", "sinks", "falls"],
  preset: presets.heavy,
  until: 5,
  speed: 1.5,
  record: ["body[5].y"],
  judge: (run) => {
    const top = height(run, 5);
    const choice = top > 2.2 ? "stands" : top > 1.6 ? "sinks" : "falls";
    return { choice, numbers: { top: formatNumber(top) } };
  },
};
