// The curves that the lesson asks for: the energy of Euler's method, and C under feedback.
import { mathml } from "../../formula/mathml";
import type { DrawTask } from "../draw";
import formulas from "./formulas.tex";
import { presets } from "./presets";

/** Serif text has no letter with a dot. */
const set = (...names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, mathml(formulas, name)]));

export const energy: DrawTask = {
  id: "draw-energy",
  formulas: set("Cdot"),
  symbol: "ΔE",
  unit: "J",
  up: { lo: -2, hi: 2 },
  until: 5,
  across: "s",
  start: 0,
  truth: { preset: presets.drift, until: 5, speed: 2, observable: "energy.drift" },
};

export const back: DrawTask = {
  id: "draw-back",
  formulas: set("Cdot", "oscillator"),
  symbol: "C",
  unit: "m²",
  up: { lo: -0.1, hi: 0.25 },
  until: 1.5,
  across: "s",
  start: 0.22,
  truth: { preset: presets.critical, until: 1.5, speed: 0.5, observable: "constraint[0].C" },
};
