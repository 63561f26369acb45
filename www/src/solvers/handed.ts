// A problem handed from one page to the lesson on iterating: kept until it is taken, at most for this visit.

import type { Problem } from "../lcp/problem";
import type { Simulation } from "../simulation/core";
import { rowName } from "./frozen";

/** More rows are not handed over. */
export const mostHanded = 40;

let handed: Problem | null = null;

/** The problem of a simulation's present step, with its bounds and friction; null where there is nothing to solve. */
export function problemOfStep(simulation: Pick<Simulation, "stepProblem">): Problem | null {
  const frozen = simulation.stepProblem();
  if (!frozen) return null;
  const { a, b, lo, hi, friction } = frozen.problem;
  const n = b.length;
  return {
    a: Array.from({ length: n }, (_, i) => [...a.subarray(i * n, (i + 1) * n)]),
    b: [...b],
    lo: [...lo],
    hi: [...hi],
    ...(friction.length > 0 ? { friction } : {}),
    names: frozen.rows.map((row) => rowName(row, frozen.rows)),
  };
}
/** Keeps that problem until it is taken. */
export function handOver(simulation: Pick<Simulation, "stepProblem">): void {
  handed = problemOfStep(simulation) ?? handed;
}

/** The problem passed from another page; returned once. */
export function takeHanded(): Problem | null {
  const taken = handed;
  handed = null;
  return taken;
}
