import { expect, it } from "vitest";
import { barScale, onBar } from "./scale";

it("zero is near the left end where nothing is negative, in the middle where something is", () => {
  expect(barScale(Float64Array.of(1, 3)).zero).toBeLessThan(0.2);
  expect(barScale(Float64Array.of(-1, 3)).zero).toBe(0.5);
});
it("the whole solution is in view, and what is beyond says so", () => {
  const scale = barScale(Float64Array.of(1, 3));
  expect(onBar(3, scale).at).toBeLessThan(1);
  expect(onBar(3, scale).beyond).toBe(false);
  expect(onBar(40, scale)).toEqual({ at: 1, beyond: true });
  expect(onBar(Number.NaN, scale).beyond).toBe(true);
});
it("a run that ends at no number still has a scale", () => {
  expect(Number.isFinite(barScale(Float64Array.of(Number.NaN)).perUnit)).toBe(true);
});
