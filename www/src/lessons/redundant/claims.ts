// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { truss, unlikely } from "./scenes";

/** Lengths that the sides of a triangle take that cannot be; the given lengths and what they are off by. m */
function lengths(third: number): number[] {
  const simulation = simulate(unlikely(third));
  simulation.step(Math.round(20 / simulation.stepSize));
  return [...simulation.c()].map((c, i) => (i === 2 ? third : 1) + c);
}

export const claims: readonly Claim[] = [
  { at: "lengths", says: "a short side", value: () => lengths(3)[0] ?? Number.NaN, about: 0.01 },
  { at: "lengths", says: "the long side", value: () => lengths(3)[2] ?? Number.NaN, about: 0.01 },
  { at: "answer-sides", says: "a short side", value: () => lengths(2.5)[0] ?? Number.NaN, about: 0.01 },
  { at: "answer-sides", says: "the long side", value: () => lengths(2.5)[2] ?? Number.NaN, about: 0.01 },
  { at: "eight", says: "rows of the truss", value: () => simulate(truss(false)).constraints().length },
];
