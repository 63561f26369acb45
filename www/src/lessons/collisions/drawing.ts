// The curve that the lesson asks for: the height of a ball that bounces.
import type { DrawTask } from "../draw";
import { presets } from "./presets";

export const height: DrawTask = {
  id: "draw-height",
  symbol: "y",
  unit: "m",
  up: { lo: 0, hi: 1.4 },
  until: 2,
  across: "s",
  start: 1.15,
  truth: { preset: presets.bounce, until: 2, speed: 0.7, observable: "body[1].y" },
};
