// Numbers of the text that the core computes.

import { type ParameterValue, type Simulation, simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, stepOf, sweepsOf } from "../in-core.testing";
import { fourBarFreedom } from "../joints/claims";
import { negligible } from "./filled";
import { bent as bentQuestion, puppets, whips } from "./predictions";
import { presets } from "./presets";
import { alwaysZero, fourBar, same } from "./sameness.testing";
import { bent, chainOfBars, folded, straight, stretched, swinging } from "./scenes";
import { twoBars } from "./tree";

/** Numbers of the bodies that move. */
const coordinatesOf = (simulation: Simulation): number =>
  simulation.bodies().reduce((sum, { fixed, velocityLength }) => sum + (fixed ? 0 : velocityLength), 0);
/** Numbers of the puppet's bodies less the independent rows of its joints. */
function puppet(): number {
  const [run] = presets.puppets.runs.slice(1);
  const simulation = simulate(run?.scene ?? "puppet", run?.parameters);
  simulation.step(1);
  const rows = simulation.stepRows()?.rows.filter(({ role }) => role === "equation").length ?? Number.NaN;
  return coordinatesOf(simulation) - rows;
}
/** Coordinates of two bars in the plane, less the rows of their joints. */
const remaining = (): number => {
  const rows = presets.both.runs[1];
  const simulation = simulate(rows?.scene ?? "", rows?.parameters);
  return coordinatesOf(simulation) - simulation.matrix("A").rows;
};
const entry = (i: 0 | 1, j: 0 | 1) => (): number => twoBars(simulate(straight)).m[i][j];

const massOfPuppet = (): Float64Array => opened(presets.puppets).matrix("M").data;
/** Mass, length and thickness of the swinging bars, from their places and from M(q). kg, m */
const bar = {
  mass: (): number => simulate(swinging).bodies()[1]?.mass ?? Number.NaN,
  length: (): number => simulate(straight).observe("body[2].x") - simulate(straight).observe("body[1].x"),
  thickness: (): number => Math.sqrt(12 * (entry(1, 1)() - 1 / 4) - 1),
};
/** By how much the lower bar is bent. ° */
const bend = (): number =>
  (180 / Math.PI) * (simulate(bent).observe("body[1].angle") - simulate(bent).observe("body[2].angle"));

/** h₂ of two bars bent the other way. N·m */
function bias(): number {
  const { centrifugal, coriolis } = twoBars(simulate(bent));
  return -(centrifugal[1] + coriolis[1]);
}

/** By how much the total energy of a puppet rises at most above its least value so far, in two seconds, and when. J, s */
function rise(
  run: 0 | 1,
  change: Readonly<Record<string, ParameterValue>> = {},
): { energy: number; time: number } {
  const { scene = "puppet", parameters = {} } = presets.puppets.runs[run] ?? {};
  const simulation = simulate(scene, { ...parameters, ...change });
  simulation.record(["energy.total"]);
  simulation.step(Math.round(2 / simulation.stepSize));
  const { t, y } = simulation.series("energy.total");
  let [least, most, time] = [Number.POSITIVE_INFINITY, 0, 0];
  y.forEach((energy, i) => {
    least = Math.min(least, energy);
    if (energy - least <= most) return;
    most = energy - least;
    time = t[i] ?? Number.NaN;
  });
  return { energy: most, time };
}

export const claims: readonly Claim[] = [
  { at: "answer:coordinates-exercise-1", says: "degrees of freedom of the puppet", value: puppet },
  { at: "answer:coordinates-exercise-2", says: "M₁₁", value: entry(0, 0) },
  { at: "answer-M", says: "M₁₁", value: entry(0, 0) },
  { at: "answer-M", says: "M₁₂", value: entry(0, 1) },
  { at: "answer-M", says: "M₂₂", value: entry(1, 1) },
  { at: "answer-puppet", says: "degrees of freedom of the puppet", value: puppet },
  { at: "answer-loop", says: "coordinates of the four-bar linkage", value: fourBarFreedom },
  { at: "count", says: "coordinates of two bars", value: remaining, about: 0.01 },
  {
    at: "coordinates-bias-3",
    says: "rate of the first joint",
    value: () => twoBars(simulate(bent)).rates[0],
  },
  {
    at: "coordinates-exercise-2-answer",
    says: "distance of the second bar’s middle",
    value: () => simulate(straight).observe("body[2].x"),
  },
  { at: "coordinates-both-1", says: "step of the puppet, ms", value: () => stepOf(presets.puppets) },
  {
    at: "coordinates-both-1",
    says: "sweeps of a step",
    value: () => sweepsOf(presets.puppets),
  },
  { at: "coordinates-puppets-why-1", says: "rise of the energy with rows", value: () => rise(1).energy },
  { at: "coordinates-puppets-why-1", says: "when it rises", value: () => rise(1).time },
  {
    at: "coordinates-puppets-why-1",
    says: "rise of the energy with rows, without Baumgarte’s term",
    value: () => rise(1, { baumgarte: 0 }).energy,
  },
  {
    at: "coordinates-puppets-why-1",
    says: "rise of the energy in fewer coordinates",
    value: () => rise(0).energy,
  },
  { at: "coordinates-guide", says: "mass of a bar", value: bar.mass },
  { at: "coordinates-exercise-2", says: "length of a bar", value: bar.length },
  { at: "coordinates-exercise-2", says: "thickness of a bar", value: bar.thickness },
  {
    at: "coordinates-exercise-2-hint",
    says: "the second bar’s middle",
    value: () => simulate(straight).observe("body[2].x"),
  },
  { at: "coordinates-exercise-3-ask", says: "bend", value: bend },
  {
    at: "coordinates-exercise-3-ask",
    says: "rate of the first joint",
    value: () => twoBars(simulate(bent)).rates[0],
  },
  {
    at: "coordinates-exercise-3-hint",
    says: "from the joint to the middle of a bar",
    value: () => bar.length() / 2,
  },
  { at: "coordinates-bent-measured", says: "time of the question", value: () => bentQuestion.until },
  { at: "coordinates-puppets-measured", says: "time of the question", value: () => puppets.until },
  { at: "coordinates-when-2", says: "entries of the puppet’s M(q)", value: () => massOfPuppet().length },
  {
    at: "coordinates-when-2",
    says: "zeros among them",
    value: alwaysZero,
  },
  { at: "coordinates-when-1", says: "step of the chain, ms", value: () => stepOf(presets.whips) },
  { at: "answer-puppet", says: "bodies of the puppet", value: () => puppetBodies() },
  { at: "answer-puppet", says: "hinges of the puppet", value: () => hinges() },
  { at: "answer:coordinates-exercise-3", says: "h₂ at a right angle", value: bias },
  { at: "answer:coordinates-exercise-4", says: "coordinates of the four-bar linkage", value: fourBarFreedom },
];

const puppetBodies = (): number =>
  opened(presets.puppets)
    .bodies()
    .filter(({ fixed }) => !fixed).length;
const hinges = (): number =>
  opened(presets.puppets)
    .constraints()
    .filter(({ kind }) => kind === "hinge").length;

/** Rows of the joints of a scene that is computed with rows. */
const rowsOf = (simulation: Simulation): number => {
  simulation.step(1);
  return simulation.stepRows()?.rows.filter(({ role }) => role === "equation").length ?? Number.NaN;
};
const free = (simulation: Simulation): number => simulation.bodies().filter(({ fixed }) => !fixed).length;
const tenBars = (method: "velocity" | "generalised"): Simulation => simulate(chainOfBars(10), { method });
const twoWithRows = (): Simulation => opened(presets.both, 1);

/** Numbers of a body in the plane, and rows of a hinge, as the run with rows has them. */
const each = {
  body: (): number => {
    const simulation = opened(presets.puppets, 1);
    return coordinatesOf(simulation) / free(simulation);
  },
  hinge: (): number => rowsOf(opened(presets.puppets, 1)) / hinges(),
};

/** Multiplications that a Cholesky factorisation of M(q) of a chain costs: only where both factors are not zero. */
function factorisation(bars: number): number {
  const { data, rows } = simulate(chainOfBars(bars)).matrix("M");
  const full = Array.from(data, (value) => Math.abs(value) > negligible);
  let count = 0;
  for (let k = 0; k < rows; k++)
    for (let i = k + 1; i < rows; i++)
      for (let j = k + 1; j <= i; j++)
        if (full[i * rows + k] && full[j * rows + k]) {
          count += 1;
          full[i * rows + j] = true;
        }
  return count;
}

/** Largest error of the energy of the chain in the fewer coordinates before it cracks, J. */
function energyError(stepSize: number): number {
  const { scene = "", parameters } = presets.whips.runs[0] ?? {};
  const simulation = simulate(scene, { ...parameters, stepSize });
  simulation.record(["energy.drift"]);
  simulation.step(Math.round(0.3 / stepSize));
  return simulation.series("energy.drift").y.reduce((most, error) => Math.max(most, Math.abs(error)), 0);
}

const loop = {
  bars: (): number => free(fourBar(false)),
  hinges: (): number => fourBar(false).constraints().length,
  tree: (): number => fourBar(false).matrix("M").rows,
  closing: (): number => fourBar(false).matrix("A").rows,
};
/** Rows that close the linkage, where one follows from the others. */
function dependent(): number {
  const simulation = fourBar(true);
  const { rows } = simulation.matrix("A");
  return simulation.spectrum().rank < rows ? rows : 0;
}
/** Bars that a column of S moves. */
const moved = (column: 0 | 1): number => {
  const speeds = twoBars(simulate(swinging)).s[column];
  return [speeds.slice(0, 3), speeds.slice(3)].filter((bar) => bar.some((speed) => Math.abs(speed) > 1e-9))
    .length;
};

/** The part of h₂ with squares of the rates, of two bars that turn so many times as fast. N·m */
function centrifugal(times: number): number {
  const bodies = bent.bodies.map(({ velocity = [0, 0], spin = 0, ...body }) =>
    body.fixed ? body : { ...body, velocity: velocity.map((v) => times * v), spin: times * Number(spin) },
  );
  return twoBars(simulate({ ...bent, bodies })).centrifugal[1];
}

/** Parts of the bias that vanish where the bars are in line, though both joints turn: at 3 and 2 rad/s. */
function vanishing(): number {
  const bodies = stretched.bodies.map((body, i) =>
    i === 2 ? { ...body, velocity: [0, 5.5], spin: 5 } : body,
  );
  const { rates, centrifugal, coriolis } = twoBars(simulate({ ...stretched, bodies }));
  if (rates.some((rate) => Math.abs(rate) < 1)) return Number.NaN;
  return [centrifugal, coriolis].filter((part) => part.every((torque) => Math.abs(torque) < 1e-9)).length;
}

export const words: readonly WordClaim[] = [
  word(
    "coordinates-lead",
    10,
    ["Ten jointed bars", "Zehn gelenkig verbundene Stäbe", "十本の棒", "막대 열 개"],
    () => free(tenBars("velocity")),
  ),
  word(
    "coordinates-lead",
    30,
    ["have thirty coordinates", "haben dreißig Koordinaten", "三十の座標と", "좌표가 서른"],
    () => coordinatesOf(tenBars("velocity")),
  ),
  word("coordinates-lead", 20, ["twenty rows", "zwanzig Zeilen", "二十の行", "행이 스무"], () =>
    rowsOf(tenBars("velocity")),
  ),
  word("coordinates-lead", 10, ["Ten angles", "Zehn Winkel", "十個の角度", "각 열 개"], () =>
    Math.sqrt(tenBars("generalised").matrix("M").data.length),
  ),
  word("coordinates-count-1", 6, ["six coordinates", "sechs Koordinaten", "六つの座標", "좌표가 여섯"], () =>
    coordinatesOf(twoWithRows()),
  ),
  word("coordinates-count-1", 4, ["four of them", "vier davon", "四つ", "넷을"], () => rowsOf(twoWithRows())),
  word(
    "coordinates-bent-question",
    3 / 10,
    ["three tenths of a second", "drei Zehntelsekunden", "0.3秒", "0.3초"],
    () => bentQuestion.until,
  ),
  word(
    "coordinates-puppets-why-1",
    20,
    ["twenty sweeps", "zwanzig Durchgänge", "20回の掃引", "스윕 스무 번"],
    () => sweepsOf(presets.puppets, 1),
  ),
  word("coordinates-exercise-1", 10, ["ten bodies", "zehn Körpern", "十の物体", "물체 열 개"], () =>
    puppetBodies(),
  ),
  word("coordinates-exercise-1", 9, ["nine hinges", "neun Scharnieren", "九つのヒンジ", "힌지 아홉"], () =>
    hinges(),
  ),
  word(
    "coordinates-when-1",
    12,
    ["twelve bars", "zwölf Stäben", "十二本の棒", "막대 열둘"],
    () =>
      opened(presets.whips)
        .bodies()
        .filter(({ fixed }) => !fixed).length,
  ),
  word(
    "coordinates-when-1",
    4,
    ["four substeps", "vier Teilschritten", "四つの部分ステップ", "부분 단계를 넷씩"],
    () => Number(opened(presets.whips).get("substeps")),
  ),
  word("coordinates-both-1", 10, ["ten bodies", "zehn Körpern", "十の物体", "물체 열 개"], () =>
    puppetBodies(),
  ),
  word("coordinates-both-1", 9, ["nine hinges", "neun Scharnieren", "九つのヒンジ", "힌지 아홉 개"], () =>
    hinges(),
  ),
  word(
    "coordinates-both-1",
    12,
    ["twelve coordinates", "zwölf Koordinaten", "座標が十二", "좌표가 열둘"],
    () => Math.sqrt(massOfPuppet().length),
  ),
  word(
    "coordinates-both-1",
    30,
    ["the other thirty", "der andere dreißig", "座標が三十", "좌표가 서른"],
    () => coordinatesOf(opened(presets.puppets)),
  ),
  word(
    "coordinates-both-1",
    18,
    ["eighteen rows", "achtzehn Zeilen", "行が十八", "행이 열여덟"],
    () => coordinatesOf(opened(presets.puppets)) - puppet(),
  ),
  word("coordinates-whips-question", 3, ["three seconds", "drei Sekunden", "3秒", "3초"], () => whips.until),
  word(
    "coordinates-when-2",
    3,
    ["cube of its length", "dritten Potenz der Länge", "長さの3乗", "길이의 세제곱"],
    () => Math.log2(factorisation(80) / factorisation(40)),
    0.05,
  ),
  word(
    "coordinates-whips-why-1",
    2,
    ["second order", "zweiter Ordnung", "二次の", "2차"],
    () => Math.log2(energyError(0.01) / energyError(0.005)),
    0.02,
  ),
  word(
    "coordinates-puppets-why-1",
    1,
    ["first order", "erster Ordnung", "1次", "1차"],
    () => Math.log2(rise(0).energy / rise(0, { stepSize: 0.005 }).energy),
    0.05,
  ),
  word("coordinates-exercise-1-hint", 10, ["Ten bodies", "Zehn Körper", "十個の物体", "물체 열 개"], () =>
    puppetBodies(),
  ),
  word("coordinates-exercise-1-hint", 3, ["three numbers", "drei Zahlen", "数が3個", "수가 셋"], each.body),
  word(
    "coordinates-exercise-1-hint",
    9,
    ["nine hinges", "neun Scharniere", "九個のヒンジ", "힌지 아홉"],
    () => hinges(),
  ),
  word("coordinates-exercise-1-hint", 2, ["two rows", "zwei Zeilen", "行が2個", "행이 둘"], each.hinge),
  word(
    "coordinates-exercise-1-answer",
    3,
    ["three for the trunk", "drei für den Rumpf", "胴体に三つ", "몸통에 셋"],
    () => Math.sqrt(massOfPuppet().length) - hinges() * (each.body() - each.hinge()),
  ),
  word(
    "coordinates-exercise-1-answer",
    1,
    ["one for each hinge", "einen für jedes Scharnier", "ヒンジごとに一つ", "힌지마다 하나"],
    () => each.body() - each.hinge(),
  ),
  word("coordinates-exercise-4", 3, ["Three bars", "Drei Stäbe", "三本の棒", "막대 셋"], loop.bars),
  word(
    "coordinates-exercise-4",
    4,
    ["four hinges", "vier Scharniere", "四つのヒンジ", "힌지 넷"],
    loop.hinges,
  ),
  word(
    "coordinates-exercise-4-hint",
    3,
    ["Three coordinates", "Drei Koordinaten", "三つの座標", "좌표 셋"],
    loop.tree,
  ),
  word("coordinates-exercise-4-hint", 2, ["two rows", "zwei Zeilen", "二つの行", "행 둘"], loop.closing),
  word(
    "coordinates-exercise-4-answer",
    3,
    ["Three hinges", "Drei Scharniere", "三つのヒンジ", "힌지 셋"],
    () => loop.hinges() - loop.closing() / each.hinge(),
  ),
  word(
    "coordinates-exercise-4-answer",
    3,
    ["three coordinates", "drei Koordinaten", "三つの座標", "좌표가 셋"],
    loop.tree,
  ),
  word(
    "coordinates-exercise-4-answer",
    2,
    ["with two rows", "mit zwei Zeilen", "二行の", "두 행을"],
    loop.closing,
  ),
  word("coordinates-exercise-4-answer", 4, ["all four", "alle vier", "四つが", "넷이"], loop.hinges),
  word(
    "coordinates-exercise-4-answer",
    2,
    ["the two rows", "die beiden Zeilen", "二つの行は従属", "두 행이 종속"],
    dependent,
  ),
  word("coordinates-count-title", 2, ["Two numbers", "Zwei Zahlen", "二つの数", "두 수"], () =>
    Math.sqrt(opened(presets.both).matrix("M").data.length),
  ),
  word("coordinates-count-title", 2, ["two bars", "zwei Stäbe", "二本の棒", "두 막대"], () =>
    free(twoWithRows()),
  ),
  word("coordinates-count-1", 2, ["two bars", "zwei Stäbe", "二本の棒", "두 막대"], () =>
    free(twoWithRows()),
  ),
  word(
    "coordinates-count-1",
    2,
    ["two joints", "zwei Gelenke", "二つの関節", "두 관절"],
    () => twoWithRows().constraints().length,
  ),
  word("coordinates-count-1", 2, ["these two", "diesen beiden", "この二つ", "이 둘만"], remaining),
  word("coordinates-guide", 2, ["Two bars", "Zwei Stäbe", "棒が二本", "막대 둘"], () =>
    free(opened(presets.swinging)),
  ),
  word("coordinates-motions-2", 2, ["both about", "beide um", "両方を", "둘 다"], () => moved(0)),
  word("coordinates-lead", 30, ["with thirty", "mit dreißig", "三十の座標で", "서른 개로"], () =>
    coordinatesOf(tenBars("velocity")),
  ),
  word(
    "coordinates-bias-2",
    2,
    ["squares of the rates", "Quadrate der Raten", "角速度の二乗", "각속도의 제곱"],
    () => Math.log2(centrifugal(2) / centrifugal(1)),
  ),
  word("coordinates-bias-2", 2, ["Both vanish", "Beide verschwinden", "どちらも0", "둘 다 0"], vanishing),
];

/** M₁₁ of two bars, the lower one bent by an angle. kg·m² */
const inertiaOf = (scene: Parameters<typeof simulate>[0]): number => twoBars(simulate(scene)).m[0][0];
/** Largest energy drift of the whip in fewer coordinates, in either half of its three seconds. J */
function halves(run: 0 | 1): [number, number] {
  const simulation = opened(presets.whips, run);
  simulation.record(["energy.drift"]);
  simulation.step(Math.round(3 / simulation.stepSize));
  const { y } = simulation.series("energy.drift");
  const middle = Math.floor(y.length / 2);
  const largest = (values: Float64Array): number => Math.max(...values.map(Math.abs));
  return [largest(y.subarray(0, middle)), largest(y.subarray(middle))];
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "coordinates-motion-3",
    [
      "the further the lower bar reaches out, the harder it is to turn both",
      "Je weiter der untere Stab hinausragt, desto größer ist die Trägheit",
      "下の棒が遠くへ伸びるほど、二本を回しにくくなります",
      "아래 막대가 멀리 뻗을수록 둘을 함께 돌리기 어렵다",
    ],
    () => [folded, bent, swinging, stretched].map(inertiaOf),
  ),
  ascending(
    "coordinates-bias-2",
    [
      "Both vanish where the bars are in line",
      "Beide verschwinden, wo die Stäbe in einer Linie liegen",
      "棒が一直線に並ぶところでは、どちらも0になります",
      "막대가 일직선으로 놓이면 둘 다 0이다",
    ],
    () => {
      const size = (scene: Parameters<typeof simulate>[0]): number => {
        const { centrifugal, coriolis } = twoBars(simulate(scene));
        return Math.hypot(...centrifugal, ...coriolis);
      };
      return [size(stretched), 1e-12, size(bent)];
    },
  ),
  ascending(
    "coordinates-puppets-why-1",
    [
      "the energy never rises by more than 1 J",
      "die Energie steigt nie um mehr als 1 J",
      "エネルギーの増加は1 Jを超えず",
      "에너지는 1 J을 넘게 늘지 않으며",
    ],
    () => rise(0).energy,
    1,
  ),
  ascending(
    "coordinates-whips-why-1",
    [
      "oscillates and does not grow",
      "schwankt, wächst aber nicht an",
      "振動するだけで増大しません",
      "진동할 뿐 커지지 않는다",
    ],
    () => halves(0)[1],
    () => 1.5 * halves(0)[0],
  ),
  ascending(
    "coordinates-exercise-2",
    [
      "so much larger than the last",
      "so viel größer als der letzte",
      "なぜ最後の成分よりずっと大きい",
      "왜 마지막 성분보다 훨씬 큰가",
    ],
    () => 5 * entry(1, 1)(),
    entry(0, 0),
  ),
  equal(
    "coordinates-matrix-3",
    [
      "smaller by the rows of its joints",
      "um die Zeilen der Gelenke kleiner",
      "関節の行の分だけ小さく",
      "관절의 행만큼 작고",
    ],
    1e-12,
    () => {
      const [fewer, rows] = [0, 1].map((run) => opened(presets.puppets, run));
      const roles = rows?.stepRows()?.rows ?? [];
      return [fewer?.stepRows()?.rows.length ?? 0, roles.filter(({ role }) => role !== "equation").length];
    },
  ),
  ascending(
    "coordinates-matrix-3",
    ["A is large and sparse", "ist A groß und dünn besetzt", "Aは大きく疎です", "A는 크고 희소하다"],
    ...([0, 1] as const).flatMap((run) => [
      () => {
        const { a } = opened(presets.puppets, run).stepProblem()?.problem ?? { a: [] };
        return [...a].filter((x) => x === 0).length / a.length;
      },
      ...(run === 0 ? [() => 0.5] : []),
    ]),
  ),
];
