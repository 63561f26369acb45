// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { pyramid, stack } from "./scenes";

const preset = presetMaker("stack");
const residual = "residual";
/** Of the box on top of ten. */
const height = "body[10].y";
const overlap = "contact.gap";
const sweeps = (count: number, warm: boolean): Record<string, number | boolean> => ({
  maxIterations: count,
  warmStart: warm,
});

export const presets = {
  ten: preset("ten", [["ten", stack()]], [residual, height, "contact.force"]),
  first: preset("first", [["ten", stack()]], [residual, height, "contact.force"]),
  // The stack without the warm start leans, and would lie under the forces of the other.
  warm: {
    ...preset(
      "warm",
      [
        ["warm", stack(), sweeps(10, true)],
        ["cold", stack(), sweeps(10, false)],
      ],
      [overlap, residual, height],
    ),
    apart: true,
  },
  order: preset(
    "order",
    [
      ["up", stack(), sweeps(15, false)],
      ["down", stack({ down: true }), sweeps(15, false)],
      ["shuffled", stack(), { ...sweeps(15, false), rowOrder: "shuffled" }],
    ],
    [residual, "energy.total", "contact.force"],
  ),
  heavy: preset(
    "heavy",
    [["heavy", stack({ count: 5, top: 100 })]],
    ["body[5].y", residual, "contact.force"],
  ),
  blocks: preset(
    "blocks",
    [["heavy", stack({ count: 5, top: 100 }), { solver: "subspace" }]],
    ["body[5].y", residual, "contact.force"],
  ),
  substeps: preset(
    "substeps",
    [["heavy", stack({ count: 5, top: 100 }), { substeps: 4, maxIterations: 8 }]],
    ["body[5].y", residual, "contact.force"],
  ),
  pyramid: preset("pyramid", [["pyramid", pyramid(10)]], [residual, "energy.total", "contact.force"]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.ten,
  presets.warm,
  presets.order,
  presets.heavy,
  presets.blocks,
  presets.substeps,
  presets.pyramid,
];
