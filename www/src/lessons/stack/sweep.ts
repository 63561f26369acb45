// A solve of the present step, sweep by sweep, as the core traces it; impulses as the forces that they are over a substep.
import type { Simulation, Trace } from "../../simulation/core";
import { contactRows, withForces } from "../../stage/rigid/touching";

/** Sweeps that are kept. */
export const mostSweeps = 60;

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

export function trace(simulation: Simulation, solver: SweepSolver, sweeps = mostSweeps): Trace {
  return simulation.solveTrace(solver, { maxIterations: sweeps, tolerance: 0 });
}

/** λ of iterate k as forces, N. */
export function forcesAt(
  simulation: Simulation,
  { iterates, unknowns, iterations }: Trace,
  k: number,
): Float64Array {
  const substep = simulation.stepSize / Math.max(1, Number(simulation.get("substeps")));
  const at = Math.min(k, iterations) * unknowns;
  return iterates.slice(at, at + unknowns).map((impulse) => impulse / substep);
}

/** The vertical force that the ground (body 0) gives, N. */
export function groundForce(simulation: Simulation, lambda: Float64Array): number {
  const contacts = withForces(simulation.contacts(), lambda, contactRows(simulation));
  return contacts
    .filter(({ bodies }) => bodies.includes(0))
    .reduce((sum, { lambda: [n = 0], normal }) => sum + n * Math.abs(normal[1] ?? 0), 0);
}
