// Numbers of the text that the core computes.

import type { SceneDocument } from "../../simulation/core";
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { opened } from "../in-core.testing";
import { figure } from "../particles/scenes";
import { fixed, particle, plane, sticks } from "../sketch";
import { presets } from "./presets";
import { truss, unlikely } from "./scenes";

/** Lengths that the sides of a triangle take that cannot be; the given lengths and what they are off by. m */
function lengths(third: number): number[] {
  const simulation = simulate(unlikely(third));
  simulation.step(Math.round(20 / simulation.stepSize));
  return [...simulation.c()].map((c, i) => (i === 2 ? third : 1) + c);
}

/** Rows that say nothing new. */
const spare = (scene: SceneDocument): number => simulate(scene).spectrum().nullity;
/** Four sticks and both diagonals. */
function square(): SceneDocument {
  const bodies = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map((at) => particle(at));
  const pairs = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].filter((j) => j > i).map((j) => [i, j] as const));
  return plane({ bodies, constraints: sticks(bodies, pairs) });
}
/** Two cranks and a coupler in one line. */
function flat(): number {
  const bodies = [fixed([0, 0]), particle([0.5, 0]), particle([1.5, 0]), fixed([1, 0])];
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;
  return 4 - simulate(plane({ bodies, constraints: sticks(bodies, pairs) })).spectrum().rank;
}

export const claims: readonly Claim[] = [
  { at: "lengths", says: "a short side", value: () => lengths(3)[0] ?? Number.NaN, about: 0.01 },
  { at: "lengths", says: "the long side", value: () => lengths(3)[2] ?? Number.NaN, about: 0.01 },
  { at: "answer-sides", says: "a short side", value: () => lengths(2.5)[0] ?? Number.NaN, about: 0.01 },
  { at: "answer-sides", says: "the long side", value: () => lengths(2.5)[2] ?? Number.NaN, about: 0.01 },
  { at: "eight", says: "rows of the truss", value: () => simulate(truss(false)).constraints().length },
  { at: "answer:redundant-exercise-1", says: "members too many", value: () => spare(square()) },
  { at: "answer:redundant-exercise-2", says: "sticks too many", value: () => spare(figure) },
  {
    at: "answer:redundant-exercise-3",
    says: "the long side",
    value: () => lengths(2.5)[2] ?? Number.NaN,
    about: 0.01,
  },
  { at: "answer:redundant-exercise-5", says: "motions where it lies flat", value: flat },
  ...[0, 2].map((row) => ({
    at: "redundant-contradict-1",
    says: `length of stick ${row + 1}`,
    value: () => Number(simulate(unlikely(3)).constraints()[row]?.parameters.length),
  })),
];

/** λ of the first stick in a run of the pendulum on one stick, and on three. */
function firstLambda(run: 0 | 1): number {
  const simulation = opened(presets.thrice, run);
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}

/** Joints of a linkage that can move. */
const freeJoints = (name: "fourBar" | "peaucellier" | "cranks"): number =>
  opened(presets[name])
    .bodies()
    .filter(({ fixed: held }) => !held).length;
/** How much longer the middle crank is than one beside it. cm */
function longer(): number {
  const lengths = opened(presets.locked)
    .constraints()
    .map(({ parameters }) => Number(parameters.length));
  return 100 * ((lengths[1] ?? Number.NaN) - (lengths[0] ?? Number.NaN));
}
/** By which factor an iteration of Jacobi's method multiplies the residual of three equal rows. */
function doubling(): number {
  const { residuals } = opened(presets.jacobi).solveTrace("jacobi", { maxIterations: 6 });
  return (residuals[6] ?? Number.NaN) / (residuals[5] ?? Number.NaN);
}

export const words: readonly WordClaim[] = [
  word("redundant-null-4", 2, ["doubles", "verdoppelt", "2倍", "두 배"], () => doubling(), 1e-6),
  word(
    "redundant-truss-2",
    8,
    ["eight members", "acht Stäbe", "部材も8本", "부재도 여덟"],
    () => simulate(truss(false)).constraints().length,
  ),
  word(
    "redundant-linkage-1",
    2,
    ["two free joints", "zwei freie Gelenke", "自由な節点が二つ", "자유로운 관절이 둘"],
    () => freeJoints("fourBar"),
  ),
  word(
    "redundant-linkage-1",
    3,
    ["three bars", "drei Stäbe", "棒が三本", "막대가 셋"],
    () => opened(presets.fourBar).constraints().length,
  ),
  word("redundant-linkage-1", 4, ["four joints", "vier Gelenke", "節点が四つ", "관절이 넷"], () =>
    freeJoints("peaucellier"),
  ),
  word(
    "redundant-linkage-1",
    7,
    ["seven bars", "sieben Stäbe", "棒が七本", "막대가 일곱"],
    () => opened(presets.peaucellier).constraints().length,
  ),
  word("redundant-linkage-2", 3, ["three joints", "drei Gelenke", "節点は三つ", "관절 셋"], () =>
    freeJoints("cranks"),
  ),
  word(
    "redundant-linkage-2",
    6,
    ["six bars", "sechs Stäbe", "棒は六本", "막대 여섯"],
    () => opened(presets.cranks).constraints().length,
  ),
  word(
    "redundant-linkage-3",
    10,
    ["ten centimetres", "zehn Zentimeter", "10 cm", "10 cm"],
    () => longer(),
    1e-9,
  ),
  word(
    "redundant-repeat-1",
    3,
    ["three equal rows", "drei gleiche Zeilen", "等しい行が三つ", "같은 행이 셋"],
    () => opened(presets.thrice, 1).constraints().length,
  ),
  word(
    "redundant-thrice-choice-third",
    1 / 3,
    ["a third of that", "ein Drittel davon", "3分の1", "3분의 1"],
    () => firstLambda(1) / firstLambda(0),
    1e-6,
  ),
  word(
    "redundant-linkage-3",
    6,
    ["the rank is six", "der Rang ist sechs", "階数は6", "계수는 6"],
    () => opened(presets.locked).spectrum().rank,
  ),
];
