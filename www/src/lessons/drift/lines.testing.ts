// Numbers for the lines of the derivation: a step of Euler's method from the ring, and one from beside it.
import { column } from "../../formula/evaluate.testing";
import { simulate, type Vector } from "../../simulation/core";
import type { Derived, LineCase } from "../lines.testing";
import { presets } from "./presets";

/** m */
const radius = 2;

/** A step from this state, on a ring of 2 m. */
function step(at: Vector, velocity: Vector, lines: readonly number[]): LineCase {
  const simulation = simulate("circle", { ...presets.drift.runs[0]?.parameters, radius });
  simulation.setState(0, { at, velocity });
  const state = () => ({ x: column(simulation.positions()), c: simulation.observe("constraint[0].C") });
  const { x, c } = state();
  const v = column(simulation.velocities());
  simulation.step(1);
  const after = state();
  const values = {
    "\\x": x,
    "\\v": v,
    "\\C": c,
    "\\x^{+}": after.x,
    "\\C^{+}": after.c,
    "\\h": simulation.stepSize,
    "\\r": radius,
  };
  return { lines, values, within: 1e-9 };
}

export const derived: Derived = {
  cases: () => [step([1.2, -1.6], [1.6, 1.2], [1, 2, 3, 4]), step([1.4, -1.2], [3, -2], [1, 2, 3])],
};
