// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
import type { ConstraintDocument, SceneDocument, Vector } from "../../simulation/core";
import { type Simulation, simulate } from "../../simulation/core";
import { problemOfStep } from "../../solvers/handed";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play, sweepsOf } from "../in-core.testing";
import { extent } from "../measure";
import { box, fixed, plane } from "../sketch";
import { drift, projection } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { motor, pendulum, torn } from "./scenes";

/** The torn joint after its first step. */
function kicked(baumgarte: number, stepSize = torn.method?.stepSize ?? Number.NaN): Simulation {
  const simulation = simulate(torn, { baumgarte, stepSize });
  simulation.step(1);
  return simulation;
}
/** The force of its joint. N */
const force = (baumgarte: number): number => Math.hypot(...kicked(baumgarte).lambda());

/** A bar that turns about its pin at 4 rad/s, without weight. */
function turning(parameters: Readonly<Record<string, number>>): Simulation {
  const simulation = simulate(torn, parameters);
  simulation.setState(1, { at: [0.5, 0], angle: 0, velocity: [0, 2], spin: 4 });
  return simulation;
}
/** How far its end would be from the pin at just that, for it turns a little slower in the end. mm */
function steady(baumgarte = 0.2, stepSize = 0.02): number {
  const simulation = turning({ baumgarte, stepSize });
  simulation.step(Math.round(0.8 / stepSize));
  return 1000 * simulation.observe("C.norm") * (4 / simulation.observe("body[1].spin")) ** 2;
}
/** Torque of the weight of a level bar, N·m: gravity times mass times the way from pin to middle. */
function levelTorque(): number {
  const simulation = simulate(motor(3));
  const [, force = 0] = simulation.appliedForces().slice(simulation.bodies()[1]?.velocityOffset);
  return Math.abs(force * simulation.observe("body[1].y"));
}
/** Potential energy that both bars can lose: their weights times their distances from the pin. J */
function fall(): number {
  const simulation = simulate(pendulum);
  return [1, 2].reduce((sum, i) => sum + 9.81 * simulation.observe(`body[${i}].x`), 0);
}

/** Three bars on four hinges. */
function fourBar(): SceneDocument {
  const upright = Math.PI / 2;
  const bodies = [
    fixed([0, 0]),
    box([0, 0.5], [0.5, 0.05], { angle: upright, collides: false }),
    box([1, 1], [1, 0.05], { collides: false }),
    box([2, 0.5], [0.5, 0.05], { angle: upright, collides: false }),
    fixed([2, 0]),
  ];
  const hinge = (between: [number, number], anchors: [Vector, Vector]): ConstraintDocument => ({
    ball: { between, anchors },
  });
  const constraints = [
    hinge(
      [0, 1],
      [
        [0, 0],
        [-0.5, 0],
      ],
    ),
    hinge(
      [1, 2],
      [
        [0.5, 0],
        [-1, 0],
      ],
    ),
    hinge(
      [2, 3],
      [
        [1, 0],
        [0.5, 0],
      ],
    ),
    hinge(
      [3, 4],
      [
        [-0.5, 0],
        [0, 0],
      ],
    ),
  ];
  return plane({ bodies, constraints });
}
/** Its numbers less its independent rows. */
export const fourBarFreedom = (): number => 3 * 3 - simulate(fourBar()).spectrum().rank;
/** How long a brake of 2 N·m takes to stop a bar that turns at 10 rad/s without weight. s */
function braking(): number {
  const brake = motor(2);
  const constraints = (brake.constraints ?? []).map((each) =>
    "motor" in each ? { motor: { ...each.motor, speed: 0 } } : each,
  ) as ConstraintDocument[];
  const bodies = brake.bodies.map((body, i) => (i === 1 ? { ...body, spin: 10, velocity: [5, 0] } : body));
  const simulation = simulate({ ...brake, bodies, constraints, gravity: [0, 0] }, { stepSize: 0.002 });
  while (simulation.observe("body[1].spin") > 0.01 && simulation.time < 5) simulation.step(1);
  return simulation.time;
}

/** The motor of an experiment. rad/s, N·m */
function motorOf(preset: Preset, run = 0): { speed: number; maxTorque: number } {
  for (const each of opened(preset, run).toJSON().constraints ?? [])
    if ("motor" in each) return { speed: Number(each.motor.speed), maxTorque: Number(each.motor.maxTorque) };
  throw new Error("no motor");
}

export const claims: readonly Claim[] = [
  {
    at: "joints-torn-why-2",
    says: "energy of the first blow",
    value: () => kicked(1).observe("energy.kinetic"),
  },
  {
    at: "joints-torn-why-2",
    says: "and how many times that of a fifth",
    value: () => kicked(1).observe("energy.kinetic") / kicked(0.2).observe("energy.kinetic"),
  },
  { at: "joints-exercise-3-answer", says: "force with a fifth", value: () => force(0.2) },
  { at: "joints-exercise-3-answer", says: "force with the whole", value: () => force(1) },
  { at: "answer-steady", says: "steady error in mm", value: steady, about: 0.06 },
  { at: "joints-bounds-2", says: "torque of the level bar", value: levelTorque },
  {
    at: "joints-motor-why-1",
    says: "where the weak motor reaches its bound, degrees",
    value: () => (180 / Math.PI) * Math.asin(3 / levelTorque()),
  },
  { at: "joints-projection-measured", says: "what the pendulum can fall by", value: fall },
  {
    at: "answer:joints-exercise-1",
    says: "degrees of freedom of the four-bar linkage",
    value: fourBarFreedom,
  },
  { at: "answer:joints-exercise-2", says: "steady error in mm", value: steady, about: 0.06 },
  { at: "answer:joints-exercise-3", says: "force with a fifth", value: () => force(0.2), about: 0.02 },
  { at: "answer:joints-exercise-4", says: "time of braking", value: braking, about: 0.01 },
  {
    at: "joints-price-1",
    says: "gap of the torn joint, cm",
    value: () => 100 * opened(presets.torn).observe("C.norm"),
  },
  {
    at: "joints-price-1",
    says: "Baumgarte factor",
    value: () => opened(presets.torn).toJSON().method?.baumgarte ?? Number.NaN,
  },
  {
    at: "joints-ways-why-1",
    says: "frequency of the soft joint",
    value: () => opened(presets.ways, 1).toJSON().method?.softFrequency ?? Number.NaN,
  },
  {
    at: "joints-bounds-2",
    says: "mass of the bar",
    value: () => opened(presets.motor).bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "joints-exercise-3-hint", says: "gap", value: () => opened(presets.torn).observe("C.norm") },
  {
    at: "joints-exercise-2-answer",
    says: "largest Baumgarte factor shown",
    value: () => opened(presets.tornWhole, 2).toJSON().method?.baumgarte ?? Number.NaN,
  },
  {
    at: "joints-bounds-2",
    says: "speed of the motor",
    value: () => motorOf(presets.motor).speed,
  },
  ...[0, 1].map((run) => ({
    at: "joints-bounds-2",
    says: `largest torque of motor ${run}`,
    value: () => motorOf(presets.motor, run).maxTorque,
  })),
  {
    at: "joints-motor-choice-strong",
    says: "largest torque of the strong motor",
    value: () => motorOf(presets.motor, 1).maxTorque,
  },
];

/** How far the joints of the swinging bars are open after two seconds without Baumgarte's term. m */
function opening(stepSize: number): number {
  const simulation = simulate(pendulum, { baumgarte: 0, stepSize });
  simulation.step(Math.round(2 / stepSize));
  return simulation.observe("C.norm");
}

/** Velocities of a bar. */
function velocities(): number {
  const [, first, second] = simulate(pendulum).bodies();
  return (second?.velocityOffset ?? Number.NaN) - (first?.velocityOffset ?? Number.NaN);
}

/** Rows of a joint of this kind between two bars. */
function rowsOf(kind: "ball" | "hinge" | "weld" | "slider"): number {
  const bodies = [0.5, 1.5].map((x) => box([x, 0], [0.5, 0.05], { collides: false }));
  const anchors = [
    [0.5, 0],
    [-0.5, 0],
  ];
  const constraints = [{ [kind]: { between: [0, 1], anchors } } as unknown as ConstraintDocument];
  return simulate(plane({ bodies, constraints })).constraints()[0]?.rows.length ?? Number.NaN;
}
/** Bodies of a scene that can move. */
const movable = (scene: SceneDocument): number =>
  simulate(scene)
    .bodies()
    .filter(({ fixed: held }) => !held).length;
/** Baumgarte's factor in a run. */
const factor = (preset: Preset, run = 0): number =>
  opened(preset, run).toJSON().method?.baumgarte ?? Number.NaN;
/** Systems that a step of a run solves; its solver is the direct one, which takes one iteration for each. */
const solves = (preset: Preset, run: number): number => opened(preset, run).step(1).iterations;

/** The error of a turning bar after its first step. m */
function firstError(stepSize: number): number {
  const simulation = turning({ baumgarte: 0, stepSize });
  simulation.step(1);
  return simulation.observe("C.norm");
}
/** Steps of the pendulum in a second. */
const stepsIn = (stepSize: number): number => simulate(pendulum, { stepSize }).advance(1).steps;

/** Numbers of the torn joint's upright row that a spring with a damper changes. */
function changedBySoftness(): number {
  const [hard, soft] = ["none", "soft"].map((stabilization) => {
    const given = problemOfStep(simulate(torn, { stabilization, softFrequency: 2, softDamping: 0.2 }));
    return given ? [...(given.a[1] ?? []), given.b[1], given.lo[1], given.hi[1]] : [];
  });
  return (hard ?? []).filter((each, i) => each !== soft?.[i]).length;
}
/** Ways in which the torn bar ever has a velocity at the end of a step. */
const moving = (): number =>
  play(presets.ways, 1.5, ["energy.kinetic"]).filter((run) => extent(run, "energy.kinetic").most > 1e-9)
    .length;

/** Digits after the point to which projection keeps the joints of the pendulum. */
function digits(): number {
  const [, projected] = play(presets.projection, projection.until, ["C.norm"]);
  return projected ? -Math.log10(extent(projected, "C.norm").most) : Number.NaN;
}
/** The pendulum by Runge and Kutta's method with feedback. */
const rival = (): ReturnType<typeof play>[number] | undefined =>
  play(presets.rival, projection.until, ["C.norm", "energy.drift"])[1];
/** The power of ten below which its joints stay. mm */
function jointsBelow(): number {
  const run = rival();
  return run ? 10 ** Math.ceil(Math.log10(1000 * extent(run, "C.norm").most)) : Number.NaN;
}
/** The most that its energy has changed by. J */
function energyWithin(): number {
  const run = rival();
  if (!run) return Number.NaN;
  const { least, most } = extent(run, "energy.drift");
  return Math.max(-least, most);
}
/** The power of the step with which its error falls: where its second bar is after half a second. */
function order(): number {
  const parameters = presets.rival.runs[1]?.parameters;
  const [coarse, middle, fine] = [0.01, 0.005, 0.0025].map((stepSize) => {
    const simulation = simulate(pendulum, { ...parameters, stepSize });
    simulation.step(Math.round(0.5 / stepSize));
    return simulation.observe("body[2].y");
  }) as [number, number, number];
  return Math.log2((coarse - middle) / (middle - fine));
}

export const words: readonly WordClaim[] = [
  ...[presets.drive, presets.motor, presets.limited].map((preset) =>
    word(
      "joints-guide",
      100,
      [
        "a hundred with motors and limits",
        "hundert bei Motoren und Anschlägen",
        "モーターと可動限界では100",
        "모터와 관절 한계에서는 100",
      ],
      () => 1 / opened(preset).stepSize,
    ),
  ),
  word(
    "joints-rows-2",
    3,
    ["three for each body", "drei für jeden Körper", "物体ごとに三つ", "물체마다 셋"],
    () => velocities(),
  ),
  word(
    "joints-rows-2",
    6,
    ["six velocities", "sechs Geschwindigkeiten", "六つの速度", "여섯 개의 속도"],
    () => 2 * velocities(),
  ),
  word("joints-place-2", 4, ["four seconds", "vier Sekunden", "4秒", "4초"], () => drift.until),
  word(
    "joints-projection-question",
    4,
    ["four seconds", "vier Sekunden", "4秒", "4초"],
    () => projection.until,
  ),
  word(
    "joints-guide",
    50,
    ["fifty steps", "fünfzig Schritte", "50ステップ", "쉰 단계"],
    () => 1 / opened(presets.pendulum).stepSize,
    1e-9,
  ),
  word(
    "joints-price-2",
    6,
    ["six bars", "sechs Stäben", "六本の棒", "막대 여섯"],
    () =>
      opened(presets.chain)
        .bodies()
        .filter(({ fixed: held }) => !held).length,
  ),
  word("joints-price-2", 10, ["ten sweeps", "zehn Durchgängen", "10回の掃引", "스윕을 열 번"], () =>
    sweepsOf(presets.chain),
  ),
  word(
    "joints-drift-why-2",
    1 / 2,
    ["about half as large", "etwa halb so groß", "およそ半分", "절반쯤"],
    () => opening(0.01) / opening(0.02),
    0.2,
  ),
  word(
    "joints-exercise-2-answer",
    1 / 5,
    ["a fifth of it", "ein Fünftel davon", "5分の1", "5분의 1"],
    () => steady(1) / steady(),
    0.06,
  ),
  word(
    "joints-torn-why-2",
    4,
    ["four times as large", "viermal so groß", "4倍", "네 배"],
    () => kicked(1, 0.01).observe("energy.kinetic") / kicked(1).observe("energy.kinetic"),
    0.01,
  ),
  word("joints-rows-title", 2, ["two rows", "zwei Zeilen", "二つの行", "두 행"], () => rowsOf("ball")),
  word("joints-rows-3", 2, ["the two bars", "den beiden Stäben", "二本の棒", "두 막대"], () =>
    movable(pendulum),
  ),
  word("joints-rows-4", 2, ["these two rows", "diesen beiden Zeilen", "この二行", "이 두 행"], () =>
    rowsOf("hinge"),
  ),
  word("joints-rows-4", 3, ["a third row", "eine dritte", "三つ目の行", "셋째 행"], () => rowsOf("weld")),
  word(
    "joints-rows-4",
    2,
    ["A slider has two", "Ein Schubgelenk hat zwei", "スライダーは二行", "수직인 이동을 막는 두 행"],
    () => rowsOf("slider"),
  ),
  word(
    "joints-drift-measured",
    2,
    ["Both joints", "Beide Gelenke", "二つの関節", "두 관절"],
    () => opened(presets.drift).constraints().length,
  ),
  ...["joints-chain-choice-fifth", "joints-chain-measured"].map((at) =>
    word(at, 1 / 5, ["with a fifth", "mit einem Fünftel", "5分の1", "5분의 1"], () => factor(presets.chain)),
  ),
  word("joints-chain-why-1", 1 / 5, ["With a fifth", "Mit einem Fünftel", "5分の1なら", "5분의 1이면"], () =>
    factor(presets.chain),
  ),
  word("joints-drift-measured", 1 / 5, ["with a fifth", "mit einem Fünftel", "5分の1", "5분의 1"], () =>
    factor(presets.drift, 1),
  ),
  word(
    "joints-drift-why-2",
    1 / 4,
    ["a quarter of the error", "ein Viertel des Fehlers", "4分の1の誤差", "4분의 1 크기의 오차"],
    () => firstError(0.01) / firstError(0.02),
    0.02,
  ),
  word(
    "joints-drift-why-2",
    2,
    ["twice as often", "doppelt so oft", "2倍の回数", "두 배 자주"],
    () => stepsIn(0.01) / stepsIn(0.02),
  ),
  word(
    "joints-place-4",
    2,
    ["the square of the step", "dem Quadrat des Schritts", "二乗", "제곱"],
    () => Math.log2(steady(0.2, 0.02) / steady(0.2, 0.01)),
    0.05,
  ),
  word(
    "joints-price-1",
    1 / 5,
    ["a fifth of the error", "ein Fünftel", "誤差の5分の1", "오차의 5분의 1"],
    () => factor(presets.torn),
  ),
  word(
    "joints-other-1",
    2,
    ["two numbers of the row", "zwei Zahlen der Zeile", "二つの数", "두 수"],
    changedBySoftness,
  ),
  word("joints-other-3", 2, ["Solve twice", "Man löst zweimal", "二度解きます", "두 번 푼다"], () =>
    solves(presets.ways, 2),
  ),
  word("joints-other-3", 4, ["Four ways", "Vier Wege", "四つ", "네 방법"], () => presets.ways.runs.length),
  word("joints-ways-choice-all", 4, ["four", "vier", "四つ", "넷"], () => presets.ways.runs.length),
  word("joints-ways-choice-two", 2, ["first two", "ersten beiden", "初めの二つ", "앞의 둘"], moving),
  word("joints-ways-why-1", 2, ["a second solve", "eine zweite Lösung", "二度解く", "두 번 풀어야"], () =>
    solves(presets.ways, 3),
  ),
  word("joints-energy-1", 12, ["twelve digits", "zwölf Stellen", "12桁", "열두 자리"], digits, 0.05),
  word("joints-energy-1", 1 / 5, ["Baumgarte’s fifth", "Baumgartes Fünftel", "5分の1", "5분의 1"], () =>
    factor(presets.projection),
  ),
  word("joints-energy-2", 4, ["fourth order", "vierter Ordnung", "四次", "4차"], order, 0.1),
  word(
    "joints-energy-2",
    1 / 10,
    ["a tenth of a millimetre", "einen Zehntelmillimeter", "0.1 mm", "0.1 mm"],
    jointsBelow,
  ),
  word(
    "joints-energy-2",
    3 / 1000,
    ["three thousandths of a joule", "drei Tausendstel Joule", "0.003 J", "0.003 J"],
    energyWithin,
    0.05,
  ),
  word("joints-energy-2", 4, ["four solves", "vier Lösungen", "四回解く", "네 번 풀어야"], () =>
    solves(presets.rival, 1),
  ),
  word("joints-exercise-1", 3, ["Three bars", "Drei Stäbe", "三本の棒", "막대 셋"], () => movable(fourBar())),
  word(
    "joints-exercise-1",
    4,
    ["four hinges", "vier Scharniere", "四つのヒンジ", "힌지 넷"],
    () => simulate(fourBar()).constraints().length,
  ),
  word(
    "joints-exercise-1-hint",
    3,
    ["Three numbers for each bar", "Drei Zahlen für jeden Stab", "棒ごとに数が3個", "막대마다 수 셋"],
    velocities,
  ),
  word(
    "joints-exercise-1-hint",
    2,
    ["two rows for each hinge", "zwei Zeilen für jedes Scharnier", "ヒンジごとに行が2個", "힌지마다 행 둘"],
    () => rowsOf("hinge"),
  ),
  word(
    "joints-exercise-1-answer",
    3,
    ["three numbers for each bar", "drei Zahlen für jeden Stab", "棒ごとに三つの数", "막대마다 수 셋"],
    velocities,
  ),
  word(
    "joints-exercise-1-answer",
    2,
    ["two rows for each hinge", "zwei Zeilen für jedes Scharnier", "ヒンジごとに二つの行", "힌지마다 행 둘"],
    () => rowsOf("hinge"),
  ),
  word("joints-preset-pendulum", 2, ["two bars", "zwei Stäben", "二本の棒", "막대 둘"], () =>
    movable(pendulum),
  ),
  word("joints-preset-tornWhole", 1 / 5, ["a fifth", "ein Fünftel", "5分の1", "5분의 1"], () =>
    factor(presets.tornWhole),
  ),
  word("joints-preset-tornWhole", 1 / 2, ["a half", "die Hälfte", "半分", "절반"], () =>
    factor(presets.tornWhole, 1),
  ),
  word("joints-preset-chain", 10, ["ten sweeps", "zehn Durchgängen", "10回の掃引", "스윕 열 번"], () =>
    sweepsOf(presets.chain),
  ),
  word(
    "joints-preset-ways",
    4,
    ["four ways", "vier Wege", "四つのやり方", "네 가지 방법"],
    () => presets.ways.runs.length,
  ),
];

/** ‖C‖ and energy drift of a run, each step. m, J */
function course(preset: Preset, run: 0 | 1, time = 4): { c: number[]; drift: number[] } {
  const simulation = opened(preset, run);
  simulation.record(["C.norm", "energy.drift"]);
  simulation.step(Math.round(time / simulation.stepSize));
  return { c: [...simulation.series("C.norm").y], drift: [...simulation.series("energy.drift").y] };
}
/** Torque of the weight of the hanging bar, turned by an angle from hanging. N·m */
function torqueAt(angle: number): number {
  const simulation = simulate(motor(3));
  const [x, y] = [0.5 * Math.sin(angle), -0.5 * Math.cos(angle)];
  simulation.setState(1, { at: [x, y], angle: angle - Math.PI / 2 });
  const [, force = 0] = simulation.appliedForces().slice(simulation.bodies()[1]?.velocityOffset);
  return Math.abs(force * simulation.observe("body[1].x"));
}

/** λ of the weak motor and spin of the bar, every step of so many seconds. N·m, rad/s */
function driven(run: 0 | 1, time: number): { torque: number[]; spin: number[] } {
  const simulation = opened(presets.motor, run);
  simulation.record(["constraint[1].lambda", "body[1].spin"]);
  simulation.step(Math.round(time / simulation.stepSize));
  return {
    torque: [...simulation.series("constraint[1].lambda").y],
    spin: [...simulation.series("body[1].spin").y],
  };
}

export const orders: readonly OrderClaim[] = [
  ascending(
    "joints-place-4",
    [
      "prefer more substeps to a larger",
      "lieber mehr Teilschritte als ein größeres",
      "大きくするよりも、部分ステップを増やす",
      "키우기보다 부분 단계를 늘린다",
    ],
    // Four times the work, or four times the fraction.
    () => steady(0.2, 0.005),
    () => steady(0.8, 0.02),
    () => steady(0.2, 0.02),
  ),
  ascending(
    "joints-drift-why-2",
    [
      "The error is outwards in every step",
      "Der Fehler geht in jedem Schritt nach außen",
      "どのステップでも誤差は外向きで",
      "오차는 단계마다 언제나 바깥쪽으로 생기고",
    ],
    0,
    () => {
      const simulation = opened(presets.drift, 0);
      // Of the upper bar's end from the pin: C is the pin less it.
      const gap = (): [number, number] => [-(simulation.c()[0] ?? 0), -(simulation.c()[1] ?? 0)];
      const steps = Array.from({ length: 200 }, () => {
        const [x, y] = gap();
        const angle = simulation.observe("body[1].angle");
        simulation.step(1);
        const [nextX, nextY] = gap();
        // In the middle of the step.
        const along = (angle + simulation.observe("body[1].angle")) / 2;
        return (nextX - x) * Math.cos(along) + (nextY - y) * Math.sin(along);
      });
      return Math.min(...steps);
    },
  ),
  ascending(
    "joints-projection-why-1",
    ["rises and falls a little", "schwankt dann ein wenig", "わずかに増減し", "조금씩 늘고 줄며"],
    () => -fall() / 10,
    () => Math.min(...course(presets.projection, 1).drift),
    0,
    () => Math.max(...course(presets.projection, 1).drift),
    () => fall() / 10,
  ),
  ascending(
    "joints-projection-why-1",
    [
      "in the long run some is still lost, but less",
      "auf lange Sicht geht trotzdem etwas verloren, aber weniger",
      "長い目で見ればいくらかは失われますが、より少なくて済みます",
      "길게 보면 그래도 조금은 잃지만 덜 잃는다",
    ],
    () => Math.max(...course(presets.projection, 0, 40).drift.slice(-200)),
    () => Math.min(...course(presets.projection, 1, 40).drift.slice(-200)),
    () => Math.max(...course(presets.projection, 1, 40).drift.slice(-200)),
    0,
  ),
  ascending(
    "joints-energy-2",
    ["stay within a tenth of a millimetre", "auf einen Zehntelmillimeter genau", "0.1 mm以内", "0.1 mm 이내"],
    () => 1000 * Math.max(...course(presets.rival, 1).c),
    1 / 10,
  ),
  ascending(
    "joints-energy-2",
    ["within three thousandths of a joule", "auf drei Tausendstel Joule", "0.003 J以内", "0.003 J 이내"],
    () => Math.max(...course(presets.rival, 1).drift.map(Math.abs)),
    3 / 1000,
  ),
  ascending(
    "joints-bounds-2",
    [
      "is largest where the bar is horizontal",
      "ist am größten, wo der Stab waagrecht steht",
      "棒が水平のとき最大",
      "막대가 수평일 때 가장 커서",
    ],
    () => [0, 0.5, 1, 1.4, Math.PI / 2].map(torqueAt),
  ),
  ascending(
    "joints-ways-why-1",
    [
      "leave velocities unchanged",
      "lassen die Geschwindigkeiten unverändert",
      "速度を変えません",
      "속도는 건드리지 않는다",
    ],
    () => {
      const largest = presets.ways.runs.map((_, run) => {
        const simulation = opened(presets.ways, run);
        simulation.record(["energy.kinetic"]);
        simulation.step(Math.round(1 / simulation.stepSize));
        return Math.max(...simulation.series("energy.kinetic").y);
      });
      const [fifth = Number.NaN, soft = Number.NaN, split = Number.NaN, relaxation = Number.NaN] = largest;
      return [Math.max(split, relaxation), 1e-6, Math.min(fifth, soft)];
    },
  ),
  equal(
    "joints-motor-why-1",
    [
      "From there on {$lambda} is constant",
      "Von da an ist {$lambda} konstant",
      "そこから{$lambda}は、滑車に掛けたおもりのように一定です",
      "그때부터 {$lambda}는 도르래에 건 추처럼 일정하다",
    ],
    1e-6,
    () => driven(0, 4).torque.slice(100),
  ),
  equal(
    "joints-motor-why-1",
    [
      "the bar turns evenly",
      "der Stab dreht sich gleichmäßig",
      "棒は一定の速さで回ります",
      "막대는 일정하게 돈다",
    ],
    1e-6,
    () => driven(1, 2).spin.slice(50),
  ),
  ascending(
    "joints-motor-why-1",
    [
      "lacks torque only in the first steps",
      "fehlt nur in den ersten Schritten Drehmoment",
      "トルクが足りないのは最初の数ステップだけで",
      "처음 몇 단계를 제외하면 토크가 모자라지 않고",
    ],
    () => Math.max(...driven(1, 4).torque.slice(10).map(Math.abs)),
    () => Number(motorOf(presets.motor, 1).maxTorque) - 1e-9,
    () => Math.max(...driven(1, 4).torque.slice(0, 10)) + 1e-4,
  ),
  ascending(
    "joints-motor-why-1",
    [
      "past the top it brakes",
      "jenseits des höchsten Punkts bremst er",
      "頂点を過ぎるとブレーキになります",
      "꼭대기를 지나면 제동한다",
    ],
    () => {
      // A step each 10 ms, from hanging at 1 rad/s: the top is reached after π seconds.
      const { torque } = driven(1, 4);
      return [Math.max(...torque.slice(330)), 0, Math.min(...torque.slice(10, 300))];
    },
  ),
  ...same,
];
