// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import type { Act } from "../act";
import { presetMaker } from "../preset";
import { boxFalling, boxOnGround, fastBall, lying, offCentre, passing, threefold, tipping } from "./scenes";

const preset = presetMaker("contact");
const [gap, force] = ["contact.gap", "contact.force"];

export const presets = {
  box: preset("box", [["box", boxOnGround]], [gap, force, "body[1].y"]),
  falling: preset("falling", [["box", boxFalling]], [gap, force, "energy.total"]),
  tipping: preset("tipping", [["plank", tipping]], [gap, force, "body[2].angle"]),
  lying: preset("lying", [["plank", lying]], [gap, force, "body[2].y"]),
  ball: preset("ball", [["ball", fastBall]], [gap, force, "body[1].vy"]),
  threefold: preset(
    "threefold",
    [
      ["sweeps", threefold],
      ["gradient", threefold, { solver: "apgd" }],
    ],
    [force, "body[3].y", "solver.residual"],
  ),
  offCentre: preset(
    "off-centre",
    [
      ["coarse", offCentre],
      ["fine", offCentre, { stepSize: 0.004 }],
      ["meeting", offCentre, { detection: "step" }],
    ],
    ["body[1].vx", "body[1].vy", "energy.kinetic"],
  ),
  passing: {
    ...preset("passing", [["coarse", passing]], [gap, force, "body[1].vy"]),
    speed: 0.1,
    until: 0.4,
  },
} as const satisfies Record<string, Preset>;

/** The box of the experiment gets another width, the same mass. m */
const widen = (titleMessage: string, width: number): Act => ({
  titleMessage,
  do: (simulation) => simulation.updateBody(1, { shape: { box: [width / 2, 0.3] } }),
});
export const narrow = widen("contact-act-narrow", 0.5);
export const wide = widen("contact-act-wide", 1);

/** Offered above the controls. */
export const offered: readonly Preset[] = [
  presets.box,
  presets.falling,
  presets.lying,
  presets.tipping,
  presets.threefold,
];
