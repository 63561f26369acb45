// A solve taken apart into rows.
import { describe, expect, it } from "vitest";
import type { Trace } from "../simulation/core";
import { RowWalk } from "./row-walk";

const trace = (rows: boolean): Trace => ({
  solver: "gauss-seidel",
  unknowns: 2,
  iterations: 2,
  stoppedBy: "iterations",
  residuals: Float64Array.of(8, 4, 1),
  iterates: Float64Array.of(0, 0, 3, 1, 2, 2),
  lambda: Float64Array.of(2, 2),
  ...(rows
    ? {
        changes: {
          iterate: Float64Array.of(1, 1, 2, 2),
          row: Float64Array.of(0, 1, 0, 1),
          change: Float64Array.of(3, 1, -1, 1),
          clamped: Float64Array.of(1, 0, 0, 0),
          residual: Float64Array.of(6, 4, 2, 1),
        },
      }
    : {}),
});

describe("a solver that goes row by row", () => {
  const walk = new RowWalk(trace(true));
  it("stops after every row", () => {
    expect(walk.last).toBe(4);
    expect([0, 1, 2, 3, 4].map((stop) => [...walk.lambdaAt(stop)])).toEqual([
      [0, 0],
      [3, 0],
      [3, 1],
      [2, 1],
      [2, 2],
    ]);
    expect([0, 1, 2, 3, 4].map((stop) => walk.residualAt(stop))).toEqual([8, 6, 4, 2, 1]);
  });
  it("says which row it was, in which iterate, and whether a bound held it", () => {
    expect(walk.at(0)).toMatchObject({ k: 0, row: -1 });
    expect(walk.at(1)).toEqual({ k: 1, change: 0, row: 0, delta: 3, held: true });
    expect(walk.at(4)).toEqual({ k: 2, change: 3, row: 1, delta: 1, held: false });
  });
  it("a row is held until it has its next turn in another sweep", () => {
    expect([...walk.heldAt(1)]).toEqual([0]);
    expect([...walk.heldAt(2)]).toEqual([0]);
    expect([...walk.heldAt(3)]).toEqual([]);
  });
  it("counts the iterate under way by the share of its rows", () => {
    expect([0, 1, 2, 3, 4].map((stop) => walk.progress(stop))).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(walk.like(2, 0.5)).toBe(3);
  });
});

it("a solver that does not go row by row stops at its iterates", () => {
  const walk = new RowWalk(trace(false));
  expect([walk.last, walk.endOf(1), walk.byRows]).toEqual([2, 1, false]);
  expect([...walk.lambdaAt(1)]).toEqual([3, 1]);
  expect([walk.residualAt(1), walk.progress(1), walk.like(2, 1)]).toEqual([4, 1, 2]);
  expect(walk.at(2)).toMatchObject({ k: 2, row: -1 });
});
