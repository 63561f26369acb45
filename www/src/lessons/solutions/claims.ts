// Numbers of the text that the core computes.
import { example } from "../../lcp/examples";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import type { Claim } from "../claims";
import { rodPair } from "./rod-problem";
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

export const claims: readonly Claim[] = [
  { at: "solutions-falling-why", says: "λ of the first solution", value: () => falling(0).lambda },
  { at: "solutions-falling-why", says: "w of the first solution", value: () => falling(0).w },
  { at: "answer-mu", says: "least μ of Painlevé's paradox", value: leastFriction, about: 0.005 },
  {
    at: "solutions-exercise-4-answer",
    says: "b·y of the certificate",
    value: () => {
      const given = example("infeasible").problem;
      const verdict = verdictOf(given);
      const y = verdict.kind === "none" ? verdict.certificate : null;
      const scale = Math.max(...(y ?? [Number.NaN]));
      return given.b.reduce((sum, b, i) => sum + (b * (y?.[i] ?? Number.NaN)) / scale, 0);
    },
  },
];
