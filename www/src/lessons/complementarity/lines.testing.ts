// Numbers for the lines of the proof: two coupled contacts of which the core lets one press and one open.
import { column, type Matrix, numbersOf, product, sum } from "../../formula/evaluate.testing";
import { isRefusal, solve } from "../../lcp/core";
import { problem } from "../../lcp/problem";
import type { Derived } from "../lines.testing";

const a: Matrix = [
  [2, -1],
  [-1, 3],
];
const b = column([-1, 5]);
const w = (lambda: Matrix): Matrix => sum(product(a, lambda), b) as Matrix;
const halved = (lambda: Matrix): number =>
  numbersOf(lambda).reduce((total, x, i) => {
    const [own = 0, constant = 0] = [numbersOf(product(a, lambda))[i], numbersOf(b)[i]];
    return total + x * (own / 2 + constant);
  }, 0);
const energy = (lambda: unknown): number => halved(lambda as Matrix);

export const derived: Derived = {
  cases: () => {
    const found = solve(
      problem(
        a.map((each) => [...each]),
        numbersOf(b),
      ),
      { method: "lemke" },
    );
    if (isRefusal(found)) throw new Error(found.code);
    const solution = column(found.lambda);
    const somewhere = column([0.7, 0.4]);
    const rows = numbersOf(solution).map((lambda, i) => ({
      lines: [2, 3],
      values: { w_i: numbersOf(w(solution))[i] ?? Number.NaN, "\\lambda_i": lambda },
    }));
    const others = [
      [0.7, 0],
      [0.3, 2],
      [5, 0],
      [2, 0.5],
    ].map((each) => ({
      lines: [4, 5],
      values: {
        E: energy,
        "\\bm{A}": a,
        "\\bm{w}": w(solution),
        "\\bm{\\lambda}": solution,
        "\\bm{\\lambda}'": column(each),
        "\\bm{d}": sum(column(each), product(-1, solution)),
      },
    }));
    const elsewhere = {
      lines: [4],
      values: {
        ...others[1]?.values,
        "\\bm{w}": w(somewhere),
        "\\bm{\\lambda}": somewhere,
        "\\bm{d}": sum(column([0.3, 2]), product(-1, somewhere)),
      },
    };
    const line = {
      lines: [1],
      values: {
        E: energy,
        t: 0.3,
        "\\bm{A}": a,
        "\\bm{w}": w(somewhere),
        "\\bm{\\lambda}": somewhere,
        "\\bm{d}": column([1.5, -2]),
      },
    };
    return [line, ...rows, ...others, elsewhere];
  },
};
