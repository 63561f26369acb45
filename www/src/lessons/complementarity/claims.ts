// Numbers of the text that the core computes.
import { isRefusal, solve } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import type { Claim } from "../claims";
import { settings } from "./settings";

type Given = Parameters<typeof solve>[0];
function solved(given: Given): { lambda: number[]; w: number[] } {
  const found = solve(given, { method: "gauss-seidel", maxIterations: 10_000, tolerance: 1e-14 });
  if (isRefusal(found)) throw new Error(found.code);
  return { lambda: [...found.lambda], w: [...found.w] };
}
const one = problem([[2]], [-3]);
const bounded = { ...one, hi: [1] };
const both = problem(
  [
    [2, 1],
    [1, 2],
  ],
  [-5, -6],
);
const free = (given: Given): Given => ({
  ...given,
  lo: given.b.map(() => Number.NEGATIVE_INFINITY),
  hi: given.b.map(() => Number.POSITIVE_INFINITY),
});

export const claims: readonly Claim[] = [
  { at: "answer-one", says: "λ without a bound", value: () => solved(one).lambda[0] ?? Number.NaN },
  {
    at: "complementarity-exercise-1-answer",
    says: "λ at the bound",
    value: () => solved(bounded).lambda[0] ?? Number.NaN,
  },
  {
    at: "complementarity-exercise-1-answer",
    says: "w at the bound",
    value: () => solved(bounded).w[0] ?? Number.NaN,
  },
  { at: "answer-both", says: "push of the first corner", value: () => solved(both).lambda[0] ?? Number.NaN },
  { at: "answer-both", says: "push of the second corner", value: () => solved(both).lambda[1] ?? Number.NaN },
  {
    at: "complementarity-energy-question",
    says: "bottom of the valley, first unknown",
    value: () => solved(free(settings.valley.problem)).lambda[0] ?? Number.NaN,
  },
  {
    at: "complementarity-energy-question",
    says: "bottom of the valley, second unknown",
    value: () => solved(free(settings.valley.problem)).lambda[1] ?? Number.NaN,
  },
  {
    at: "answer:complementarity-exercise-1",
    says: "λ without a bound",
    value: () => solved(one).lambda[0] ?? Number.NaN,
  },
  {
    at: "answer:complementarity-exercise-2",
    says: "w of a given λ",
    value: () => solved({ ...one, lo: [3], hi: [3] }).w[0] ?? Number.NaN,
  },
  {
    at: "answer:complementarity-exercise-3",
    says: "push of the first corner",
    value: () => solved(both).lambda[0] ?? Number.NaN,
  },
  {
    at: "answer:complementarity-exercise-4",
    says: "λ of half of A",
    value: () =>
      (solved(problem([[1]], [-3])).lambda[0] ?? Number.NaN) / (solved(one).lambda[0] ?? Number.NaN),
  },
];
