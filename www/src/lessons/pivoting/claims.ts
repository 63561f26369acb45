// Numbers of the text that the core computes.
import { type Claim, type WordClaim, word } from "../claims";
import type { SolverId } from "./code";
import { heavy } from "./film";
import { large, largeIds, small } from "./problems";
import { pivots, questions } from "./questions";
import { coverOf, PivotState } from "./state";
import { contestants, tolerance } from "./trial";

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
    says: "pivots of Lemke on 30 rows",
    value: () => pivots("obstacle", "lemke"),
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
];
