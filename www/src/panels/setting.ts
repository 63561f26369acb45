// How a run is computed, in one line: "Constraint forces · Runge–Kutta 4 · h 10 ms · α 0 · β 0". What the method does not read is
// left out.
import type { ParameterInfo, Simulation } from "../simulation/core";
import { formatChosen, withUnit } from "./numbers";
import { valueTitle } from "./words";

const told = [
  "method",
  "integrator",
  "stepSize",
  "substeps",
  "alpha",
  "beta",
  "stiffness",
  "baumgarte",
  "solver",
  "maxIterations",
];

function part(info: ParameterInfo): string {
  const { name, symbol, unit = "", value } = info;
  if (typeof value === "string") return valueTitle(info, value);
  if (typeof value !== "number") return "";
  if (name === "stepSize") return `h\u00a0${withUnit(formatChosen(1000 * value), "ms")}`;
  return `${symbol || name}\u00a0${withUnit(formatChosen(value), unit)}`;
}

export function settingInWords(simulation: Pick<Simulation, "parameters">): string {
  const all = simulation.parameters();
  const method = all.find(({ name }) => name === "method")?.value;
  // Sweeps and solver matter to a reader where they bound the work of a step.
  const quiet = method === "acceleration" ? ["solver", "maxIterations"] : [];
  return told
    .map((name) => all.find((info) => info.name === name && info.active))
    .filter((info) => info !== undefined)
    .filter(({ name, value }) => !quiet.includes(name) && !(name === "substeps" && value === 1))
    .map(part)
    .filter((words) => words !== "")
    .join(" · ");
}
