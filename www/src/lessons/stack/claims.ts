// Numbers of the text that the core computes.

import { Workspace } from "../../iterating/workspace";
import type { SceneDocument } from "../../simulation/core";
import { simulate, withSimulation } from "../../simulation/core";
import { problemOfStep } from "../../solvers/handed";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, sweepsOf } from "../in-core.testing";
import { weight } from "../measure";
import { disc, ground, plane } from "../sketch";
import { heavy as heavyOnLight, warm } from "./predictions";
import { presets } from "./presets";
import { counted, same } from "./sameness.testing";
import { stack } from "./scenes";
import { groundForce, trace } from "./sweep";

/** Forces between a heavy body below and light ones above, or of a stack at rest, by the lower body of the contact. N */
function carried(scene: SceneDocument, lower: number): number {
  const simulation = simulate(scene, { maxIterations: 400 });
  simulation.step(200);
  const above = simulation.contacts().filter(({ bodies }) => Math.min(...bodies) === lower);
  return above.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
}
/** The heavy box at the bottom. */
const reversed = (): SceneDocument => {
  const scene = stack({ count: 5, top: 100 });
  const bodies = scene.bodies.map((body, i) => ({
    ...body,
    ...(i === 1 ? { mass: 100 } : i === 5 ? { mass: 1 } : {}),
  }));
  return { ...scene, bodies };
};

/** Sweeps after which a tenth of the slowest error of n discs on one another is left: one row for each contact, as in the derivation. */
function sweepsToTenth(n: number): number {
  const discs = Array.from({ length: n }, (_, i) => disc([0, 0.5 + i], 0.5, { mass: 1 }));
  const scene = plane({ bodies: [ground(), ...discs], constraints: [], method: { kind: "velocity" } });
  const workspace = new Workspace();
  workspace.put(withSimulation(scene, problemOfStep) ?? workspace.numbers);
  return -1 / Math.log10(workspace.iteration("gauss-seidel", 1)?.radius ?? Number.NaN);
}

export const claims: readonly Claim[] = [
  {
    at: "stack-line-7",
    says: "sweeps to a tenth of the error, in n², of many boxes",
    value: () => sweepsToTenth(30) / 30 ** 2,
  },
  { at: "stack-line-7", says: "sweeps to a tenth of the error of ten boxes", value: () => sweepsToTenth(10) },
  { at: "stack-guide", says: "weight of ten boxes", value: () => weight(simulate(stack())) },
  {
    at: "stack-guide",
    says: "what the ground bears when the stack has come to rest",
    value: () => {
      const simulation = simulate(stack(), { maxIterations: 400 });
      simulation.step(200);
      const onGround = simulation.contacts().filter(({ bodies }) => bodies.includes(0));
      return onGround.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
    },
    about: 0.01,
  },
  {
    at: "stack-heavy-measured",
    says: "where the heavy box began",
    value: () => simulate(stack({ count: 5, top: 100 })).observe("body[5].y"),
  },
  {
    at: "answer:stack-exercise-1",
    says: "force of the lowest contact",
    value: () => carried(stack(), 0),
    about: 0.01,
  },
  {
    at: "answer:stack-exercise-3",
    says: "force on the ground with the heavy box at the bottom",
    value: () => carried(reversed(), 0),
    about: 0.01,
  },
  {
    at: "answer:stack-exercise-4",
    says: "force between the fifth and the sixth box",
    value: () => carried(stack(), 5),
    about: 0.01,
  },
  ...[0, 1, 2].map((run) => ({
    at: "stack-order-1",
    says: `sweeps of run ${run}`,
    value: () => sweepsOf(presets.order, run),
  })),
  { at: "stack-order-2", says: "sweeps", value: () => sweepsOf(presets.order) },
  { at: "stack-load-1", says: "sweeps", value: () => sweepsOf(presets.heavy) },
  { at: "stack-load-3", says: "sweeps of the four substeps", value: () => 4 * sweepsOf(presets.substeps) },
  {
    at: "stack-exercise-4-answer",
    says: "force between the fifth and the sixth box",
    value: () => carried(stack(), 5),
    about: 0.01,
  },
  {
    at: "stack-exercise-3-hint",
    says: "mass on the ground",
    value: () => weight(simulate(reversed())) / 9.81,
  },
  {
    at: "stack-guide",
    says: "mass of a box",
    value: () => opened(presets.ten).bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "n-squared",
    says: "power of the number of boxes with which the sweeps grow",
    value: () => Math.log2(sweepsToTenth(40) / sweepsToTenth(20)),
    about: 0.05,
  },
  { at: "ratio", says: "the top box over another", value: () => heavy() },
];

/** Sweeps that the contacts of five boxes take, from zero, under a top box of this mass. */
function sweeps(top: number): number {
  const solver = { kind: "gauss-seidel", maxIterations: 100_000, tolerance: 1e-6, warmStart: false } as const;
  const simulation = simulate(stack({ count: 5, top, method: { kind: "velocity", solver } }));
  simulation.step(3);
  return simulation.solveTrace().iterations;
}

/** How many times as heavy as the others the top box of the question is. */
function heavy(): number {
  const masses = opened(presets.heavy)
    .bodies()
    .map(({ mass }) => mass);
  return Math.max(...masses.slice(1)) / (masses[1] ?? Number.NaN);
}

/** The contacts of the ten boxes after a step. */
function touching(): ReturnType<ReturnType<typeof opened>["contacts"]> {
  const simulation = opened(presets.ten);
  simulation.step(1);
  return simulation.contacts();
}

/** Boxes of an experiment. */
const movable = (name: "first" | "heavy" | "ten"): number =>
  opened(presets[name])
    .bodies()
    .filter(({ fixed }) => !fixed).length;

/** The last moment at which what the ground bears under the warm stack is off by more than a twentieth. s */
function settled(): number {
  const simulation = opened(presets.warm);
  const whole = weight(simulation);
  let last = 0;
  while (simulation.time < warm.until) {
    simulation.step(1);
    const borne = simulation
      .contacts()
      .filter(({ bodies }) => bodies.includes(0))
      .reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
    if (Math.abs(borne / whole - 1) > 1 / 20) last = simulation.time;
  }
  return last;
}
/** How far the heavy box sinks in its first substep of a length. m */
function sunk(stepSize: number): number {
  const simulation = simulate(opened(presets.substeps).toJSON(), { stepSize, substeps: 1 });
  const before = simulation.observe("body[5].y");
  simulation.step(1);
  return before - simulation.observe("body[5].y");
}

/** Sweeps after which what the ground bears first depends on the mass of the uppermost of so many boxes. */
function arrival(count: number): number {
  const borne = (top: number, done: number): number => {
    const simulation = simulate(stack({ count, top }));
    return groundForce(simulation, trace(simulation, "gauss-seidel", done), done);
  };
  let done = 1;
  while (done < 2 * count && borne(2, done) === borne(1, done)) done += 1;
  return done;
}

export const words: readonly WordClaim[] = [
  ...counted,
  word(
    "stack-first-why-1",
    9,
    ["nine above", "neun darüber", "上の九個", "위의 아홉"],
    () => movable("first") - 1,
  ),
  word("stack-load-1", 5, ["Five boxes", "Fünf Kisten", "箱は五つ", "상자가 다섯"], () => movable("heavy")),
  word(
    "stack-load-3",
    4,
    ["four substeps", "Vier Teilschritte", "四つの部分ステップ", "부분 단계 넷"],
    () => opened(presets.substeps).toJSON().method?.substeps ?? Number.NaN,
  ),
  word("stack-load-3", 8, ["eight sweeps", "acht Durchgängen", "八回ずつ", "여덟 번씩"], () =>
    sweepsOf(presets.substeps),
  ),
  word("stack-warm-question", 5, ["five seconds", "fünf Sekunden", "5秒", "5초"], () => warm.until),
  word("stack-heavy-question", 5, ["five seconds", "fünf Sekunden", "5秒", "5초"], () => heavyOnLight.until),
  word(
    "stack-exercise-4-answer",
    5,
    ["five boxes", "fünf Kisten", "五個", "다섯 개"],
    () => carried(stack(), 5) / 9.81,
    0.01,
  ),
  word(
    "stack-lead",
    10,
    ["Ten boxes", "Zehn Kisten", "箱が十個", "상자 열 개"],
    () =>
      opened(presets.ten)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
  word(
    "stack-lead",
    20,
    ["twenty contacts", "zwanzig Kontakte", "接触が二十", "접촉 스무 개"],
    () => touching().length,
  ),
  word("stack-lead", 40, ["forty unknowns", "vierzig Unbekannte", "未知数が四十", "미지수 마흔 개"], () =>
    touching().reduce((sum, { lambda }) => sum + lambda.length, 0),
  ),
  word("stack-load-1", 100, ["a hundred times", "hundertmal", "百倍", "백 배"], heavy),
  word(
    "stack-heavy-why-1",
    50,
    ["about fifty times", "etwa fünfzigmal", "およそ50倍", "약 쉰 배"],
    () => sweeps(100) / sweeps(1),
    0.2,
  ),
  word("stack-start-sweeps", 100, ["a hundred", "hundert", "百回", "백 번"], () => sweepsToTenth(10), 0.1),
  word("stack-start-sweeps", 10, ["ten boxes", "zehn Kisten", "十個", "열 개"], () => movable("ten")),
  word(
    "stack-order-1",
    3,
    ["Three runs", "Drei Läufe", "三つの計算", "세 실행"],
    () => presets.order.runs.length,
  ),
  word(
    "stack-start-1",
    2,
    ["Two runs", "Zwei Läufe", "二つの計算", "두 실행"],
    () => presets.warm.runs.length,
  ),
  word("stack-start-1", 10, ["ten sweeps", "zehn Durchgänge", "掃引10回", "스윕을 열 번"], () =>
    sweepsOf(presets.warm),
  ),
  word(
    "stack-warm-why-1",
    1 / 2,
    ["about half a second", "etwa einer halben Sekunde", "約0.5秒", "약 0.5초"],
    settled,
    0.15,
  ),
  word(
    "stack-load-3",
    2,
    ["the square of its length", "dem Quadrat seiner Länge", "二乗", "제곱"],
    () => Math.log2(sunk(0.01) / sunk(0.005)),
    0.05,
  ),
  word(
    "stack-exercise-1-hint",
    10,
    ["ten weights", "zehn Gewichte", "十個", "열 개"],
    () => carried(stack(), 0) / 9.81,
    0.01,
  ),
  ...(
    [
      ["stack-exercise-1-ask", ["ten boxes", "zehn Kisten", "箱が十個", "상자 열 개"]],
      ["stack-exercise-4", ["Ten boxes", "Zehn Kisten", "箱が十個", "상자 열 개"]],
    ] as const
  ).map(([at, words]) => word(at, 10, words, () => movable("ten"))),
  word(
    "stack-exercise-3-ask",
    4,
    ["four boxes", "vier Kisten", "箱を四個", "상자 넷"],
    () => weight(simulate(reversed())) / 9.81 - 100,
    1e-6,
  ),
  word(
    "stack-first-why-1",
    1,
    ["one contact in each sweep", "um einen Kontakt", "接触一つ分", "접촉 하나만큼"],
    () => 1 / (arrival(10) - arrival(9)),
  ),
  ...["stack-preset-ten", "stack-preset-first", "stack-run-ten"].map((at) =>
    word(at, 10, ["ten boxes", "zehn Kisten", "十個の箱", "상자 열 개"], () => movable("ten")),
  ),
  word(
    "stack-preset-order",
    3,
    ["three orders", "drei Reihenfolgen", "三つの順序", "세 가지 순서"],
    () => presets.order.runs.length,
  ),
  word(
    "stack-preset-substeps",
    4,
    ["four substeps", "vier Teilschritte", "四つの部分ステップ", "부분 단계 넷"],
    () => opened(presets.substeps).toJSON().method?.substeps ?? Number.NaN,
  ),
];

/** The stack with a cold start: the force of the ground after each step, and how far the top box has come down. N, m */
function cold(time: number): { forces: number[]; weight: number; down: number; lean: number } {
  const simulation = opened(presets.warm, 1);
  const before = simulation.observe("body[10].y");
  const forces = Array.from({ length: Math.round(time / simulation.stepSize) }, () => {
    simulation.step(1);
    const ground = simulation.contacts().filter(({ bodies }) => bodies.includes(0));
    return ground.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
  });
  return {
    forces,
    weight: weight(simulation),
    down: before - simulation.observe("body[10].y"),
    lean: Math.abs(simulation.observe("body[10].angle")),
  };
}
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** w of a disc on the ground that moves up or down, without weight. m/s */
function opening(velocity: number): number {
  const bodies = [ground(), disc([0, 0.5], 0.5, { mass: 1, velocity: [0, velocity] })];
  const scene = plane({ bodies, constraints: [], gravity: false, method: { kind: "velocity" } });
  return withSimulation(scene, problemOfStep)?.b[0] ?? Number.NaN;
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "stack-warm-why-1",
    [
      "At first its sweeps reach only part of the weight",
      "Zuerst erreichen seine Durchgänge nur einen Teil des Gewichts",
      "はじめのうち掃引で得られる力は重さの一部だけで",
      "처음에는 스윕으로 얻는 힘이 무게의 일부뿐이어서",
    ],
    0,
    () => cold(0.05).forces,
    () => cold(0.05).weight,
  ),
  equal(
    "stack-warm-why-1",
    [
      "until the overlaps push back hard enough",
      "bis die Überlappungen stark genug zurückdrücken",
      "重なりが十分に押し返すまで",
      "겹침이 충분히 밀어낼 때까지",
    ],
    0.02,
    () => [mean(cold(2).forces.slice(30)), cold(2).weight],
  ),
  ascending(
    "stack-warm-why-1",
    [
      "then it leans, and falls over",
      "dann neigt er sich und stürzt um",
      "やがて傾き、倒れます",
      "그러고는 기울어 쓰러진다",
    ],
    () => [0.5, 2, 3].map((time) => cold(time).lean),
  ),
  ascending(
    "stack-warm-why-1",
    ["and falls over", "und stürzt um", "倒れます", "쓰러진다"],
    // The top box lies on the ground: it was the tenth of half a metre each.
    () => 4,
    () => cold(5).down,
  ),
  equal(
    "stack-exercise-4-answer",
    [
      "grows linearly from the top to the ground",
      "wächst also linear von oben bis zum Boden",
      "上から地面まで一定の割合で増え",
      "꼭대기에서 바닥까지 일정한 비율로 커지고",
    ],
    0.02,
    () => {
      const forces = Array.from({ length: 10 }, (_, i) => carried(stack(), i));
      return forces.map((force, i) => force - (forces[i + 1] ?? 0));
    },
  ),
  ascending(
    "stack-rows-2",
    ["negative while it closes", "negativ, solange er sich schließt", "閉じる間は負", "닫히는 동안은 음수"],
    () => opening(-1),
    0,
    () => opening(1),
  ),
  ascending(
    "stack-order-2",
    [
      "Shuffled rows are as good on average",
      "Gemischte Zeilen sind im Mittel ebenso gut",
      "混ぜた順序も平均すれば同じくらい良く",
      "섞은 순서도 평균을 내면 이에 못지않고",
    ],
    () => {
      const [up = Number.NaN, down = Number.NaN, shuffled = Number.NaN] = [0, 1, 2].map((run) => {
        const simulation = opened(presets.order, run);
        simulation.record(["solver.residual"]);
        simulation.step(500);
        return mean([...simulation.series("solver.residual").y.subarray(1)]);
      });
      return [shuffled, (up + down) / 2];
    },
  ),
];
