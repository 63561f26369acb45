// A solve taken apart into rows.
import { describe, expect, it } from "vitest";
import type { RowChanges, Trace } from "../simulation/core";
import { Walk } from "./walk";

const trace = (changes: RowChanges): Trace => ({
  solver: "gauss-seidel",
  unknowns: 2,
  iterations: 2,
  stoppedBy: "iterations",
  residuals: Float64Array.of(8, 4, 1),
  iterates: Float64Array.of(0, 0, 3, 1, 2, 2),
  iteratesW: Float64Array.of(-8, -8, 0, 4, 1, 0),
  lambda: Float64Array.of(2, 2),
  changes,
});
const byRows: RowChanges = {
  iterate: Float64Array.of(1, 1, 2, 2),
  row: Float64Array.of(0, 1, 0, 1),
  change: Float64Array.of(3, 1, -1, 1),
  clamped: Float64Array.of(1, 0, 0, 0),
  together: Float64Array.of(0, 0, 0, 0),
  residual: Float64Array.of(6, 4, 2, 1),
};

describe("a solver that goes row by row", () => {
  const walk = new Walk(trace(byRows));
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
    expect(walk.at(1)).toEqual({ k: 1, row: 0, delta: 3, held: true, together: false });
    expect(walk.at(4)).toEqual({ k: 2, row: 1, delta: 1, held: false, together: false });
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
  it("the changes of an iterate add up while its rows have their turns, and w is that of the last one done", () => {
    expect([0, 1, 2, 3, 4].map((stop) => [...walk.changesAt(stop)])).toEqual([
      [0, 0],
      [3, 0],
      [3, 1],
      [-1, 0],
      [-1, 1],
    ]);
    expect([0, 1, 2, 3, 4].map((stop) => walk.done(stop))).toEqual([0, 0, 1, 1, 2]);
    expect([...walk.w(1)]).toEqual([0, 4]);
  });
});

it("a solver that does not go row by row stops at its iterates", () => {
  const walk = new Walk(trace({ ...byRows, together: Float64Array.of(1, 1, 1, 1) }));
  expect([walk.last, walk.endOf(1), walk.byRows]).toEqual([2, 1, false]);
  expect([...walk.lambdaAt(1)]).toEqual([3, 1]);
  expect([...walk.changesAt(2)]).toEqual([-1, 1]);
  expect([walk.residualAt(1), walk.progress(1), walk.like(2, 1)]).toEqual([4, 1, 2]);
  expect(walk.at(2)).toMatchObject({ k: 2, row: -1, together: true });
});

it("a step of all rows after a sweep is one more stop", () => {
  const changes: RowChanges = {
    iterate: Float64Array.of(1, 1, 1, 1, 2, 2),
    row: Float64Array.of(0, 1, 0, 1, 0, 1),
    change: Float64Array.of(2, 2, 1, -1, -1, 1),
    clamped: Float64Array.of(0, 0, 0, 0, 0, 0),
    together: Float64Array.of(0, 0, 1, 1, 0, 0),
    residual: Float64Array.of(6, 5, 4, 4, 2, 1),
  };
  const walk = new Walk(trace(changes));
  expect([walk.last, walk.endOf(1), walk.byRows]).toEqual([5, 3, true]);
  expect(walk.at(3)).toMatchObject({ k: 1, together: true });
  expect([2, 3, 4].map((stop) => [...walk.lambdaAt(stop)])).toEqual([
    [2, 2],
    [3, 1],
    [2, 1],
  ]);
});
