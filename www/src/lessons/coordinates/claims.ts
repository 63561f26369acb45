// Numbers of the text that the core computes.

import { type ParameterValue, type Simulation, simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened, stepOf, sweepsOf } from "../in-core.testing";
import { fourBarFreedom } from "../joints/claims";
import { negligible } from "./filled";
import { bent as bentQuestion, puppets, whips } from "./predictions";
import { presets } from "./presets";
import { bent, chainOfBars, straight, swinging } from "./scenes";
import { twoBars } from "./tree";

/** Numbers of the puppet's bodies less the independent rows of its joints. */
function puppet(): number {
  const [run] = presets.puppets.runs.slice(1);
  const simulation = simulate(run?.scene ?? "puppet", run?.parameters);
  simulation.step(1);
  const rows = simulation.stepRows()?.rows.filter(({ role }) => role === "equation").length ?? Number.NaN;
  return 3 * simulation.bodies().filter(({ fixed }) => !fixed).length - rows;
}
/** Coordinates of two bars in the plane, less the rows of their joints. */
const remaining = (): number => {
  const rows = presets.both.runs[1];
  const simulation = simulate(rows?.scene ?? "", rows?.parameters);
  return 3 * simulation.bodies().filter(({ fixed }) => !fixed).length - simulation.matrix("A").rows;
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
    value: () => massOfPuppet().filter((value) => Math.abs(value) < negligible).length,
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
    () => 3 * free(tenBars("velocity")),
  ),
  word("coordinates-lead", 20, ["twenty rows", "zwanzig Zeilen", "二十の行", "행이 스무"], () =>
    rowsOf(tenBars("velocity")),
  ),
  word("coordinates-lead", 10, ["Ten angles", "Zehn Winkel", "十個の角度", "각 열 개"], () =>
    Math.sqrt(tenBars("generalised").matrix("M").data.length),
  ),
  word(
    "coordinates-count-1",
    6,
    ["six coordinates", "sechs Koordinaten", "六つの座標", "좌표가 여섯"],
    () => 3 * free(twoWithRows()),
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
    () => 3 * puppetBodies(),
  ),
  word(
    "coordinates-both-1",
    18,
    ["eighteen rows", "achtzehn Zeilen", "行が十八", "행이 열여덟"],
    () => 3 * puppetBodies() - puppet(),
  ),
  word("coordinates-whips-question", 3, ["three seconds", "drei Sekunden", "3秒", "3초"], () => whips.until),
];
