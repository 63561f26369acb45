// Laws of the y range: it holds its values, shows zero, and does not jitter.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logTrace } from "./log-trace";
import { StableRange } from "./range";

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("StableRange", () => {
  it("always holds the values and zero", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1 }), (pairs) => {
        const range = new StableRange(true);
        for (const [a, b] of pairs) {
          range.show({ min: Math.min(a, b), max: Math.max(a, b) });
          expect(range.lo).toBeLessThanOrEqual(Math.min(a, b, 0));
          expect(range.hi).toBeGreaterThanOrEqual(Math.max(a, b, 0));
        }
      }),
    );
  });

  it("shows hardly anything below zero where no value is negative, and above it where none is positive", () => {
    const [norm, pull] = [new StableRange(true), new StableRange(true)];
    norm.show({ min: 0.2, max: 2 });
    expect([norm.lo > -0.2, norm.lo < 0]).toEqual([true, true]);
    pull.show({ min: -30, max: -1 });
    expect([pull.hi < 3, pull.hi > 0]).toEqual([true, true]);
  });

  it("stands still while values breathe inside it", () => {
    const range = new StableRange(true);
    range.show({ min: -1, max: 1 });
    for (let i = 0; i < 1000; i++)
      expect(range.show({ min: -0.7 - 0.3 * Math.sin(i), max: 0.9 })).toBe(false);
  });

  it("changes seldom while values grow: by factors, not by frames", () => {
    const range = new StableRange(true);
    let changes = 0;
    for (let i = 1; i <= 3600; i++) if (range.show({ min: 0, max: i * 1e-4 })) changes++;
    expect(changes).toBeLessThan(45);
  });

  it("shrinks when most of it stays empty, and then not again", () => {
    const range = new StableRange(true);
    range.show({ min: -100, max: 100 });
    expect(range.show({ min: -1, max: 1 })).toBe(false);
    for (let i = 0; i < 30; i++) range.show({ min: -1, max: 1 });
    expect(range.hi).toBeLessThan(2);
    expect(range.show({ min: -1, max: 1 })).toBe(false);
  });

  it("chooses afresh after clear()", () => {
    const range = new StableRange(true);
    range.show({ min: -100, max: 100 });
    range.clear();
    range.show({ min: -1, max: 1 });
    expect(range.hi).toBeLessThan(2);
  });

  it("does not stretch rounding over the plot", () => {
    const range = new StableRange(true);
    range.show({ min: 0, max: 0 });
    const { lo, hi } = range;
    range.show({ min: -3e-16, max: 4e-16 });
    expect([range.lo, range.hi]).toEqual([lo, hi]);
    range.show({ min: 0, max: 1e-9 });
    expect(range.hi).toBeLessThan(2e-9);
  });

  it("ignores what is not finite and recovers", () => {
    const range = new StableRange(true);
    range.show({ min: -1, max: 1 });
    expect(range.show({ min: -1, max: Number.POSITIVE_INFINITY })).toBe(false);
    expect(range.show({ min: Number.NaN, max: 1 })).toBe(false);
    range.show({ min: 0, max: 1e300 });
    for (let i = 0; i < 30; i++) range.show({ min: -1, max: 1 });
    expect(range.hi).toBeLessThan(2);
  });

  it("takes the size of the first values that are not zero", () => {
    const range = new StableRange(true);
    range.show({ min: 0, max: 0 });
    expect([range.lo, range.hi]).toEqual([-1, 1]);
    range.show({ min: 0, max: 1e-8 });
    expect(range.hi).toBeLessThan(2e-8);
  });
});

it("keeps the finite decades of a run that goes to infinity", () => {
  const y = Float64Array.from([-3, 0, 40, 308, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  const range = logTrace.range();
  range.show(logTrace.extent(y, 0, y.length, { min: 0, max: 0 }));
  expect(range.lo).toBeLessThanOrEqual(-3);
  expect(range.hi).toBeGreaterThanOrEqual(308);
  expect(Number.isFinite(range.hi)).toBe(true);
});
