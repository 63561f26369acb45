// Columns of the table of results: values of a run. Pure.
import type { Series, Simulation } from "../../simulation/core";
import { floorOf, magnitudesOf } from "../../simulation/magnitude";
import type { Run } from "../../simulation/session";

export interface Column {
  readonly id: string;
  readonly sign: string;
  readonly unit: string;
  /** Shown even where all are 0. */
  readonly always?: boolean;
  /** True where the smallest number is best. */
  readonly won: boolean;
  value(run: Run): number;
}

/** Recorded while the table is shown. */
export const violation = "C.norm";

export const columns: readonly Column[] = [
  { id: "violation", sign: "max |C|", unit: "", won: true, value: largestViolation },
  {
    id: "energy",
    always: true,
    sign: "ΔE",
    unit: "J",
    won: true,
    value: ({ simulation }) => simulation.observe("energy.drift"),
  },
  { id: "momentum", sign: "|p|", unit: "kg·m/s", won: false, value: momentum },
  { id: "cost", sign: "", unit: "µs", won: false, value: ({ cost }) => (1000 * cost.time) / cost.steps },
];

/** Of what is recorded up to now. */
function largestViolation({ simulation }: Run): number {
  const { t: times, y } = recorded(simulation);
  let most = simulation.observe(violation);
  for (let i = 0; i < y.length && (times[i] ?? 0) <= simulation.time; i++) most = Math.max(most, y[i] ?? 0);
  return most;
}
/** Recorded violation; empty until the table has requested it. */
function recorded(simulation: Simulation): Pick<Series, "t" | "y"> {
  try {
    return simulation.series(violation);
  } catch {
    return { t: new Float64Array(0), y: new Float64Array(0) };
  }
}
function momentum({ simulation }: Run): number {
  const axes = simulation.space === "plane" ? (["x", "y"] as const) : (["x", "y", "z"] as const);
  return Math.hypot(...axes.map((axis) => simulation.observe(`momentum.${axis}`)));
}

/** The column's number of every run; what is rounding in its scene is 0. */
export function valuesOf({ value, unit }: Column, runs: readonly Run[]): readonly number[] {
  return runs.map((run) => {
    const found = value(run);
    return Math.abs(found) < floorOf(magnitudesOf(run.simulation), unit, violation) ? 0 : found;
  });
}

/** Columns in which there is anything but 0. */
export function filled(
  runs: readonly Run[],
): { readonly column: Column; readonly values: readonly number[] }[] {
  const all = columns.map((column) => ({ column, values: valuesOf(column, runs) }));
  return all.filter(({ column, values }) => column.always || values.some((value) => value !== 0));
}

/** Which runs have the smallest number; none where all are alike. */
export function winners(values: readonly number[]): readonly boolean[] {
  const sizes = values.map((value) => (Number.isFinite(value) ? Math.abs(value) : Number.POSITIVE_INFINITY));
  const least = Math.min(...sizes);
  const even = sizes.every((size) => size <= least * 1.01);
  return sizes.map((size) => !even && size === least);
}
