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
const penalty = (name: string, stiffness: number): Contestant =>
  contestant(name, { method: "penalty", integrator: "symplectic-euler", stiffness, damping: 0 });
export const softSprings = penalty("soft", 1000);
export const stiffSprings = penalty("stiff", 10000);
/** As elastic as the stiff springs. */
export const compliant = contestant("compliant", {
  method: "position",
  compliance: 1 / 10000,
  substeps: 10,
  sweeps: 1,
});
/** Methods in the diagram of cost. */
export const measured: readonly Contestant[] = [
  ...contestants,
  contestant("rk4", { method: "acceleration", integrator: "rk4", alpha: 100, beta: 20 }, "methods-run-rk4"),
  softSprings,
];
