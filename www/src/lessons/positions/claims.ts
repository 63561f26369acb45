// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { answer, opened, stepOf } from "../in-core.testing";
import { particle } from "../sketch";
import { figures, small } from "./predictions";
import { presets } from "./presets";
import { hanging, shaken, turningRod, witkin } from "./scenes";

/** A step of a stretched stick between 1 kg and 3 kg. */
function stretched(): Simulation {
  const bodies = [particle([0, 0]), particle([1.5, 0], { mass: 3 })];
  const simulation = simulate({ ...turningRod, bodies });
  simulation.step(1);
  return simulation;
}
/** How far the lighter end of a stretched stick moves. m */
const moved = (): number => stretched().observe("body[0].x");
/** λ of positions, h² times that of forces. kg·m */
const displacing = (): number => {
  const simulation = stretched();
  return simulation.stepSize ** 2 * (simulation.lambda()[0] ?? Number.NaN);
};
/** The part of the rod's angular momentum that is lost in a second. % */
function lost(scene: SceneDocument, stepSize: number): number {
  const simulation = simulate(scene, { stepSize });
  const before = simulation.observe("angularMomentum");
  simulation.step(Math.round(1 / stepSize));
  return 100 * (1 - simulation.observe("angularMomentum") / before);
}
/** How far the hanging chain of compliance 1 mm/N stretches. mm */
function sag(): number {
  const simulation = simulate(hanging(40, 0.001));
  simulation.step(600);
  return -1000 * (simulation.observe("body[8].y") + 1.6);
}

/** The part that the closed form says. % */
const formula = (h: number): number => 100 * (1 - 1 / Math.sqrt(1 + 2 * h * spin() ** 2));
/** How fast the rod turns at first. rad/s */
const spin = (): number => {
  const rod = simulate(turningRod);
  return (2 * rod.observe("body[1].vy")) / (rod.observe("body[1].x") - rod.observe("body[0].x"));
};
/** The largest kinetic energy that the figure can have: that of its lowest place. J */
const swing = (): number => {
  const simulation = simulate(witkin);
  simulation.record(["energy.kinetic"]);
  simulation.step(Math.round(3 / simulation.stepSize));
  return Math.max(...simulation.series("energy.kinetic").y);
};

/** Loads of all links together, in weights of a bead: link k from below carries k beads. */
const weights = (): number =>
  opened(presets.compliant)
    .constraints()
    .reduce((sum, _, k) => sum + k + 1, 0);
const compliance = (): number => 1000 * Number(opened(presets.compliant).get("compliance"));
/** The correction of a turning rod in its first step, h²λ. kg·m */
const correction = (stepSize: number): number => {
  const simulation = simulate(turningRod, { stepSize });
  simulation.step(1);
  return stepSize ** 2 * (simulation.lambda()[0] ?? Number.NaN);
};
const sweepsOf = (preset: Preset, run = 0): number => Number(opened(preset, run).get("sweeps"));
const freeBodies = (preset: Preset): number =>
  opened(preset)
    .bodies()
    .filter(({ fixed }) => !fixed).length;

export const claims: readonly Claim[] = [
  { at: "positions-exercise-3-hint", says: "loss at 5 ms", value: () => lost(turningRod, 0.005) },
  { at: "positions-exercise-5", says: "loss at 20 ms", value: () => lost(turningRod, 0.02) },
  { at: "answer:positions-exercise-1", says: "way of the lighter end", value: moved },
  { at: "answer:positions-exercise-1-lambda", says: "λ of the stick", value: displacing },
  {
    at: "answer:positions-exercise-3",
    says: "the step that loses 1 %",
    value: () => 0.4 / lost(turningRod, 0.0004),
    about: 0.05,
  },
  { at: "answer:positions-exercise-4", says: "stretch of the chain", value: sag, about: 0.005 },
  {
    at: "answer:positions-exercise-5",
    says: "loss of RATTLE",
    value: () => Math.round(1000 * Math.abs(lost(shaken, 0.02))) / 1000,
  },
  { at: "positions-angular-1", says: "rate of the rod", value: spin },
  { at: "positions-angular-1", says: "step, ms", value: () => stepOf(presets.steps) },
  ...[0, 1, 2].map((run) => ({
    at: "positions-steps-measured",
    says: `step of run ${run}, ms`,
    value: () => stepOf(presets.steps, run),
  })),
  ...[0.02, 0.01, 0.005].map((h) => ({
    at: "positions-steps-why-3",
    says: `loss of the closed form with ${h} s`,
    value: () => formula(h),
  })),
  ...[0.02, 0.01, 0.005].map((h) => ({
    at: "positions-steps-why-3",
    says: `loss of the run with ${h} s`,
    value: () => lost(turningRod, h),
    about: 0.02,
  })),
  {
    at: "positions-stiffness-1",
    says: "mass of a bead",
    value: () => opened(presets.stiff).bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "positions-stiffness-1", says: "step, ms", value: () => stepOf(presets.stiff) },
  { at: "positions-substeps-1", says: "step, ms", value: () => stepOf(presets.small) },
  {
    at: "positions-figure-2",
    says: "sticks of the figure",
    value: () => opened(presets.figures).constraints().length,
  },
  { at: "positions-figures-question", says: "largest kinetic energy", value: swing, about: 0.01 },
  { at: "positions-exercise-3-hint", says: "step, ms", value: () => stepOf(presets.steps, 2) },
  {
    at: "positions-exercise-3-answer",
    says: "step at first, ms",
    value: () => stepOf(presets.directions, 1),
  },
  {
    at: "answer-h",
    says: "the step that loses 1 %, ms",
    value: () => (1000 * 0.0004) / lost(turningRod, 0.0004),
    about: 0.05,
  },
  { at: "answer-sag", says: "stretch of the chain", value: sag, about: 0.005 },
  { at: "answer-sag", says: "weights that all links carry together", value: weights },
  { at: "answer-move", says: "λ of the stick", value: displacing },
  { at: "answer-move", says: "way of the lighter end", value: moved },
  { at: "answer-move", says: "way of the heavier end", value: () => stretched().observe("body[1].x") - 1.5 },
  { at: "positions-exercise-1", says: "stretched length", value: () => 1.5 },
  {
    at: "positions-exercise-1",
    says: "length of the stick and lighter mass",
    value: () => Number(simulate(turningRod).constraints()[0]?.parameters.length),
  },
  { at: "positions-exercise-4-hint", says: "compliance, mm/N", value: compliance },
  {
    at: "positions-exercise-1",
    says: "heavier mass",
    value: () => stretched().bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "positions-exercise-1-hint",
    says: "what both share",
    value: () => moved() + 1.5 - stretched().observe("body[1].x"),
  },
  { at: "positions-exercise-4", says: "compliance, mm/N", value: compliance },
  { at: "positions-stiffness-3", says: "compliance, mm/N", value: compliance },
  {
    at: "positions-exercise-3-answer",
    says: "the step of SHAKE, ms",
    value: () => 1000 * simulate(shaken).stepSize,
  },
  { at: "positions-steps-question", says: "half the step, ms", value: () => stepOf(presets.steps, 1) },
  { at: "positions-exercise-5", says: "step, ms", value: () => stepOf(presets.steps) },
];

export const words: readonly WordClaim[] = [
  word(
    "positions-substeps-1",
    20,
    ["twenty sweeps", "zwanzig Durchgängen", "20回掃引", "스윕을 스무 번"],
    () => Number(opened(presets.small).get("sweeps")),
  ),
  word(
    "positions-substeps-1",
    20,
    ["twenty substeps", "zwanzig Teilschritten", "20の部分ステップ", "부분 단계 스무 개"],
    () => Number(opened(presets.small, 1).get("substeps")),
  ),
  word(
    "positions-exercise-1-answer",
    3,
    ["three times as far", "dreimal so weit", "3倍動き", "세 배를 움직이고"],
    () => moved() / (1.5 - stretched().observe("body[1].x")),
    1e-6,
  ),
  word(
    "positions-exercise-3-answer",
    50,
    [
      "fifty times as many steps",
      "fünfzigmal so viele Schritte",
      "50倍のステップ数",
      "단계 수는 처음의 쉰 배",
    ],
    () => 20 / (0.4 / lost(turningRod, 0.0004)),
    0.05,
  ),
  word(
    "positions-steps-why-3",
    1 / 2,
    ["half the loss", "halbiert der halbe Schritt den Verlust", "損失も半分", "손실도 절반"],
    () => lost(turningRod, 0.0002) / lost(turningRod, 0.0004),
    0.02,
  ),
  word("positions-stiffness-1", 8, ["eight 1 kg beads", "acht Perlen", "ビーズ八つ", "구슬 여덟"], () =>
    freeBodies(presets.stiff),
  ),
  word("positions-stiffness-1", 40, ["with forty", "mit vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.stiff, 1),
  ),
  word("positions-stiff-question", 40, ["forty", "vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.stiff, 1),
  ),
  word("positions-stiffness-3", 10, ["ten sweeps", "zehn", "10回", "열 번"], () =>
    sweepsOf(presets.compliant),
  ),
  word("positions-stiffness-3", 40, ["forty", "vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.compliant, 1),
  ),
  word(
    "positions-small-measured",
    20,
    ["Twenty sweeps", "Zwanzig Durchgänge", "20回の掃引", "스윕 스무 번"],
    () => sweepsOf(presets.small),
  ),
  word(
    "positions-small-why-1",
    1 / 20,
    ["a twentieth", "einem Zwanzigstel", "20分の1", "20분의 1"],
    () => 1 / Number(opened(presets.small, 1).get("substeps")),
  ),
  word(
    "positions-small-why-1",
    1 / 400,
    ["a four hundredth", "ein Vierhundertstel", "400分の1", "400분의 1"],
    () => correction(0.001) / correction(0.02),
    0.02,
  ),
  word("positions-figure-2", 4, ["four sweeps", "vier Durchgänge", "4回掃引", "스윕을 네 번"], () =>
    sweepsOf(presets.figures),
  ),
  word(
    "positions-figure-2",
    1 / 60,
    ["sixtieth of a second", "Sechzigstelsekunde", "60分の1秒", "60분의 1초"],
    () => opened(presets.figures).stepSize,
  ),
  word(
    "positions-figures-question",
    3,
    ["three seconds", "drei Sekunden", "3秒", "3초"],
    () => figures.until,
  ),
  word(
    "positions-figures-why-1",
    2,
    ["two centimetres", "zwei Zentimeter", "2 cm", "2 cm"],
    () => Number(answer(figures).numbers.jakobsenError) / 10,
    0.25,
  ),
  word(
    "positions-steps-question",
    1 / 2,
    ["half", "halben", "半分", "절반"],
    () => stepOf(presets.steps, 1) / stepOf(presets.steps),
  ),
  word("positions-small-question", 3, ["three seconds", "drei Sekunden", "3秒", "3초"], () => small.until),
  word(
    "positions-exercise-4",
    8,
    ["Eight 1 kg beads", "Acht Perlen", "ビーズを八つ", "구슬 여덟 개"],
    () =>
      opened(presets.compliant)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
];
