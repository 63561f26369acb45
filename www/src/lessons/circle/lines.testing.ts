// Numbers for the lines of the derivation: the swinging bead.
import { column } from "../../formula/evaluate.testing";
import { circleLambda } from "../../simulation/core";
import { opened } from "../in-core.testing";
import type { Derived } from "../lines.testing";
import { presets } from "./presets";

export const derived: Derived = {
  cases: () => {
    const simulation = opened(presets.pendulum);
    simulation.step(40);
    const [x, v] = [simulation.positions(), simulation.velocities()];
    const f = simulation.appliedForces();
    const m = Number(simulation.get("mass"));
    const { acceleration } = circleLambda({ x: [...x], v: [...v], f: [...f], m });
    const values = {
      "\\x": column(x),
      "\\v": column(v),
      "\\a": column(acceleration),
      "\\f": column(f),
      "\\fhat": column(simulation.constraintForces()),
      "\\lam": simulation.lambda()[0] ?? Number.NaN,
      "\\m": m,
    };
    return [{ lines: [1, 2, 3, 4, 5, 6], values, within: 1e-6 }];
  },
};
