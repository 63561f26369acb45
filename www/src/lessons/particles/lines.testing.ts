// Numbers for the lines of the derivation: a double pendulum whose sticks are a little off their lengths and rates, with feedback.
import { column, diagonal, matrix } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import { opened } from "../in-core.testing";
import type { Derived, LineCase } from "../lines.testing";
import { presets } from "./presets";

/** Atwood’s machine, without feedback, as the core has it. */
function atwood(): LineCase {
  const simulation = simulate("atwood", { angle: 0, mass1: 3, mass2: 1 });
  const values = {
    "\\lam": simulation.lambda()[0] ?? Number.NaN,
    m_1: 3,
    m_2: 1,
    g: Number(simulation.get("gravity")),
  };
  return { lines: ["atwood-lambda"], values, within: 1e-6 };
}

export const derived: Derived = {
  formulas: ["atwood-lambda"],
  cases: () => {
    const open = () => {
      const simulation = opened(presets.double);
      simulation.set("alpha", 40);
      simulation.set("beta", 8);
      simulation.setState(1, { at: [0.9, -0.5], velocity: [1, 0.5] });
      simulation.setState(2, { at: [1.5, -1.2], velocity: [-0.5, 1] });
      return simulation;
    };
    const simulation = open();
    const before = column(simulation.velocities());
    const values = () => {
      const w = simulation.matrix("W");
      return {
        "\\bm{W}": w.cols === 1 ? diagonal(w.data) : matrix(w),
        "\\bm{Q}": column(simulation.appliedForces()),
        "\\fhat": column(simulation.constraintForces()),
        "\\bm{J}": matrix(simulation.matrix("J")),
        "\\bm{\\lambda}": column(simulation.lambda()),
        "\\dot{\\bm{J}}\\bm{v}": column(simulation.matrix("JdotV").data),
        "\\bm{C}": column(simulation.c()),
        "\\dot{\\bm{C}}": column(simulation.cDot()),
        "\\al": Number(simulation.get("alpha")),
        "\\be": Number(simulation.get("beta")),
      };
    };
    const now = values();
    /** Velocities a moment later. */
    const after = (t: number): number[] => {
      const other = open();
      other.set("stepSize", t);
      other.step(1);
      return [...other.velocities()];
    };
    const [v0, v1, v2] = [[...before.flat()], after(1e-4), after(2e-4)];
    const rate = v0.map((v, i) => (-3 * v + 4 * (v1[i] ?? 0) - (v2[i] ?? 0)) / 2e-4);
    return [
      { lines: [1, 2, 3, 4, 5], values: { ...now, "\\dot{\\bm{v}}": column(rate) }, within: 1e-5 },
      // tazz has no letter for the constraint force.
      {
        lines: [4],
        letters: "tazz",
        values: { ...now, "\\hat{\\bm{f}}": now["\\fhat"] },
        within: 1e-5,
      },
      atwood(),
    ];
  },
};
