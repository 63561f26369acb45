// The way of one solver over the λ-plane: its iterates, and where it goes row by row the corners between them.

import type { Failure } from "../simulation/failure";
import type { LcpResult } from "../simulation/laboratory";
import { type RunStyle, runStyles } from "../styles/palette";
import { isRefusal, solve } from "./core";
import type { Problem } from "./problem";
import { Walk } from "./walk";

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

/** The way of one solver over the plane. */
export interface Path {
  readonly walker: Walker;
  readonly result: LcpResult;
  /** λ of each iterate, the start first. */
  readonly iterates: readonly (readonly number[])[];
  /** For each iterate after the start the places on the way to it, itself last. */
  readonly legs: readonly (readonly (readonly number[])[])[];
}

/** Iterates that are kept of those that do not arrive. */
export const mostIterates = 60;

export function pathOf(p: Problem, walker: Walker, start: readonly number[], omega: number): Path | Failure {
  const result = solve(p, {
    method: walker,
    start: [...start],
    maxIterations: mostIterates,
    tolerance: 1e-9,
    iterates: true,
    ...(walker === "sor" ? { omega } : {}),
  });
  if (isRefusal(result)) return result;
  const walk = new Walk(result);
  const n = p.b.length;
  const list = (lambda: Float64Array): number[] => [...lambda];
  const iterates = Array.from({ length: (result.iterates?.length ?? 0) / n }, (_, k) =>
    list(walk.iterate(k)),
  );
  // Jacobi changes all rows at once, as do solvers without sweeps.
  const byRows = walker !== "jacobi" && walk.byRows;
  const legs = iterates.slice(1).map((iterate, i) => {
    const [from, to] = [walk.endOf(i), walk.endOf(i + 1)];
    if (!byRows || from === to) return [iterate];
    return Array.from({ length: to - from }, (_, j) => list(walk.lambdaAt(from + j + 1)));
  });
  return { walker, result, iterates, legs };
}
