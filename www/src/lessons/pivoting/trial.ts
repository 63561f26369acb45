// Every solver on every problem, measured on this device: iterations, residual, time, and how it ended.
import { forCore, type Problem } from "../../lcp/problem";
import { type LcpResult, solveBoxLcp } from "../../simulation/laboratory";
import { solvers } from "./code";
import { type LargeId, large, largeIds } from "./problems";

export const contestants = ["gauss-seidel", ...solvers] as const;
export type Contestant = (typeof contestants)[number];
export const tolerance = 1e-8;
export const most = 10_000;

export interface Outcome {
  readonly status: LcpResult["status"];
  readonly iterations: number;
  /** The natural residual, recomputed by the core. */
  readonly residual: number;
  /** Of one solve. ms */
  readonly time: number;
}

const solveOnce = (problem: Problem, method: Contestant): LcpResult =>
  solveBoxLcp(forCore(problem), { method, tolerance, maxIterations: most });

/** One solve, its time not measured. */
export function outcomeOf(problem: Problem, method: Contestant): Outcome {
  const { status, iterations, residual } = solveOnce(problem, method);
  return { status, iterations, residual, time: Number.NaN };
}

/** The mean of up to 50 solves after a first one: clocks of browsers are coarse, and the first solve compiles. */
export function measure(problem: Problem, method: Contestant): Outcome {
  const outcome = outcomeOf(problem, method);
  const began = performance.now();
  let [solves, elapsed] = [0, 0];
  while (solves < 50 && elapsed < 20) {
    solveOnce(problem, method);
    solves += 1;
    elapsed = performance.now() - began;
  }
  return { ...outcome, time: elapsed / solves };
}

/** The table that fills while it is measured. */
export class Trial extends EventTarget {
  readonly #outcomes = new Map<string, Outcome>();
  #running = false;

  get running(): boolean {
    return this.#running;
  }
  get done(): number {
    return this.#outcomes.size;
  }
  readonly all = contestants.length * largeIds.length;

  of(problem: LargeId, solver: Contestant): Outcome | undefined {
    return this.#outcomes.get(`${problem} ${solver}`);
  }

  /** Measures all again, one after the other; the page stays responsive in between. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#outcomes.clear();
    this.#tell();
    for (const problem of largeIds) {
      const numbers = large[problem]();
      for (const solver of contestants) {
        this.#outcomes.set(`${problem} ${solver}`, measure(numbers, solver));
        this.#tell();
        await new Promise((resume) => setTimeout(resume, 0));
      }
    }
    this.#running = false;
    this.#tell();
  }
  #tell(): void {
    this.dispatchEvent(new Event("change"));
  }
}
