// Numbers for the lines of the derivation: discs on one another, one row for each contact, with the matrix of the core's first step; the
// slowest error as the core's sweeps change it.
import { column, type Matrix, numbersOf, product } from "../../formula/evaluate.testing";
import { forCore } from "../../lcp/problem";
import { simulate } from "../../simulation/core";
import { solveBoxLcp } from "../../simulation/laboratory";
import { problemOfStep } from "../../solvers/handed";
import { arbitrary, type Derived, type LineCase } from "../lines.testing";
import { disc, ground, plane } from "../sketch";

const [n, m, g, h] = [10, 2, 9.81, 0.01];

/** A and b of the first step, rows from below. */
function problemOfDiscs() {
  const discs = Array.from({ length: n }, (_, i) => disc([0, 0.5 + i], 0.5, { mass: m, friction: 0 }));
  const simulation = simulate(
    plane({
      bodies: [ground({ friction: 0 }), ...discs],
      constraints: [],
      method: { kind: "velocity", stepSize: h, substeps: 1 },
    }),
  );
  const found = problemOfStep(simulation);
  if (!found || found.b.length !== n) throw new Error("not one row for each contact");
  return found;
}

export const derived: Derived = {
  formulas: ["row"],
  cases: () => {
    const { a, b } = problemOfDiscs();
    const next = arbitrary();
    const lambda = Array.from({ length: n }, () => 2 + next());
    const w = numbersOf(product(a as Matrix, column(lambda))).map((x, i) => x + (b[i] ?? 0));
    /** Velocities of the discs: what the contacts below have opened by, summed. */
    const v = w.map((_, i) => w.slice(0, i + 1).reduce((sum, x) => sum + x, 0));
    const updated = (i: number): number => (lambda[i] ?? 0) - (w[i] ?? 0) / (a[i]?.[i] ?? Number.NaN);
    const value = (list: readonly number[], i: number): number => list[i] ?? 0;
    const shared = { m, g, "\\h": h };
    const rows: LineCase[] = [1, 4, 8].map((i) => ({
      lines: [1, 2, 3],
      values: {
        ...shared,
        v_1: value(v, 0),
        w_1: value(w, 0),
        v_i: value(v, i),
        w_i: value(w, i),
        "\\lambda_i": value(lambda, i),
        "\\lambda_{i-1}": value(lambda, i - 1),
        "\\lambda_{i+1}": value(lambda, i + 1),
        "\\lambda_1": value(lambda, 0),
        "\\lambda_2": value(lambda, 1),
      },
    }));
    const updates = rows.map(({ values }, k) => ({
      lines: [3],
      values: { ...values, "\\lambda_1": updated(0), "\\lambda_i": updated([1, 4, 8][k] ?? 0) },
    }));
    // One sweep of the core: w as it is when the row is reached. Where two discs fly apart the bound acts.
    const apart = b.map((x, i) => (i === 4 ? x + 5 : x));
    const sweep = solveBoxLcp(
      forCore({ a, b: apart, lo: b.map(() => 0), hi: b.map(() => Number.POSITIVE_INFINITY) }),
      {
        method: "gauss-seidel",
        maxIterations: 1,
        tolerance: 0,
        start: lambda,
      },
    ).lambda;
    const rule = [0, 4, n - 2].map((i) => {
      const reached = lambda.map((x, k) => (k < i ? (sweep[k] ?? 0) : x));
      const open = numbersOf(product(a as Matrix, column(reached)))[i] ?? 0;
      return {
        lines: ["row"],
        values: {
          "\\lambda_i \\leftarrow": sweep[i] ?? Number.NaN,
          "\\lambda_i": reached[i] ?? 0,
          w_i: open + (apart[i] ?? 0),
          "A_{ii}": a[i]?.[i] ?? Number.NaN,
        },
      };
    });
    // The slowest error: the solution is zero where b is.
    const phi = Math.PI / (2 * n);
    const s = Math.cos(phi);
    const error = (i: number, k: number): number => s ** (2 * k + i) * Math.cos((i - 1) * phi);
    const start = Array.from({ length: n }, (_, i) => error(i + 1, 0));
    const free = {
      ...forCore({
        a,
        b: b.map(() => 0),
        lo: b.map(() => Number.NEGATIVE_INFINITY),
        hi: b.map(() => Number.POSITIVE_INFINITY),
      }),
    };
    const swept = (k: number): number[] => [
      ...solveBoxLcp(free, { method: "gauss-seidel", maxIterations: k, tolerance: 0, start }).lambda,
    ];
    const errors = [2, 5].flatMap((k) =>
      [2, 6].map((i) => {
        const [old, fresh] = [swept(k), swept(k + 1)];
        return {
          lines: [4, 5, 6],
          values: {
            i,
            k,
            n,
            s,
            "\\varphi": phi,
            "e_1^{k+1}": value(fresh, 0),
            "e_2^{k}": value(old, 1),
            "e_i^{k}": value(old, i - 1),
            "e_i^{k+1}": value(fresh, i - 1),
            "e_{i-1}^{k+1}": value(fresh, i - 2),
            "e_{i+1}^{k}": value(old, i),
          },
        };
      }),
    );
    const large = 30;
    const factor = { lines: [7], values: { s: Math.cos(Math.PI / (2 * large)), n: large } };
    return [...rows.map((each) => ({ ...each, lines: [1, 2] })), ...updates, ...rule, ...errors, factor];
  },
};
