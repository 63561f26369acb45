// State of the laboratory: a problem, the settings of its solvers, the trace of each, and the step that is shown. The
// core solves; views listen to "change", and the listing to "play".

import { followAll, type Readable, type Reading, rowReadings } from "../base/readable";
import { forCore, type Problem } from "../lcp/problem";
import { Walk } from "../lcp/walk";
import { catalog } from "../simulation/core";
import {
  type BestOmega,
  bestOmega,
  type Definiteness,
  definiteness,
  type IterationMatrix,
  iterationMatrix,
  type LcpResult,
  solveBoxLcp,
} from "../simulation/laboratory";
import { type MethodId, methodOf, methods } from "./methods";
import { Moments } from "./moments";
import { problemOf } from "./problems";
import { fateOf, freeRows, part } from "./rates";

/** One solver on the problem. */
export interface Result {
  readonly id: string;
  readonly title: string;
  /** Its place in the catalogue: its colour. */
  readonly color: number;
  /** Null where the solver refused. */
  readonly result: LcpResult | null;
  /** The core's code of the refusal. */
  readonly refused: string | null;
}
/** Something to look at: what is left out stays. */
export interface Setup {
  readonly problem?: string;
  readonly size?: number;
  readonly method?: MethodId;
  readonly omega?: number;
  readonly tolerance?: number;
  readonly most?: number;
  /** Sweep to stand at; the start unless given. */
  readonly sweep?: number;
}

/** The problem that was typed. */
export const own = "own";
const exactly = new Set(["direct", "lemke", "principal-pivoting"]);

export class Workspace extends EventTarget implements Readable {
  #problem = "chain";
  #size = 10;
  #numbers: Problem | null = null;
  #own: Problem | null = null;
  #method: MethodId = "gauss-seidel";
  #tolerance = 1e-6;
  #most = 300;
  #at = 0;
  readonly #omegas = new Map<MethodId, number>(
    methods.flatMap(({ id, omega }) => (omega === undefined ? [] : [[id, omega] as const])),
  );
  #results: readonly Result[] | null = null;
  #moments: Moments | null = null;
  /** Cache of quantities that depend on the matrix alone. */
  readonly #known = new Map<string, unknown>();

  // State -----------------------------------------------------------------------------------------------------

  get problem(): string {
    return this.#problem;
  }
  get size(): number {
    return this.#size;
  }
  /** Numbers that were typed; the problem is then called "own". What the core refuses is not taken over. */
  put(numbers: Problem): void {
    try {
      solveBoxLcp(forCore(numbers), { method: "gauss-seidel", maxIterations: 0 });
    } catch {
      return;
    }
    this.#own = numbers;
    this.#numbers = null;
    this.#known.clear();
    this.#problem = own;
    this.set({});
  }
  get numbers(): Problem {
    if (this.#problem === own && this.#own) return this.#own;
    this.#numbers ??= problemOf(this.#problem).numbers(this.#size);
    return this.#numbers;
  }
  get bounded(): boolean {
    const { lo, hi, friction = [] } = this.numbers;
    return friction.length > 0 || [...lo, ...hi].some(Number.isFinite);
  }
  get method(): MethodId {
    return this.#method;
  }
  get tolerance(): number {
    return this.#tolerance;
  }
  get most(): number {
    return this.#most;
  }
  omegaOf(method: MethodId): number {
    return this.#omegas.get(method) ?? 1;
  }
  /** Every solver of the catalogue. */
  get results(): readonly Result[] {
    this.#results ??= catalog().solvers.map(({ id, title }, color) => ({
      id,
      title,
      color,
      ...this.#try(id),
    }));
    return this.#results;
  }
  /** Of the method that is watched. */
  get result(): LcpResult {
    const found = this.results.find(({ id }) => id === this.#method)?.result;
    if (!found) throw new Error(`no result of ${this.#method}`);
    return found;
  }
  get moments(): Moments {
    if (!this.#moments) {
      this.#moments = new Moments(new Walk(this.result), methodOf(this.#method).copies === true);
    }
    return this.#moments;
  }
  /** The moment that is looked at. */
  get at(): number {
    return this.#at;
  }
  /** A solution, where any solver found one: first those that do not iterate. */
  get solution(): Float64Array | null {
    const solved = this.results.filter(({ result }) => result?.status === "solved");
    const exact = solved.find(({ id }) => exactly.has(id));
    return (exact ?? solved[0])?.result?.lambda ?? null;
  }

  readings(): readonly Reading[] {
    const { iterations, residuals, lambda, w } = this.result;
    return [
      ["iterations", iterations],
      ["residual", residuals.at(-1) ?? Number.NaN],
      ...rowReadings(lambda, w),
    ];
  }
  follow(listener: () => void): () => void {
    return followAll([this], ["change"], listener);
  }

  // Properties of the matrix ------------------------------------------------------------------------------------------

  get #matrix(): number[][] {
    return this.numbers.a.map((row) => [...row]);
  }
  /** G of a method; null where there is none (a zero on the diagonal). */
  iteration(method: MethodId, omega = this.omegaOf(method)): IterationMatrix | null {
    return this.#once(`G ${method} ${omega}`, () => iterationMatrix(this.#matrix, method, omega));
  }
  /**
   * ρ of the rows that no bound holds in the end: how fast the end of a run is. By the run's own λ, or by the solution
   * where there is only one. Null where that is not known.
   */
  rate(method: MethodId, omega = this.omegaOf(method)): number | null {
    const end = this.bounded ? this.#end(method) : this.numbers.b;
    if (!end) return null;
    const rows = this.bounded ? freeRows(this.numbers, end) : end.map((_, i) => i);
    return this.#once(`rate ${method} ${omega} ${rows}`, () =>
      rows.length === 0 ? 0 : iterationMatrix(part(this.numbers.a, rows), method, omega).radius,
    );
  }
  #end(method: MethodId): readonly number[] | null {
    const own = this.results.find(({ id }) => id === method)?.result;
    if (own && fateOf(own) === "solved") return [...own.lambda];
    return this.shape?.verdict === "pd" && this.solution ? [...this.solution] : null;
  }
  /** Definiteness and symmetry of A. */
  get shape(): Definiteness | null {
    return this.#once("shape", () => definiteness(this.#matrix));
  }
  best(method: "jacobi" | "sor"): BestOmega | null {
    return this.#once(`best ${method}`, () => bestOmega(this.#matrix, method));
  }
  /** Iterations to the tolerance with another ω; null where it does not get there. */
  iterationsWith(method: MethodId, omega: number, most: number): number | null {
    return this.#once(`${method} ${omega} ${most} ${this.#tolerance}`, () => {
      const { status, stoppedBy, iterations } = this.#solve(method, omega, most, false);
      return status === "solved" || stoppedBy === "residual" ? iterations : null;
    });
  }

  // Changing it ---------------------------------------------------------------------------------------------------------

  /** All at once; the moment is the end of the sweep that is asked for. */
  set(setup: Setup): void {
    const { problem = this.#problem, method = this.#method, omega } = setup;
    const sizes = problem === own ? undefined : problemOf(problem).sizes;
    const kept = problem === this.#problem ? this.#size : (sizes?.usual ?? 0);
    const wanted = setup.size ?? kept;
    const size = sizes ? Math.max(sizes.least, Math.min(sizes.most, Math.round(wanted))) : wanted;
    if (problem !== this.#problem || size !== this.#size) {
      this.#numbers = null;
      this.#known.clear();
    }
    this.#problem = problem;
    this.#size = size;
    this.#method = method;
    this.#tolerance = setup.tolerance ?? this.#tolerance;
    this.#most = setup.most ?? this.#most;
    if (omega !== undefined && methodOf(method).omega !== undefined) this.#omegas.set(method, omega);
    this.#results = null;
    this.#moments = null;
    this.#at = setup.sweep === undefined ? 0 : this.moments.endOf(setup.sweep);
    this.#changed();
  }
  /** As a button of the text sets it up: where no sweep is asked for, it is gone through from the start. */
  perform(setup: Setup): void {
    this.set(setup);
    if (setup.sweep === undefined) this.dispatchEvent(new Event("play"));
  }
  go(moment: number): void {
    const at = Math.max(0, Math.min(this.moments.last, Math.round(moment)));
    if (at === this.#at) return;
    this.#at = at;
    this.dispatchEvent(new Event("moment"));
  }

  on(listener: () => void): () => void {
    this.addEventListener("change", listener);
    this.addEventListener("moment", listener);
    return () => {
      this.removeEventListener("change", listener);
      this.removeEventListener("moment", listener);
    };
  }
  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  // Asking the core -------------------------------------------------------------------------------------------------------

  #solve(method: string, omega: number, most: number, iterates: boolean): LcpResult {
    return solveBoxLcp(forCore(this.numbers), {
      method,
      omega,
      maxIterations: most,
      tolerance: this.#tolerance,
      iterates,
    });
  }
  #try(id: string): Pick<Result, "result" | "refused"> {
    const omega = methods.some((method) => method.id === id) ? this.omegaOf(id as MethodId) : 1;
    try {
      return { result: this.#solve(id, omega, this.#most, true), refused: null };
    } catch (problem) {
      return { result: null, refused: String((problem as { code?: unknown }).code ?? "failed") };
    }
  }
  #once<T>(key: string, compute: () => T): T | null {
    if (!this.#known.has(key)) {
      let value: T | null = null;
      try {
        value = compute();
      } catch {
        // The core says why this has no answer; here it is only missing.
      }
      this.#known.set(key, value);
    }
    return this.#known.get(key) as T | null;
  }
}
