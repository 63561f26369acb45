// Two carts on a rail with a rod between them, pushed so that each alone would have given accelerations: the core's λ
// and forces.
import { withSimulation } from "../../simulation/core";

export type Pair = readonly [number, number];

export interface Solved {
  readonly lambda: number;
  /** f̂ on each cart, N. */
  readonly force: Pair;
  /** Accelerations of both carts, m/s². */
  readonly real: Pair;
}

/** @param masses kg @param free accelerations without the rod, m/s² */
export function solve(masses: Pair, free: Pair): Solved {
  const push = free.map((a, i) => a * (masses[i] ?? 0));
  return withSimulation(
    {
      version: 1,
      space: "plane",
      bodies: masses.map((mass, i) => ({ particle: {}, mass, at: [i, 0] })),
      forces: push.map((force, body) => ({ constant: { body, force: [force, 0] } })),
      constraints: [{ distance: { between: [0, 1], length: 1, form: "length" } }],
      method: { kind: "acceleration", solver: { kind: "direct" } },
    },
    (simulation) => {
      const held = simulation.constraintForces();
      const force: Pair = [held[0] ?? 0, held[2] ?? 0];
      return {
        lambda: simulation.lambda()[0] ?? 0,
        force,
        real: [(free[0] ?? 0) + force[0] / masses[0], (free[1] ?? 0) + force[1] / masses[1]],
      };
    },
  );
}
