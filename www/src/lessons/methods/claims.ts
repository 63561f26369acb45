// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { measured } from "./contestants";
import { feedbackMap, growth, type StabilityMap, springMap, steps } from "./maps";
import { exact, measure } from "./measure";
import { presets } from "./presets";
import { pendulum, stick, stretched } from "./scenes";

/** Where errors begin to grow above a value across: measured in runs, from a point below and one above. */
function limit(map: StabilityMap, across: number): number {
  let [decays, grows] = [map.up.lo, map.up.hi];
  while (grows / decays > 1.001) {
    const up = Math.sqrt(grows * decays);
    // Without damping a stable oscillation keeps its amplitude, but its steps need not meet that of the start.
    if (growth(map, across, up) < 1.03) decays = up;
    else grows = up;
  }
  return decays;
}
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

export const claims: readonly Claim[] = [
  {
    at: "answer:methods-exercise-1",
    says: "limit of the spring",
    value: () => limit(springMap, 0.01),
    about: 0.05,
  },
  {
    at: "answer:methods-exercise-1-half",
    says: "limit of the spring at half the step",
    value: () => limit(springMap, 0.005),
    about: 0.05,
  },
  { at: "answer-k", says: "limit of the spring", value: () => limit(springMap, 0.01), about: 0.05 },
  {
    at: "methods-springs-choice-both",
    says: "limit for one stick",
    value: () => limit(springMap, 0.01),
    about: 0.05,
  },
  { at: "answer:methods-exercise-2", says: "limit of α", value: feedbackLimit, about: 0.05 },
  { at: "answer-alpha", says: "limit of α", value: feedbackLimit, about: 0.05 },
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
];

/** The part of a method's error that is left with half the step. */
function falls(name: string, stepSize = 0.0025): number {
  const contestant = measured.find((each) => each.name === name);
  const end = exact();
  const error = (step: number): number => (contestant ? measure(contestant, step, end).error : Number.NaN);
  return error(stepSize / 2) / error(stepSize);
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
];
