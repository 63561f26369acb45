// Two constructions to go on from. tasks.test.ts runs them.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { beads, typed } from "./scenes";

const preset = presetMaker("build");

export const presets = {
  typed: preset("typed", [["typed", typed]], ["body[1].x", "body[2].y", "C.norm"]),
  beads: preset("beads", [["beads", beads]], ["body[0].x", "body[1].x", "C.norm"]),
} as const satisfies Record<string, Preset>;
