// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what its title says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import {
  coaster,
  conical,
  cycloidFrom,
  eight,
  ellipse,
  ellipseAlone,
  knot,
  parabolaFrom,
  pumped,
  roundedSquare,
  sphereAlone,
  timesEllipse,
  torus,
} from "./scenes";

const preset = presetMaker("curves");
/** With the level sets of C, whose zero the curve is. */
const field = (...parts: Parameters<typeof preset>): Preset => ({ ...preset(...parts), extras: ["levels"] });
const force = "constraintForce.norm";

export const presets = {
  ellipse: field("ellipse", [["bead", ellipse]], ["C", "lambda", force]),
  eight: field("eight", [["bead", eight]], ["lambda", force, "C"]),
  square: field("square", [["bead", roundedSquare]], [force, "lambda", "C"]),
  scaled: field(
    "scaled",
    [
      ["once", timesEllipse(1)],
      ["ten", timesEllipse(10)],
    ],
    ["lambda", force, "C"],
  ),
  bend: preset("bend", [["bead", ellipseAlone]], [force, "body[0].x", "body[0].speed"]),
  cycloids: preset(
    "cycloids",
    [
      ["high", cycloidFrom(2.6)],
      ["low", cycloidFrom(1)],
    ],
    ["body[0].x", "body[0].speed", force],
  ),
  parabolas: preset(
    "parabolas",
    [
      ["high", parabolaFrom(1.8)],
      ["low", parabolaFrom(0.6)],
    ],
    ["body[0].x", "body[0].speed", force],
  ),
  pumped: preset("pumped", [["bead", pumped]], ["constraint.power", "energy.constraintWork", "energy.total"]),
  trembling: preset("trembling", [["bead", "moving-ring"]], ["body[0].y", "energy.constraintWork", force]),
  slower: preset(
    "slower",
    [["bead", "moving-ring", { amplitude: 0.033 }]],
    ["body[0].y", "energy.constraintWork", force],
  ),
  turning: preset(
    "turning",
    [
      ["slow", "turning-ring", { turning: 2 }],
      ["fast", "turning-ring", { turning: 5 }],
    ],
    ["body[0].y", "energy.constraintWork", force],
  ),
  sphere: preset("sphere", [["bead", sphereAlone]], ["body[0].y", force, "body[0].speed"]),
  conical: preset("conical", [["bead", conical]], ["body[0].y", force, "C"]),
  torus: preset("torus", [["bead", torus]], ["body[0].y", force, "body[0].speed"]),
  knot: preset("knot", [["bead", knot]], ["C.norm", force, "energy.drift"]),
  coaster: preset("coaster", [["bead", coaster]], [force, "body[0].speed", "energy.drift"]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.ellipse,
  presets.eight,
  presets.cycloids,
  presets.trembling,
  presets.turning,
  presets.torus,
  presets.coaster,
];
