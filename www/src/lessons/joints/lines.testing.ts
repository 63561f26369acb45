// Numbers for the lines of the derivation: one step of a bead whose soft stick is too long, along the stick.
import { column, matrix } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import type { Derived } from "../lines.testing";
import { fixed, particle, plane, rod } from "../sketch";

const [h, frequency, zeta] = [0.02, 3, 0.7];

export const derived: Derived = {
  cases: () => {
    const simulation = simulate(
      plane({
        bodies: [fixed([0, 0]), particle([1.3, 0], { mass: 2, velocity: [0.8, 0] })],
        constraints: [rod(0, 1, 1)],
        gravity: false,
        method: {
          kind: "velocity",
          stepSize: h,
          substeps: 1,
          stabilization: "soft",
          softFrequency: frequency,
          softDamping: zeta,
          solver: { kind: "direct" },
        },
      }),
    );
    const c = simulation.c()[0] ?? Number.NaN;
    const [a = Number.NaN] = simulation.matrix("A").data;
    const j = matrix(simulation.matrix("J"));
    simulation.step(1);
    const omega = 2 * Math.PI * frequency;
    const values = {
      k: omega ** 2 / a,
      d: (2 * zeta * omega) / a,
      A: a,
      "\\Omega": omega,
      "\\zeta": zeta,
      // Times A: added to the diagonal by the core.
      "\\gamma": 1 / (h * omega * (2 * zeta + h * omega)),
      "\\h": h,
      "\\lam": simulation.lambda()[0] ?? Number.NaN,
      "\\bm{C}": c,
      "\\bm{C}^{+}": simulation.c()[0] ?? Number.NaN,
      "\\bm{J}": j,
      "\\bm{v}^{+}": column(simulation.velocities()),
    };
    return [{ lines: [1, 2, 3, 4, 5], values, within: 1e-8 }];
  },
};
