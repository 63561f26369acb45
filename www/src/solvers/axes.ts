// The axes of the convergence plot: iterations to the right, log₁₀‖Aλ + b‖ upwards; what diverges leaves through the top.
import type { AxisRange } from "../plots/definition";
import type { Trace } from "../simulation/core";

export interface Axes {
  readonly x: { readonly lo: number; readonly hi: number };
  readonly y: AxisRange;
}

/** Decades shown above the start. */
const above = 1.6;
/** Decades shown below the start: smaller residuals are rounding errors. */
const below = 18;
const fewestIterations = 10;

/** A fixed range, chosen anew for every solve. */
function fixed(lo: number, hi: number): AxisRange {
  return { lo, hi, show: () => false, clear: () => undefined };
}

/** log₁₀ of a residual; zero lies at the floor. */
export function decade(residual: number, floor: number): number {
  return residual > 0 ? Math.max(floor, Math.log10(residual)) : floor;
}

/** Part of a trace that determines the axes. */
export type Falling = Pick<Trace, "residuals" | "iterations">;

/** @param across how far to the right each trace reaches; its iterations unless given */
export function axesFor(
  traces: readonly Falling[],
  level: number | null,
  across: (trace: Falling) => number = ({ iterations }) => iterations,
): Axes {
  const starts = traces.flatMap(({ residuals }) =>
    (residuals[0] ?? 0) > 0 ? [Math.log10(residuals[0] as number)] : [],
  );
  const start = starts.length > 0 ? Math.max(...starts) : 0;
  const floor = start - below;
  let lowest = Math.min(start - 2, ...(level === null ? [] : [Math.log10(level)]));
  let most = fewestIterations;
  for (const trace of traces) {
    most = Math.max(most, across(trace));
    for (const residual of trace.residuals)
      if (Number.isFinite(residual)) lowest = Math.min(lowest, decade(residual, floor));
  }
  return { x: { lo: 0, hi: most }, y: fixed(Math.floor(lowest - 0.3), Math.ceil(start + above)) };
}

/**
 * The curve of a trace as far as it is in the picture: it ends where it leaves through the top for good.
 * @param at where each iterate lies; its number unless given
 */
export function curveOf(
  { residuals }: Falling,
  { y }: Axes,
  at?: Float64Array,
): { x: Float64Array; y: Float64Array; leaves: number | null } {
  const values = Float64Array.from(residuals, (residual) => decade(residual, y.lo));
  let end = values.length;
  while (end > 0 && !((values[end - 1] as number) <= y.hi)) end -= 1;
  const leaves = end < values.length ? end : null;
  // One point beyond the edge, so that the line is seen to leave.
  const length = leaves === null ? end : Math.min(values.length, end + 1);
  const shown = values.slice(0, length).map((value) => (Number.isFinite(value) ? value : y.hi + 1));
  return { x: Float64Array.from(shown, (_, k) => at?.[k] ?? k), y: shown, leaves };
}
