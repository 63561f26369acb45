// An iteration taken apart into moments: which line of the pseudo-code runs, for which row, with which λ. A row takes two
// moments, its residual and its change; a sweep ends with the test of the stopping rules.
import type { Change, Walk } from "../lcp/walk";

/** Lines of the pseudo-code that can be lit. */
export type Line = "start" | "old" | "residual" | "change" | "test";

export interface Moment {
  readonly line: Line;
  /** The sweep; 0 before the first. */
  readonly k: number;
  /** The stop of the walk: the changes that are made by now. */
  readonly stop: number;
  /** The row that has its turn; −1 where none has. */
  readonly row: number;
}

/** All moments of a walk that goes row by row, found by their number. */
export class Moments {
  readonly #copies: boolean;

  /** @param copies whether every sweep begins by keeping the old λ (Jacobi) */
  constructor(
    readonly walk: Walk,
    copies: boolean,
  ) {
    this.#copies = copies;
  }

  /** The number of the last moment. */
  get last(): number {
    return this.endOf(this.walk.iterations);
  }
  /** The moment at which sweep k is over. */
  endOf(k: number): number {
    const sweep = Math.max(0, Math.min(k, this.walk.iterations));
    return 2 * this.walk.endOf(sweep) + sweep * (this.#copies ? 2 : 1);
  }

  at(moment: number): Moment {
    if (moment <= 0) return { line: "start", k: 0, stop: 0, row: -1 };
    let [below, above] = [1, this.walk.iterations];
    while (below < above) {
      const middle = (below + above) >> 1;
      if (this.endOf(middle) >= moment) above = middle;
      else below = middle + 1;
    }
    const k = below;
    const first = this.walk.endOf(k - 1);
    const inside = moment - this.endOf(k - 1) - (this.#copies ? 2 : 1);
    if (inside < 0) return { line: "old", k, stop: first, row: -1 };
    const before = first + (inside >> 1);
    if (before >= this.walk.endOf(k)) return { line: "test", k, stop: before, row: -1 };
    const { row } = this.walk.at(before + 1);
    return inside % 2 === 0
      ? { line: "residual", k, stop: before, row }
      : { line: "change", k, stop: before + 1, row };
  }

  /** λ as it stands at a moment, and which rows this sweep has renewed. */
  lambdaAt(moment: number): { lambda: Float64Array; renewed: boolean[] } {
    const { stop, k } = this.at(moment);
    const lambda = this.walk.lambdaAt(stop);
    const rows = new Set(this.walk.made(stop, k).map(({ row }) => row));
    return { lambda, renewed: Array.from(lambda, (_, row) => rows.has(row)) };
  }
  /** λ before the row of this moment was changed. */
  before({ line, stop }: Moment): Float64Array {
    return this.walk.lambdaAt(line === "change" ? stop - 1 : stop);
  }
  /** The last change of a row in the present sweep, up to a moment; undefined where it has not had its turn. */
  changeOf(row: number, moment: number): Change | undefined {
    const { stop, k } = this.at(moment);
    return this.walk.made(stop, k).findLast((change) => change.row === row);
  }
  /** The residual of λ as it stands at a moment. */
  residualAt(moment: number): number {
    return this.walk.residualAt(this.at(moment).stop);
  }
  /** Row updates done after every sweep. */
  work(): Float64Array {
    return Float64Array.from({ length: this.walk.iterations + 1 }, (_, k) => this.walk.endOf(k));
  }
}
