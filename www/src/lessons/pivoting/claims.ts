// Numbers of the text that the core computes.
import type { Claim } from "../claims";
import { large } from "./problems";
import { pivots } from "./questions";
import { coverOf, PivotState } from "./state";

/** λ₁ or z₀ after k pivots on the two rows. */
function pair(solver: "lemke" | "principal-pivoting", k: number): PivotState {
  const state = new PivotState();
  state.set({ problem: "pair", solver });
  for (let done = 0; done < k; done++) state.nextIteration();
  return state;
}

export const claims: readonly Claim[] = [
  {
    at: "pair-cover",
    says: "z₀ after the first pivot of Lemke's method",
    value: () => coverOf(pair("lemke", 1)),
  },
  {
    at: "pair-first",
    says: "λ₁ after the first principal pivot",
    value: () => pair("principal-pivoting", 1).lambda[0] ?? Number.NaN,
  },
  {
    at: "pivoting-exercise-3-answer",
    says: "pivots of Lemke's method on 30 rows",
    value: () => pivots("obstacle", "lemke"),
  },
  { at: "pivoting-exercise-3-answer", says: "rows of that problem", value: () => large.obstacle().b.length },
  {
    at: "answer:pivoting-exercise-1",
    says: "z₀ after the first pivot",
    value: () => coverOf(pair("lemke", 1)),
  },
  {
    at: "answer:pivoting-exercise-2",
    says: "λ₁ after the first principal pivot",
    value: () => pair("principal-pivoting", 1).lambda[0] ?? Number.NaN,
  },
  {
    at: "answer:pivoting-exercise-2-end",
    says: "λ₁ in the end",
    value: () => pair("principal-pivoting", 2).lambda[0] ?? Number.NaN,
  },
  {
    at: "answer:pivoting-exercise-3",
    says: "pivots of Lemke on 30 rows",
    value: () => pivots("obstacle", "lemke"),
  },
];
