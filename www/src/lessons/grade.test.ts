// Graded answers.
import { expect, it } from "vitest";
import { mistake } from "./grade";

const wanted = { value: -14.715, unit: "N", tolerance: 0.01, ask: "", hint: "" };

it.each([
  [-14.7, null],
  [14.715, "sign"],
  [-29.4, "twice"],
  [-7.36, "half"],
  [-1471.5, "ten"],
  [-15.5, "near"],
  [3, "wrong"],
  [0, "wrong"],
] as const)("%d: %s", (given, verdict) => {
  expect(mistake(given, wanted)).toBe(verdict);
});
