// How a matrix is divided into cells where there is so much room: entries with their numbers when they are few, entries
// as coloured cells, blocks (a constraint and a body) when they are many, a picture of dots when they are very many.

export type Mode = "numbers" | "cells" | "blocks" | "image";

/** Cell k shows the entries from starts[k] up to, but not including, starts[k + 1]. */
export type Starts = readonly number[];

export interface Fit {
  readonly mode: Mode;
  readonly rows: Starts;
  readonly cols: Starts;
  /** Of a cell. CSS px */
  readonly width: number;
  readonly height: number;
}
export interface Sizes {
  /** Room for the cells. CSS px */
  readonly width: number;
  /** Of a cell with a number in it. CSS px */
  readonly number: { readonly width: number; readonly height: number };
}

/** Numbers are written for at most so many rows and columns. */
export const numberRows = 8;
const numberCols = 16;
/** Cells are squares between these. CSS px */
const largest = 22;
const comfortable = 12;
const smallest = 5;

export const cellsOf = (starts: Starts): number => starts.length - 1;

/** Every entry by itself. */
export function single(count: number): Starts {
  return Array.from({ length: count + 1 }, (_, i) => i);
}
/** Neighbours with the same owner are one cell. */
export function grouped(owners: readonly number[]): Starts {
  const starts = owners.flatMap((owner, i) => (i === 0 || owner !== owners[i - 1] ? [i] : []));
  return [...starts, owners.length];
}

/** @param owners what each row and column belongs to */
export function fit(owners: { rows: readonly number[]; cols: readonly number[] }, sizes: Sizes): Fit {
  const rows = single(owners.rows.length);
  const cols = single(owners.cols.length);
  if (owners.rows.length <= numberRows && owners.cols.length <= numberCols)
    return { mode: "numbers", rows, cols, ...sizes.number };
  const square = (mode: Mode, rows: Starts, cols: Starts): Fit => {
    const side = Math.min(largest, Math.floor(sizes.width / cellsOf(cols)));
    return { mode, rows, cols, width: side, height: side };
  };
  const entries = square("cells", rows, cols);
  if (entries.width >= comfortable) return entries;
  const blocks = square("blocks", grouped(owners.rows), grouped(owners.cols));
  const condensed = blocks.rows.length < rows.length || blocks.cols.length < cols.length;
  if (condensed && blocks.width >= smallest) return blocks;
  if (entries.width >= smallest) return entries;
  const dot = Math.min(smallest, sizes.width / Math.max(1, owners.cols.length));
  return { mode: "image", rows, cols, width: dot, height: dot };
}

/** A column beside a matrix: rows as high as that matrix's, with numbers where it has numbers. */
export function columnBeside(matrix: Fit, sizes: Sizes): Fit {
  const width = matrix.mode === "numbers" ? sizes.number.width : Math.max(comfortable, matrix.width);
  return { ...matrix, cols: single(1), width };
}

/** The entry of largest size among those of a cell: what a block shows. */
export function strongest(data: Float64Array, cols: number, fit: Fit, row: number, col: number): number {
  let found = 0;
  const [top, bottom] = [fit.rows[row] ?? 0, fit.rows[row + 1] ?? 0];
  const [left, right] = [fit.cols[col] ?? 0, fit.cols[col + 1] ?? 0];
  for (let i = top; i < bottom; i++)
    for (let j = left; j < right; j++) {
      const value = data[i * cols + j] as number;
      if (Math.abs(value) > Math.abs(found)) found = value;
    }
  return found;
}
