// A solve taken apart into its rows: λ as it stands after each change. The stops are the start, then every row in the order in
// which the solver took it; where a solver changes all rows at once, that is one stop.
import type { RowChanges } from "../simulation/core";

/** One solve with its iterates and changes: a trace of a step, or the result of a problem solved with `iterates`. */
export interface Solve {
  readonly iterations: number;
  readonly lambda: Float64Array;
  /** λ and w = Aλ + b of every iterate, one after the other, the start included. */
  readonly iterates?: Float64Array;
  readonly iteratesW?: Float64Array;
  readonly residuals: Float64Array;
  readonly changes?: RowChanges;
}
export interface Stop {
  /** The iterate that is under way or done; 0 at the start. */
  readonly k: number;
  /** The row that was changed last; −1 where all were, or none yet. */
  readonly row: number;
  /** Δλ of the row, and whether a bound held it back. */
  readonly delta: number;
  readonly held: boolean;
  /** True where all rows were changed at once. */
  readonly together: boolean;
}
/** One row's change. */
export type Change = Pick<Stop, "row" | "delta" | "held">;

export class Walk {
  readonly iterations: number;
  readonly unknowns: number;
  /** True where some rows are changed one by one. */
  readonly byRows: boolean;
  readonly #solve: Solve;
  readonly #changes: RowChanges;
  /** How many changes are made at each stop. */
  readonly #made: number[] = [0];
  /** The stop at which each iterate is done. */
  readonly #ends: number[] = [0];

  constructor(solve: Solve) {
    if (!solve.changes) throw new Error("the changes were not asked for");
    this.#solve = solve;
    this.iterations = solve.iterations;
    this.unknowns = solve.lambda.length;
    this.#changes = solve.changes;
    const { iterate, together } = solve.changes;
    let at = 0;
    for (let k = 1; k <= this.iterations; k++) {
      while (at < iterate.length && iterate[at] === k) {
        at += together[at] === 1 ? this.unknowns : 1;
        this.#made.push(at);
      }
      this.#ends.push(this.#made.length - 1);
    }
    this.byRows = together.includes(0);
  }

  // Stops ---------------------------------------------------------------------------------------------------------------

  get last(): number {
    return this.endOf(this.iterations);
  }
  /** The stop at which iterate k is done. */
  endOf(k: number): number {
    return this.#ends[Math.max(0, Math.min(k, this.iterations))] as number;
  }
  /** The stop of this solve at the place of another's: the same share of the same iterate. */
  like(k: number, share: number): number {
    const [from, to] = [this.endOf(k - 1), this.endOf(k)];
    return Math.round(from + share * (to - from));
  }
  at(stop: number): Stop {
    const last = this.#madeAt(stop) - 1;
    if (last < 0) return { k: 0, row: -1, delta: 0, held: false, together: false };
    const k = this.#changes.iterate[last] as number;
    if (this.#changes.together[last] === 1) return { k, row: -1, delta: 0, held: false, together: true };
    return { k, ...this.#change(last), together: false };
  }
  /** Iterates done, the one under way counted by the share of its stops. */
  progress(stop: number): number {
    const { k } = this.at(stop);
    if (k === 0) return 0;
    const [from, to] = [this.endOf(k - 1), this.endOf(k)];
    return k - 1 + (Math.min(stop, to) - from) / (to - from);
  }
  /** The last iterate that is done at this stop. */
  done(stop: number): number {
    const { k } = this.at(stop);
    return stop >= this.endOf(k) ? k : k - 1;
  }

  // Changes -------------------------------------------------------------------------------------------------------------

  #madeAt(stop: number): number {
    return this.#made[Math.max(0, Math.min(stop, this.last))] as number;
  }
  #change(c: number): Change {
    const { row, change, clamped } = this.#changes;
    return { row: row[c] as number, delta: change[c] as number, held: clamped[c] === 1 };
  }
  /** The changes of iterate k that are made at this stop, in their order; of the iterate under way unless k is given. */
  made(stop: number, k: number = this.at(stop).k): Change[] {
    const first = this.#madeAt(this.endOf(k - 1));
    return Array.from({ length: Math.max(0, this.#madeAt(stop) - first) }, (_, i) => this.#change(first + i));
  }
  /** Δλ of every row in the iterate under way, up to this stop. */
  changesAt(stop: number): Float64Array {
    const sum = new Float64Array(this.unknowns);
    for (const { row, delta } of this.made(stop)) sum[row] = (sum[row] as number) + delta;
    return sum;
  }
  /** The rows that bounds held back in this iterate, up to this stop. */
  heldAt(stop: number): Set<number> {
    const last = new Map(this.made(stop).map(({ row, held }) => [row, held]));
    return new Set([...last].flatMap(([row, held]) => (held ? [row] : [])));
  }

  // λ -------------------------------------------------------------------------------------------------------------------

  /** A copy of λ after iterate k, in the solver's unknown. */
  iterate(k: number): Float64Array {
    return this.#part(this.#solve.iterates, k);
  }
  /** w = Aλ + b after iterate k. */
  w(k: number): Float64Array {
    return this.#part(this.#solve.iteratesW, k);
  }
  #part(list: Float64Array = new Float64Array(0), k: number): Float64Array {
    return list.slice(k * this.unknowns, (k + 1) * this.unknowns);
  }
  /** λ after the change of this stop. */
  lambdaAt(stop: number): Float64Array {
    const { k } = this.at(stop);
    if (stop >= this.endOf(k)) return this.iterate(k);
    const delta = this.changesAt(stop);
    return this.iterate(k - 1).map((value, i) => value + (delta[i] as number));
  }
  /** How far that λ is from a solution. */
  residualAt(stop: number): number {
    const { k } = this.at(stop);
    if (stop >= this.endOf(k)) return this.#solve.residuals[k] ?? Number.NaN;
    return this.#changes.residual[this.#madeAt(stop) - 1] ?? Number.NaN;
  }
}
