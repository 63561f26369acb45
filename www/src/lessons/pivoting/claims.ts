// Numbers of the text that the core computes.
import { forCore } from "../../lcp/problem";
import { solveBoxLcp } from "../../simulation/laboratory";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import type { SolverId } from "./code";
import { heavy } from "./film";
import { boxes, large, largeIds, small } from "./problems";
import { pivots, questions } from "./questions";
import { same } from "./sameness.testing";
import { coverOf, PivotState } from "./state";
import { contestants, most, outcomeOf, tolerance } from "./trial";

/** A solver on the two rows after k iterations. */
function pair(solver: SolverId, k: number): PivotState {
  const state = new PivotState();
  state.set({ problem: "pair", solver });
  for (let done = 0; done < k; done++) state.nextIteration();
  return state;
}

/** The spectral gradient on the two rows after k iterations. */
const spectral = (k: number): PivotState => pair("spectral-projected-gradient", k);
/** f = ½ λᵀ(w + b). */
const energyOf = ({ lambda, w, numbers }: PivotState): number =>
  0.5 * w.reduce((sum, value, i) => sum + (lambda[i] ?? 0) * (value + (numbers.b[i] ?? 0)), 0);
/** α of the second step, from how far it goes along its gradient. */
function secondAlpha(): number {
  const [once, twice] = [spectral(1), spectral(2)];
  return (((once.lambda[0] ?? 0) - (twice.lambda[0] ?? 0)) / (once.w[0] ?? 0)) * entry(0, 0);
}

/** A_ij of the two rows. */
const entry = (i: number, j: number): number => small.pair().a[i]?.[j] ?? Number.NaN;
const constant = (i: number): number => small.pair().b[i] ?? Number.NaN;
const solution = (i: number): number => pair("lemke", 9).lambda[i] ?? Number.NaN;
const rows = (problem: keyof typeof large): number => large[problem]().b.length;
/** Boxes with two contacts each, of one row or, with friction, of two. */
const boxesOf = (problem: keyof typeof large): number => rows(problem) / (problem === "rough" ? 4 : 2);

/** Masses of the boxes in the film, from below; the ground has none. kg */
function masses(): number[] {
  const [run] = heavy.runs;
  if (typeof run?.scene !== "object") throw new Error("the film has no scene of its own");
  return run.scene.bodies.flatMap(({ mass, fixed }) => (fixed ? [] : [mass ?? 1]));
}

/** Mass of the top box in a problem of ten boxes: the row between it and the next is proportional to 1 + 1/m. kg */
function topMass(): number {
  const last = (problem: "heavy" | "stack"): number => large[problem]().a.at(-1)?.at(-1) ?? Number.NaN;
  return 1 / ((2 * last("heavy")) / last("stack") - 1);
}

export const claims: readonly Claim[] = [
  { at: "pair", says: "A₁₁", value: () => entry(0, 0) },
  { at: "pair", says: "A₁₂", value: () => entry(0, 1) },
  { at: "pair", says: "b₁", value: () => constant(0) },
  { at: "pair", says: "b₂", value: () => constant(1) },
  { at: "pair-cover", says: "violation of the second row", value: () => -constant(1) },
  { at: "pair-cover", says: "square of the second entry of d", value: () => entry(1, 1) },
  { at: "pair-solution", says: "λ₁ in the end", value: () => solution(0) },
  { at: "pair-solution", says: "λ₂ in the end", value: () => solution(1) },
  { at: "pivoting-exercise-1-hint", says: "w₂ at λ = 0", value: () => constant(1) },
  { at: "pivoting-exercise-1-hint", says: "square of the second entry of d", value: () => entry(1, 1) },
  { at: "pivoting-exercise-2-hint", says: "A₁₁", value: () => entry(0, 0) },
  { at: "pivoting-exercise-2-hint", says: "−b₁", value: () => -constant(0) },
  { at: "pivoting-exercise-3-ask", says: "rows of that problem", value: () => rows("obstacle") },
  { at: "many-sets", says: "rows of that problem", value: () => rows("obstacle") },
  { at: "many-sets", says: "power of ten of the sets", value: () => Math.log10(2 ** rows("obstacle")) },
  { at: "pivoting-problem-obstacle", says: "rows", value: () => small.obstacle().b.length },
  { at: "pivoting-trial-obstacle", says: "rows", value: () => rows("obstacle") },
  { at: "pivoting-trial-stack", says: "boxes", value: () => boxesOf("stack") },
  { at: "pivoting-trial-heavy", says: "boxes", value: () => boxesOf("heavy") },
  { at: "pivoting-trial-rough", says: "boxes", value: () => boxesOf("rough") },
  { at: "pivoting-trial-cyclic", says: "rows", value: () => rows("cyclic") },
  { at: "pivoting-film-1", says: "mass of a light box", value: () => masses()[0] ?? Number.NaN },
  { at: "pivoting-film-1", says: "mass of the heavy box", value: () => masses().at(-1) ?? Number.NaN },
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
    says: "iterations of Lemke's method on 30 rows",
    value: () => outcomeOf(large.obstacle(), "lemke").iterations,
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
  { at: "answer:pivoting-exercise-4", says: "f after the first step", value: () => energyOf(spectral(1)) },
  { at: "pivoting-exercise-4-answer", says: "f after the first step", value: () => energyOf(spectral(1)) },
  { at: "pivoting-exercise-4-answer", says: "least f", value: () => energyOf(pair("lemke", 9)) },
  {
    at: "pivoting-exercise-4-answer",
    says: "λ₁ after the first step",
    value: () => spectral(1).lambda[0] ?? Number.NaN,
  },
  {
    at: "pivoting-exercise-4-answer",
    says: "λ₂ after the first step",
    value: () => spectral(1).lambda[1] ?? Number.NaN,
  },
  { at: "pivoting-exercise-4-answer", says: "α of the second step", value: secondAlpha },
  {
    at: "answer:pivoting-exercise-3",
    says: "iterations of Lemke on 30 rows",
    value: () => outcomeOf(large.obstacle(), "lemke").iterations,
  },
  { at: "pivoting-trial-heavy", says: "mass of the top box, by its row of A", value: topMass },
  { at: "pivoting-choice-1", says: "tolerance", value: () => tolerance, about: 1e-9 },
];

/** Iterations of NNCG over the sweeps of Gauss–Seidel, as the question measures them. */
function part(): number {
  const { numbers } = questions(new PivotState()).conjugate.judge();
  return Number(numbers.nncg) / Number(numbers.seidel);
}
/** Iterations in each step of the film. */
function filmed(): number {
  const scene = heavy.runs[0]?.scene;
  return (typeof scene === "object" && scene.method?.solver?.maxIterations) || Number.NaN;
}

/** Rows of a small problem. */
const few = (problem: keyof typeof small): number => small[problem]().b.length;

/** Unknowns of Lemke's system that are not zero after k pivots: λ and w + d z₀ of each row, and z₀. */
function basis(state: PivotState): Set<string> {
  const cover = coverOf(state);
  const covered = state.w.map((w, i) => w + cover * Math.sqrt(state.numbers.a[i]?.[i] ?? Number.NaN));
  const named = [...state.lambda].flatMap((lambda, i): [string, number][] => [
    [`λ${i}`, lambda],
    [`w${i}`, covered[i] ?? Number.NaN],
  ]);
  return new Set(
    [...named, ["z₀", cover] as const].flatMap(([name, x]) => (Math.abs(x) > 1e-9 ? [name] : [])),
  );
}
/** Unknowns that a pivot exchanges, if it is the same number in every pivot on the two rows. */
function exchanged(): number {
  const state = new PivotState();
  state.set({ problem: "pair", solver: "lemke" });
  let before = new Set(state.w.map((_, i) => `w${i}`));
  const counts = new Set<number>();
  // The last iteration refines and is no pivot.
  for (let k = 1; k < state.result.iterations; k++) {
    state.nextIteration();
    const after = basis(state);
    counts.add([...before, ...after].filter((name) => before.has(name) !== after.has(name)).length);
    before = after;
  }
  const [only = Number.NaN] = counts;
  return counts.size === 1 ? only : Number.NaN;
}

/** Sweeps in an iteration of the subspace method on the obstacle: the changes of single rows, over the rows. */
function sweepsBefore(): number {
  const { changes, lambda } = solveBoxLcp(forCore(small.obstacle()), {
    method: "subspace",
    tolerance,
    maxIterations: most,
    iterates: true,
  });
  if (!changes) return Number.NaN;
  const single = [...changes.iterate].filter((k, i) => k === 1 && changes.together[i] === 0).length;
  return single / lambda.length;
}

/**
 * How many values of f a step of the spectral gradient may look back on: a step d is taken whole unless f would rise above the largest
 * of them. The numbers with which this holds in all steps of a solve, the whole and the shortened, down to where rounding decides.
 */
function lookingBack(problem: keyof typeof large): number[] {
  const given = large[problem]();
  const n = given.b.length;
  const solved = solveBoxLcp(forCore(given), {
    method: "spectral-projected-gradient",
    tolerance,
    maxIterations: most,
    iterates: true,
  });
  const at = (all: Float64Array | undefined, k: number): number[] => [
    ...(all ?? []).slice(k * n, (k + 1) * n),
  ];
  const dot = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, i) => sum + value * (y[i] ?? Number.NaN), 0);
  const diagonal = given.a.map((row, i) => row[i] ?? Number.NaN);
  const values: number[] = [];
  let fitting = Array.from({ length: 20 }, (_, i) => i + 1);
  let alpha = 1;
  for (let k = 0; k < solved.iterations; k++) {
    const [lambda, w, next] = [at(solved.iterates, k), at(solved.iteratesW, k), at(solved.iterates, k + 1)];
    const d = lambda.map((x, i) => Math.max(0, x - (alpha * (w[i] ?? 0)) / (diagonal[i] ?? 1)) - x);
    const ad = given.a.map((row) => dot(row, d));
    const [slope, curvature] = [dot(w, d), dot(d, ad)];
    const value = 0.5 * (dot(lambda, w) + dot(lambda, given.b));
    values.push(value);
    if (Math.abs(slope) < 1e-9 * Math.abs(value)) break;
    const part =
      dot(
        next.map((x, i) => x - (lambda[i] ?? 0)),
        d,
      ) / dot(d, d);
    const whole = part > 0.99;
    const rise = value + (1 - 1e-4) * slope + 0.5 * curvature;
    fitting = fitting.filter((length) => rise <= Math.max(...values.slice(-length)) === whole);
    alpha =
      k % 2 === 0
        ? dot(
            d,
            d.map((x, i) => x * (diagonal[i] ?? 1)),
          ) / curvature
        : curvature /
          dot(
            ad,
            ad.map((x, i) => x / (diagonal[i] ?? 1)),
          );
  }
  return fitting;
}
/** The only number that fits a solve of two problems. */
function remembered(): number {
  const heavyFits = new Set(lookingBack("heavy"));
  const both = lookingBack("obstacle").filter((length) => heavyFits.has(length));
  return both.length === 1 ? (both[0] ?? Number.NaN) : Number.NaN;
}

/** The row of the pair that is the most violated at λ = 0, counted from one: the first that the artificial unknown covers. */
function mostViolated(): number {
  const violated = [0, 1].map((i) => -constant(i) / Math.sqrt(entry(i, i)));
  return 1 + violated.indexOf(Math.max(...violated));
}
/** The multiplier that enters with the second pivot, counted from one. */
const entering = (): number => 1 + [...pair("lemke", 2).lambda].findIndex((lambda) => lambda > 0);

/** The most pairs of the two rows of which neither unknown is in Lemke's system, on the way to the solution. */
function incomplete(): number {
  const pivoted = [1, 2, 3].map((k) => basis(pair("lemke", k)));
  return Math.max(
    ...pivoted.map((held) => [0, 1].filter((i) => !held.has(`λ${i}`) && !held.has(`w${i}`)).length),
  );
}

export const words: readonly WordClaim[] = [
  word(
    "pivoting-count-measured",
    6,
    ["six such rows", "sechs solchen Zeilen", "六行", "여섯 행"],
    () => small.obstacle().b.length,
  ),
  word(
    "pivoting-choice-1",
    5,
    ["five problems", "fünf Probleme", "五つの問題", "문제 다섯"],
    () => largeIds.length,
  ),
  word(
    "pivoting-choice-1",
    8,
    ["eight solvers", "acht Löser", "八つのソルバー", "솔버 여덟"],
    () => contestants.length,
  ),
  word("pivoting-count-question", 30, ["Thirty rows", "Dreißig Zeilen", "三十行", "서른 행"], () =>
    rows("obstacle"),
  ),
  word("pivoting-conjugate-question", 10, ["ten boxes", "zehn Kisten", "箱が十個", "상자 열 개"], () =>
    boxesOf("stack"),
  ),
  word(
    "pivoting-conjugate-choice-fifth",
    1 / 5,
    ["about a fifth", "etwa ein Fünftel", "約5分の1", "약 5분의 1"],
    part,
    0.1,
  ),
  word(
    "pivoting-film-1",
    5,
    ["five boxes of 1 kg", "fünf Kisten von 1 kg", "1 kgの箱五つ", "1 kg 상자 다섯 개"],
    () => masses().length - 1,
  ),
  word("pivoting-film-1", 10, ["ten iterations", "zehn Iterationen", "10回ずつ反復", "열 번씩 반복"], filmed),
  word("pivoting-lemke-3", 2, ["two unknowns", "zwei Unbekannte", "未知数を二つ", "미지수 둘"], exchanged),
  word(
    "pivoting-gradients-3",
    10,
    ["last ten values", "letzten zehn Werte", "最近の十個", "최근 열 개"],
    remembered,
  ),
  word(
    "pivoting-subspace-1",
    5,
    ["five sweeps", "Fünf Durchgänge", "五回の掃引", "스윕 다섯 번"],
    sweepsBefore,
  ),
  word(
    "pivoting-sweeps-1",
    2,
    ["two contacts", "zwei Kontakten", "接触が二つ", "접촉이 둘"],
    () => small.rough().friction?.length ?? Number.NaN,
  ),
  word("pivoting-sweeps-1", 2, ["two rows", "zwei Zeilen", "二行", "두 행"], () => {
    const [contact] = small.rough().friction ?? [];
    return contact ? 1 + contact.tangents.length : Number.NaN;
  }),
  word(
    "pivoting-conjugate-measured",
    3,
    ["three boxes", "drei Kisten", "箱三つ", "상자 셋"],
    () => few("stack") / 2,
  ),
  word(
    "pivoting-film",
    5,
    ["Five light boxes", "Fünf leichte Kisten", "五つの軽い箱", "가벼운 상자 다섯"],
    () => masses().length - 1,
  ),
  word("pivoting-circle-question", 3, ["Three rows", "Drei zyklisch", "三つの行", "세 행"], () =>
    rows("cyclic"),
  ),
  word(
    "pivoting-circle-question",
    3,
    ["these three", "der drei Verfahren", "三つのうち", "셋 가운데"],
    () => questions(new PivotState()).circle.choices.length,
  ),
  word(
    "pivoting-exercise-1-answer",
    2,
    ["The second row", "die zweite Zeile", "二行目", "둘째 행"],
    mostViolated,
  ),
  word(
    "pivoting-exercise-1-answer",
    2,
    ["the second multiplier", "der zweite Multiplikator", "二番目の乗数", "둘째 승수"],
    entering,
  ),
  word(
    "pivoting-exercise-2-answer",
    2,
    ["both rows", "beide Zeilen", "両方の行", "두 행"],
    () => pair("principal-pivoting", 9).free.length,
  ),
  word(
    "pivoting-exercise-2-end-hint",
    2,
    ["both equations", "beide Gleichungen", "二つの方程式", "두 방정식"],
    () => pair("principal-pivoting", 9).free.length,
  ),
  word("pivoting-problem-pair", 2, ["Two", "Zwei", "2", "두"], () => few("pair")),
  word("pivoting-problem-alike", 3, ["Three", "Drei", "3", "세"], () => few("alike")),
  word("pivoting-problem-stack", 3, ["three", "drei", "3", "세"], () => few("stack") / 2),
  word("pivoting-try-lemke", 2, ["two", "zwei", "2", "두"], () => few("pair")),
  word("pivoting-try-lemke-obstacle", 6, ["six", "sechs", "6", "여섯"], () => few("obstacle")),
  word("pivoting-try-principal", 2, ["two", "zwei", "2", "두"], () => few("pair")),
  word("pivoting-try-principal-alike", 3, ["three", "drei", "3", "세"], () => few("alike")),
  word("pivoting-try-nncg", 3, ["three", "drei", "3", "세"], () => few("stack") / 2),
  word("pivoting-lemke-3", 1, ["one pair", "ein Paar", "高々一つ", "많아야 하나"], incomplete),
  word("pivoting-subspace-2", 1, ["one iteration", "eine Iteration", "一回の反復", "반복 한 번"], () => {
    const state = new PivotState();
    state.set({ problem: "obstacle", solver: "subspace" });
    return state.result.iterations;
  }),
  word(
    "pivoting-problem-rough",
    1,
    ["One box", "Eine Kiste", "箱1個", "상자 하나"],
    () => (small.rough().friction?.length ?? Number.NaN) / 2,
  ),
];

/** Iterations of Gauss–Seidel over those of NNCG on a stack of so many boxes. */
const gain = (count: number): number => {
  const stack = boxes({ count });
  return outcomeOf(stack, "gauss-seidel").iterations / outcomeOf(stack, "nncg").iterations;
};

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "pivoting-conjugate-why",
    [
      "The gain grows with the stack",
      "Der Gewinn wächst mit dem Stapel",
      "積み重ねが高いほど得になります",
      "높이 쌓을수록 이득이 크다",
    ],
    () => [4, 8, 16].map(gain),
  ),
  ascending(
    "pivoting-exercise-1-answer",
    [
      "The second row is the most violated",
      "Am stärksten verletzt ist die zweite Zeile",
      "最も大きく条件に反するのは二行目です",
      "조건을 가장 크게 어기는 것은 둘째 행이다",
    ],
    () => constant(1),
    () => constant(0),
    0,
  ),
];
