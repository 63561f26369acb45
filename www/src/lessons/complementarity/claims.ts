// Numbers of the text that the core computes.
import { isRefusal, solve } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import { simulate } from "../../simulation/core";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import { box, ground, plane, stepping } from "../sketch";
import { same } from "./sameness.testing";
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
function heavier(factor: number): { a: number; lambda: number; contacts: number } {
  const bodies = [ground(), box([0, 0.25], [0.5, 0.25], { mass: factor })];
  const simulation = simulate(
    plane({ bodies, constraints: [], method: { ...stepping, solver: { kind: "lemke" } } }),
  );
  simulation.step(1);
  return {
    a: simulation.matrix("A").data[0] ?? Number.NaN,
    lambda: simulation.contacts()[0]?.lambda[0] ?? Number.NaN,
    contacts: simulation.contacts().length,
  };
}
const touching = (): number => heavier(1).contacts;

/** How many sets of pushing rows occur: b is chosen so that each is the answer, and the core must find it. */
function cases(pairs: number): number {
  const rows = Array.from({ length: pairs }, (_, i) => i);
  const a = rows.map((i) => rows.map((j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)));
  const found = new Set<string>();
  for (let pushing = 0; pushing < 2 ** pairs; pushing++) {
    const pushes = rows.map((i) => (pushing >> i) & 1);
    const b = a.map((row, i) =>
      row.reduce((left, entry, j) => left - entry * (pushes[j] ?? 0), 1 - (pushes[i] ?? 0)),
    );
    const answer = solve(problem(a, b), { method: "lemke" });
    if (isRefusal(answer)) throw new Error(answer.code);
    found.add([...answer.lambda].map((lambda) => Number(lambda > 1e-9)).join(""));
  }
  return found.size;
}
/** Where a kinked line of one row turns: at its finite bounds. */
const corners = ({ lo, hi }: ReturnType<typeof problem>): number =>
  [...lo, ...hi].filter(Number.isFinite).length;
const count = (values: readonly number[], holds: (value: number) => boolean): number =>
  values.filter(holds).length;
const positive = (value: number): boolean => value > 1e-9;

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
  word(
    "complementarity-two-3",
    2,
    ["Two pairs", "Zwei Paare", "二組", "두 쌍"],
    () => settings.landing.problem.b.length,
  ),
  word("complementarity-two-3", 4, ["have four cases", "haben vier Fälle", "四つの場合、", "네 경우,"], () =>
    cases(2),
  ),
  word(
    "complementarity-two-3",
    1000,
    ["a thousand", "schon tausend", "もう千", "벌써 천"],
    () => cases(10),
    0.03,
  ),
  word(
    "complementarity-two-3",
    4,
    ["each of the four cases", "jeder der vier Fälle", "四つの場合を一度ずつ", "네 경우가 한 번씩"],
    () => cases(2),
  ),
  word(
    "complementarity-motor-why",
    2,
    ["two corners", "zwei Ecken", "かどは、こんどは二つ", "모서리가 둘"],
    () => corners(settings.weak.problem),
  ),
  word(
    "complementarity-bounds-2",
    2,
    ["With two bounds", "Mit zwei Schranken", "両方あれば", "둘 다 있으면"],
    () => corners(settings.motor.problem),
  ),
  word("complementarity-two-1", 2, ["two corners", "zwei Ecken", "二つのかど", "두 모서리로"], () =>
    touching(),
  ),
  word("complementarity-two-title", 2, ["Two contacts", "Zwei Kontakte", "二つの接触", "두 접촉"], () =>
    touching(),
  ),
  word(
    "complementarity-landing-why",
    1,
    ["a pull at one of them", "an einer Ecke einen Zug", "一方が引く", "한쪽이 당기게"],
    () => count(solved(free(settings.landing.problem)).lambda, (lambda) => positive(-lambda)),
  ),
  word(
    "complementarity-exercise-3",
    2,
    ["both corners push", "beide Ecken drücken", "両方のかどが押す", "두 모서리가 모두 민다"],
    () => count(solved(both).lambda, positive),
  ),
  word(
    "complementarity-exercise-3-answer",
    2,
    ["both w may be zero", "beide w null sein", "wは両方0で", "w는 둘 다 0이어도"],
    () => count(solved(both).w, (w) => Math.abs(w) < 1e-9),
  ),
  word("complementarity-try-flying", 2, ["both corners", "beide Ecken", "両方のかど", "두 모서리"], () =>
    count(solved(settings.flying.problem).w, positive),
  ),
  word(
    "complementarity-exercise-3-answer",
    2,
    ["solves both equations", "löst beide Gleichungen", "二つの方程式", "두 방정식"],
    () => count(solved(both).w, (w) => Math.abs(w) < 1e-9),
  ),
];

/** ½λᵀAλ + bᵀλ of the valley. */
function valley(lambda: ArrayLike<number>): number {
  const { a, b } = settings.valley.problem;
  return b.reduce((sum, constant, i) => {
    const row = (a[i] ?? []).reduce((total, x, j) => total + x * (lambda[j] ?? 0), 0);
    return sum + (lambda[i] ?? 0) * (row / 2 + constant);
  }, 0);
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "complementarity-energy-why",
    [
      "Along the wall the energy decreases further",
      "An der Wand entlang nimmt die Energie weiter ab",
      "壁に沿ってエネルギーはさらに減り",
      "벽을 따라가면 에너지는",
    ],
    () => valley(solved(settings.valley.problem).lambda),
    () => valley([3, 0]),
  ),
];
