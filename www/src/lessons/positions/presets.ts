// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { falling, hanging, invariance, jakobsen, shaken, turningRod, witkin } from "./scenes";

const preset = presetMaker("positions");
const C = "C.norm";
const momentum = "angularMomentum";
const energy = "energy.drift";
const last = "body[8].y";

export const presets = {
  sweeps: preset(
    "sweeps",
    [
      ["few", falling(1, 2)],
      ["twenty-sweeps", falling(1, 20)],
    ],
    [C, energy, "Cdot.norm"],
  ),
  invariance: preset("invariance", [["bodies", invariance]], ["momentum.x", "momentum.y", momentum]),
  steps: preset(
    "steps",
    [
      ["twenty", turningRod],
      ["ten", turningRod, { stepSize: 0.01 }],
      ["five", turningRod, { stepSize: 0.005 }],
    ],
    [momentum, "momentum.x", "energy.drift"],
  ),
  directions: preset(
    "directions",
    [
      ["twenty", turningRod],
      ["shake", shaken],
    ],
    [momentum, C, energy],
  ),
  stiff: preset(
    "stiff",
    [
      ["one", hanging(1, 0)],
      ["many", hanging(40, 0)],
    ],
    [last, C, energy],
  ),
  compliant: preset(
    "compliant",
    [
      ["ten-sweeps", hanging(10, 0.001)],
      ["many", hanging(40, 0.001)],
    ],
    [last, C, energy],
  ),
  small: preset(
    "small",
    [
      ["iterations", falling(1, 20)],
      ["substeps", falling(20, 1)],
    ],
    [C, energy, "Cdot.norm"],
  ),
  figures: preset(
    "figures",
    [
      ["jakobsen", jakobsen],
      ["witkin", witkin],
    ],
    [C, energy, "Cdot.norm"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.invariance,
  presets.steps,
  presets.directions,
  presets.stiff,
  presets.compliant,
  presets.small,
  presets.figures,
];
