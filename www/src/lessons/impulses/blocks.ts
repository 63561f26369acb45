// A in blocks, a joint each, and what every shared body adds to a block: its mass by the linear entries of J, its inertia by
// the angular ones. J, W and A are the core's.
import type { Matrix, Simulation } from "../../simulation/core";

/** Rows or columns [from, to). */
interface Span {
  readonly from: number;
  readonly to: number;
}
export interface Block {
  readonly rows: number;
  readonly cols: number;
  /** Row by row. */
  readonly values: readonly number[];
}
export interface Part extends Block {
  readonly kind: "linear" | "angular";
  /** Its number, the fixed one not counted: from 1. */
  readonly body: number;
}

const indices = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const entry = ({ cols, data }: Matrix, i: number, j: number): number => data[i * cols + j] ?? 0;

/** The rows of each constraint. */
export function jointRows(simulation: Simulation): Span[] {
  return simulation
    .constraints()
    .map(({ rowOffset, rows }) => ({ from: rowOffset, to: rowOffset + rows.length }));
}

export function blockOf(a: Matrix, rows: Span, cols: Span): Block {
  const values = indices(rows).flatMap((i) => indices(cols).map((j) => entry(a, i, j)));
  return { rows: rows.to - rows.from, cols: cols.to - cols.from, values };
}

/** J W Jᵀ of these rows and columns, over these velocities only. */
function product(j: Matrix, w: Matrix, rows: Span, cols: Span, over: Span): number[] {
  const velocities = indices(over);
  return indices(rows).flatMap((a) =>
    indices(cols).map((b) => {
      let sum = 0;
      for (const p of velocities)
        for (const q of velocities) sum += entry(j, a, p) * entry(w, p, q) * entry(j, b, q);
      return sum;
    }),
  );
}

/** The summands of the block of two joints: two for each body that both hold. */
export function parts(simulation: Simulation, rows: Span, cols: Span): Part[] {
  const [j, w] = [simulation.matrix("J"), simulation.matrix("W")];
  const linear = simulation.space === "plane" ? 2 : 3;
  const held = (span: Span, over: Span): boolean =>
    indices(span).some((i) => indices(over).some((k) => entry(j, i, k) !== 0));
  return simulation
    .bodies()
    .filter(({ fixed }) => !fixed)
    .flatMap(({ velocityOffset: from, velocityLength }, i): Part[] => {
      const to = from + velocityLength;
      if (!held(rows, { from, to }) || !held(cols, { from, to })) return [];
      const part = (kind: Part["kind"], over: Span): Part => ({
        kind,
        body: i + 1,
        rows: rows.to - rows.from,
        cols: cols.to - cols.from,
        values: product(j, w, rows, cols, over),
      });
      return [part("linear", { from, to: from + linear }), part("angular", { from: from + linear, to })];
    });
}
