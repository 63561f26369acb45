// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { bounce, cradle, oblique, pair, rack, rod } from "./scenes";

const preset = presetMaker("collisions");
const force = "contact.force";
const kinetic = "energy.kinetic";
/** Two rows of balls, one over the other, m. */
const [above, below] = [0.32, -0.32];

export const presets = {
  bounce: preset("bounce", [["ball", "bouncing-ball", bounce(0.8)]], ["body[1].y", "body[1].vy", force]),
  several: preset(
    "several",
    [
      ["e1", "bouncing-ball", bounce(1)],
      ["e08", "bouncing-ball", bounce(0.8)],
      ["e05", "bouncing-ball", bounce(0.5)],
    ],
    ["body[1].y", "body[1].vy", "energy.total"],
  ),
  pair: preset("pair", [["plastic", pair(0)]], [kinetic, "momentum.x", force]),
  elastic: preset("elastic", [["elastic", pair(1)]], [kinetic, "momentum.x", force]),
  oblique: preset(
    "oblique",
    [["elastic", oblique(Math.PI / 6)]],
    [kinetic, "body[1].speed", "body[0].speed"],
  ),
  rods: preset(
    "rods",
    [
      ["middle", rod(0)],
      ["end", rod(0.8)],
    ],
    ["body[1].vx", "body[1].spin", kinetic],
  ),
  cradle: preset(
    "cradle",
    [
      ["together", cradle(1, above), { impacts: "together" }],
      ["sequence", cradle(1, below), { impacts: "in-sequence" }],
    ],
    [kinetic, "momentum.x", "body[4].vx"],
  ),
  plasticCradle: preset(
    "plasticCradle",
    [
      ["together", cradle(0.5, above), { impacts: "together" }],
      ["sequence", cradle(0.5, below), { impacts: "in-sequence" }],
    ],
    [kinetic, "momentum.x", "body[4].vx"],
  ),
  rack: preset("rack", [["balls", rack()]], [kinetic, "momentum.x", force]),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.bounce,
  presets.several,
  presets.pair,
  presets.rods,
  presets.cradle,
  presets.rack,
];
