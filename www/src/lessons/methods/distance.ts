// How far two runs of one scene are from each other.
import type { Simulation } from "../../simulation/core";

/** Between the middles of the last moving body, m. */
export function distance(a: Simulation, b: Simulation): number {
  const middle = (simulation: Simulation): readonly number[] => {
    const last = simulation
      .bodies()
      .filter(({ fixed }) => !fixed)
      .at(-1);
    const from = last?.positionOffset ?? 0;
    return [...simulation.positions().subarray(from, from + 2)];
  };
  const [p, q] = [middle(a), middle(b)];
  return Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0));
}
