// The curve that the lesson asks for: the angular momentum of a turning body under PBD.
import type { DrawTask } from "../draw";
import { presets } from "./presets";

export const momentum: DrawTask = {
  id: "draw-momentum",
  symbol: "L",
  unit: "kg·m²/s",
  up: { lo: 0, hi: 3 },
  until: 1,
  across: "s",
  start: 2.5,
  truth: { preset: presets.steps, until: 1, speed: 0.4, observable: "angularMomentum" },
};
