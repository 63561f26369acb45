// Numbers for the lines of the derivation: one step of position-based dynamics on a stick between 1 kg and 3 kg that is too long.
import { column, diagonal, matrix, numbersOf } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import type { Derived } from "../lines.testing";
import { particle } from "../sketch";
import { turningRod } from "./scenes";

export const derived: Derived = {
  cases: () => {
    const bodies = [particle([0, 0]), particle([1.5, 0], { mass: 3 })];
    const simulation = simulate({ ...turningRod, bodies }, { sweeps: 10 });
    const length = Math.abs(simulation.observe("body[1].x")) - simulation.observe("constraint[0].C");
    const predicted = Array.from(simulation.positions());
    const gradient = matrix(simulation.matrix("J"));
    simulation.step(1);
    const values = {
      "\\C": (x: unknown) => {
        const [ax = 0, ay = 0, bx = 0, by = 0] = numbersOf(x as number);
        return Math.hypot(bx - ax, by - ay) - length;
      },
      "\\bar{\\bm{x}}": column(predicted),
      "\\Delta\\bm{x}": column(simulation.positions().map((x, i) => x - (predicted[i] ?? 0))),
      "\\grad": gradient,
      "\\bm{W}": diagonal([1, 1, 1 / 3, 1 / 3]),
      "\\lam": simulation.stepSize ** 2 * (simulation.lambda()[0] ?? Number.NaN),
    };
    return [{ lines: [1, 2, 3, 4, 5], values, within: 1e-8 }];
  },
};
