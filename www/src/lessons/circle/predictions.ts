// The question of the lesson, and how the run answers it.
import { formatNumber } from "../../panels/numbers";
import { samples } from "../measure";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

const height = "body[0].y";
const lambda = "constraint[0].lambda";

/** By the sign of λ where the bead was highest. */
export const top: Prediction = {
  id: "circle-top",
  choices: ["in", "out", "zero"],
  preset: presets.over,
  until: 1,
  speed: 0.5,
  record: [height, lambda],
  judge: (run) => {
    const { t, y } = samples(run, height);
    const at = y.indexOf(Math.max(...y));
    const value = samples(run, lambda).y[at] ?? Number.NaN;
    return {
      choice: value > 1e-9 ? "out" : value < -1e-9 ? "in" : "zero",
      numbers: { time: formatNumber(t[at] ?? 0), end: `${formatNumber(value)}\u00a0N/m` },
    };
  },
};
