// The questions of the lesson, and how the runs answer them.
import { formatNumber } from "../../panels/numbers";
import { extent } from "../measure";
import type { Prediction } from "../prediction";
import { contestants } from "./contestants";
import { distance } from "./distance";
import { presets } from "./presets";

const names = contestants.map(({ name }) => name);
const energy = "energy.drift";

export const nearest: Prediction = {
  id: "methods-nearest",
  choices: names,
  preset: presets.race,
  until: 2,
  speed: 0.7,
  record: [energy],
  judge: (truth, runs) => {
    const errors = runs.slice(1).map(({ simulation }) => 1000 * distance(simulation, truth.simulation));
    const least = Math.min(...errors);
    return {
      choice: names[errors.indexOf(least)] ?? "",
      numbers: { least: formatNumber(least), most: formatNumber(Math.max(...errors)) },
    };
  },
};

export const losing: Prediction = {
  id: "methods-losing",
  choices: names,
  preset: presets.race,
  until: 2,
  speed: 0.7,
  record: [energy],
  judge: (_, runs) => {
    const lost = runs.slice(1).map(({ simulation }) => -simulation.observe(energy));
    const most = Math.max(...lost);
    return { choice: names[lost.indexOf(most)] ?? "", numbers: { most: formatNumber(most) } };
  },
};

export const springs: Prediction = {
  id: "methods-springs",
  choices: ["both", "soft", "stiff"],
  preset: presets.springs,
  until: 1,
  speed: 0.4,
  record: ["C.norm"],
  judge: (_, runs) => {
    const [, soft = 0, stiff = 0] = runs.map((run) => extent(run, "C.norm").most);
    const holds = (most: number): boolean => most < 0.2;
    const choice = holds(soft) && holds(stiff) ? "both" : holds(soft) ? "soft" : "stiff";
    return { choice, numbers: { soft: formatNumber(1000 * soft), stiff: formatNumber(stiff) } };
  },
};
