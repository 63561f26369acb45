// The methods that are compared, each with its settings in full.
import type { ParameterValue } from "../../simulation/core";

export interface Contestant {
  readonly name: string;
  /** Message id. */
  readonly title: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
}
const contestant = (
  name: string,
  parameters: Contestant["parameters"],
  title = `methods-run-${name}`,
): Contestant => ({ name, title, parameters: { substeps: 1, ...parameters } });

/** Runge and Kutta's method with substeps of a millisecond: exact to two millionths of a millimetre for eight seconds. */
export const truth = contestant("truth", {
  method: "acceleration",
  integrator: "rk4",
  alpha: 100,
  beta: 20,
  stepSize: 0.01,
  substeps: 10,
});
export const contestants: readonly Contestant[] = [
  contestant("feedback", { method: "acceleration", integrator: "symplectic-euler", alpha: 100, beta: 20 }),
  contestant("impulses", { method: "velocity", stabilization: "baumgarte", baumgarte: 0.2 }),
  contestant("generalised", { method: "generalised" }),
  contestant("position", { method: "position", sweeps: 10, compliance: 0 }),
  contestant("rattle", { method: "rattle" }),
];
/** Methods in the diagram of cost. */
export const measured: readonly Contestant[] = [
  ...contestants,
  contestant("rk4", { method: "acceleration", integrator: "rk4", alpha: 100, beta: 20 }, "methods-run-rk4"),
];
