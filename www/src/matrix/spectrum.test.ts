import { expect, it } from "vitest";
import { decades } from "./spectrum";

it("the strip holds every eigenvalue that is not zero, above its floor", () => {
  const eigenvalues = Float64Array.of(8.7, 3.4, 0.02, 1e-17);
  const { lo, hi } = decades({ eigenvalues, rank: 3 });
  expect(hi).toBe(1);
  expect(lo).toBe(-3);
  expect(Math.log10(0.02)).toBeGreaterThan(lo);
});
it("without any there is still a scale", () => {
  const { lo, hi } = decades({ eigenvalues: Float64Array.of(0), rank: 0 });
  expect(hi).toBeGreaterThan(lo);
});
it("an exact power of ten is not lost at the edge", () => {
  const { lo, hi } = decades({ eigenvalues: Float64Array.of(10, 1), rank: 2 });
  expect(hi).toBeGreaterThanOrEqual(1);
  expect(lo).toBeLessThan(0);
});
