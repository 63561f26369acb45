// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { incline, nudged, puck, resting, tall } from "./scenes";

const preset = presetMaker("friction");
const speed = "body[1].speed";

export const presets = {
  incline: preset("incline", [["box", incline({ angle: 20 })]], [speed, "energy.total", "body[1].x"]),
  angles: preset(
    "angles",
    [
      ["gentle", incline({ angle: 25 })],
      ["steep", incline({ angle: 30 })],
    ],
    [speed, "energy.total"],
  ),
  kinetic: preset(
    "kinetic",
    [
      ["resting", resting],
      ["nudged", nudged],
    ],
    [speed, "body[1].x"],
  ),
  tall: preset("tall", [["box", tall]], ["body[1].angle", speed]),
  bounds: preset(
    "bounds",
    [
      ["cone", puck, { frictionModel: "cone" }],
      ["pyramid", puck, { frictionModel: "box" }],
    ],
    [speed, "body[1].x", "body[1].z"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.incline,
  presets.angles,
  presets.kinetic,
  presets.tall,
  presets.bounds,
];
