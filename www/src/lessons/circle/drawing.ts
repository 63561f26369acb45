// The curve that the lesson asks for: λ of one swing.
import type { DrawTask } from "../draw";
import { presets } from "./presets";

export const swing: DrawTask = {
  id: "draw-swing",
  symbol: "λ",
  unit: "N/m",
  up: { lo: -35, hi: 5 },
  until: 2.4,
  across: "s",
  start: 0,
  truth: { preset: presets.pendulum, until: 2.4, speed: 0.8, observable: "constraint[0].lambda" },
};
