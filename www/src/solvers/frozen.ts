// The step on which time stands still: its problem as the core hands it out, every solver's way through it, and what the rows
// are in words. Impulses are shown as the forces that they are over a substep.
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import {
  type ContactInfo,
  catalog,
  type RowRole,
  type Simulation,
  type StepProblem,
  type StepRow,
} from "../simulation/core";
import { RowWalk } from "./row-walk";

/** Iterations that are kept of each. */
export const mostSweeps = 60;
/** Those that know friction; pivoting does not. */
const offered = [
  "gauss-seidel",
  "symmetric-gauss-seidel",
  "block-gauss-seidel",
  "jacobi",
  "sor",
  "nncg",
  "apgd",
  "subspace",
];
export type From = "cold" | "warm";

export interface Way {
  readonly id: string;
  /** Its place in the catalogue: its colour. */
  readonly color: number;
  readonly walk: RowWalk;
}
export interface Frozen {
  readonly problem: StepProblem;
  readonly ways: readonly Way[];
}

/** Null where there is nothing to solve, or too much of it. */
export function freeze(simulation: Simulation, from: From): Frozen | null {
  let problem: StepProblem | null = null;
  try {
    problem = simulation.stepProblem();
  } catch {
    // More rows than are handed out as numbers.
  }
  if (!problem) return null;
  const options = { maxIterations: mostSweeps, tolerance: 0, start: from, rows: true } as const;
  const ways = catalog().solvers.flatMap(({ id }, color): Way[] => {
    if (!offered.includes(id)) return [];
    try {
      return [{ id, color, walk: new RowWalk(simulation.solveTrace(id, options)) }];
    } catch {
      // It does not take these bounds.
      return [];
    }
  });
  return ways.length > 0 ? { problem, ways } : null;
}

/** λ of all rows as forces. */
export function forces(unknowns: Float64Array, { unknownPerLambda }: StepProblem): Float64Array {
  return unknowns.map((value) => value / unknownPerLambda);
}

/** The problem's contacts with these forces. */
export function contactsWith(lambda: Float64Array, { rows, contacts }: StepProblem): ContactInfo[] {
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

/** "normal of contact 3" */
export const rowName = ({ role, contact, constraint }: StepRow): string =>
  t(`rows-${role}`, { number: contact === undefined ? (constraint ?? 0) : contact + 1 });

/** "Row 7, normal of contact 3: λ + 0.42 N, now 3.10 N", and whether a bound holds it. */
export function rowSentence(
  { rows, unknownPerLambda }: StepProblem,
  { row, delta, held }: { row: number; delta: number; held: boolean },
  lambda: number,
): string {
  const info = rows[row] as StepRow;
  const unit = units[info.role];
  const written = (value: number): string => `${formatNumber(value)}${unit ? `\u00a0${unit}` : ""}`;
  const force = delta / unknownPerLambda;
  return t(held ? "rows-held" : "rows-changed", {
    row: row + 1,
    name: rowName(info),
    change: `${force < 0 ? "" : "+"}${written(force)}`,
    lambda: written(lambda),
  });
}
