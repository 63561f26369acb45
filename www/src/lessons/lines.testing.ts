// For tests: numbers for the lines of a derivation, most of them from a scene of the lesson by the core. Each lesson with lines lists
// its own in <lesson>/lines.testing.ts; line-numbers.test.ts evaluates the printed formulas with them.
import type { Accuracy, Values } from "../formula/evaluate.testing";
import type { Source } from "../formula/letters-table";

export interface LineCase extends Accuracy {
  /** Of a lesson with several proofs: "prop1". */
  readonly proof?: string;
  /** Lines that these values are for, and names of other formulas. */
  readonly lines: readonly (number | string)[];
  readonly values: Values;
  /** A case that the line excludes: it must be false. */
  readonly excluded?: boolean;
  /** The line in the signs of a source. */
  readonly letters?: Source;
}
export interface Derived {
  readonly cases: () => readonly LineCase[];
  /** Formulas of the lesson that are evaluated besides the lines. */
  readonly formulas?: readonly string[];
  /** Lines that state nothing that two sides could be compared of, and why. */
  readonly unchecked?: Readonly<Record<number, string>>;
  /** Misprints of a line that change nothing, as "+ 2", the second plus, and why. */
  readonly harmless?: Readonly<Record<number | string, readonly [misprints: readonly string[], why: string]>>;
}

/** Numbers that look arbitrary and are the same in every run, from −1 to 1. */
export function arbitrary(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (2 * state) / 2147483647 - 1;
  };
}
/** The rate of a function at zero, by four differences. */
export function rateOf(f: (t: number) => readonly number[], step = 1e-3): number[] {
  const [far, near, next, last] = [-2, -1, 1, 2].map((k) => f(k * step)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  return near.map(
    (_, i) => ((far[i] ?? 0) - 8 * (near[i] ?? 0) + 8 * (next[i] ?? 0) - (last[i] ?? 0)) / (12 * step),
  );
}
