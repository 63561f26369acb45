// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import type { Simulation } from "../../simulation/core";
import type { Prediction } from "../prediction";
import { presets } from "./presets";

export const bent: Prediction = {
  id: "coordinates-bent",
  choices: ["stays", "folds", "stretches"],
  preset: presets.bent,
  until: 0.3,
  speed: 0.1,
  record: ["body[1].angle", "body[2].angle"],
  judge: ({ simulation }) => {
    const bend =
      (180 / Math.PI) * (simulation.observe("body[1].angle") - simulation.observe("body[2].angle"));
    const choice = Math.abs(bend - 90) < 3 ? "stays" : bend > 90 ? "folds" : "stretches";
    return { choice, numbers: { bend: formatNumber(bend) } };
  },
};

/** The largest distance between the two points of a joint in the plane, m. */
function largestGap(simulation: Simulation): number {
  const { data } = simulation.matrix("Cjoints");
  return Math.max(
    0,
    ...Array.from({ length: data.length / 2 }, (_, i) => Math.hypot(...data.slice(2 * i, 2 * i + 2))),
  );
}

export const puppets: Prediction = {
  id: "coordinates-puppets",
  choices: ["neither", "rows", "both"],
  preset: presets.puppets,
  until: 0.56,
  speed: 0.25,
  record: ["C.norm"],
  judge: (_, runs) => {
    const [fewer = 0, rows = 0] = runs.map(({ simulation }) => 1000 * largestGap(simulation));
    const choice = Math.max(fewer, rows) < 1 ? "neither" : fewer < 1 ? "rows" : "both";
    const open = fewer < 1e-9 ? "0" : formatNumber(fewer);
    return { choice, numbers: { fewer: open, rows: formatNumber(rows) } };
  },
};

export const whips: Prediction = {
  id: "coordinates-whips",
  choices: ["neither", "fewer", "rows"],
  preset: presets.whips,
  until: 3,
  speed: 0.7,
  record: ["energy.drift", "C.norm"],
  judge: (_, runs) => {
    const [fewer = 0, rows = 0] = runs.map(({ simulation }) => -simulation.observe("energy.drift"));
    const choice = Math.max(fewer, rows) < 2 ? "neither" : fewer > rows ? "fewer" : "rows";
    return { choice, numbers: { fewer: formatNumber(fewer), rows: formatNumber(rows) } };
  },
};
