// An iteration taken apart into moments: which line of the pseudo-code runs, for which row, with which λ. A row takes two
// moments, its residual and its change; a sweep ends with the test of the stopping rules.

/** Lines of the pseudo-code that can be lit. */
export type Line = "start" | "old" | "residual" | "change" | "test";

/** Row by row, as the core reports it. */
export interface Changes {
  readonly iterate: ArrayLike<number>;
  readonly row: ArrayLike<number>;
  readonly change: ArrayLike<number>;
  readonly clamped: ArrayLike<number>;
  /** The residual after each change. */
  readonly residual: ArrayLike<number>;
}
export interface Walk {
  readonly unknowns: number;
  readonly iterations: number;
  /** λ of every iterate, one after the other, the start included. */
  readonly iterates: Float64Array;
  readonly changes: Changes;
}
export interface Moment {
  readonly line: Line;
  /** The sweep; 0 before the first. */
  readonly k: number;
  /** Of the change that is looked at; −1 where there is none. */
  readonly change: number;
  /** Its row; −1 where there is none. */
  readonly row: number;
}

/** All moments of a walk, found by their number; nothing is kept but where sweeps begin. */
export class Moments {
  /** First change of each sweep, and the end. */
  readonly #first: number[] = [0];
  readonly #copies: boolean;

  /** @param copies whether every sweep begins by keeping the old λ (Jacobi) */
  constructor(
    readonly walk: Walk,
    copies: boolean,
  ) {
    this.#copies = copies;
    const { iterate } = walk.changes;
    let at = 0;
    for (let k = 1; k <= walk.iterations; k++) {
      while (at < iterate.length && iterate[at] === k) at += 1;
      this.#first.push(at);
    }
  }

  /** The number of the last moment. */
  get last(): number {
    return this.endOf(this.walk.iterations);
  }
  /** The moment at which sweep k is over. */
  endOf(k: number): number {
    const first = this.#first[Math.max(0, Math.min(k, this.walk.iterations))] as number;
    return 2 * first + k * (this.#copies ? 2 : 1);
  }

  at(moment: number): Moment {
    if (moment <= 0) return { line: "start", k: 0, change: -1, row: -1 };
    const { row } = this.walk.changes;
    let [below, above] = [1, this.walk.iterations];
    while (below < above) {
      const middle = (below + above) >> 1;
      if (this.endOf(middle) >= moment) above = middle;
      else below = middle + 1;
    }
    const k = below;
    let inside = moment - this.endOf(k - 1) - 1;
    if (this.#copies) {
      if (inside === 0) return { line: "old", k, change: -1, row: -1 };
      inside -= 1;
    }
    const first = this.#first[k - 1] as number;
    const change = first + (inside >> 1);
    if (change >= (this.#first[k] as number)) return { line: "test", k, change: -1, row: -1 };
    return { line: inside % 2 === 0 ? "residual" : "change", k, change, row: row[change] as number };
  }

  /** λ as it stands at a moment, and which rows this sweep has renewed. */
  lambdaAt(moment: number): { lambda: Float64Array; renewed: boolean[] } {
    const { line, k, change } = this.at(moment);
    const { changes, unknowns } = this.walk;
    const renewed = new Array<boolean>(unknowns).fill(false);
    if (line === "start") return { lambda: this.iterate(0), renewed };
    if (line === "test") return { lambda: this.iterate(k), renewed: renewed.fill(true) };
    const until = line === "old" ? (this.#first[k - 1] as number) : line === "change" ? change + 1 : change;
    for (let c = this.#first[k - 1] as number; c < until; c++) renewed[changes.row[c] as number] = true;
    return { lambda: this.before(k, until), renewed };
  }

  /** λ of sweep k before its change of that number. */
  before(k: number, change: number): Float64Array {
    const { changes } = this.walk;
    const lambda = this.iterate(k - 1);
    for (let c = this.#first[k - 1] as number; c < change; c++) {
      const row = changes.row[c] as number;
      lambda[row] = (lambda[row] as number) + (changes.change[c] as number);
    }
    return lambda;
  }

  /** The last change of a row in sweep k, up to a moment; null where it has not had its turn. */
  changeOf(row: number, moment: number): { change: number; clamped: boolean } | null {
    const { line, k, change } = this.at(moment);
    if (line === "start" || line === "old") return null;
    const { changes } = this.walk;
    const until = line === "test" ? (this.#first[k] as number) : line === "change" ? change + 1 : change;
    for (let c = until - 1; c >= (this.#first[k - 1] as number); c--)
      if (changes.row[c] === row)
        return { change: changes.change[c] as number, clamped: changes.clamped[c] === 1 };
    return null;
  }

  /** The residual of λ as it stands at a moment; `residuals` are those of the iterates. */
  residualAt(moment: number, residuals: ArrayLike<number>): number {
    const { line, k, change } = this.at(moment);
    const ended = line === "start" || line === "test" ? k : k - 1;
    const last = line === "change" ? change : change - 1;
    const inside = ended < k && last >= (this.#first[k - 1] as number);
    return (inside ? this.walk.changes.residual[last] : residuals[ended]) ?? Number.NaN;
  }

  /** A copy of λ after k sweeps. */
  iterate(k: number): Float64Array {
    const { iterates, unknowns } = this.walk;
    return iterates.slice(k * unknowns, (k + 1) * unknowns);
  }

  /** Row updates done after every sweep. */
  work(): Float64Array {
    return Float64Array.from(this.#first);
  }
}
