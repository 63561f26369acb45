// A solve taken apart into its rows: λ as it stands after each change. The stops are the start, then every row in the order in
// which the solver took it; where a solver changes all rows at once, that is one stop.
import type { RowChanges, Trace } from "../simulation/core";

export interface Stop {
  /** The iterate that is under way or done; 0 at the start. */
  readonly k: number;
  /** The row that was changed last; −1 where all were, or none yet. */
  readonly row: number;
  /** Δλ of the row, and whether a bound held it back. */
  readonly delta: number;
  readonly held: boolean;
  /** Whether all rows were changed at once. */
  readonly together: boolean;
}

export class RowWalk {
  /** How many changes are made at each stop. */
  readonly #made: number[] = [0];
  /** The stop at which each iterate is done. */
  readonly #ends: number[] = [0];
  readonly #changes: RowChanges;
  /** Whether some rows are changed one by one. */
  readonly byRows: boolean;

  /** @param trace with `rows` */
  constructor(readonly trace: Trace) {
    if (!trace.changes) throw new Error("rows were not asked for");
    this.#changes = trace.changes;
    const { iterate, together } = trace.changes;
    let at = 0;
    for (let k = 1; k <= trace.iterations; k++) {
      while (at < iterate.length && iterate[at] === k) {
        at += together[at] === 1 ? trace.unknowns : 1;
        this.#made.push(at);
      }
      this.#ends.push(this.#made.length - 1);
    }
    this.byRows = together.includes(0);
  }

  get last(): number {
    return this.endOf(this.trace.iterations);
  }
  /** The stop at which iterate k is done. */
  endOf(k: number): number {
    return this.#ends[Math.max(0, Math.min(k, this.trace.iterations))] as number;
  }
  /** The stop of this solve at the place of another's: the same share of the same iterate. */
  like(k: number, share: number): number {
    const [from, to] = [this.endOf(k - 1), this.endOf(k)];
    return Math.round(from + share * (to - from));
  }

  at(stop: number): Stop {
    const { iterate, row, change, clamped, together } = this.#changes;
    const last = this.#last(stop);
    if (last < 0) return { k: 0, row: -1, delta: 0, held: false, together: false };
    const k = iterate[last] as number;
    if (together[last] === 1) return { k, row: -1, delta: 0, held: false, together: true };
    return {
      k,
      row: row[last] as number,
      delta: change[last] as number,
      held: clamped[last] === 1,
      together: false,
    };
  }
  /** The change that was made last; −1 where there is none. */
  #last(stop: number): number {
    return (this.#made[Math.max(0, Math.min(stop, this.last))] as number) - 1;
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

  /** λ after iterate k, in the solver's unknown. */
  iterate(k: number): Float64Array {
    return this.trace.iterates.slice(k * this.trace.unknowns, (k + 1) * this.trace.unknowns);
  }
  /** w = Aλ + b after iterate k. */
  w(k: number): Float64Array {
    const { iteratesW, unknowns } = this.trace;
    return (iteratesW ?? new Float64Array(0)).slice(k * unknowns, (k + 1) * unknowns);
  }
  /** Δλ of every row in the iterate under way, up to this stop. */
  changesAt(stop: number): Float64Array {
    const delta = new Float64Array(this.trace.unknowns);
    const { k } = this.at(stop);
    const { row, change } = this.#changes;
    for (let c = this.#first(k); c <= this.#last(stop); c++)
      delta[row[c] as number] = (delta[row[c] as number] as number) + (change[c] as number);
    return delta;
  }
  /** The first change of iterate k. */
  #first(k: number): number {
    return this.#made[this.endOf(k - 1)] as number;
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
    if (stop >= this.endOf(k)) return this.trace.residuals[k] ?? Number.NaN;
    return this.#changes.residual[this.#last(stop)] ?? Number.NaN;
  }
  /** The rows that bounds held back in this iterate, up to this stop. */
  heldAt(stop: number): Set<number> {
    const held = new Set<number>();
    const { k } = this.at(stop);
    const { row, clamped } = this.#changes;
    for (let c = this.#first(k); c <= this.#last(stop); c++)
      if (clamped[c] === 1) held.add(row[c] as number);
      else held.delete(row[c] as number);
    return held;
  }
}
