// The way of one solver over the λ-plane: its iterates, and where it goes row by row the corners between them.

import type { Failure } from "../simulation/failure";
import type { LcpResult } from "../simulation/laboratory";
import { type RunStyle, runStyles } from "../styles/palette";
import { isRefusal, solve } from "./core";
import type { Problem } from "./problem";

/** Solvers whose way is worth seeing, in the order of the list. */
export const walkers = [
  "gauss-seidel",
  "jacobi",
  "sor",
  "symmetric-gauss-seidel",
  "apgd",
  "nncg",
  "subspace",
  "lemke",
  "principal-pivoting",
] as const;
export type Walker = (typeof walkers)[number];

/** Colour, dash and marker of a solver: after the sixth the same colours with other markers. */
export function walkerStyle(walker: Walker): RunStyle {
  const i = walkers.indexOf(walker) + 1;
  const style = runStyles[i % runStyles.length] as RunStyle;
  const other = runStyles[(i + (i >= runStyles.length ? 3 : 0)) % runStyles.length] as RunStyle;
  return { ...style, marker: other.marker, dash: other.dash };
}

export interface Walk {
  readonly walker: Walker;
  readonly result: LcpResult;
  /** λ of each iterate, the start first. */
  readonly iterates: readonly (readonly number[])[];
  /** For each iterate after the start the places on the way to it, itself last. */
  readonly legs: readonly (readonly (readonly number[])[])[];
}

/** Iterates that are kept of those that do not arrive. */
export const mostIterates = 60;

export function walk(p: Problem, walker: Walker, start: readonly number[], omega: number): Walk | Failure {
  const result = solve(p, {
    method: walker,
    start: [...start],
    maxIterations: mostIterates,
    tolerance: 1e-9,
    iterates: true,
    ...(walker === "sor" ? { omega } : {}),
  });
  if (isRefusal(result)) return result;
  const n = p.b.length;
  const flat = result.iterates ?? new Float64Array();
  const iterates = Array.from({ length: flat.length / n }, (_, k) => [...flat.subarray(k * n, (k + 1) * n)]);
  // Jacobi changes all rows at once, as does whoever does not sweep.
  const byRows = walker !== "jacobi" && result.changes?.together.includes(0);
  const legs = byRows ? legsOf(result, iterates) : iterates.slice(1).map((iterate) => [iterate]);
  return { walker, result, iterates, legs };
}

function legsOf({ changes }: LcpResult, iterates: readonly (readonly number[])[]): number[][][] {
  const legs: number[][][] = iterates.slice(1).map(() => []);
  const at = [...(iterates[0] ?? [])];
  let shown = 0;
  for (let i = 0; changes && i < changes.row.length; i++) {
    const k = changes.iterate[i] ?? 0;
    // Each iterate begins where the core says the last one ended.
    if (k !== shown) at.splice(0, at.length, ...(iterates[k - 1] ?? []));
    shown = k;
    const row = changes.row[i] ?? 0;
    at[row] = (at[row] ?? 0) + (changes.change[i] ?? 0);
    // Rows that change at once make one leg, which ends with the last of them.
    const goesOn = changes.together[i] === 1 && changes.together[i + 1] === 1 && changes.iterate[i + 1] === k;
    if (!goesOn) legs[k - 1]?.push([...at]);
  }
  iterates.slice(1).forEach((iterate, k) => {
    legs[k]?.push([...iterate]);
  });
  return legs;
}
