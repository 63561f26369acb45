// Laws of slider scales.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundStep, sliderScale } from "./slider-scale";

const position = fc.double({ min: 0, max: 1, noNaN: true });

describe("sliderScale", () => {
  it("ends where its range ends", () => {
    for (const scale of [
      sliderScale(-2, 8, "linear"),
      sliderScale(1e-4, 0.1, "logarithmic"),
      sliderScale(0, 1000, "logarithmic"),
    ]) {
      expect(scale.toValue(0)).toBe(scale.lo);
      expect(scale.toValue(1)).toBe(scale.hi);
      expect(scale.toPosition(scale.lo)).toBe(0);
      expect(scale.toPosition(scale.hi)).toBeCloseTo(1, 12);
    }
  });

  it("never decreases", () => {
    const scale = sliderScale(0, 1000, "logarithmic");
    fc.assert(fc.property(position, position, (a, b) => a > b || scale.toValue(a) <= scale.toValue(b)));
  });

  it("comes back to the same place, up to its rounding", () => {
    for (const scale of [
      sliderScale(0.05, 20, "linear"),
      sliderScale(1e-4, 0.1, "logarithmic"),
      sliderScale(0, 1000, "logarithmic"),
    ]) {
      fc.assert(
        fc.property(position, (at) => {
          const value = scale.toValue(at);
          expect(scale.toValue(scale.toPosition(value))).toBeCloseTo(value, 9);
        }),
      );
    }
  });

  it("keeps 0 reachable on a logarithmic slider", () => {
    const scale = sliderScale(0, 100, "logarithmic");
    expect(scale.toValue(0.01)).toBe(0);
    expect(scale.toValue(0.06)).toBeGreaterThan(0);
  });

  it("steps in round values both ways", () => {
    const linear = sliderScale(0, 10, "linear");
    expect(linear.neighbour(1, 1)).toBe(1.05);
    expect(linear.neighbour(1, -1)).toBe(0.95);
    const logarithmic = sliderScale(1e-4, 0.1, "logarithmic");
    expect(logarithmic.neighbour(0.01, 1)).toBe(0.011);
    expect(logarithmic.neighbour(0.01, -1)).toBe(0.0099);
    expect(sliderScale(1, 100, "logarithmic", true).neighbour(10, 1)).toBe(11);
  });

  it("rounds steps to 1, 2, 5", () => {
    expect([0.049, 0.05, 0.19, 3, 7].map(roundStep)).toEqual([0.02, 0.05, 0.1, 2, 5]);
  });
});
