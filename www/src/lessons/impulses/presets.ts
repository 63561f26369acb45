// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { blow, bricks, chain, hang, loose, swing, torn } from "./scenes";

const preset = presetMaker("impulses");
const C = "C.norm";
const lambda = "constraint[0].lambda";

export const presets = {
  swing: preset("swing", [["swing", swing]], [C, "constraint[1].lambda", "energy.drift"]),
  bars: preset("bars", [["swing", swing]], ["body[1].vy", "body[1].spin", "body[2].spin"]),
  // Bars without joints fall out of the picture after a second.
  loose: {
    ...preset(
      "loose",
      [
        ["joined", swing],
        ["loose", loose],
      ],
      ["body[1].vy", "body[1].spin", "body[2].spin"],
    ),
    speed: 0.25,
  },
  hang: preset("hang", [["hang", hang]], [C, "constraint[0].force", "energy.drift"]),
  blow: preset("blow", [["blow", blow]], [lambda, "body[1].spin", "energy.kinetic"]),
  torn: preset("torn", [["torn", torn]], [C, "momentum.x", "energy.kinetic"]),
  halves: preset(
    "halves",
    [
      ["long", blow],
      ["short", blow, { stepSize: 0.005 }],
    ],
    [lambda, "body[1].spin", "energy.kinetic"],
  ),
  bricks: preset("bricks", [["bricks", bricks(1)]], [C, lambda, "Cdot.norm"]),
  heavy: preset(
    "heavy",
    [
      ["one", bricks(1)],
      ["ten", bricks(10)],
    ],
    [C, lambda, "Cdot.norm"],
  ),
  starts: preset(
    "starts",
    [
      ["cold", chain(false)],
      ["warm", chain(true)],
    ],
    ["solver.iterations", C, "Cdot.norm"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.swing,
  presets.hang,
  presets.blow,
  presets.torn,
  presets.halves,
  presets.bricks,
  presets.heavy,
  presets.starts,
];
