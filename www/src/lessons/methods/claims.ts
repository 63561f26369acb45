// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { opened, play, stepOf as stepOfRun } from "../in-core.testing";
import { extent } from "../measure";
import { withParameters } from "./configured";
import {
  type Contestant,
  compliant,
  contestants,
  measured,
  softSprings,
  stiffSprings,
  truth,
} from "./contestants";
import { distance } from "./distance";
import {
  dampedMap,
  feedbackMap,
  growth,
  rows,
  type StabilityMap,
  springMap,
  steps,
  valueAt,
  verdictOn,
} from "./maps";
import { exact, lengths, measure, until } from "./measure";
import { losing, nearest } from "./predictions";
import { presets } from "./presets";
import { same } from "./sameness.testing";
import { pendulum, stick, stretched } from "./scenes";

/** Where errors begin to grow above a value across: measured in runs, from a point below and one above. */
function limit(map: StabilityMap, across: number): number {
  let [stable, grows] = [map.up.lo, map.up.hi];
  while (grows / stable > 1.001) {
    const up = Math.sqrt(grows * stable);
    if (verdictOn(growth(map, across, up)) === "grows") grows = up;
    else stable = up;
  }
  return stable;
}
const dampedLimit = (): number => limit(dampedMap, 0.005);
const feedbackLimit = (): number => limit({ ...feedbackMap, up: { ...feedbackMap.up, lo: 500 } }, 20);

/** The largest eigenvalue of A while the bars swing. 1/kg */
function largestEigenvalue(): number {
  const simulation = simulate(pendulum, { method: "velocity" });
  let largest = 0;
  for (let i = 0; i < 200; i++) {
    simulation.step();
    largest = Math.max(largest, simulation.spectrum().radius);
  }
  return largest;
}
const stepOf = (run: (typeof presets.race.runs)[number] | undefined): number =>
  Number(run?.parameters.stepSize);
const milli = 1000;

/** Distance of a run from the reference after the time of the diagram. mm */
function apart(run: 1 | 2): number {
  const runs = play(presets.cost, until);
  const [reference, other] = [runs[0], runs[run]];
  return reference && other ? milli * distance(reference.simulation, other.simulation) : Number.NaN;
}
/** The largest |C| of a run with springs or compliance in ten seconds. m */
function longSprings(run: 1 | 2 | 3): { c: number } {
  const each = play(presets.springs, 10, ["C.norm"])[run];
  return { c: each ? extent(each, "C.norm").most : Number.NaN };
}
/** RATTLE and feedback after ten seconds. */
const long = (): ReturnType<typeof play> => play(presets.long, 10);
/** Energy that a run has gained or lost by then. J */
const changed = (run: 0 | 1): number =>
  Math.abs(long()[run]?.simulation.observe("energy.drift") ?? Number.NaN);

export const claims: readonly Claim[] = [
  {
    at: "answer:methods-exercise-1",
    says: "limit of the spring",
    value: () => limit(springMap, 0.01),
    about: 0.01,
  },
  {
    at: "answer:methods-exercise-1-half",
    says: "limit of the spring at half the step",
    value: () => limit(springMap, 0.005),
    about: 0.01,
  },
  { at: "answer-k", says: "limit of the spring", value: () => limit(springMap, 0.01), about: 0.01 },
  {
    at: "methods-springs-choice-both",
    says: "limit for one stick",
    value: () => limit(springMap, 0.01),
    about: 0.01,
  },
  { at: "answer:methods-exercise-2", says: "limit of α", value: feedbackLimit, about: 0.01 },
  { at: "answer-alpha", says: "limit of α", value: feedbackLimit, about: 0.01 },
  { at: "answer:methods-exercise-4", says: "limit of β", value: dampedLimit, about: 0.01 },
  { at: "answer-beta", says: "limit of β", value: dampedLimit, about: 0.01 },
  { at: "damped", says: "limit of βh", value: () => 0.005 * dampedLimit(), about: 0.01 },
  {
    at: "methods-exercise-4",
    says: "step of the second answer to exercise 1, ms",
    value: () => (milli * stepOf(presets.springs.runs[1])) / 2,
  },
  { at: "methods-guide", says: "step of the runs, ms", value: () => milli * stepOf(presets.race.runs[1]) },
  {
    at: "methods-guide",
    says: "step of the truth, ms",
    value: () => (milli * stepOf(presets.race.runs[0])) / Number(presets.race.runs[0]?.parameters.substeps),
  },
  { at: "methods-stability-2", says: "how much too long, mm", value: () => milli * stretched },
  { at: "methods-stability-2", says: "steps", value: () => steps },
  {
    at: "methods-stability-2",
    says: "their length, ms",
    value: () => milli * simulate(stick({ kind: "acceleration" })).stepSize,
  },
  { at: "methods-springs-why-1", says: "largest eigenvalue of A", value: largestEigenvalue },
  {
    at: "methods-springs-why-1",
    says: "limit of the spring in the worst position",
    value: () => 4 / (0.01 ** 2 * largestEigenvalue()),
    about: 0.01,
  },
  { at: "methods-cost-4", says: "longer step, ms", value: () => stepOfRun(presets.cost, 1) },
  { at: "methods-cost-4", says: "shorter step, ms", value: () => stepOfRun(presets.cost, 2) },
  { at: "methods-cost-4", says: "error of the longer step, mm", value: () => apart(1), about: 0.01 },
  { at: "methods-cost-4", says: "error of the shorter step, mm", value: () => apart(2), about: 0.01 },
  { at: "methods-decide-3", says: "energy changed by RATTLE, J", value: () => changed(0), about: 0.1 },
  { at: "methods-decide-3", says: "energy changed with feedback, J", value: () => changed(1), about: 0.02 },
  {
    at: "methods-decide-3",
    says: "stiffness that explodes, N/m",
    value: () => (longSprings(2).c > 1 ? Number(stiffSprings.parameters.stiffness) : Number.NaN),
  },
  {
    at: "methods-decide-3",
    says: "opening of compliant joints, mm",
    value: () => milli * longSprings(3).c,
    about: 0.01,
  },
  {
    at: "answer:methods-exercise-3",
    says: "error of second order at a tenth of the step",
    value: () => 8 * 0.1 ** Math.log2(8 / 2),
  },
  {
    at: "methods-exercise-3-answer",
    says: "error of second order at a tenth of the step",
    value: () => 8 * 0.1 ** Math.log2(8 / 2),
  },
  ...lengths.map((length) => ({
    at: "methods-cost-1",
    says: "step of the diagram, ms",
    value: () => milli * length,
  })),
  ...presets.springs.runs.slice(1, 3).flatMap((run) => [
    { at: "methods-springs-question", says: "stiffness", value: () => Number(run.parameters.stiffness) },
    { at: "methods-springs-question", says: "step, ms", value: () => milli * stepOf(run) },
  ]),
  {
    at: "methods-springs-why-1",
    says: "stiffness of the hard springs",
    value: () => Number(stiffSprings.parameters.stiffness),
  },
  {
    at: "methods-exercise-2-answer",
    says: "α of critical damping, as the stick has it",
    value: () => Number(opened(presets.stick).get("alpha")),
  },
  {
    at: "methods-exercise-1",
    says: "mass at the end of the stick",
    value: () => opened(presets.stick).bodies()[1]?.mass ?? Number.NaN,
  },
  { at: "methods-exercise-1", says: "step, ms", value: () => milli * stepOf(presets.springs.runs[1]) },
  {
    at: "methods-exercise-1-half-ask",
    says: "half the step, ms",
    value: () => (milli * stepOf(presets.springs.runs[1])) / 2,
  },
  {
    at: "methods-exercise-2",
    says: "step, ms",
    value: () => milli * opened(presets.stick).stepSize,
  },
  {
    at: "methods-exercise-2",
    says: "β of the stick",
    value: () => Number(opened(presets.stick).get("beta")),
  },
];

/** Error of springs after the time of the diagram. m */
const sag = (springs: Contestant, stepSize: number): number => measure(springs, stepSize, exact()).error;
/** The part of a method's error that is left with half the step. */
function falls(name: string, stepSize = 0.0025): number {
  const contestant = measured.find((each) => each.name === name);
  const end = exact();
  const error = (step: number): number => (contestant ? measure(contestant, step, end).error : Number.NaN);
  return error(stepSize / 2) / error(stepSize);
}

/** How far the truth is from itself with half the substep, at most, in eight seconds. m, s */
function truthError(): { most: number; time: number } {
  const path = (substeps: number): { time: number; places: readonly number[][] } =>
    withParameters(pendulum, { ...truth.parameters, substeps }, (simulation) => {
      const places = Array.from({ length: 80 }, () => {
        simulation.step(10);
        return [...simulation.positions()];
      });
      return { time: simulation.time, places };
    });
  const once = path(Number(truth.parameters.substeps));
  const twice = path(2 * Number(truth.parameters.substeps)).places;
  const apart = once.places.flatMap((all, k) => all.map((each, i) => Math.abs(each - (twice[k]?.[i] ?? 0))));
  return { most: Math.max(...apart), time: once.time };
}

const bars = (): number =>
  simulate(pendulum)
    .bodies()
    .filter(({ fixed }) => !fixed).length;

/** The order of a method: the power of the step with which its error falls. */
const order = (name: string, stepSize?: number): number => -Math.log2(falls(name, stepSize));
/** Systems that simple steps with feedback solve in a second. */
function solvesIn(stepSize: number): number {
  const feedback = contestants.find(({ name }) => name === "feedback");
  return withParameters(
    pendulum,
    { ...feedback?.parameters, stepSize },
    (simulation) => simulation.step(Math.round(until / stepSize)).iterations,
  );
}
/** Motions of the race that are apart from all before them by more than a tenth of a millimetre after four seconds. */
function motions(): number {
  const runs = play(presets.race, 4);
  const own = runs.filter(({ simulation }, i) =>
    runs.slice(0, i).every((other) => milli * distance(simulation, other.simulation) > 0.1),
  );
  return own.length;
}
/** How often growth begins or ends on the way up through a map. */
function limits(map: StabilityMap, across: number): number {
  const grows = Array.from(
    { length: rows },
    (_, row) => verdictOn(growth(map, across, valueAt(map.up, (row + 0.5) / rows))) === "grows",
  );
  return grows.filter((each, i) => i > 0 && each !== grows[i - 1]).length;
}

export const words: readonly WordClaim[] = [
  word(
    "methods-cost-2",
    1 / 2,
    ["falls to a half", "fällt auf die Hälfte", "単純なステップは半分", "단순한 단계에서 절반"],
    () => falls("feedback"),
    0.1,
  ),
  word(
    "methods-cost-2",
    1 / 4,
    ["to a quarter", "auf ein Viertel", "一般化座標は4分の1", "일반화 좌표는 4분의 1"],
    () => falls("rattle"),
    0.1,
  ),
  word(
    "methods-cost-2",
    1 / 4,
    [
      "generalised coordinates to a quarter",
      "generalisierten Koordinaten auf ein Viertel",
      "一般化座標は4分の1",
      "일반화 좌표는 4분의 1",
    ],
    () => falls("generalised"),
    0.1,
  ),
  word(
    "methods-cost-2",
    1 / 16,
    ["to a sixteenth", "auf ein Sechzehntel", "ルンゲ・クッタ法は16分の1", "룽게–쿠타 방법은 16분의 1"],
    () => falls("rk4", 0.01),
    0.1,
  ),
  word(
    "methods-lead",
    6,
    ["Six methods", "Sechs Verfahren", "六つの方法", "여섯 방법"],
    () => presets.race.runs.length,
  ),
  word(
    "methods-lead",
    2,
    ["the same two bars", "dieselben beiden Stäbe", "同じ二本の棒", "같은 두 막대"],
    () => bars(),
  ),
  word(
    "methods-guide",
    6,
    ["Six runs", "Sechs Läufe", "六つの計算", "여섯 실행"],
    () => presets.race.runs.length,
  ),
  word(
    "methods-guide",
    2e-6,
    ["two millionths of a millimetre", "zwei Millionstel Millimeter", "100万分の2 mm", "백만분의 2 mm"],
    () => milli * truthError().most,
    0.1,
  ),
  word("methods-guide", 8, ["eight seconds", "acht Sekunden", "8秒", "8초"], () => truthError().time, 1e-6),
  word(
    "methods-race-title",
    6,
    ["Six runs", "Sechs Läufe", "六つの計算", "실행 여섯"],
    () => presets.race.runs.length,
  ),
  word("methods-guide", 2, ["same two bars", "derselben beiden Stäbe", "同じ二本の棒", "같은 두 막대"], () =>
    bars(),
  ),
  word("methods-nearest-question", 2, ["two seconds", "zwei Sekunden", "2秒", "2초"], () => nearest.until),
  word("methods-losing-question", 2, ["two seconds", "zwei Sekunden", "2秒", "2초"], () => losing.until),
  word(
    "methods-race-2",
    10,
    ["ten substeps", "zehn Teilschritten", "10個の部分ステップ", "부분 단계 열 개"],
    () => Number(compliant.parameters.substeps),
  ),
  word("methods-race-2", 1, ["one sweep", "ein Durchgang", "掃引を1回", "스윕 한 번"], () =>
    Number(compliant.parameters.sweeps),
  ),
  word(
    "methods-nearest-why-1",
    3,
    ["The other three", "Die drei anderen", "三つ", "나머지 셋"],
    () => contestants.filter(({ name }) => falls(name) > 0.4).length,
  ),
  word(
    "methods-lead",
    5,
    ["five different motions", "fünf verschiedene Bewegungen", "五つの異なる運動", "다섯 운동"],
    motions,
  ),
  word(
    "methods-lead",
    2,
    ["two methods agree", "Zwei Verfahren stimmen überein", "二つの方法だけが一致", "두 방법만 일치"],
    () => presets.race.runs.length - motions() + 1,
  ),
  word(
    "methods-nearest-why-1",
    2,
    ["of second order", "von zweiter Ordnung", "二次で", "2차이고"],
    () => order("generalised"),
    0.1,
  ),
  word(
    "methods-nearest-why-1",
    2,
    ["the square of the step", "zum Quadrat der Schrittweite", "ステップの二乗", "시간 간격의 제곱"],
    () => order("rattle"),
    0.1,
  ),
  word(
    "methods-nearest-why-1",
    1,
    ["of first order", "von erster Ordnung", "一次です", "1차이다"],
    () => order("feedback"),
    0.1,
  ),
  word(
    "methods-cost-2",
    2,
    ["doubles the time", "verdoppelt die Zeit", "時間は2倍", "계산 시간은 두 배"],
    () => solvesIn(0.005) / solvesIn(0.01),
  ),
  word(
    "methods-cost-1",
    1,
    ["after one second", "nach einer Sekunde", "1秒後の誤差", "1초 뒤의 오차"],
    () => until,
  ),
  word(
    "methods-cost-4",
    2,
    ["Two points of the diagram", "Zwei Punkte des Diagramms", "図の二つの点", "그림의 두 점"],
    () => presets.cost.runs.length - 1,
  ),
  word(
    "methods-cost-4",
    1,
    ["After one second", "Nach einer Sekunde", "1秒後", "1초 뒤"],
    () => play(presets.cost, until)[0]?.simulation.time ?? Number.NaN,
  ),
  word("methods-stability-5", 1, ["a single limit", "eine einzige Grenze", "一本", "하나뿐"], () =>
    limits(dampedMap, 0.02),
  ),
  word("methods-stability-4", 2, ["Two bars", "Zwei Stäbe", "二本の棒", "두 막대"], bars),
  word(
    "methods-stability-4",
    1,
    ["one stick", "als einer", "一本より", "막대 하나"],
    () => opened(presets.stick).constraints().length,
  ),
  word("methods-springs-question", 2, ["two bars", "beiden Stäbe", "二本の棒", "두 막대"], bars),
  word(
    "methods-decide-3",
    10,
    ["In ten seconds", "In zehn Sekunden", "10秒間", "10초 동안"],
    () => long()[0]?.simulation.time ?? Number.NaN,
  ),
  word(
    "methods-exercise-1-half-hint",
    2,
    ["as a square", "quadratisch", "二乗", "제곱"],
    () => Math.log2(limit(springMap, 0.005) / limit(springMap, 0.01)),
    0.01,
  ),
  ...["methods-exercise-3-hint", "methods-exercise-3-answer"].flatMap((at) => [
    word(at, 1 / 4, ["A quarter", "Ein Viertel", "4分の1", "4분의 1"], () => falls("rattle"), 0.1),
    word(at, 2, ["second order", "zweite Ordnung", "二次", "2차"], () => order("rattle"), 0.1),
  ]),
  word(
    "methods-preset-cost",
    2,
    ["two points", "zwei Punkte", "二つの点", "두 점"],
    () => presets.cost.runs.length - 1,
  ),
];

/** Distance of a method from the reference after a second. m */
function errorOf(name: string, stepSize: number): number {
  const parameters = contestants.find((each) => each.name === name)?.parameters ?? {};
  const [reference, simulation] = [
    simulate(pendulum, { ...truth.parameters }),
    simulate(pendulum, { ...parameters, stepSize }),
  ];
  for (const each of [reference, simulation]) each.step(Math.round(1 / each.stepSize));
  return distance(reference, simulation);
}
/** How many times smaller the error is with half the step. */
const improved = (name: string): number => errorOf(name, 0.002) / errorOf(name, 0.001);
/** Largest ‖C‖ in the race, and the largest gain of energy in a step. mm, J */
function raced(name: string): { c: number; gain: number } {
  const parameters = contestants.find((each) => each.name === name)?.parameters ?? {};
  const simulation = simulate(pendulum, { stepSize: 0.01, ...parameters });
  simulation.record(["C.norm", "energy.drift"]);
  simulation.step(200);
  const drift = [...simulation.series("energy.drift").y];
  return {
    c: milli * Math.max(...simulation.series("C.norm").y),
    gain: Math.max(...drift.slice(1).map((energy, i) => energy - (drift[i] ?? Number.NaN))),
  };
}

export const orders: readonly OrderClaim[] = [
  ascending(
    "methods-nearest-why-1",
    [
      "RATTLE and generalised coordinates are of second order",
      "RATTLE und generalisierte Koordinaten sind von zweiter Ordnung",
      "RATTLEと一般化座標は二次で",
      "RATTLE과 일반화 좌표는 2차이고",
    ],
    () => 2 ** 1.8,
    () => Math.min(improved("rattle"), improved("generalised")),
  ),
  ascending(
    "methods-nearest-why-1",
    [
      "The other three are of first order",
      "Die drei anderen sind von erster Ordnung",
      "残りの三つは一次です",
      "나머지 셋은 1차이다",
    ],
    () => Math.max(...["feedback", "impulses", "position"].map(improved)),
    () => 2 ** 1.2,
  ),
  equal(
    "methods-cost-5",
    [
      "shorter steps do not change that",
      "daran ändern kürzere Schritte nichts",
      "ステップを短くしても変わりません",
      "시간 간격을 줄여도 바뀌지 않는다",
    ],
    0.25,
    () => [...lengths, 0.0025].map((length) => sag(softSprings, length)),
  ),
  ascending(
    "methods-cost-5",
    [
      "these need shorter steps",
      "diese brauchen kürzere Schritte",
      "それには短いステップが要ります",
      "더 짧은 시간 간격이 필요하다",
    ],
    () => [0.01, 0.005, 0.0025].map((h) => limit(springMap, h)),
  ),
  ascending(
    "methods-cost-5",
    ["Only stiffer springs do", "nur steifere Federn", "変えるのは硬いばねだけ", "강성을 키워야 줄어들고"],
    () => sag(stiffSprings, 0.0025),
    () => sag(softSprings, 0.0025),
  ),
  ascending(
    "methods-losing-why-1",
    [
      "this brakes the motion",
      "das bremst die Bewegung",
      "これは減速として働きます",
      "이것은 제동으로 작용한다",
    ],
    () => raced("position").gain,
    0,
  ),
  ascending(
    "methods-losing-why-1",
    [
      "The joints, meanwhile, are nearly closed",
      "Die Gelenke sind dabei fast geschlossen",
      "その一方で、関節はほとんど開きません",
      "그러면서도 관절은 거의 벌어지지 않는다",
    ],
    () => raced("position").c,
    () => Math.min(raced("feedback").c, raced("impulses").c),
  ),
  ascending(
    "methods-stability-5",
    ["stays inside it", "bleibt darunter", "その内側にあります", "그 안쪽에 있다"],
    () => 1 / 0.005,
    dampedLimit,
  ),
  ascending(
    "methods-stability-4",
    [
      "A stiffer spring requires shorter steps",
      "Eine steifere Feder verlangt kürzere Schritte",
      "硬いばねほど短いステップが要り",
      "강성이 큰 용수철일수록 짧은 시간 간격이 필요하고",
    ],
    () => [0.01, 0.005, 0.0025].map((h) => limit(springMap, h)),
  ),
  ascending(
    "methods-stability-4",
    [
      "Two bars are stiffer than one stick",
      "Zwei Stäbe sind steifer als einer",
      "二本の棒は一本より硬くなります",
      "두 막대는 막대 하나보다 강성이 크다",
    ],
    () => simulate(stick({ kind: "acceleration" })).spectrum().radius,
    largestEigenvalue,
  ),
  ...same,
];
