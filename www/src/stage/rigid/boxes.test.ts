// Boxes and cones in space and in the plane, held against what they stand for.
import { expect, it } from "vitest";
import type { BodyInfo, Glyph } from "../../simulation/core";
import { boxAbout } from "./boxes";
import { rimOf } from "./cones";

const solidOf = (glyphs: readonly Glyph[], positionLength: number) => ({
  body: { kind: "rigid", positionOffset: 0, positionLength } as BodyInfo,
  index: 0,
  glyphs,
  reach: 1,
  inner: 1,
});

it("a turned box in space is enclosed by a box along the axes, no larger than needed", () => {
  const vertices = [-1, 1].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-2, 2].map((z) => [x, y, z])));
  const mesh: Glyph = { type: "mesh", vertices, triangles: [], edges: [] };
  // A quarter turn about z brings x to y.
  const drawn = Float64Array.of(10, 20, 30, 0, 0, Math.SQRT1_2, Math.SQRT1_2);
  const { low, high } = boxAbout(solidOf([mesh], 7), drawn) ?? { low: [], high: [] };
  for (const [i, expected] of [9.5, 19, 28].entries()) expect(low[i]).toBeCloseTo(expected, 12);
  for (const [i, expected] of [10.5, 21, 32].entries()) expect(high[i]).toBeCloseTo(expected, 12);
});

it("what has no end has no box", () => {
  expect(boxAbout({ ...solidOf([], 3), reach: Number.POSITIVE_INFINITY }, new Float64Array(3))).toBeNull();
});

it("a friction cone is as wide as μ says at its height, across its axis", () => {
  for (const { point, axis } of [
    { point: [1, 2], axis: [0.6, 0.8] },
    { point: [1, 2, 3], axis: [0, 3, 4] },
  ]) {
    const rim = rimOf(point, axis, 0.3);
    expect(rim.length).toBeGreaterThan(1);
    for (const at of rim) {
      const from = at.map((x, i) => x - (point[i] ?? 0) - (axis[i] ?? 0));
      expect(Math.hypot(...from)).toBeCloseTo(0.3, 12);
      expect(from.reduce((sum, x, i) => sum + x * (axis[i] ?? 0), 0)).toBeCloseTo(0, 12);
    }
  }
});
