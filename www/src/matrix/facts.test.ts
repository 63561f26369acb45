import { expect, it } from "vitest";
import { asymmetry, term } from "./facts";

it("the asymmetry of A is the largest difference across its diagonal", () => {
  expect(asymmetry({ rows: 2, cols: 2, data: Float64Array.of(1, 2, 2, 5) })).toBe(0);
  expect(asymmetry({ rows: 2, cols: 2, data: Float64Array.of(1, 2, 2.5, 5) })).toBe(0.5);
});
it("a sum is written as on paper: no factor one, no plus in front, minus as a sign between", () => {
  expect([term(1, "a", true), term(-1, "b", false), term(0.5, "c", false), term(-2, "d", true)]).toEqual([
    "a",
    " − b",
    " + 0.500\u00a0c",
    "−2.00\u00a0d",
  ]);
});
