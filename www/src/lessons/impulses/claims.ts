// Numbers of the text that the core computes.

import type { Preset } from "../../panels/presets";
import { type Simulation, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { answer, opened, stepOf } from "../in-core.testing";
import type { Prediction } from "../prediction";
import { box, plane } from "../sketch";
import { blockOf, jointRows, parts } from "./blocks";
import { halves, heavy, torn } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { blow, bricks, chain } from "./scenes";
import { sweeps } from "./views";

/** A hanging bar on its pin, after a step. */
function hanging(stepSize = 0.01): Simulation {
  const bodies = blow.bodies.map((body) => ({ ...body, ...(body.fixed ? {} : { velocity: [0, 0] }) }));
  const simulation = simulate({ ...blow, bodies, gravity: [0, -9.81] }, { stepSize });
  simulation.step(1);
  return simulation;
}
function hit(): Simulation {
  const simulation = simulate(blow);
  simulation.step(1);
  return simulation;
}
/** Of all rows of a joint. N·s */
const impulse = (simulation: Simulation): number => simulation.stepSize * Math.hypot(...simulation.lambda());
/** Blocks of 2 × 2 entries that are not zero. */
function blocks(): number {
  const { data, rows, cols } = simulate(chain(false)).matrix("A");
  let count = 0;
  for (let i = 0; i < rows; i += 2)
    for (let j = 0; j < cols; j += 2)
      if ([0, 1, cols, cols + 1].some((k) => Math.abs(data[i * cols + j + k] ?? 0) > 1e-12)) count += 1;
  return count;
}
/** The error of the first step of a bar that turns about its pin at 4 rad/s. mm */
function error(): number {
  const bodies = blow.bodies.map((body) => ({
    ...body,
    ...(body.fixed ? {} : { velocity: [2, 0], spin: 4 }),
  }));
  const simulation = simulate({ ...blow, bodies });
  simulation.step(1);
  return 1000 * simulation.observe("C.norm");
}

/** The speed of a bar after a step of 10 ms, with nothing that holds it. m/s */
function falling(): number {
  const free = blow.bodies.filter((body) => !body.fixed).map((body) => ({ ...body, velocity: [0, 0] }));
  const simulation = simulate(
    { ...blow, bodies: free, constraints: [], gravity: [0, -9.81] },
    { stepSize: 0.01 },
  );
  simulation.step(1);
  return -simulation.observe("body[0].vy");
}

/** Length and thickness of the bar, m: from the pin to its middle, and from I = m(ℓ² + d²)/12 in A = 1/m + r²/I. */
const length = (): number => -2 * simulate(blow).observe("body[1].y");
const thickness = (): number =>
  Math.sqrt((12 * (length() / 2) ** 2) / (mobility() - 1 / mass(1)) - length() ** 2);
/** A of the pin’s row across the bar of 1 kg, 1/kg. */
const mobility = (): number => hit().matrix("A").data[0] ?? Number.NaN;

const mass = (body: number): number => opened(presets.swing).bodies()[body]?.mass ?? Number.NaN;
/** How far the joint is torn at first. cm */
const tear = (): number => 100 * opened(presets.torn).observe("C.norm");
/** Force and impulse on the pin of a hanging bar with this step. */
function carried(stepSize: number): { force: number; impulse: number } {
  const simulation = hanging(stepSize);
  const force = Math.hypot(...simulation.lambda());
  return { force, impulse: stepSize * force };
}

export const claims: readonly Claim[] = [
  { at: "impulses-b-4", says: "speed of free fall after a step", value: falling },
  { at: "answer:impulses-exercise-1", says: "impulse of the pin", value: () => impulse(hanging()) },
  {
    at: "answer:impulses-exercise-1-half",
    says: "impulse of the pin with half the step",
    value: () => carried(0.005).impulse,
  },
  { at: "answer:impulses-exercise-2", says: "impulse of the blow", value: () => impulse(hit()) },
  {
    at: "answer:impulses-exercise-2-turn",
    says: "rate of turning",
    value: () => hit().observe("body[1].spin"),
  },
  { at: "answer:impulses-exercise-3", says: "blocks of eight joints", value: blocks },
  { at: "answer:impulses-exercise-4", says: "error of a step", value: error, about: 0.02 },
  { at: "impulses-guide", says: "mass of the upper bar", value: () => mass(1) },
  { at: "impulses-guide", says: "mass of the lower bar", value: () => mass(2) },
  { at: "impulses-b-4", says: "step, ms", value: () => stepOf(presets.hang) },
  { at: "impulses-errors-2", says: "gap of the torn joint, cm", value: tear },
  { at: "impulses-torn-measured", says: "gap of the torn joint, mm", value: () => 10 * tear() },
  {
    at: "impulses-blocks-2",
    says: "rows of a ball joint",
    value: () => opened(presets.bricks).constraints()[0]?.rows.length ?? Number.NaN,
  },
  {
    at: "impulses-why-1",
    says: "speed of the bar",
    value: () => opened(presets.halves).observe("body[1].vx"),
  },
  { at: "impulses-why-1", says: "long step, ms", value: () => stepOf(presets.halves) },
  { at: "impulses-why-1", says: "short step, ms", value: () => stepOf(presets.halves, 1) },
  { at: "impulses-exercise-1-answer", says: "force", value: () => carried(0.01).force },
  { at: "impulses-exercise-1-answer", says: "force with half the step", value: () => carried(0.005).force },
  { at: "answer-hang", says: "impulse", value: () => carried(0.01).impulse },
  { at: "answer-hang-half", says: "impulse with half the step", value: () => carried(0.005).impulse },
  {
    at: "impulses-exercise-2",
    says: "mass of the bar",
    value: () => opened(presets.blow).bodies()[1]?.mass ?? Number.NaN,
  },
  {
    at: "impulses-exercise-2",
    says: "speed of the bar",
    value: () => opened(presets.blow).observe("body[1].vx"),
  },
  {
    at: "impulses-exercise-2-hint",
    says: "speed that the pinned end loses",
    value: () => opened(presets.blow).observe("body[1].vx"),
  },
  {
    at: "impulses-exercise-2-hint",
    says: "from the pin to the middle",
    value: () => -opened(presets.blow).observe("body[1].y"),
  },
  { at: "impulses-exercise-3-ask", says: "joints", value: () => opened(presets.starts).constraints().length },
  { at: "impulses-exercise-2", says: "thickness of the bar", value: thickness },
  { at: "impulses-exercise-2", says: "length of the bar", value: length },
  { at: "answer-blow", says: "A of the pin’s row", value: mobility },
  { at: "answer-blow", says: "impulse of the impact", value: () => impulse(hit()) },
  { at: "answer-blow", says: "angular velocity", value: () => hit().observe("body[1].spin") },
  { at: "fifth-power", says: "part of the gap after five steps", value: () => closing(5) / closing(0) },
  ...sweeps.map(({ count }) => ({
    at: "impulses-rows-2",
    says: "sweeps of a column of the table",
    value: () => count,
  })),
  {
    at: "impulses-exercise-1",
    says: "mass of the bar",
    value: () => hanging().bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "impulses-exercise-1", says: "step, ms", value: () => stepOf(presets.halves) },
  { at: "impulses-exercise-1", says: "half the step, ms", value: () => stepOf(presets.halves, 1) },
  { at: "impulses-exercise-1-ask", says: "step, ms", value: () => stepOf(presets.halves) },
  { at: "impulses-exercise-1-half-ask", says: "half the step, ms", value: () => stepOf(presets.halves, 1) },
  { at: "impulses-exercise-4-ask", says: "step, ms", value: () => stepOf(presets.halves) },
  { at: "impulses-exercise-4-ask", says: "from the pin to the centre", value: () => length() / 2 },
];

/** How far the torn joint is open after some steps. m */
function closing(steps: number): number {
  const simulation = opened(presets.torn);
  simulation.step(steps);
  return simulation.observe("C.norm");
}
/** How far the lighter and the heavier bar of the torn joint move in five steps. m */
function ways(): [lighter: number, heavier: number] {
  const simulation = opened(presets.torn);
  const bodies = simulation.bodies().filter(({ fixed }) => !fixed);
  const place = (): number[][] =>
    bodies.map(({ positionOffset: at }) => [...simulation.positions().slice(at, at + 2)]);
  const before = place();
  simulation.step(5);
  const moved = place().map((now, i) => Math.hypot(...now.map((x, k) => x - (before[i]?.[k] ?? 0))));
  const lighter = (bodies[0]?.mass ?? 0) < (bodies[1]?.mass ?? 0) ? 0 : 1;
  return [moved[lighter] ?? Number.NaN, moved[1 - lighter] ?? Number.NaN];
}
/** A number that a question measures. */
const answered = (prediction: Prediction, name: string): number => Number(answer(prediction).numbers[name]);

/** Rows of v that belong to a body. */
function rowsOfBody(name: "bricks" | "swing"): number {
  const [, first, second] = opened(presets[name]).bodies();
  return (second?.velocityOffset ?? Number.NaN) - (first?.velocityOffset ?? Number.NaN);
}

/** Blocks of A that are not zero: on its diagonal for each joint, and beside it for each pair of joints that share a body. */
function perJoint(): { own: number; pair: number } {
  const simulation = simulate(chain(false));
  const [a, spans] = [simulation.matrix("A"), jointRows(simulation)];
  let [own, beside, pairs] = [0, 0, 0];
  for (const [i, rows] of spans.entries())
    for (const [j, cols] of spans.entries()) {
      const full = Number(blockOf(a, rows, cols).values.some((value) => Math.abs(value) > 1e-12));
      if (i === j) own += full;
      else beside += full;
      if (i < j && parts(simulation, rows, cols).length > 0) pairs += 1;
    }
  return { own: own / spans.length, pair: beside / pairs };
}
/** Blocks that are not zero of as many joints in a ring: bars along the sides of a polygon, each joined to the next. */
function blocksOfRing(): number {
  const count = opened(presets.starts).constraints().length;
  const half = 0.5;
  const bodies = Array.from({ length: count }, (_, i) => {
    const turned = (2 * Math.PI * i) / count;
    const out = half / Math.tan(Math.PI / count);
    return box([out * Math.sin(turned), -out * Math.cos(turned)], [half, 0.05], {
      angle: turned,
      collides: false,
    });
  });
  const constraints = bodies.map((_, i) => ({
    ball: {
      between: [i, (i + 1) % count] as [number, number],
      anchors: [
        [half, 0],
        [-half, 0],
      ] as [number[], number[]],
    },
  }));
  const simulation = simulate(plane({ bodies, constraints, method: { kind: "velocity" } }));
  const [a, spans] = [simulation.matrix("A"), jointRows(simulation)];
  return spans
    .flatMap((rows) => spans.map((cols) => blockOf(a, rows, cols)))
    .filter(({ values }) => values.some((value) => Math.abs(value) > 1e-12)).length;
}
/** The most bodies that a row of J has entries of. */
function bodiesOfRow(): number {
  const simulation = simulate(chain(false));
  const { data, rows, cols } = simulation.matrix("J");
  const held = Array.from({ length: rows }, (_, i) =>
    simulation
      .bodies()
      .filter(({ velocityOffset: from, velocityLength }) =>
        data.slice(i * cols + from, i * cols + from + velocityLength).some((entry) => entry !== 0),
      ),
  );
  return Math.max(...held.map((bodies) => bodies.length));
}
/** Summands of the block of a joint of bricks, for each body that it has in common with itself. */
function summands(): number {
  const simulation = opened(presets.bricks);
  const [, rows] = jointRows(simulation);
  const found = rows ? parts(simulation, rows, rows) : [];
  return found.length / new Set(found.map(({ body }) => body)).size;
}
const moving = (preset: Preset): number =>
  opened(preset)
    .bodies()
    .filter(({ fixed }) => !fixed).length;
const shorter = (): number => stepOf(presets.halves, 1) / stepOf(presets.halves);
const stepsOfQuestion = (): number => (1000 * torn.until) / stepOf(presets.torn);
const baumgarte = (): number => opened(presets.torn).toJSON().method?.baumgarte ?? Number.NaN;

export const words: readonly WordClaim[] = [
  word("impulses-stack-2", 6, ["six rows", "sechs Zeilen", "六行", "여섯 행"], () => rowsOfBody("bricks")),
  word("impulses-stack-2", 3, ["there are three", "es sind drei", "三行", "세 행"], () =>
    rowsOfBody("swing"),
  ),
  word(
    "impulses-blocks-2",
    3,
    ["three rows", "drei Zeilen", "三行", "세 행"],
    () => opened(presets.bricks).matrix("J").rows / opened(presets.bricks).constraints().length,
  ),
  word(
    "impulses-guide",
    100,
    ["a hundred steps", "hundert Schritten", "100ステップ", "백 단계"],
    () => 1000 / stepOf(presets.swing),
    1e-9,
  ),
  word(
    "impulses-torn-why-1",
    1 / 5,
    [
      "a fifth of what is left",
      "ein Fünftel dessen, was noch übrig ist",
      "残りの5分の1",
      "남은 오차의 5분의 1",
    ],
    () => 1 - closing(2) / closing(1),
    1e-3,
  ),
  word(
    "impulses-torn-why-1",
    2,
    [
      "twice as far as the heavier",
      "doppelt so weit wie der schwerere",
      "重い棒の2倍",
      "무거운 막대의 두 배",
    ],
    () => ways()[0] / ways()[1],
    1e-3,
  ),
  word(
    "impulses-heavy-choice-tenth",
    1 / 10,
    ["a tenth", "ein Zehntel", "10分の1", "10분의 1"],
    () => answered(heavy, "ten") / answered(heavy, "one"),
    0.01,
  ),
  word(
    "impulses-halves-choice-twice",
    2,
    ["twice", "doppelt", "2倍", "두 배"],
    () => answered(halves, "short") / answered(halves, "long"),
    0.01,
  ),
  word(
    "impulses-torn-question",
    1 / 5,
    ["a fifth", "ein Fünftel", "5分の1", "5분의 1"],
    () => opened(presets.torn).toJSON().method?.baumgarte ?? Number.NaN,
  ),
  word(
    "impulses-torn-question",
    5,
    ["five steps", "fünf Schritten", "5ステップ", "다섯 단계"],
    () => (1000 * torn.until) / stepOf(presets.torn),
  ),
  word(
    "impulses-blocks-2",
    3,
    ["three bricks", "drei Ziegel", "三つの直方体", "벽돌 셋"],
    () =>
      opened(presets.bricks)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
  word(
    "impulses-heavy-question",
    10,
    ["ten times", "zehnmal", "10倍", "열 배"],
    () => (simulate(bricks(10)).bodies()[2]?.mass ?? 0) / (simulate(bricks(1)).bodies()[2]?.mass ?? 0),
  ),
  word(
    "impulses-heavy-why-1",
    1 / 10,
    ["a tenth", "ein Zehntel", "10分の1", "10분의 1"],
    () => answered(heavy, "ten") / answered(heavy, "one"),
    0.01,
  ),
  word(
    "impulses-halves-question",
    1 / 2,
    ["half", "halb", "半分", "절반"],
    () => stepOf(presets.halves, 1) / stepOf(presets.halves),
  ),
  word(
    "impulses-warm-1",
    16,
    ["Sixteen sweeps", "Sechzehn Durchgänge", "16回の掃引", "스윕 열여섯 번"],
    () => sweeps.at(-1)?.count ?? Number.NaN,
  ),
  word(
    "impulses-warm-1",
    1 / 100,
    ["a hundredth", "ein Hundertstel", "100分の1", "100분의 1"],
    () => opened(presets.starts).toJSON().method?.solver?.tolerance ?? Number.NaN,
  ),
  word(
    "impulses-warm-1",
    8,
    ["Eight bars", "Acht Stäbe", "八本の棒", "막대 여덟"],
    () =>
      opened(presets.starts)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
  word(
    "impulses-torn-measured",
    5,
    ["five steps", "fünf Schritten", "5ステップ", "다섯 단계"],
    stepsOfQuestion,
  ),
  word("impulses-torn-choice-closed", 5, ["five times", "fünfmal", "5回", "다섯 번"], stepsOfQuestion),
  word("impulses-torn-choice-closed", 1 / 5, ["a fifth", "ein Fünftel", "5分の1", "5분의 1"], baumgarte),
  word(
    "impulses-torn-choice-third",
    1 / 3,
    ["about a third", "etwa ein Drittel", "3分の1ほど", "3분의 1쯤"],
    () => closing(5) / closing(0),
    0.05,
  ),
  word(
    "impulses-exercise-1-answer",
    1 / 2,
    ["half the step", "halben Schritt", "ステップが半分", "시간 간격이 절반"],
    shorter,
  ),
  word(
    "impulses-exercise-1-half-hint",
    1 / 2,
    ["half as long", "halb so lang", "半分の長さ", "시간 간격은 절반"],
    shorter,
  ),
  word(
    "impulses-exercise-3-hint",
    1,
    ["One for each", "Einer für jedes", "関節ごとに1", "관절마다 하나"],
    () => perJoint().own,
  ),
  word(
    "impulses-exercise-3-hint",
    2,
    ["two for each", "zwei für jedes", "組ごとに2", "쌍마다 둘"],
    () => perJoint().pair,
  ),
  word(
    "impulses-exercise-3-answer",
    2,
    ["two blocks", "zwei weitere Blöcke", "二つのブロック", "블록이 둘"],
    () => blocksOfRing() - blocks(),
  ),
  word("impulses-blocks-2", 2, ["two for each", "zwei für jeden", "ごとに二つ", "마다 둘"], summands),
  word(
    "impulses-rows-2",
    2,
    [
      "entries of two bodies only",
      "nur Einträge für zwei Körper",
      "二つの物体の成分しか",
      "두 물체의 성분뿐",
    ],
    bodiesOfRow,
  ),
  word("impulses-guide", 2, ["Two bars", "Zwei Stäbe", "二本の棒", "막대 둘"], () => moving(presets.swing)),
  word("impulses-errors-2", 2, ["two bars", "zwei Stäbe", "二本の棒", "막대 둘"], () => moving(presets.torn)),
];

/** Sweeps of the step after a blow on the chain, on average over links and directions. */
function afterBlow(warmStart: boolean): number {
  const blows = [2, 4, 6, 8].flatMap((link) =>
    [0, 1, 2, 3].map((turn) => {
      const simulation = simulate(chain(warmStart));
      simulation.step(50);
      const angle = (turn * Math.PI) / 2;
      simulation.applyImpulse(simulation.bodies()[link]?.id ?? 0, [
        10 * Math.cos(angle),
        10 * Math.sin(angle),
      ]);
      return simulation.step(1).iterations;
    }),
  );
  return blows.reduce((sum, sweeps) => sum + sweeps, 0) / blows.length;
}

export const orders: readonly OrderClaim[] = [
  ascending(
    "impulses-torn-why-1",
    [
      "the total momentum stays zero",
      "der Gesamtimpuls bleibt null",
      "全運動量は0のままです",
      "전체 운동량은 0으로 남는다",
    ],
    () => {
      const simulation = opened(presets.torn);
      simulation.step(5);
      const each = simulation
        .bodies()
        .map(({ mass }, i) => Math.abs(mass * simulation.observe(`body[${i}].vx`)));
      return [Math.abs(simulation.observe("momentum.x")), 1e-12 * Math.max(...each)];
    },
  ),
  ascending(
    "impulses-halves-why-1",
    [
      "grows without bound as the step becomes shorter",
      "wächst über alle Grenzen, wenn die Schritte immer kürzer werden",
      "ステップを短くすると限りなく大きくなります",
      "시간 간격을 줄이면 한없이 커진다",
    ],
    () =>
      [0.01, 0.005, 0.001, 0.0001].map((stepSize) => {
        const simulation = simulate(blow, { stepSize });
        simulation.step(1);
        return Math.hypot(...simulation.lambda());
      }),
  ),
  equal(
    "impulses-warm-2",
    [
      "that stays about the same, not the impulse",
      "so bleibt die Kraft {$lambda} ungefähr gleich",
      "ほぼ同じままなのは力積ではなく力{$lambda}",
      "거의 그대로인 것은 충격량이 아니라 힘 {$lambda}이다",
    ],
    1e-6,
    () => [0.01, 0.005, 0.0025].map((stepSize) => carried(stepSize).force),
  ),
  ascending(
    "impulses-warm-2",
    ["not the impulse", "nicht der Kraftstoß", "力積ではなく", "충격량이 아니라"],
    () => [0.0025, 0.005, 0.01].map((stepSize) => carried(stepSize).impulse),
  ),
  ascending(
    "impulses-b-4",
    [
      "Its impulse is nevertheless not zero",
      "Sein Kraftstoß ist trotzdem nicht null",
      "それでも力積は0ではありません",
      "그래도 충격량은 0이 아니다",
    ],
    0,
    () => {
      const simulation = opened(presets.hang);
      simulation.step(1);
      return Math.hypot(...simulation.lambda().slice(2));
    },
  ),
  equal(
    "impulses-starts-why-1",
    [
      "it is no better than zero",
      "ist er nicht besser als null",
      "0から始めるのと変わりません",
      "0에서 시작하는 것보다 나을 것이 없다",
    ],
    0.05,
    () => [afterBlow(false), afterBlow(true)],
  ),
  equal(
    "impulses-errors-1",
    [
      "the error shrinks by the same factor in every step",
      "schrumpft der Fehler in jedem Schritt um denselben Faktor",
      "誤差はステップごとに同じ割合で減ります",
      "오차는 단계마다 같은 비율로 줄어든다",
    ],
    1e-9,
    () => {
      const simulation = opened(presets.torn);
      return Array.from({ length: 6 }, () => {
        const before = simulation.observe("C.norm");
        simulation.step(1);
        return simulation.observe("C.norm") / before;
      });
    },
  ),
  ...same,
];
