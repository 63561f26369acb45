// Cost and error of a method.

import type { Simulation } from "../../simulation/core";
import { withParameters } from "./configured";
import { type Contestant, truth } from "./contestants";
import { pendulum } from "./scenes";

/** Until when the scene is computed, s. */
export const until = 1;
export const lengths = [0.02, 0.01, 0.005, 0.0025] as const;

export interface Point {
  readonly contestant: number;
  /** Computing time of a simulated second, ms. */
  readonly cost: number;
  /** Distance from the truth in the end, m. */
  readonly error: number;
}
const middle = (simulation: Simulation): readonly number[] => {
  const last = simulation
    .bodies()
    .filter(({ fixed }) => !fixed)
    .at(-1);
  const from = last?.positionOffset ?? 0;
  return [...simulation.positions().subarray(from, from + 2)];
};
const run = (simulation: Simulation): void => {
  simulation.step(Math.round(until / simulation.stepSize));
};
export const exact = (): readonly number[] =>
  withParameters(pendulum, truth.parameters, (simulation) => {
    run(simulation);
    return middle(simulation);
  });
export function measure(
  { parameters }: Contestant,
  stepSize: number,
  end: readonly number[],
): Omit<Point, "contestant"> {
  return withParameters(pendulum, { ...parameters, stepSize }, (simulation) => {
    const began = performance.now();
    run(simulation);
    const cost = (performance.now() - began) / until;
    const [x = 0, y = 0] = middle(simulation);
    return { cost, error: Math.hypot(x - (end[0] ?? 0), y - (end[1] ?? 0)) };
  });
}
