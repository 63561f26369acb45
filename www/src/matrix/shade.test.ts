import { describe, expect, it } from "vitest";
import { depth, depthOfPainted, largestOf } from "./shade";

describe("the depth of an entry", () => {
  it("is nothing for zero and everything for the largest, whatever its sign", () => {
    expect(depth(0, 5)).toBe(0);
    expect(depth(-5, 5)).toBe(1);
    expect(depth(5, 5)).toBe(1);
  });
  it("falls by equal amounts for equal factors", () => {
    expect(depth(1, 1) - depth(0.1, 1)).toBeCloseTo(depth(0.1, 1) - depth(0.01, 1), 12);
  });
  it("of what is not zero can be seen, however small it is", () => {
    expect(depth(1e-300, 1)).toBeGreaterThan(0.05);
  });
  it("is the same for what the core has painted, to a step of its opacity", () => {
    // Opacity as src/api/paint.rs gives it: six decades.
    for (const value of [1, 0.3, 0.05, 0.004]) {
      const painted = Math.floor(255 * (1 + Math.log10(value) / 6));
      expect(Math.abs(depthOfPainted(painted) - depth(value, 1))).toBeLessThan(2 / 255 + 1e-9);
    }
    expect(depthOfPainted(0)).toBe(0);
  });
});

it("the largest entry counts by size", () => {
  expect(largestOf(Float64Array.of(1, -7, 3))).toBe(7);
  expect(largestOf(new Float64Array(0))).toBe(0);
});
