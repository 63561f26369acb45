// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { boxFalling, boxOnGround, fastBall, ghost, lying, threefold, tipping } from "./scenes";

const preset = presetMaker("contact");

export const presets = {
  box: preset("box", [["box", boxOnGround]], ["body[1].y", "body[1].vy", "energy.total"]),
  falling: preset("falling", [["box", boxFalling]], ["body[1].y", "body[1].angle", "energy.total"]),
  tipping: preset("tipping", [["plank", tipping]], ["body[2].angle", "body[2].spin", "energy.total"]),
  lying: preset("lying", [["plank", lying]], ["body[2].y", "energy.total"]),
  ball: preset("ball", [["ball", fastBall]], ["body[1].y", "body[1].speed"]),
  threefold: preset(
    "threefold",
    [
      ["sweeps", threefold],
      ["gradient", threefold, { solver: "apgd" }],
    ],
    ["body[3].y", "solver.residual"],
  ),
  ghost: preset(
    "ghost",
    [
      ["coarse", ghost],
      ["fine", ghost, { stepSize: 0.004 }],
    ],
    ["body[1].vy", "body[1].y"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.box,
  presets.falling,
  presets.lying,
  presets.tipping,
  presets.threefold,
];
