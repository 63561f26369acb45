// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { presets } from "./presets";

/** λ of a bead at rest at the lowest point of a ring of 1 m. N/m */
function atRest(mass: number): number {
  const start = presets.pendulum.runs[0]?.parameters;
  const simulation = simulate("circle", { ...start, mass, angle: -Math.PI / 2 });
  simulation.step(1);
  return simulation.lambda()[0] ?? Number.NaN;
}
/** The largest constraint force of a bead that was let go at the side. N */
function swung(): number {
  const simulation = simulate("circle", { ...presets.pendulum.runs[0]?.parameters, stepSize: 0.001 });
  simulation.record(["constraintForce.norm"]);
  simulation.step(2000);
  return Math.max(...simulation.series("constraintForce.norm").y);
}
/** λ of a bead at rest at the lowest point of an ellipse with a = 2 m, b = 0.5 m, where C has the factor ½ of the exercise. N/m² */
function onEllipse(): number {
  const simulation = simulate({
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [{ particle: {}, at: [0, -0.5], mass: 1 }],
    constraints: [{ ellipse: { body: 0, center: [0, 0], a: 2, b: 0.5 } }],
    method: { kind: "acceleration", integrator: "rk4" },
  });
  simulation.step(1);
  // The core's C of an ellipse has no factor ½.
  return 2 * (simulation.lambda()[0] ?? Number.NaN);
}

export const claims: readonly Claim[] = [
  { at: "answer:circle-exercise-1", says: "λ at the lowest point", value: () => atRest(1) },
  { at: "answer:circle-exercise-2", says: "force at the lowest point", value: swung },
  { at: "answer:circle-exercise-3", says: "λ of twice the mass", value: () => atRest(2) },
  { at: "answer:circle-exercise-5", says: "λ on the ellipse", value: onEllipse },
];
