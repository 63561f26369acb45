// The step at which the run is paused: its problem as the core gives it, every solver's way through it, and what the rows
// are in words. Impulses are shown as the forces that they are over a substep.

import { Walk } from "../lcp/walk";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import {
  type ContactInfo,
  catalog,
  type RowRole,
  type Simulation,
  type StepRow,
  type StepRows,
  type Trace,
} from "../simulation/core";

/** Iterations that are kept of each, where there are not too many rows. */
export const mostSweeps = 60;
/** More rows are not walked through: there the iterates are enough. */
export const mostRows = 5000;
/** Numbers that all iterations of one solver may take, as the core counts them: at most so many for each row of an iteration. */
const mostNumbers = 4_000_000;
const numbersOfRow = 40;
/**
 * Some would keep the page waiting: pivoting takes about as many pivots as there are rows, each as costly as a sweep over a full
 * matrix, and subspaces many sweeps an iteration.
 */
const fewerRows: Readonly<Record<string, number>> = { lemke: 100, "principal-pivoting": 100, subspace: 3000 };
export type From = "cold" | "warm";

/** One solver's way to the solution. */
export class Way {
  #walk: Walk | null = null;

  /**
   * @param color its place in the catalogue
   * @param trace its iterates
   * @param takeApart the same with rows: far more numbers, asked for when one goes through them
   */
  constructor(
    readonly id: string,
    readonly color: number,
    readonly trace: Trace,
    readonly takeApart: () => Trace,
  ) {}

  get walk(): Walk {
    this.#walk ??= new Walk(this.takeApart());
    return this.#walk;
  }
  /** How far λ is from a solution after k iterations, or at the end if that comes before. */
  residual(k: number): number {
    return this.trace.residuals[Math.min(k, this.trace.iterations)] ?? Number.NaN;
  }
}
export interface Frozen {
  readonly problem: StepRows;
  readonly ways: readonly Way[];
}

/** The solve of the present step by every solver that takes its bounds; null where there is nothing to solve, "too-large" above
 * `mostRows`. */
export function freeze(simulation: Simulation, from: From): Frozen | "too-large" | null {
  const problem = simulation.stepRows();
  if (!problem) return null;
  const m = problem.rows.length;
  if (m > mostRows) return "too-large";
  const maxIterations = Math.min(mostSweeps, Math.floor(mostNumbers / (numbersOfRow * m)));
  const options = { maxIterations, tolerance: 1e-12, start: from } as const;
  const ways = catalog().solvers.flatMap(({ id }, color): Way[] => {
    if (m > (fewerRows[id] ?? mostRows)) return [];
    try {
      const trace = simulation.solveTrace(id, options);
      return [new Way(id, color, trace, () => simulation.solveTrace(id, { ...options, rows: true }))];
    } catch {
      // A solver that does not support these bounds, or so many rows.
      return [];
    }
  });
  return ways.length > 0 ? { problem, ways } : null;
}

/** λ of all rows as forces. */
export function forces(unknowns: Float64Array, { unknownPerLambda }: StepRows): Float64Array {
  return unknowns.map((value) => value / unknownPerLambda);
}

/** The problem's contacts with these forces. */
export function contactsWith(lambda: Float64Array, { rows, contacts }: StepRows): ContactInfo[] {
  const of = contacts.map((): number[] => []);
  for (const [i, { contact }] of rows.entries()) if (contact !== undefined) of[contact]?.push(lambda[i] ?? 0);
  return contacts.map((contact, i) => ({ ...contact, lambda: of[i] ?? [] }));
}

const units: Partial<Record<RowRole, string>> = {
  normal: "N",
  friction: "N",
  rolling: "N·m",
  torsion: "N·m",
};

/** "normal of contact 3", "constraint 5b" where that one has several rows */
export function rowName({ role, contact, constraint, row }: StepRow, rows: readonly StepRow[]): string {
  if (contact !== undefined) return t(`rows-${role}`, { number: `${contact + 1}` });
  const several = row > 0 || rows.some((other) => other.constraint === constraint && other.row > 0);
  return t(`rows-${role}`, { number: `${constraint}${several ? ("abcdefghi"[row] ?? row) : ""}` });
}

/** "Row 7, normal of contact 3: λ + 0.42 N, now 3.10 N", and whether a bound holds it. */
export function rowSentence(
  { rows, unknownPerLambda }: StepRows,
  { row, delta, held }: { row: number; delta: number; held: boolean },
  lambda: number,
): string {
  const info = rows[row] as StepRow;
  const unit = units[info.role];
  const written = (value: number): string => `${formatNumber(value)}${unit ? `\u00a0${unit}` : ""}`;
  const force = delta / unknownPerLambda;
  return t(held ? "rows-held" : "rows-changed", {
    row: row + 1,
    name: rowName(info, rows),
    change: `${force < 0 ? "" : "+"}${written(force)}`,
    lambda: written(lambda),
  });
}
