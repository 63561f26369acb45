// The core's laboratory of complementarity problems, asked so that a refusal is a value and not an exception.
import {
  enumerateLcp,
  type LcpOptions,
  type LcpResult,
  type LcpSolution,
  solveBoxLcp,
} from "../simulation/core";
import { forCore, type Problem } from "./problem";

/** What the core refused: its words and the entry it names. */
export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly path: string;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "path" in value;
}

/** Calls the core; what it throws comes back as a refusal. */
export function ask<T>(question: () => T): T | Refusal {
  try {
    return question();
  } catch (error) {
    const { message = String(error), code = "", path = "" } = error as Partial<Refusal>;
    return { message, code, path };
  }
}

export const solve = (p: Problem, options: LcpOptions): LcpResult | Refusal =>
  ask(() => solveBoxLcp(forCore(p), options));
export const enumerate = (p: Problem): LcpSolution[] | Refusal => ask(() => enumerateLcp(forCore(p)));

/** How far λ is from a solution: max |λ − clamp(λ − w/A_ii)|, by the core. */
export function naturalResidual(p: Problem, lambda: readonly number[]): number {
  const judged = solve(p, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  return isRefusal(judged) ? Number.NaN : judged.residual;
}

/** Whether the core takes λ for a solution. */
export function solves(p: Problem, lambda: readonly number[]): boolean {
  const judged = solve(p, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  return !isRefusal(judged) && judged.status === "solved" && lambda.every((x, i) => judged.lambda[i] === x);
}
