// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what its title says.
import type { Preset } from "../../panels/presets";
import type { Simulation } from "../../simulation/core";
import type { Act } from "../act";
import { presetMaker } from "../preset";
import { bridge, double, figure, hanging, horizontal, leaning, tooLong } from "./scenes";

const preset = presetMaker("particles");
const usual = ["lambda.norm", "C.norm", "energy.drift"];

/** Beads of the chain that hangs at rest, and links of the one that falls. */
export const beads = 10;
export const links = 20;
export const presets = {
  double: preset("double", [["double", double]], ["lambda.norm", "C.norm", "energy.drift"]),
  coordinates: preset(
    "coordinates",
    [["double", double]],
    ["body[1].x", "body[1].y", "body[2].x", "body[2].y"],
  ),
  /** The components of C decay each by itself, though the forces are coupled. */
  rows: preset("rows", [["double", tooLong]], ["constraint[0].C", "constraint[1].C", "energy.drift"]),
  power: preset("power", [["double", double]], ["constraint.power", "body[1].speed", "body[2].speed"]),
  hanging: preset(
    "hanging",
    [["chain", hanging(beads)]],
    ["constraint[0].lambda", `constraint[${beads - 1}].lambda`, "lambda.norm"],
  ),
  falling: preset(
    "falling",
    [["chain", horizontal(links)]],
    ["constraint[0].lambda", "C.norm", "energy.drift"],
  ),
  bridge: preset("bridge", [["bridge", bridge]], ["lambda.norm", "C.norm", "energy.total"]),
  solvers: preset(
    "solvers",
    [["chain", horizontal(links)]],
    ["constraint[0].lambda", "C.norm", "energy.drift"],
  ),
  methods: preset(
    "methods",
    [
      ["feedback", leaning, { alpha: 225, beta: 30 }],
      ["projection", leaning, { method: "velocity", projection: true }],
      ["rattle", leaning, { method: "rattle" }],
    ],
    ["log-C", "energy.drift", "energy.total"],
  ),
  cloth: preset("cloth", [["cloth", "cloth"]], usual),
  figure: preset("figure", [["figure", figure]], usual),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.double,
  presets.falling,
  presets.bridge,
  presets.methods,
  presets.figure,
  presets.cloth,
];

/** The constraint in the middle of the list. */
const middle = (simulation: Simulation): number | undefined => {
  const list = simulation.constraints();
  return list[Math.floor(list.length / 2)]?.id;
};
export const cut: Act = {
  titleMessage: "particles-act-cut",
  do: (simulation) => {
    const id = middle(simulation);
    if (id !== undefined) simulation.removeConstraint(id);
  },
};
/** A heavy particle on a stick of its own below the middle. */
export const weigh: Act = {
  titleMessage: "particles-act-weigh",
  do: (simulation) => {
    const bodies = simulation.bodies();
    const body = bodies[Math.floor(bodies.length / 2)];
    if (!body) return;
    const [x = 0, y = 0] = simulation.positions().slice(body.positionOffset);
    const below = simulation.addBody({ particle: {}, mass: 2, at: [x, y - 0.4] });
    simulation.addConstraint({ distance: { between: [body.id, below], length: 0.4, form: "length" } });
  },
};
