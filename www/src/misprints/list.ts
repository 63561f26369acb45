// The misprints of the sources, in the order of the sources and of their pages. Place, reason and the quantity that decides are the
// messages `misprint-<key>-place`, `-why` and `-what`; the formulas `<key>-printed` and `<key>-corrected`.
import { presets as circle } from "../lessons/circle/presets";
import { presets as positions } from "../lessons/positions/presets";
import type { Preset } from "../panels/presets";
import { type Check, checks } from "./checks";

/** A part of a lesson, by its address, or an experiment in it. */
export interface Place {
  readonly lesson: string;
  readonly section?: string;
  readonly preset?: Preset;
}
export interface Misprint {
  readonly key: string;
  /** Words of the source instead of formulas, and their language. */
  readonly words?: { readonly language: string; readonly printed: string; readonly corrected: string };
  readonly unit?: string;
  readonly check?: () => Check;
  readonly place?: Place;
}

export const misprints: readonly Misprint[] = [
  {
    key: "slide-7",
    unit: "m²/s²",
    check: checks["slide-7"],
    place: { lesson: "circle", section: "motion" },
  },
  {
    key: "slide-8",
    unit: "W",
    check: checks["slide-8"],
    place: { lesson: "circle", preset: circle.kinetic },
  },
  {
    key: "slide-9",
    unit: "m",
    check: checks["slide-9"],
    place: { lesson: "circle", preset: circle.weightless },
  },
  { key: "lee-4", check: checks["lee-4"], place: { lesson: "iterating", section: "fail" } },
  { key: "lee-4-3", check: checks["lee-4-3"], place: { lesson: "iterating", section: "further" } },
  {
    key: "ogawa-power",
    unit: "W",
    check: checks["ogawa-power"],
    place: { lesson: "circle", preset: circle.work },
  },
  {
    key: "ogawa-references",
    words: { language: "en", printed: "from Prop. 3 and Prop. 4", corrected: "from Prop. 2 and Prop. 3" },
  },
  {
    key: "ogawa-momentum",
    unit: "kg·m²/s",
    check: checks["ogawa-momentum"],
    place: { lesson: "positions", preset: positions.steps },
  },
  { key: "tazz", words: { language: "en", printed: "Complimentarity", corrected: "Complementarity" } },
];
