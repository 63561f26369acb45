// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { aboutAxis, brick, brickWithout, exact, integrated, plate, stepped } from "./scenes";

const preset = presetMaker("rigid");
/** Several runs of one body in space lie in one another: each stands in a pane of its own. */
const apart = (...parts: Parameters<typeof preset>): Preset => ({ ...preset(...parts), apart: true });
const spin = "body[0].spin";
const energy = "energy.kinetic";

export const presets = {
  brick: preset("brick", [["brick", brick]], [spin, "angularMomentum.x", energy]),
  without: apart(
    "without",
    [
      ["exact", brick],
      ["off", brickWithout],
    ],
    [spin, "angularMomentum.x", energy],
  ),
  axes: apart(
    "axes",
    [
      ["bar", aboutAxis(0)],
      ["stem", aboutAxis(1)],
      ["across", aboutAxis(2)],
    ],
    [spin, energy, "angularMomentum"],
  ),
  handle: preset("handle", [["handle", "t-handle"]], [spin, "angularMomentum.y", energy]),
  steps: apart(
    "steps",
    [
      ["implicit", stepped("implicit")],
      ["explicit", stepped("explicit")],
      ["off", stepped("off")],
      ["exact", integrated(exact)],
    ],
    [energy, spin, "angularMomentum.y"],
  ),
  rivals: preset(
    "rivals",
    [
      ["rk4", integrated({ ...exact, stepSize: 0.01 })],
      ["dormand", integrated({ ...exact, integrator: "dormand-prince", stepSize: 0.01 })],
      ["rattle", integrated({ kind: "rattle", stepSize: 0.01 })],
    ],
    ["energy.drift", spin, "angularMomentum"],
  ),
  plate: preset("plate", [["plate", plate]], [spin, "angularMomentum.y", energy]),
  gyroscope: preset("gyroscope", [["gyroscope", "gyroscope"]], ["body[1].y", "energy.total", "body[1].spin"]),
  heavyTop: apart(
    "heavyTop",
    [
      ["steady", "heavy-top", { release: "steady" }],
      ["letGo", "heavy-top", { release: "let-go" }],
    ],
    ["body[1].y", "energy.total", "body[1].spin"],
  ),
  top: preset("top", [["top", "spinning-top"]], ["body[1].y", "energy.total", "body[1].spin"]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.brick,
  presets.axes,
  presets.handle,
  presets.steps,
  presets.plate,
  presets.gyroscope,
  presets.heavyTop,
  presets.top,
];
