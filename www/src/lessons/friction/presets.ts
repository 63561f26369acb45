// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { mu, nudged, onIncline, puck, resting, rollingDisc, spinningBall, tall } from "./scenes";

const preset = presetMaker("friction");
/** Of the box on the catalogue's incline, and of the boxes and the puck of the lesson's own scenes. */
const [speed, ownSpeed] = ["body[0].speed", "body[1].speed"];
const [friction, bound] = ["contact.friction", "contact.bound"];
/** A little steeper than the angle of friction, 0.464: the box slides, slowly. rad */
export const edge = 0.49;
/** 25° and 30°, as exactly as a control shows them. rad */
const [gentle, steep] = [0.4363, 0.5236];

export const presets = {
  incline: preset("incline", [["box", "incline", onIncline(edge, mu)]], [speed, friction, bound]),
  angles: preset(
    "angles",
    [
      ["gentle", "incline", onIncline(gentle, mu)],
      ["steep", "incline", onIncline(steep, mu)],
    ],
    [speed, friction, bound],
  ),
  kinetic: preset(
    "kinetic",
    [
      ["resting", resting],
      ["nudged", nudged],
    ],
    [ownSpeed, friction, bound],
  ),
  tall: preset("tall", [["box", tall]], ["body[1].angle", friction, bound]),
  bounds: preset(
    "bounds",
    [
      ["cone", puck, { frictionModel: "cone" }],
      ["pyramid", puck, { frictionModel: "box" }],
    ],
    [ownSpeed, friction, "body[1].z"],
  ),
  rolling: preset(
    "rolling",
    [
      ["hard", rollingDisc(0)],
      ["soft", rollingDisc(0.02)],
    ],
    [ownSpeed, "body[1].spin", friction],
  ),
  spinning: {
    ...preset(
      "spinning",
      [
        ["hard", spinningBall(0)],
        ["soft", spinningBall(0.02)],
      ],
      ["body[1].spin", "angularMomentum", "energy.kinetic"],
    ),
    apart: true,
  },
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.incline,
  presets.angles,
  presets.kinetic,
  presets.tall,
  presets.bounds,
  presets.rolling,
];
