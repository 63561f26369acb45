// Numbers of the text that the core computes.

import { isRefusal, solve, solves } from "../../lcp/core";
import { example } from "../../lcp/examples";
import { problem } from "../../lcp/problem";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import { type Claim, type WordClaim, word } from "../claims";
import { complementary } from "./propositions/rows";
import { search } from "./propositions/search";
import { rods } from "./rod";
import { rodPair } from "./rod-problem";
import { film, lifts } from "./rod-runs";
import { settings } from "./settings";

const falling = (i: 0 | 1): { lambda: number; w: number } => {
  const found = [...solutionsOf(verdictOf(settings.falling.problem))].sort(
    (p, q) => (p.lambda[0] ?? 0) - (q.lambda[0] ?? 0),
  )[i];
  return { lambda: found?.lambda[0] ?? Number.NaN, w: found?.w[0] ?? Number.NaN };
};
/** The least μ with which A vanishes at some angle. */
function leastFriction(): number {
  const least = (mu: number): number =>
    Math.min(
      ...Array.from({ length: 300 }, (_, i) => rodPair({ theta: 30 + 0.2 * i, mu, omega: 0 }).a[0]?.[0] ?? 1),
    );
  let [none, some] = [0.5, 2];
  while (some - none > 1e-4) {
    const mu = (none + some) / 2;
    if (least(mu) > 0) none = mu;
    else some = mu;
  }
  return some;
}

/** b·y of the certificate, scaled so that its largest entry is 1. */
function certified(): number {
  const given = example("infeasible").problem;
  const verdict = verdictOf(given);
  const y = verdict.kind === "none" ? verdict.certificate : null;
  const scale = Math.max(...(y ?? [Number.NaN]));
  return given.b.reduce((sum, b, i) => sum + (b * (y?.[i] ?? Number.NaN)) / scale, 0);
}
/** The largest λ with A = 0 and b = 0 between 0 and 1. */
function largest(): number {
  const given = problem([[0]], [0], [0], [1]);
  return [0, 0.5, 1, 1.5].filter((lambda) => solves(given, [lambda])).at(-1) ?? Number.NaN;
}
/** The determinant of two rows, from λ = A⁻¹(1, 0): its first entry is the lower diagonal entry, 1, over the determinant. */
function determinant(): number {
  const rows = [
    [1, 2],
    [-2, 1],
  ];
  const found = solve(problem(rows, [-1, 0]), { method: "lemke" });
  if (isRefusal(found)) throw new Error(found.code);
  return 1 / (found.lambda[0] ?? Number.NaN);
}

/** Of the steep rod, right after it has jammed. rad/s */
const jammed = (): number => Math.abs(film(rods.chalk, lifts[0]).spin);
/** Hypotheses without which the search finds a counterexample. */
const needed = (): number =>
  complementary.hypotheses.filter(({ id }) => search(complementary, new Set([id])).counterexample !== null)
    .length;

export const claims: readonly Claim[] = [
  { at: "solutions-falling-why", says: "λ of the first solution", value: () => falling(0).lambda },
  { at: "solutions-falling-why", says: "w of the first solution", value: () => falling(0).w },
  { at: "answer-mu", says: "least μ of Painlevé's paradox", value: leastFriction, about: 0.005 },
  {
    at: "solutions-exercise-4-answer",
    says: "b·y of the certificate",
    value: certified,
  },
  { at: "answer:solutions-exercise-1", says: "largest solution", value: largest },
  { at: "answer:solutions-exercise-2", says: "determinant", value: determinant },
  { at: "answer:solutions-exercise-3", says: "least μ", value: leastFriction, about: 0.005 },
  { at: "answer:solutions-exercise-5", says: "spin of the jammed rod", value: jammed, about: 0.005 },
  { at: "solutions-starts-why", says: "its spin", value: jammed, about: 0.02 },
  {
    at: "solutions-starts-why",
    says: "spin of the rod that takes off",
    value: () => film(rods.turning, lifts[1]).last,
  },
  { at: "solutions-runs-1", says: "speed of the lifted tip, cm/s", value: () => 100 * lifts[1] },
  {
    at: "solutions-runs-2",
    says: "impulse of the jam",
    value: () => film(rods.turning, lifts[0]).impulse,
    about: 0.02,
  },
  { at: "answer:solutions-exercise-6", says: "hypotheses that proposition 3 needs", value: needed },
  { at: "answer:solutions-exercise-4", says: "b·y of the certificate", value: certified },
  { at: "solutions-exercise-5-answer", says: "spin of the jammed rod", value: jammed },
  { at: "solutions-exercise-1-answer", says: "largest solution", value: largest },
  { at: "solutions-exercise-2-answer", says: "determinant", value: determinant },
];

export const words: readonly WordClaim[] = [
  word("solutions-exercise-6-answer", 3, ["Three.", "Drei.", "三つです", "세 개이다"], needed),
];
