// A problem handed from one page to the lesson on iterating: kept until it is taken, at most for this visit.
import type { Simulation } from "../simulation/core";
import type { Numbers } from "./problems";

/** More rows are not handed over. */
export const mostHanded = 40;

let handed: Numbers | null = null;

/** The equations of a simulation's present step. */
export function handOver(simulation: Pick<Simulation, "matrix">): void {
  const { rows, data } = simulation.matrix("A");
  const none = Array.from({ length: rows }, () => null);
  handed = {
    a: none.map((_, i) => [...data.subarray(i * rows, (i + 1) * rows)]),
    b: [...simulation.matrix("b").data],
    lo: none,
    hi: none,
  };
}

/** What was handed over, once. */
export function takeHanded(): Numbers | null {
  const taken = handed;
  handed = null;
  return taken;
}
