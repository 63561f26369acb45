// The laboratory of complementarity problems, asked so that a refusal is a value and not an exception.

import { type Failure, failureOf } from "../simulation/failure";
import {
  enumerateLcp,
  type LcpOptions,
  type LcpResult,
  type LcpSolution,
  solveBoxLcp,
} from "../simulation/laboratory";
import { forCore, type Problem } from "./problem";

export function isRefusal(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "code" in value && "path" in value;
}

/** Calls the core; what it throws comes back as a refusal. */
export function ask<T>(question: () => T): T | Failure {
  try {
    return question();
  } catch (error) {
    return failureOf(error);
  }
}

export const solve = (p: Problem, options: LcpOptions): LcpResult | Failure =>
  ask(() => solveBoxLcp(forCore(p), options));
export const enumerate = (p: Problem): LcpSolution[] | Failure => ask(() => enumerateLcp(forCore(p)));

/** How far λ is from a solution: max |λ − clamp(λ − w/A_ii)|, by the core. */
export function naturalResidual(p: Problem, lambda: readonly number[]): number {
  const judged = solve(p, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  return isRefusal(judged) ? Number.NaN : judged.residual;
}

/** True where the core accepts λ as a solution. */
export function solves(p: Problem, lambda: readonly number[]): boolean {
  const judged = solve(p, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  return !isRefusal(judged) && judged.status === "solved" && lambda.every((x, i) => judged.lambda[i] === x);
}
