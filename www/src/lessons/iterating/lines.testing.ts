// Numbers for the lines of the derivation: one sweep of Gauss–Seidel on the chain, by the core.
import { column, diagonal, type Matrix, numbersOf, product, sum } from "../../formula/evaluate.testing";
import { problemOf } from "../../iterating/problems";
import { forCore } from "../../lcp/problem";
import { solveBoxLcp } from "../../simulation/laboratory";
import type { Derived } from "../lines.testing";

export const derived: Derived = {
  cases: () => {
    const chain = problemOf("chain").numbers(6);
    const free = forCore(chain);
    const after = (maxIterations: number): Matrix =>
      column(solveBoxLcp(free, { method: "gauss-seidel", maxIterations, tolerance: 0 }).lambda);
    const solution = column(solveBoxLcp(free, { method: "direct" }).lambda);
    const difference = (a: Matrix): Matrix => sum(a, product(-1, solution)) as Matrix;
    const a: Matrix = chain.a;
    const b: Matrix = a.map((each, i) => each.map((x, j) => (j <= i ? x : 0)));
    const [old, next] = [after(3), after(4)];
    const values = {
      "\\bm{A}": a,
      "\\bm{B}": b,
      "\\bm{C}": a.map((each, i) => each.map((x, j) => (j > i ? x : 0))),
      "\\bm{I}": diagonal(chain.b.map(() => 1)),
      "\\bm{b}": column(chain.b),
      "\\bm{\\lambda}^*": solution,
      "\\bm{\\lambda}^{k}": old,
      "\\bm{\\lambda}^{k+1}": next,
      "\\bm{e}^{k}": difference(old),
      "\\bm{e}^{k+1}": difference(next),
    };
    const lee = { ...values, "\\bm{b}": column(numbersOf(column(chain.b)).map((x) => -x)) };
    return [
      { lines: [1, 2, 3, 4, 5], values },
      { lines: [1, 2], letters: "lee", values: lee },
    ];
  },
};
