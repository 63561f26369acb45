// Drawing by strokes, and the error of what was drawn.
import { describe, expect, it } from "vitest";
import { compare, gradeOf, heightAt, stroke } from "./drawn";

const at = [0, 1, 2, 3, 4];
const flat = [0, 0, 0, 0, 0];

describe("a stroke", () => {
  it("sets what lies between its ends, in both directions", () => {
    expect(stroke(at, flat, { x: 0, y: 0 }, { x: 4, y: 4 })).toEqual([0, 1, 2, 3, 4]);
    expect(stroke(at, flat, { x: 4, y: 4 }, { x: 0, y: 0 })).toEqual([0, 1, 2, 3, 4]);
  });
  it("sets the nearest place where it only touches", () => {
    expect(stroke(at, flat, { x: 1.2, y: 5 }, { x: 1.2, y: 5 })).toEqual([0, 5, 0, 0, 0]);
  });
});

describe("the difference", () => {
  const truth = at.map((x) => ({ x, y: x * x }));
  it("is zero for the curve itself", () => {
    expect(compare(truth, truth, 1).error).toBeCloseTo(0, 12);
  });
  it("is a part of the span of the true curve, and is largest where the curves are furthest apart", () => {
    const drawn = truth.map(({ x, y }) => ({ x, y: x === 4 ? 0 : y }));
    const { error, worst } = compare(drawn, truth, 1);
    expect(worst).toEqual({ x: 4, drawn: 0, truth: 16 });
    expect(error).toBeGreaterThan(0.2);
    expect(
      compare(
        truth.map(({ x, y }) => ({ x, y: y + 1.6 })),
        truth,
        1,
      ).error,
    ).toBeCloseTo(0.1, 12);
  });
  it("takes a flat curve by the least span", () => {
    const level = at.map((x) => ({ x, y: 3 }));
    expect(
      compare(
        level.map(({ x }) => ({ x, y: 4 })),
        level,
        10,
      ).error,
    ).toBeCloseTo(0.1, 12);
  });
  it("ends where the run has ended", () => {
    const half = truth.slice(0, 3);
    expect(
      compare(
        truth.map(({ x, y }) => ({ x, y: x > 2 ? 99 : y })),
        half,
        1,
      ).error,
    ).toBeCloseTo(0, 12);
  });
});

it("reads heights between places, and level beyond them", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 2, y: 4 },
  ];
  expect([-1, 1, 3].map((x) => heightAt(line, x))).toEqual([0, 2, 4]);
});
it("has four grades", () => {
  expect([0, 0.1, 0.2, 1].map(gradeOf)).toEqual(["same", "close", "partly", "other"]);
});
