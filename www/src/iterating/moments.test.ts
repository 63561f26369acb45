import { describe, expect, it } from "vitest";
import { Walk } from "../lcp/walk";
import { Moments } from "./moments";

// Two sweeps over two rows.
const solve = {
  iterations: 2,
  lambda: Float64Array.of(1.5, 2.25),
  iterates: Float64Array.of(0, 0, 1, 2, 1.5, 2.25),
  residuals: Float64Array.of(9, 4, 1),
  changes: {
    iterate: Float64Array.of(1, 1, 2, 2),
    row: Float64Array.of(0, 1, 0, 1),
    change: Float64Array.of(1, 2, 0.5, 0.25),
    clamped: Float64Array.of(0, 0, 0, 1),
    together: Float64Array.of(0, 0, 0, 0),
    residual: Float64Array.of(7, 4, 3, 1),
  },
};
const walk = new Walk(solve);
const lines = (moments: Moments): string[] =>
  Array.from({ length: moments.last + 1 }, (_, m) => {
    const { line, k, row } = moments.at(m);
    return `${k}${line}${row < 0 ? "" : row}`;
  });

describe("the moments of an iteration", () => {
  it("are the start, two for every row, and the test of every sweep", () => {
    const moments = new Moments(walk, false);
    expect(lines(moments)).toEqual([
      "0start",
      ...["1residual0", "1change0", "1residual1", "1change1", "1test"],
      ...["2residual0", "2change0", "2residual1", "2change1", "2test"],
    ]);
  });
  it("begin every sweep with a copy where rows see the old λ", () => {
    const moments = new Moments(walk, true);
    expect(lines(moments).filter((line) => line.includes("old"))).toEqual(["1old", "2old"]);
    expect(moments.at(moments.endOf(1)).line).toBe("test");
    expect(moments.at(moments.last)).toEqual({ line: "test", k: 2, stop: 4, row: -1 });
  });
  it("show λ with the changes made so far, and the iterate itself when a sweep is over", () => {
    const moments = new Moments(walk, false);
    expect([...moments.lambdaAt(2).lambda]).toEqual([1, 0]);
    expect(moments.lambdaAt(2).renewed).toEqual([true, false]);
    expect([...moments.lambdaAt(6).lambda]).toEqual([1, 2]);
    expect([...moments.lambdaAt(moments.last).lambda]).toEqual([1.5, 2.25]);
    expect([...moments.lambdaAt(0).lambda]).toEqual([0, 0]);
  });
  it("have the residual of λ as it stands: it changes with the row, not before", () => {
    const moments = new Moments(walk, false);
    const all = Array.from({ length: moments.last + 1 }, (_, m) => moments.residualAt(m));
    expect(all).toEqual([9, 9, 7, 7, 4, 4, 4, 3, 3, 1, 1]);
  });
  it("count the work in row updates", () => {
    expect([...new Moments(walk, false).work()]).toEqual([0, 2, 4]);
  });
  it("of a problem solved at the start are the start alone", () => {
    const empty = new Float64Array(0);
    const changes = {
      iterate: empty,
      row: empty,
      change: empty,
      clamped: empty,
      together: empty,
      residual: empty,
    };
    const none = new Walk({ ...solve, iterations: 0, iterates: Float64Array.of(0, 0), changes });
    const moments = new Moments(none, false);
    expect(moments.last).toBe(0);
    expect(moments.at(0).line).toBe("start");
  });
});
