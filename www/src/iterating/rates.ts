// How fast a residual falls: measured from the run, and predicted by the spectral radius of the rows that no bound holds.

import type { Problem } from "../lcp/problem";
import type { LcpResult } from "../simulation/laboratory";
import { boundsAt } from "./problems";

/** Below this part of the start a residual is rounding. */
const rounding = 1e-13;
/** Fewer iterations tell nothing about the long run. */
const fewest = 6;

/** The part of a run from which a rate is estimated: its second half, without rounding. Null where it is too short. */
export function tail(residuals: ArrayLike<number>): { from: number; to: number } | null {
  const least = rounding * Math.max(residuals[0] ?? 0, residuals[1] ?? 0);
  let to = 0;
  for (let k = 0; k < residuals.length; k++) {
    const residual = residuals[k] as number;
    if (!Number.isFinite(residual)) break;
    if (residual > least) to = k;
    else break;
  }
  const from = to >> 1;
  return to < fewest ? null : { from, to };
}

/** By which factor the residual changes per iteration in the long run. */
export function measuredRate(residuals: ArrayLike<number>): number | null {
  const found = tail(residuals);
  if (!found) return null;
  const ratio = (residuals[found.to] as number) / (residuals[found.from] as number);
  return ratio ** (1 / (found.to - found.from));
}

/** Rows that end between their bounds. */
export function freeRows(numbers: Problem, lambda: ArrayLike<number>): number[] {
  return numbers.b.flatMap((_, i) => {
    const value = lambda[i] as number;
    const [low, high] = boundsAt(numbers, i, lambda);
    return value > low && value < high ? [i] : [];
  });
}

/** A with these rows and columns only. */
export function part(a: readonly (readonly number[])[], rows: readonly number[]): number[][] {
  return rows.map((i) => rows.map((j) => (a[i] as number[])[j] as number));
}

/** Outcome of a run; a message id ends with it. */
export type Fate = "solved" | "diverges" | "cycles" | "slow" | "infeasible" | "ray";

export function fateOf({
  status,
  stoppedBy,
  residuals,
}: Pick<LcpResult, "status" | "stoppedBy" | "residuals">): Fate {
  if (status !== "limit") return status;
  const [first, last, half] = [
    residuals[0] ?? 0,
    residuals.at(-1) ?? 0,
    residuals[residuals.length >> 1] ?? 0,
  ];
  if (stoppedBy === "breakdown" || !Number.isFinite(last) || last > 10 * first) return "diverges";
  return stoppedBy === "iterations" && last < 0.9 * half ? "slow" : "cycles";
}
