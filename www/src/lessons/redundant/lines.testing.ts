// Numbers for the lines of the derivation: three sticks that repeat one another and contradict each other, by the core.
import { column, matrix, numbersOf, product, sum } from "../../formula/evaluate.testing";
import { simulate } from "../../simulation/core";
import type { Derived } from "../lines.testing";
import { fixed, particle, plane, rod } from "../sketch";

export const derived: Derived = {
  cases: () => {
    const simulation = simulate(
      plane({
        bodies: [fixed([0, 0]), particle([0.8, -0.6], { velocity: [0.3, 0.4] })],
        constraints: [rod(0, 1, 1), rod(0, 1, 1.1), rod(0, 1, 0.95)],
      }),
    );
    const read = (name: string) => simulation.matrix(name);
    const [a, b] = [matrix(read("A")), column(read("b").data)];
    const lambda = column(simulation.lambda());
    // It adds no acceleration.
    const z = column([2, -3, 1]);
    const values = {
      "\\bm{A}": a,
      "\\bm{b}": b,
      "\\bm{J}": matrix(read("J")),
      "\\bm{W}": matrix(read("W")),
      "\\bm{r}": sum(product(a, lambda), b),
      "\\bm{\\lambda}": lambda,
      "\\bm{\\lambda}'": sum(lambda, z),
      "\\bm{z}": z,
    };
    if (numbersOf(values["\\bm{r}"]).every((x) => Math.abs(x) < 0.1)) throw new Error("nothing contradicts");
    return [{ lines: [1, 2, 3, 4, 5], values, within: 1e-7 }];
  },
  harmless: { 5: [["+ 1"], "as long is λ − z: both are perpendicular to each other"] },
};
