// Numbers for the lines of the derivation: a step of the swinging bars, whose joints have opened a little.
import { column, diagonal, matrix } from "../../formula/evaluate.testing";
import { opened } from "../in-core.testing";
import type { Derived } from "../lines.testing";
import { presets } from "./presets";

export const derived: Derived = {
  cases: () => {
    const simulation = opened(presets.swing);
    simulation.step(40);
    const [j, a] = [matrix(simulation.matrix("J")), matrix(simulation.matrix("A"))];
    const w = simulation.matrix("W");
    const before = {
      "\\bm{v}": column(simulation.velocities()),
      "\\bm{W}": w.cols === 1 ? diagonal(w.data) : matrix(w),
      "\\bm{Q}": column(simulation.appliedForces()),
      "\\bm{C}": column(simulation.c()),
    };
    simulation.step(1);
    const values = {
      ...before,
      "\\bm{J}": j,
      "\\bm{A}": a,
      "\\bm{v}^{+}": column(simulation.velocities()),
      "\\bm{\\lambda}": column(simulation.lambda()),
      "\\beta_B": Number(simulation.get("baumgarte")),
      "\\h": simulation.stepSize,
    };
    return [{ lines: [1, 2, 3, 4], values, within: 1e-6 }];
  },
};
