// A problem handed from one page to the lesson on iterating: kept until it is taken, at most for this visit.
import type { Simulation } from "../simulation/core";
import { rowName } from "../solvers/frozen";
import type { Numbers } from "./problems";

/** More rows are not handed over. */
export const mostHanded = 40;

let handed: Numbers | null = null;

/** The problem of a simulation's present step, with its bounds and friction. */
export function handOver(simulation: Pick<Simulation, "stepProblem">): void {
  const frozen = simulation.stepProblem();
  if (!frozen) return;
  const { a, b, lo, hi, friction } = frozen.problem;
  const n = b.length;
  const bounds = (list: Float64Array): (number | null)[] =>
    Array.from(list, (bound) => (Number.isFinite(bound) ? bound : null));
  handed = {
    a: Array.from({ length: n }, (_, i) => [...a.subarray(i * n, (i + 1) * n)]),
    b: [...b],
    lo: bounds(lo),
    hi: bounds(hi),
    ...(friction.length > 0 ? { friction } : {}),
    names: frozen.rows.map((row) => rowName(row, frozen.rows)),
  };
}

/** What was handed over, once. */
export function takeHanded(): Numbers | null {
  const taken = handed;
  handed = null;
  return taken;
}
