// Traces of all solvers of the catalogue on the same A and b, and the meaning of their curves. All numbers come from
// the core; here they are only compared.

import { catalog, type Simulation, type SimulationError, type Trace } from "../simulation/core";

export interface Solved {
  readonly id: string;
  /** Its name in the catalogue. */
  readonly title: string;
  /** Index of its colour in the second palette. */
  readonly color: number;
  /** Null where it cannot solve this problem. */
  readonly trace: Trace | null;
  /** Why there is no trace: too large a problem, or bounds that this solver does not know. */
  readonly refused?: "too-large" | "equations-only";
  /** Rows renewed until every iterate, where that is known. */
  readonly work?: Float64Array;
}

/** The core keeps at most so many numbers of a trace. */
const mostNumbers = 4_000_000;

/** All solvers on the present problem, from λ = 0 ("cold") or from the λ of the last step. */
export function solveAll(
  simulation: Simulation,
  maxIterations: number,
  start: "cold" | "warm" = "cold",
): Solved[] {
  const m = simulation.lambda().length;
  const iterations = Math.max(1, Math.min(maxIterations, Math.floor(mostNumbers / Math.max(1, m))));
  return catalog().solvers.map(({ id, title }, color) => {
    try {
      return { id, title, color, trace: simulation.solveTrace(id, { maxIterations: iterations, start }) };
    } catch (problem) {
      // Its line in the list says so.
      const { code } = problem as Partial<SimulationError>;
      return {
        id,
        title,
        color,
        trace: null,
        refused: code === "unsupported" ? "equations-only" : "too-large",
      };
    }
  });
}

/** True where some row has a bound: then the residual is that of the natural map, in the unit of λ. */
export const isBounded = (solved: readonly Solved[]): boolean =>
  solved.some(({ refused }) => refused === "equations-only");

/** λ*: the direct solver's; with bounds that of the smallest residual. Null where none is good enough. */
export function bestOf(solved: readonly Solved[]): Trace | null {
  if (!isBounded(solved)) return solved.find(({ id }) => id === "direct")?.trace ?? null;
  const left = (trace: Trace): number => trace.residuals.at(-1) ?? Number.POSITIVE_INFINITY;
  const traces = solved.flatMap(({ trace }) => (trace && Number.isFinite(left(trace)) ? [trace] : []));
  return traces.reduce<Trace | null>(
    (best, trace) => (best && left(best) <= left(trace) ? best : trace),
    null,
  );
}

/** λ after k iterations; after the last one the solver's answer, which may differ from the last iterate: see `lifted`. */
export function iterateAt(trace: Trace, k: number): Float64Array {
  if (k >= trace.iterations) return trace.lambda;
  return trace.iterates.subarray(k * trace.unknowns, (k + 1) * trace.unknowns);
}

export function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += ((one[i] as number) - (other[i] as number)) ** 2;
  return Math.sqrt(sum);
}
export const norm = (vector: Float64Array): number => distance(vector, new Float64Array(vector.length));

/** True where the solver removed a null-space component from its last iterate. */
export function lifted(trace: Trace): boolean {
  const last = trace.iterates.subarray(trace.iterations * trace.unknowns);
  return last.length === trace.unknowns && distance(last, trace.lambda) > 1e-9 * norm(last);
}

/** Below this part of ‖b‖ a residual is rounding. */
const rounding = 1e-8;
/** A residual that has grown by this factor will not come back. */
const lost = 10;

/** How a solve ended, in one word; a message id ends with it. */
export type Ending = "direct" | "residual" | "least" | "change" | "iterations" | "diverges" | "ray" | "none";

export function ending({ residuals, stoppedBy }: Pick<Trace, "residuals" | "stoppedBy">): Ending {
  const [first = 0] = residuals;
  const last = residuals.at(-1) ?? 0;
  if (stoppedBy === "breakdown" || !Number.isFinite(last) || last > lost * first) return "diverges";
  // The rule "small residual" also fires where what is left cannot become smaller.
  return stoppedBy === "residual" && last > rounding * first ? "least" : stoppedBy;
}

/** ‖Aλ + b‖ that is left over even by the best λ, where constraints contradict each other; null where nothing is. */
export function unavoidable(direct: Trace | null): number | null {
  if (!direct || direct.residuals.length === 0) return null;
  const [start] = direct.residuals;
  const best = direct.residuals.at(-1) as number;
  return best > rounding * (start as number) ? best : null;
}

/** True where a solve ended at another λ with the same constraint forces, as happens with redundant constraints. */
export function sameForces(trace: Trace, best: Trace | null): boolean {
  const [start = 0] = trace.residuals;
  if (!best || trace === best || start === 0) return false;
  const left = (trace.residuals.at(-1) as number) - (best.residuals.at(-1) as number);
  return left <= rounding * start && distance(trace.lambda, best.lambda) > 1e-6 * norm(best.lambda);
}
