// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { bent, folded, joint, stretched, swinging } from "./scenes";

const preset = presetMaker("coordinates");
const C = "C.norm";
const energy = "energy.drift";
const common = { stabilization: "baumgarte", baumgarte: 0.2, stepSize: 0.01 } as const;
const fewer = { method: "generalised", ...common } as const;
const rows = { method: "velocity", ...common } as const;

export const presets = {
  swinging: preset("swinging", [["fewer", swinging]], ["body[1].spin", "body[2].spin", energy]),
  angles: preset("angles", [["fewer", swinging]], ["body[1].angle", "body[2].angle", energy]),
  joint: preset("joint", [["fewer", joint]], ["body[1].spin", "body[2].spin", energy]),
  reach: preset(
    "reach",
    [
      ["stretched", stretched],
      ["folded", folded],
    ],
    ["body[1].spin", "angularMomentum", energy],
  ),
  bent: preset("bent", [["fewer", bent]], ["body[1].spin", "body[2].spin", "energy.kinetic"]),
  both: preset(
    "both",
    [
      ["fewer", swinging],
      ["rows", swinging, rows],
    ],
    [C, energy, "Cdot.norm"],
  ),
  puppets: preset(
    "puppets",
    [
      ["fewer", "puppet", { ...fewer, substeps: 1 }],
      ["rows", "puppet", { ...rows, substeps: 1 }],
    ],
    [C, "energy.total", "Cdot.norm"],
  ),
  whips: preset(
    "whips",
    [
      ["fewer", "body-chain", { ...fewer, n: 12, substeps: 4 }],
      ["rows", "body-chain", { ...rows, n: 12, substeps: 4, projection: false }],
    ],
    [energy, C, "Cdot.norm"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.swinging,
  presets.bent,
  presets.both,
  presets.puppets,
  presets.whips,
];
