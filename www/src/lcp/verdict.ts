// How many solutions a problem has, and why: from what the core enumerates and certifies, and from its classification of A. Every conclusion
// here comes from the core.

import type { SolverName } from "../simulation/core";
import type { Failure } from "../simulation/failure";
import { type Definiteness, definiteness, type LcpSolution } from "../simulation/laboratory";
import { ask, enumerate, isRefusal, solve } from "./core";
import type { Problem } from "./problem";

export type Verdict =
  | { readonly kind: "one"; readonly solutions: readonly [LcpSolution] }
  | { readonly kind: "several"; readonly solutions: readonly LcpSolution[] }
  /** Infinitely many: corners of each continuum, and those that stand alone. */
  | { readonly kind: "continuum"; readonly solutions: readonly LcpSolution[] }
  /** With y where the inequalities alone cannot be satisfied. */
  | { readonly kind: "none"; readonly certificate: readonly number[] | null }
  /** Too large to look at every basis, or with bounds that follow λ: what one solver found. */
  | { readonly kind: "found"; readonly solutions: readonly [LcpSolution] }
  | { readonly kind: "undecided" }
  | { readonly kind: "refused"; readonly refusal: Failure };

export function verdictOf(p: Problem): Verdict {
  if (p.friction) return bySolving(p, ["gauss-seidel", "nncg"]);
  const all = enumerate(p);
  if (isRefusal(all))
    return all.code === "too-large"
      ? bySolving(p, ["principal-pivoting", "lemke"])
      : { kind: "refused", refusal: all };
  const [first] = all;
  if (!first) {
    const tried = solve(p, { method: "lemke" });
    const found = isRefusal(tried) ? undefined : tried.certificate;
    return { kind: "none", certificate: found ? [...found] : null };
  }
  if (all.some(({ isolated }) => !isolated)) return { kind: "continuum", solutions: all };
  return all.length === 1 ? { kind: "one", solutions: [first] } : { kind: "several", solutions: all };
}

function bySolving(p: Problem, methods: readonly SolverName[]): Verdict {
  let refusal: Failure | null = null;
  for (const method of methods) {
    const tried = solve(p, { method });
    if (isRefusal(tried)) {
      refusal = tried;
      continue;
    }
    if (tried.status === "infeasible")
      return { kind: "none", certificate: tried.certificate ? [...tried.certificate] : null };
    if (tried.status === "solved")
      return {
        kind: "found",
        solutions: [{ lambda: tried.lambda, w: tried.w, isolated: true, families: [] }],
      };
  }
  return refusal ? { kind: "refused", refusal } : { kind: "undecided" };
}

export const solutionsOf = (verdict: Verdict): readonly LcpSolution[] =>
  "solutions" in verdict ? verdict.solutions : [];

export function shapeOf(p: Problem): Definiteness | null {
  const found = ask(() => definiteness(p.a.map((row) => [...row])));
  return isRefusal(found) ? null : found;
}
