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

export const words: readonly WordClaim[] = [
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
