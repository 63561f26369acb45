// A solve of the present step, sweep by sweep, as the core traces it.
import type { Simulation, Trace } from "../../simulation/core";
import { contactsWith, forces } from "../../solvers/frozen";
import { iterateAt } from "../../solvers/traces";

/** Solvers that go row by row or block by block, and others to compare; those that cannot have friction are not offered. */
export const solvers = [
  "gauss-seidel",
  "symmetric-gauss-seidel",
  "block-gauss-seidel",
  "jacobi",
  "nncg",
  "apgd",
] as const;
export type SweepSolver = (typeof solvers)[number];

export function trace(simulation: Simulation, solver: SweepSolver, sweeps: number): Trace {
  return simulation.solveTrace(solver, { maxIterations: sweeps, tolerance: 0 });
}

/** The vertical force that the ground (body 0) gives by λ of iterate k, N. */
export function groundForce(simulation: Simulation, trace: Trace, k: number): number {
  const rows = simulation.stepRows();
  if (!rows) return 0;
  return contactsWith(forces(iterateAt(trace, k), rows), rows)
    .filter(({ bodies }) => bodies.includes(0))
    .reduce((sum, { lambda: [n = 0], normal }) => sum + n * Math.abs(normal[1] ?? 0), 0);
}
