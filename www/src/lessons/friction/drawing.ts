// The curve that the lesson asks for: the speed of a box that is pushed uphill.

import type { Preset } from "../../panels/presets";
import type { DrawTask } from "../draw";
import { incline } from "./scenes";

/** 15° stays below the angle of friction: once at rest, the box stays. */
const uphillBox: Preset = {
  id: "uphill",
  titleMessage: "draw-uphill-preset",
  runs: [{ name: "draw-uphill-run", scene: incline({ angle: 15, speed: -3 }), parameters: {} }],
  plots: ["body[1].speed", "energy.total"],
};

export const uphill: DrawTask = {
  id: "draw-uphill",
  symbol: "v",
  unit: "m/s",
  up: { lo: 0, hi: 4 },
  until: 1,
  across: "s",
  start: 3,
  truth: { preset: uphillBox, until: 1, speed: 0.4, observable: "body[1].speed" },
};
