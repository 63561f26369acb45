// A solve taken apart into its rows: λ as it stands after each change. The stops are the start, then every row in the order in
// which the solver took it; a solver that does not go row by row stops at its iterates only.
import type { Trace } from "../simulation/core";

export interface Stop {
  /** The iterate that is under way or done; 0 at the start. */
  readonly k: number;
  /** The change that was made last; −1 where there is none. */
  readonly change: number;
  /** Its row; −1 where there is none. */
  readonly row: number;
  /** Δλ of the row, and whether a bound held it back. */
  readonly delta: number;
  readonly held: boolean;
}

export class RowWalk {
  /** How many changes are made when iterate k is done. */
  readonly #ends: number[] = [0];
  /** Whether there are rows to stop at. */
  readonly byRows: boolean;

  constructor(readonly trace: Trace) {
    const rows = trace.changes?.iterate ?? new Float64Array(0);
    this.byRows = rows.length > 0;
    let at = 0;
    for (let k = 1; k <= trace.iterations; k++) {
      while (at < rows.length && rows[at] === k) at += 1;
      this.#ends.push(at);
    }
  }

  get last(): number {
    return this.endOf(this.trace.iterations);
  }
  /** The stop at which iterate k is done. */
  endOf(k: number): number {
    const within = Math.max(0, Math.min(k, this.trace.iterations));
    return this.byRows ? (this.#ends[within] as number) : within;
  }
  /** The stop of this solve at the place of another's: the same share of the same iterate. */
  like(k: number, share: number): number {
    const [from, to] = [this.endOf(k - 1), this.endOf(k)];
    return Math.round(from + share * (to - from));
  }

  at(stop: number): Stop {
    const nothing = { change: -1, row: -1, delta: 0, held: false };
    const { changes } = this.trace;
    if (stop <= 0) return { k: 0, ...nothing };
    if (!this.byRows || !changes) return { k: Math.min(stop, this.trace.iterations), ...nothing };
    const change = Math.min(stop, this.last) - 1;
    return {
      k: changes.iterate[change] as number,
      change,
      row: changes.row[change] as number,
      delta: changes.change[change] as number,
      held: changes.clamped[change] === 1,
    };
  }
  /** Iterates done, the one under way counted by the share of its rows that have had their turn. */
  progress(stop: number): number {
    const { k } = this.at(stop);
    if (k === 0) return 0;
    const [from, to] = [this.endOf(k - 1), this.endOf(k)];
    return k - 1 + (to > from ? (Math.min(stop, to) - from) / (to - from) : 1);
  }

  /** λ after the change of this stop, in the solver's unknown. */
  lambdaAt(stop: number): Float64Array {
    const { trace } = this;
    const { k } = this.at(stop);
    const iterate = (i: number): Float64Array =>
      trace.iterates.slice(i * trace.unknowns, (i + 1) * trace.unknowns);
    if (stop >= this.endOf(k) || !trace.changes) return iterate(k);
    const lambda = iterate(k - 1);
    for (let c = this.endOf(k - 1); c < stop; c++) {
      const row = trace.changes.row[c] as number;
      lambda[row] = (lambda[row] as number) + (trace.changes.change[c] as number);
    }
    return lambda;
  }
  /** How far that λ is from a solution. */
  residualAt(stop: number): number {
    const { k, change } = this.at(stop);
    const { residuals, changes } = this.trace;
    if (stop >= this.endOf(k) || !changes) return residuals[k] ?? Number.NaN;
    return changes.residual[change] ?? Number.NaN;
  }
  /** The rows that bounds held back in this iterate, up to this stop. */
  heldAt(stop: number): Set<number> {
    const held = new Set<number>();
    const { k } = this.at(stop);
    const { changes } = this.trace;
    if (!changes || k === 0) return held;
    for (let c = this.endOf(k - 1); c < Math.min(stop, this.endOf(k)); c++) {
      const row = changes.row[c] as number;
      if (changes.clamped[c] === 1) held.add(row);
      else held.delete(row);
    }
    return held;
  }
}
