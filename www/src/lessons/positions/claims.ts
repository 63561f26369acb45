// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
import { type SceneDocument, type Simulation, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { answer, opened, stepOf } from "../in-core.testing";
import { fixed, particle, plane } from "../sketch";
import { figures, small, steps, tenth } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { falling, hanging, shaken, turningRod, witkin } from "./scenes";
import { sums } from "./views";

/** A step of a stretched stick between 1 kg and 3 kg. */
function stretched(sweeps = 10): Simulation {
  const bodies = [particle([0, 0]), particle([1.5, 0], { mass: 3 })];
  const simulation = simulate({ ...turningRod, bodies }, { sweeps });
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

/** The sums of the kinds of constraints that depend on relative positions only: distance, angle, area. */
function relative(): number[][] {
  const simulation = opened(presets.invariance);
  return ["distance", "angle", "area"].flatMap((kind) => {
    const info = simulation.constraints().find((each) => each.kind === kind);
    return info ? [sums(simulation, info)] : [];
  });
}
/** How often a step of 20 ms projects every stick, if it is the same in both runs. */
function visits(): number {
  const [many, often] = [0, 1].map(
    (run) => sweepsOf(presets.small, run) * Number(opened(presets.small, run).get("substeps")),
  );
  return many === often ? (many ?? Number.NaN) : Number.NaN;
}
/** Rows that pin a particle to the origin. */
function pinned(): number {
  const origin = [0, 0];
  const bodies = [fixed(origin), particle(origin)];
  const constraints = [{ ball: { between: [0, 1], anchors: [origin, origin] } }];
  return simulate(plane({ bodies, constraints })).constraints()[0]?.rows.length ?? Number.NaN;
}
/** Sweeps after which the stretched stick has its length. */
const projections = (): number =>
  1 + [1, 2, 3].findIndex((sweeps) => Math.abs(stretched(sweeps).observe("C.norm")) < 1e-12);

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
    ["a four-hundredth", "ein Vierhundertstel", "400分の1", "400분의 1"],
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
  word("positions-sums-3", 3, ["three numbers", "drei Zahlen", "三つの数", "수가 셋"], () =>
    Math.min(...relative().map((all) => all.length)),
  ),
  word(
    "positions-sums-3",
    2,
    ["two components", "zwei Komponenten", "成分が二つ", "성분이 둘"],
    () => opened(presets.invariance).constraints()[0]?.rows[0]?.gradient[0]?.values.length ?? Number.NaN,
  ),
  word(
    "positions-sums-4",
    3,
    [
      "all three numbers are zero",
      "Alle drei Zahlen sind null",
      "三つの数はどれも0です",
      "세 수가 모두 0이다",
    ],
    () => Math.min(...relative().map((all) => all.filter((sum) => Math.abs(sum) < 1e-12).length)),
  ),
  word("positions-steps-question", 1, ["one second", "einer Sekunde", "1秒", "1초"], () => steps.until),
  word("positions-stiffness-1", 1, ["one sweep", "einem Durchgang", "1ステップに1回", "스윕을 한 번"], () =>
    sweepsOf(presets.stiff),
  ),
  word("positions-stiff-question", 1, ["one sweep", "einem Durchgang", "1回の掃引", "스윕이 한 번"], () =>
    sweepsOf(presets.stiff),
  ),
  word("positions-stiff-measured", 1, ["one sweep", "einem Durchgang", "1回の掃引", "스윕 한 번"], () =>
    sweepsOf(presets.stiff),
  ),
  word("positions-stiff-measured", 40, ["with forty", "mit vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.stiff, 1),
  ),
  word("positions-substeps-1", 20, ["twenty times", "zwanzigmal", "20回射影", "스무 번씩"], visits),
  word("positions-substeps-1", 1, ["one step", "einem Schritt", "一つのステップ", "한 단계"], () =>
    Number(opened(presets.small).get("substeps")),
  ),
  word(
    "positions-substeps-1",
    1,
    ["one sweep of each", "je einem Durchgang", "1回ずつ掃引", "스윕을 한 번씩"],
    () => sweepsOf(presets.small, 1),
  ),
  word(
    "positions-small-measured",
    20,
    ["twenty substeps", "zwanzig Teilschritte", "20の部分ステップ", "부분 단계 스무 개"],
    () => Number(opened(presets.small, 1).get("substeps")),
  ),
  word(
    "positions-small-why-1",
    2,
    ["the square of its length", "dem Quadrat seiner Länge", "二乗", "제곱"],
    () => Math.log(correction(0.02) / correction(0.001)) / Math.log(20),
    0.02,
  ),
  word(
    "positions-small-why-1",
    1,
    ["one sweep is enough", "genügt ein Durchgang", "1回の掃引で足り", "스윕 한 번이면"],
    () => sweepsOf(presets.small, 1),
  ),
  word(
    "positions-figure-2",
    4,
    ["four times per", "viermal je", "4回解きます", "네 번 푼다"],
    // The direct solver takes one iteration for each system.
    () => simulate(witkin, { solver: "direct" }).step(1).iterations,
  ),
  word(
    "positions-figures-question",
    1 / 10,
    ["a tenth of that", "ein Zehntel davon", "10分の1", "10분의 1"],
    () => tenth / swing(),
    0.01,
  ),
  word(
    "positions-exercise-1-answer",
    1,
    ["A single projection", "Eine einzige Projektion", "一度の射影", "한 번의 투영"],
    projections,
  ),
  word("positions-exercise-2", 2, ["two rows", "zwei Zeilen", "二つの行", "두 행"], pinned),
  word(
    "positions-exercise-4-hint",
    8,
    ["all eight", "alle acht", "八つ", "여덟"],
    () => opened(presets.compliant).constraints().length,
  ),
  word(
    "positions-preset-steps",
    3,
    ["three step", "drei Schritt", "三つのステップ", "세 가지"],
    () => new Set(presets.steps.runs.map((_, run) => stepOf(presets.steps, run))).size,
  ),
  word("positions-preset-stiff", 1, ["one sweep", "ein Durchgang", "掃引1回", "스윕 한 번"], () =>
    sweepsOf(presets.stiff),
  ),
  word("positions-preset-stiff", 40, ["forty", "vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.stiff, 1),
  ),
  word("positions-preset-compliant", 10, ["ten sweeps", "zehn Durchgänge", "掃引10回", "스윕 열 번"], () =>
    sweepsOf(presets.compliant),
  ),
  word("positions-preset-compliant", 40, ["forty", "vierzig", "40回", "마흔 번"], () =>
    sweepsOf(presets.compliant, 1),
  ),
];

/** Energy that the falling chain loses in three seconds. J */
function cost(substeps: number, sweeps: number): number {
  const simulation = simulate(falling(substeps, sweeps));
  simulation.step(150);
  return -simulation.observe("energy.drift");
}
/** How far the end of the hanging chain is below its length in the end. m */
function stretch(sweeps: number, compliance: number, stepSize = 0.02): number {
  const simulation = simulate(hanging(sweeps, compliance), { stepSize });
  simulation.step(Math.round(12 / stepSize));
  return -simulation.observe("body[8].y") - 1.6;
}

/** Held for the sweeps and for the steps. */
const stiffer = [
  "more sweeps or shorter steps make a stiffer rope",
  "Mehr Durchgänge oder kürzere Schritte ergeben ein steiferes Seil",
  "掃引を増やすかステップを短くすればロープは硬くなり",
  "스윕을 늘리거나 시간 간격을 줄이면 밧줄의 강성이 커진다",
] as const;

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "positions-small-why-1",
    [
      "no number of sweeps helps against that",
      "gegen ihn hilft keine Zahl von Durchgängen",
      "こちらはいくら掃引を増やしても減りません",
      "스윕을 아무리 늘려도 줄지 않는다",
    ],
    () => cost(20, 1),
    () => Math.min(cost(1, 100), cost(1, 1000)) / 2,
  ),
  ascending("positions-stiff-why-1", stiffer, () => [stretch(40, 0), stretch(4, 0), stretch(1, 0)]),
  ascending("positions-stiff-why-1", stiffer, () => [
    stretch(1, 0, 0.005),
    stretch(1, 0, 0.01),
    stretch(1, 0),
  ]),
  equal(
    "positions-stiffness-3",
    [
      "hangs equally low with ten sweeps and with forty",
      "hängt die Kette mit zehn und mit vierzig Durchgängen gleich tief",
      "10回でも40回でも同じだけ垂れ下がり",
      "스윕이 열 번이든 마흔 번이든 똑같이 처지며",
    ],
    1e-3,
    () => [stretch(10, 0.001), stretch(40, 0.001)],
  ),
  ascending(
    "positions-stiffness-3",
    [
      "within a millimetre of Hooke’s law",
      "auf einen Millimeter genau nach dem Hooke’schen Gesetz",
      "フックの法則との差は1 mm以内",
      "훅의 법칙과의 차이는 1 mm 이내",
    ],
    () => Math.abs(1000 * stretch(40, 0.001) - compliance() * weights() * 9.81),
    1,
  ),
  ascending(
    "positions-angular-1",
    [
      "Linear momentum is conserved to the last digit",
      "Der Impuls bleibt bis zur letzten Stelle erhalten",
      "運動量は最後の桁まで保たれます",
      "선운동량은 마지막 자리까지 보존된다",
    ],
    () => {
      const simulation = simulate(turningRod);
      simulation.step(50);
      const each = [0, 1].map((i) => Math.abs(simulation.observe(`body[${i}].vy`)));
      const momentum = Math.hypot(simulation.observe("momentum.x"), simulation.observe("momentum.y"));
      return [momentum, 1e-13 * Math.max(...each)];
    },
  ),
  ascending(
    "positions-exercise-3-answer",
    [
      "SHAKE conserves it even with 20 ms",
      "SHAKE erhält ihn schon bei 20 ms",
      "SHAKEなら20 msで保たれます",
      "SHAKE는 20 ms로도 보존한다",
    ],
    () => Math.abs(lost(shaken, 0.02)),
    () => 1e-9,
    () => lost(turningRod, 0.02),
  ),
];
