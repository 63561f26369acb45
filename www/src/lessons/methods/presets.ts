// The experiments of the lesson. presets.test.ts runs each in the core and checks that it shows what the text says.
import type { Preset } from "../../panels/presets";
import { presetMaker } from "../preset";
import { type Contestant, compliant, contestants, softSprings, stiffSprings, truth } from "./contestants";
import { pendulum, stick } from "./scenes";

const preset = presetMaker("methods");
const C = "C.norm";
const energy = "energy.drift";

const settingsOf = (name: string): Contestant["parameters"] =>
  contestants.find((each) => each.name === name)?.parameters ?? {};
/** First order: its error is seen on the stage. */
const simple = settingsOf("feedback");

export const presets = {
  race: preset(
    "race",
    [truth, ...contestants].map(
      ({ name, parameters }) => [name, pendulum, { stepSize: 0.01, ...parameters }] as const,
    ),
    [energy, C, "Cdot.norm"],
  ),
  springs: preset(
    "springs",
    [
      ["truth", pendulum, truth.parameters],
      ...[softSprings, stiffSprings, compliant].map(
        ({ name, parameters }) => [name, pendulum, { stepSize: 0.01, ...parameters }] as const,
      ),
    ],
    [C, energy, "Cdot.norm"],
  ),
  cost: preset(
    "cost",
    [
      ["truth", pendulum, truth.parameters],
      ["coarse", pendulum, { ...simple, stepSize: 0.02 }],
      ["fine", pendulum, { ...simple, stepSize: 0.01 }],
    ],
    [energy, C, "Cdot.norm"],
  ),
  long: preset(
    "long",
    ["rattle", "feedback"].map((name) => [name, pendulum, { stepSize: 0.01, ...settingsOf(name) }] as const),
    [energy, C, "Cdot.norm"],
  ),
  stick: preset(
    "stick",
    [["stick", stick({ kind: "acceleration", alpha: 100, beta: 20 })]],
    [C, "Cdot.norm", "constraintForce.norm"],
  ),
} as const satisfies Record<string, Preset>;

/** Offered above the controls. */
export const offered: readonly Preset[] = [presets.race, presets.springs, presets.stick];
