import { describe, expect, it } from "vitest";
import { cellsOf, columnBeside, fit, grouped, strongest } from "./fit";

const sizes = { width: 600, number: { width: 46, height: 26 } };
/** A chain of m links in the plane: each body owns two columns. */
const chain = (m: number): { rows: number[]; cols: number[] } => ({
  rows: Array.from({ length: m }, (_, i) => i),
  cols: Array.from({ length: 2 * m + 2 }, (_, j) => j >> 1),
});

describe("a matrix in so much room", () => {
  it("shows numbers when it is small, cells, blocks and dots as it grows, and never leaves the room once it has no numbers", () => {
    const fits = [4, 12, 40, 300].map((m) => fit(chain(m), sizes));
    expect(fits.map(({ mode }) => mode)).toEqual(["numbers", "cells", "blocks", "image"]);
    for (const { cols, width } of fits.slice(1)) expect(cellsOf(cols) * width).toBeLessThanOrEqual(600);
  });
  it("has one block for a constraint and a body", () => {
    const { rows, cols } = fit(chain(40), sizes);
    expect(cellsOf(rows)).toBe(40);
    expect(cellsOf(cols)).toBe(41);
  });
  it("gives the column beside it the same rows", () => {
    const matrix = fit({ rows: chain(12).rows, cols: chain(12).rows }, sizes);
    const column = columnBeside(matrix, sizes);
    expect(column.rows).toBe(matrix.rows);
    expect(column.height).toBe(matrix.height);
    expect(cellsOf(column.cols)).toBe(1);
  });
});

it("neighbours of one owner are grouped, others not", () => {
  expect(grouped([3, 3, 5, 3])).toEqual([0, 2, 3, 4]);
  expect(grouped([])).toEqual([0]);
});

it("a block shows its entry of largest size with its sign", () => {
  const blocks = { mode: "blocks", rows: [0, 2], cols: [0, 2, 3], width: 9, height: 9 } as const;
  const data = Float64Array.of(1, -4, 9, 2, 3, 0);
  expect(strongest(data, 3, blocks, 0, 0)).toBe(-4);
  expect(strongest(data, 3, blocks, 0, 1)).toBe(9);
});
