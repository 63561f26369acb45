// State of the lesson's stage: a problem, a solver, its trace, and the present line of its code.
import { followAll, type Readable, type Reading, rowReadings } from "../../base/readable";
import { boundsAt } from "../../iterating/problems";
import { forCore, type Problem } from "../../lcp/problem";
import { Walk } from "../../lcp/walk";
import { type LcpResult, solveBoxLcp } from "../../simulation/laboratory";
import { type Moment, momentsOf, type SolverId } from "./code";
import { type SmallId, small } from "./problems";

export interface Setup {
  readonly problem?: SmallId;
  readonly solver?: SolverId;
}
/** More iterations are not shown. */
const most = 60;

export class PivotState extends EventTarget implements Readable {
  /** The part of the text and of the stage that is pointed at. */
  highlight: unknown = null;
  #problem: SmallId = "pair";
  #solver: SolverId = "lemke";
  #numbers: Problem = small.pair();
  #solution: Float64Array | null = null;
  #result!: LcpResult;
  #walk!: Walk;
  #moments: readonly Moment[] = [];
  #at = 0;

  constructor() {
    super();
    this.set({});
  }

  get problem(): SmallId {
    return this.#problem;
  }
  get solver(): SolverId {
    return this.#solver;
  }
  get numbers(): Problem {
    return this.#numbers;
  }
  get result(): LcpResult {
    return this.#result;
  }
  get walk(): Walk {
    return this.#walk;
  }
  /** By the solver that is exact here; null where none is. */
  get solution(): Float64Array | null {
    return this.#solution;
  }
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#moments.length - 1;
  }
  get moment(): Moment {
    return this.#moments[this.#at] ?? { line: "", k: 0, stop: 0, rows: [] };
  }
  get lambda(): Float64Array {
    return this.#walk.lambdaAt(this.moment.stop);
  }
  get w(): number[] {
    const { lambda } = this;
    return this.#numbers.a.map((row, i) =>
      row.reduce((sum, entry, j) => sum + entry * (lambda[j] as number), this.#numbers.b[i] as number),
    );
  }
  /** Rows whose λ is strictly between its bounds. */
  get free(): number[] {
    const { lambda } = this;
    return [...lambda].flatMap((value, i) => {
      const [lo, hi] = boundsAt(this.#numbers, i, lambda);
      return lo < value && value < hi ? [i] : [];
    });
  }
  readings(): readonly Reading[] {
    return [["iterations", this.moment.k], ["residual", this.residual], ...rowReadings(this.lambda, this.w)];
  }
  follow(listener: () => void): () => void {
    return followAll([this], ["change", "moment"], listener);
  }
  get residual(): number {
    return this.#walk.residualAt(this.moment.stop);
  }

  set({ problem = this.#problem, solver = this.#solver }: Setup): void {
    this.#problem = problem;
    this.#solver = solver;
    this.#numbers = small[problem]();
    const exact = this.#solve("lemke");
    this.#solution = exact.status === "solved" ? exact.lambda : null;
    this.#result = this.#solve(solver);
    this.#walk = new Walk(this.#result);
    this.#moments = momentsOf(solver, this.#walk, (row) => this.#block(row));
    this.#at = 0;
    this.dispatchEvent(new Event("change"));
  }
  /** As a button of the text sets it up: gone through from the start. */
  perform(setup: Setup): void {
    this.set(setup);
    this.dispatchEvent(new Event("play"));
  }
  go(moment: number): void {
    const at = Math.max(0, Math.min(this.last, Math.round(moment)));
    if (at === this.#at) return;
    this.#at = at;
    this.dispatchEvent(new Event("moment"));
  }
  /** The end of the iteration that is under way, or of the next one. */
  nextIteration(): void {
    const { k } = this.moment;
    const whole = this.#at === this.last || this.#moments[this.#at + 1]?.k !== k;
    const wanted = whole ? k + 1 : k;
    const end = this.#moments.findLastIndex((moment) => moment.k === wanted);
    this.go(end < 0 ? this.last : end);
  }

  #block(row: number): readonly number[] {
    const tie = this.#numbers.friction?.find(
      ({ normal, tangents }) => normal === row || tangents.includes(row),
    );
    return tie ? [tie.normal, ...tie.tangents] : [row];
  }
  #solve(method: SolverId): LcpResult {
    return solveBoxLcp(forCore(this.#numbers), {
      method,
      tolerance: 1e-8,
      maxIterations: most,
      iterates: true,
    });
  }
}

/** Rounding of a row that is solved counts as zero. */
export const settled = (w: number): number => (Math.abs(w) < 1e-12 ? 0 : w);

/** z₀ of Lemke's tableau: w + d z₀ ≥ 0 with one row at zero, where d_i = √A_ii. */
export function coverOf({ w, numbers }: Pick<PivotState, "w" | "numbers">): number {
  return Math.max(
    0,
    ...w.map((value, i) => settled(-value) / Math.sqrt((numbers.a[i] as readonly number[])[i] as number)),
  );
}
