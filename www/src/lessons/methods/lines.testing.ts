// Numbers for the lines of the derivation: a bead beside a straight wire, whose C is linear, stepped by symplectic Euler in the core.

import { simulate } from "../../simulation/core";
import type { Derived, LineCase } from "../lines.testing";
import { bead } from "../sketch";

interface Feedback {
  readonly h: number;
  readonly alpha: number;
  readonly beta: number;
}
/** C and Ċ after a step. */
function step({ h, alpha, beta }: Feedback, c: number, rate: number): [c: number, rate: number] {
  const simulation = simulate(
    bead(
      "plane",
      "line",
      { point: [0, 0], direction: [1, 0] },
      { at: [0, c], velocity: [0, rate] },
      {
        gravity: false,
        method: { kind: "acceleration", integrator: "symplectic-euler", alpha, beta, stepSize: h },
      },
    ),
  );
  simulation.step(1);
  return [simulation.c()[0] ?? Number.NaN, simulation.cDot()[0] ?? Number.NaN];
}
function values(feedback: Feedback): LineCase["values"] {
  const [c, rate] = [0.3, -2];
  const [after, rateAfter] = step(feedback, c, rate);
  // The columns of the matrix: what a step makes of C = 1 and of Ċ = 1.
  const [p, r] = step(feedback, 1, 0);
  const [q, s] = step(feedback, 0, 1);
  return {
    "\\C": c,
    "\\Cdot": rate,
    "\\C^{+}": after,
    "\\Cdot^{+}": rateAfter,
    "\\h": feedback.h,
    "\\al": feedback.alpha,
    "\\be": feedback.beta,
    "\\operatorname{tr}": p + s,
    "\\det": p * s - q * r,
  };
}

export const derived: Derived = {
  harmless: {
    4: [["1 2"], "above −1 by the first inequality, below 1 for every positive β; the core takes no other"],
    5: [["2 3"], "follows from the first inequality for a positive α; the core takes no other"],
  },
  cases: () => {
    const stable = [
      { h: 0.02, alpha: 900, beta: 20 },
      { h: 0.02, alpha: 100, beta: 90 },
    ];
    const unstable = [
      // Beyond the first limit, but not without its second term; beyond the second one.
      { h: 0.02, alpha: 5000, beta: 60 },
      { h: 0.02, alpha: 9000, beta: 20 },
      { h: 0.02, alpha: 100, beta: 110 },
    ];

    return [
      ...stable.map((feedback) => ({ lines: [1, 2, 3, 4, 5], values: values(feedback) })),
      ...unstable.map((feedback) => ({ lines: [4, 5], values: values(feedback), excluded: true })),
    ];
  },
};
