import { expect, it } from "vitest";
import { onScale, scaleOf } from "./multipliers";

it("the scale holds every final λ, and is never empty", () => {
  expect(scaleOf(Float64Array.of(-10, 4))).toBeGreaterThan(10);
  expect(scaleOf(Float64Array.of(0, 0))).toBeGreaterThan(0);
});
it("what lies beyond the scale is cut at its end and says so", () => {
  expect(onScale(-3, 2)).toEqual({ at: -1, beyond: true });
  expect(onScale(1, 2)).toEqual({ at: 0.5, beyond: false });
  expect(onScale(Number.POSITIVE_INFINITY, 2)).toEqual({ at: 1, beyond: true });
  expect(onScale(Number.NaN, 2).beyond).toBe(true);
});
