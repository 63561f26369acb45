import { describe, expect, it } from "vitest";
import type { Trace } from "../simulation/core";
import { axesFor, curveOf, decade } from "./axes";

const trace = (...residuals: number[]): Trace => ({
  solver: "cg",
  unknowns: 1,
  iterations: residuals.length - 1,
  stoppedBy: "residual",
  residuals: Float64Array.from(residuals),
  iterates: new Float64Array(residuals.length),
  lambda: new Float64Array(1),
});

describe("the axes of the convergence plot", () => {
  it("hold the start and every residual of what converges", () => {
    const { x, y } = axesFor([trace(3, 1e-3, 1e-9)], null);
    expect(x).toEqual({ lo: 0, hi: 10 });
    expect(y.hi).toBeGreaterThan(Math.log10(3));
    expect(y.lo).toBeLessThanOrEqual(-9);
  });
  it("are not stretched by what diverges, nor by zero", () => {
    const { y } = axesFor([trace(1, 1e40), trace(1, 0)], null);
    expect(y.hi).toBeLessThan(4);
    expect(y.lo).toBeGreaterThan(-20);
  });
  it("hold the level that no λ gets below", () => {
    expect(axesFor([trace(1, 0.5)], 1e-5).y.lo).toBeLessThan(-5);
  });
});

describe("a curve", () => {
  it("of a solve that converges has a point for every iterate", () => {
    const done = trace(3, 1e-3, 1e-9);
    const { x, y, leaves } = curveOf(done, axesFor([done], null));
    expect([...x]).toEqual([0, 1, 2]);
    expect(y[1]).toBeCloseTo(-3, 12);
    expect(leaves).toBeNull();
  });
  it("of one that diverges ends just beyond the top", () => {
    const lost = trace(1, 10, 1e3, 1e9, Number.POSITIVE_INFINITY);
    const axes = axesFor([lost], null);
    const { y, leaves } = curveOf(lost, axes);
    expect(leaves).not.toBeNull();
    expect(y.length).toBe((leaves as number) + 1);
    expect(y.at(-1)).toBeGreaterThan(axes.y.hi);
    expect(y.every(Number.isFinite)).toBe(true);
  });
});

it("zero lies at the floor", () => {
  expect(decade(0, -18)).toBe(-18);
});
