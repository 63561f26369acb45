// Gaussian elimination of A in the order of its rows, so that a row that follows from those above it becomes zero, and
// what it follows from. For A = J W Jᵀ (symmetric, no negative eigenvalue) no exchange of rows is needed: a pivot is
// what is left of the row's own diagonal, and where nothing is left the whole row is zero.

/** A row that adds nothing: it is the sum of these earlier rows, each times its factor. */
export interface DependentRow {
  readonly row: number;
  readonly of: readonly { readonly row: number; readonly factor: number }[];
}
export interface Elimination {
  readonly size: number;
  /** The upper triangle that is left, row by row; zeros below it and in dependent rows. */
  readonly upper: Float64Array;
  readonly dependent: readonly DependentRow[];
}

/** Factors smaller than this come from rounding. */
const negligible = 1e-6;

/**
 * @param a symmetric positive semi-definite, n × n, row by row
 * @param tolerance a pivot below this part of the row's diagonal (or, for a row of zeros, of the largest) counts as zero
 */
export function eliminate(a: Float64Array, n: number, tolerance: number): Elimination {
  const upper = a.slice();
  const factors = new Float64Array(n * n);
  const largest = a.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const independent: number[] = [];
  const dependent: DependentRow[] = [];
  for (let k = 0; k < n; k++) {
    for (const i of independent) {
      const factor = (upper[k * n + i] as number) / (upper[i * n + i] as number);
      factors[k * n + i] = factor;
      if (factor === 0) continue;
      for (let j = i; j < n; j++)
        upper[k * n + j] = difference(upper[k * n + j] as number, factor * (upper[i * n + j] as number));
      upper[k * n + i] = 0;
    }
    const own = a[k * n + k] as number;
    if ((upper[k * n + k] as number) > tolerance * Math.max(own, tolerance * largest)) independent.push(k);
    else {
      upper.fill(0, k * n, (k + 1) * n);
      dependent.push({ row: k, of: combination(factors, n, k, independent) });
    }
  }
  return { size: n, upper, dependent };
}

/** Equal numbers leave nothing, whatever rounding says. */
function difference(from: number, taken: number): number {
  const rest = from - taken;
  return Math.abs(rest) <= 1e-14 * (Math.abs(from) + Math.abs(taken)) ? 0 : rest;
}

/** Row k of A as a sum of earlier rows: its factors belong to eliminated rows, so they are carried back. */
function combination(
  factors: Float64Array,
  n: number,
  k: number,
  independent: readonly number[],
): DependentRow["of"] {
  const sum = new Map<number, number>();
  for (const i of independent.toReversed()) {
    let factor = factors[k * n + i] as number;
    for (const [j, carried] of sum) factor -= carried * (factors[j * n + i] as number);
    if (Math.abs(factor) > negligible) sum.set(i, factor);
  }
  return [...sum].reverse().map(([row, factor]) => ({ row, factor }));
}
