// Inside and outside of outlines.
import { describe, expect, it } from "vitest";
import type { BodyInfo, Glyph, Simulation } from "../../simulation/core";
import { distanceTo, type Solid, solidsOf, within } from "./solids";

const square: Glyph = {
  type: "polyline",
  closed: true,
  points: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
};
const body = { id: 4, kind: "rigid", positionLength: 3 } as BodyInfo;
const solid = (...glyphs: Glyph[]): Solid =>
  solidsOf({ outline: () => glyphs } as unknown as Simulation, [body])[0] as Solid;

describe("a solid of the plane", () => {
  it("has what is within its outline inside", () => {
    expect(distanceTo(solid(square), 0.9, -0.9)).toBe(0);
    expect(distanceTo(solid(square), 3, 0)).toBeCloseTo(2);
    expect(distanceTo(solid({ type: "circle", center: [0, 1], radius: 0.5 }), 0, 2)).toBeCloseTo(0.5);
  });
  it("of several parts is inside where one of them is", () => {
    const both = solid(square, { type: "circle", center: [2, 0], radius: 0.5 });
    expect(distanceTo(both, 2.2, 0)).toBe(0);
    expect(both.reach).toBeCloseTo(2.5);
  });
  it("a chain has no inside, only nearness", () => {
    const chain = solid({
      type: "polyline",
      closed: false,
      points: [
        [-1, 0],
        [1, 0],
      ],
    });
    expect(distanceTo(chain, 0, 0.25)).toBeCloseTo(0.25);
  });
  it("without end is never under a pointer", () => {
    const ground = solid({ type: "boundary", at: [0, 0], normal: [0, 1] });
    expect(distanceTo(ground, 0, -1)).toBe(Number.POSITIVE_INFINITY);
    expect(ground.reach).toBe(Number.POSITIVE_INFINITY);
  });
  it("particles are none", () => {
    expect(solidsOf({} as Simulation, [{ ...body, kind: "particle" }])).toEqual([]);
  });
});

it("a notch is outside", () => {
  const notched = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ];
  expect(within(notched, 2, 2)).toBe(false);
  expect(within(notched, 2, 0.5)).toBe(true);
});
