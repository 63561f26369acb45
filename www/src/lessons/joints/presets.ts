// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { chain, limited, motor, pendulum, torn } from "./scenes";

const preset = presetMaker("joints");
const C = "C.norm";
const energy = "energy.drift";

export const presets = {
  pendulum: preset("pendulum", [["pendulum", pendulum]], [C, energy, "constraint[1].lambda"]),
  drift: preset(
    "drift",
    [
      ["without", pendulum, { baumgarte: 0 }],
      ["fifth", pendulum, { baumgarte: 0.2 }],
    ],
    [C, energy, "Cdot.norm"],
  ),
  torn: preset("torn", [["fifth", torn]], [C, "energy.kinetic", "body[1].spin"]),
  tornWhole: preset(
    "tornWhole",
    [
      ["fifth", torn],
      ["half", torn, { baumgarte: 0.5 }],
      ["whole", torn, { baumgarte: 1 }],
    ],
    [C, "energy.kinetic", "Cdot.norm"],
  ),
  chain: preset(
    "chain",
    [
      ["fifth", chain],
      ["whole", chain, { baumgarte: 1 }],
    ],
    ["constraint[0].lambda", C, energy],
  ),
  ways: preset(
    "ways",
    [
      ["fifth", torn],
      ["soft", torn, { stabilization: "soft", softFrequency: 2, softDamping: 0.2 }],
      ["split", torn, { stabilization: "split-impulse" }],
      ["relaxation", torn, { stabilization: "relaxation" }],
    ],
    [C, "energy.kinetic", "Cdot.norm"],
  ),
  projection: preset(
    "projection",
    [
      ["fifth", pendulum],
      ["projection", pendulum, { stabilization: "none", projection: true }],
    ],
    [energy, C, "Cdot.norm"],
  ),
  rival: preset(
    "rival",
    [
      ["fifth", pendulum],
      ["rk4", pendulum, { method: "acceleration", integrator: "rk4", alpha: 100, beta: 20 }],
    ],
    [energy, C, "Cdot.norm"],
  ),
  drive: preset("drive", [["drive", motor(12)]], ["constraint[1].lambda", "body[1].spin", "body[1].angle"]),
  motor: preset(
    "motor",
    [
      ["weak", motor(3)],
      ["strong", motor(6)],
    ],
    ["constraint[1].lambda", "body[1].angle", "body[1].spin"],
  ),
  limited: preset("limited", [["limited", limited]], ["body[1].angle", "energy.total", "body[1].spin"]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.pendulum,
  presets.drift,
  presets.tornWhole,
  presets.chain,
  presets.ways,
  presets.rival,
  presets.motor,
  presets.limited,
];
