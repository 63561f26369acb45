// Numbers of the text that the core computes.
import { isRefusal, solve } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import { simulate } from "../../simulation/core";
import { type Claim, type WordClaim, word } from "../claims";
import { box, ground, plane, stepping } from "../sketch";
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

/** Numbers of the problem with one unknown that the text sets up. */
const single = (setting: { problem: ReturnType<typeof problem> }) => ({
  a: setting.problem.a[0]?.[0] ?? Number.NaN,
  b: setting.problem.b[0] ?? Number.NaN,
  hi: setting.problem.hi[0] ?? Number.NaN,
});
/** λ of the ball that is thrown back as fast as it came: w = −b. Ns */
function thrown(): number {
  const { a, b } = single(settings.falling);
  return solved(problem([[a]], [2 * b])).lambda[0] ?? Number.NaN;
}

export const claims: readonly Claim[] = [
  {
    at: "complementarity-falling-question",
    says: "speed without the floor",
    value: () => -single(settings.falling).b,
  },
  { at: "complementarity-falling-question", says: "mass", value: () => 1 / single(settings.falling).a },
  {
    at: "complementarity-falling-choice-stops",
    says: "impulse that stops the ball",
    value: () => solved(settings.falling.problem).lambda[0] ?? Number.NaN,
  },
  { at: "complementarity-falling-choice-throws", says: "impulse that throws it back", value: thrown },
  { at: "b-falling", says: "depth below the corner", value: () => -single(settings.falling).b },
  { at: "complementarity-falling-why", says: "slope", value: () => single(settings.falling).a },
  { at: "complementarity-motor-question", says: "bound of the motor", value: () => single(settings.weak).hi },
  {
    at: "complementarity-motor-question",
    says: "λ that keeps the speed",
    value: () => solved(free(settings.weak.problem)).lambda[0] ?? Number.NaN,
  },
  { at: "hi", says: "λ at the bound", value: () => solved(settings.weak.problem).lambda[0] ?? Number.NaN },
  {
    at: "complementarity-landing-question",
    says: "b of the left corner",
    value: () => settings.landing.problem.b[0] ?? Number.NaN,
  },
  {
    at: "complementarity-landing-question",
    says: "b of the right corner",
    value: () => settings.landing.problem.b[1] ?? Number.NaN,
  },
  {
    at: "lambda2-zero",
    says: "λ of the right corner on landing",
    value: () => solved(settings.landing.problem).lambda[1] ?? Number.NaN,
  },
  {
    at: "complementarity-exercise-1-hint",
    says: "factor of λ in the row",
    value: () => -single({ problem: one }).b / (solved(one).lambda[0] ?? Number.NaN),
  },
  {
    at: "complementarity-exercise-3-hint",
    says: "first right-hand side, from the solution",
    value: () => (solved(both).lambda[0] ?? 0) * 2 + (solved(both).lambda[1] ?? 0),
  },
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
    at: "answer:complementarity-exercise-1-bound",
    says: "w at the bound",
    value: () => solved(bounded).w[0] ?? Number.NaN,
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

/** A corner of a box at rest on the ground, its mass and moment of inertia times a factor: its entry of A and its force. */
function heavier(factor: number): { a: number; lambda: number } {
  const bodies = [ground(), box([0, 0.25], [0.5, 0.25], { mass: factor })];
  const simulation = simulate(
    plane({ bodies, constraints: [], method: { ...stepping, solver: { kind: "lemke" } } }),
  );
  simulation.step(1);
  return {
    a: simulation.matrix("A").data[0] ?? Number.NaN,
    lambda: simulation.contacts()[0]?.lambda[0] ?? Number.NaN,
  };
}

export const words: readonly WordClaim[] = [
  word(
    "complementarity-exercise-4-answer",
    1 / 2,
    ["A is halved", "A halbiert sich", "Aは半分", "A는 절반"],
    () => heavier(2).a / heavier(1).a,
    1e-9,
  ),
  word(
    "complementarity-exercise-4-answer",
    2,
    ["λ doubles", "λ verdoppelt sich", "λは二倍", "λ는 두 배"],
    () => heavier(2).lambda / heavier(1).lambda,
    1e-6,
  ),
];
