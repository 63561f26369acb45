// Numbers for the lines of the derivation: three rows, one in F, one outside, and one whose multiplier is raised until the first event.
import {
  column,
  diagonal,
  type Matrix,
  numbersOf,
  product,
  transposed,
} from "../../formula/evaluate.testing";
import { arbitrary, type Derived, type LineCase } from "../lines.testing";

/** F is row 0, i is row 1, k is row 2. */
function move(next: () => number): { values: LineCase["values"]; event: string } | null {
  const random: Matrix = [0, 1, 2].map(() => [next(), next(), next()]);
  const a = (product(random, transposed(random)) as Matrix).map((each, i) =>
    each.map((x, j) => x + (diagonal([0.5, 0.5, 0.5])[i]?.[j] ?? 0)),
  );
  const entry = (i: number, j: number): number => a[i]?.[j] ?? Number.NaN;
  const b = [next(), next(), next()];
  /** λ and w with this multiplier of row i, row F being solved. */
  const at = (raised: number) => {
    const first = -(entry(0, 1) * raised + (b[0] ?? 0)) / entry(0, 0);
    const lambda = [first, raised, 0];
    return { lambda, w: numbersOf(product(a, column(lambda))).map((x, i) => x + (b[i] ?? 0)) };
  };
  const legal = (t: number): boolean => {
    const { lambda, w } = at(t);
    return (lambda[0] ?? 0) >= 0 && (w[1] ?? 0) <= 0 && (w[2] ?? 0) >= 0;
  };
  const d = [-entry(0, 1) / entry(0, 0), 1, 0];
  const rates = numbersOf(product(a, column(d)));
  // Both may fall.
  if (!legal(0) || (d[0] ?? 0) > -0.1 || (rates[2] ?? 0) > -0.1) return null;
  let [low, high] = [0, 1000];
  while (high - low > 1e-12) {
    const t = (low + high) / 2;
    if (legal(t)) low = t;
    else high = t;
  }
  const [before, after] = [at(0), at(low)];
  const late = at(low + 1e-6);
  const event = (late.w[1] ?? 0) > 0 ? "risen" : (late.lambda[0] ?? 0) < 0 ? "multiplier" : "gap";
  const change = (of: "lambda" | "w", i: number): number => (after[of][i] ?? 0) - (before[of][i] ?? 0);
  return {
    event,
    values: {
      t: low,
      d_i: 1,
      d_j: d[0] ?? Number.NaN,
      w_i: before.w[1] ?? Number.NaN,
      w_k: before.w[2] ?? Number.NaN,
      "\\lambda_i": after.lambda[1] ?? Number.NaN,
      "\\lambda_j": before.lambda[0] ?? Number.NaN,
      "(\\bm{A}\\,\\bm{d})_k": rates[2] ?? Number.NaN,
      "A_{ii}": entry(1, 1),
      "\\bm{A}": a,
      "\\bm{A}_{FF}": entry(0, 0),
      "\\bm{A}_{Fi}": entry(0, 1),
      "\\bm{A}_{iF}": entry(1, 0),
      "\\bm{b}_F": b[0] ?? Number.NaN,
      "\\bm{d}": column(d),
      "\\bm{d}_F": d[0] ?? Number.NaN,
      "\\bm{w}_F": after.w[0] ?? Number.NaN,
      "\\bm{\\lambda}_F": after.lambda[0] ?? Number.NaN,
      "\\Delta w_i": change("w", 1),
      "\\Delta\\lambda_i": change("lambda", 1),
      "\\Delta\\bm{\\lambda}_F": change("lambda", 0),
    },
  };
}

export const derived: Derived = {
  cases: () => {
    const next = arbitrary(7);
    const events = new Map<string, LineCase["values"]>();
    while (events.size < 3) {
      const found = move(next);
      if (found) events.set(found.event, found.values);
    }
    return [...events.values()].map((values) => ({ lines: [1, 2, 3, 4, 5], values, within: 1e-8 }));
  },
};
