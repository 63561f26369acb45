// Body coordinates and the world's, and mixing of orientations.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BodyInfo } from "./core";
import { dimensionOf, mixQuaternions, placementOf, placeOf, placerOf, toLocal, toWorld } from "./pose";

const body = (kind: "particle" | "rigid", positionLength: number): BodyInfo => ({
  id: 0,
  kind,
  fixed: false,
  asleep: false,
  mass: 1,
  positionOffset: 0,
  positionLength,
  velocityOffset: 0,
  velocityLength: positionLength === 7 ? 6 : 3,
});
const number = fc.double({ min: -5, max: 5, noNaN: true });
const close = (a: readonly number[], b: readonly number[]): void => {
  for (const [i, x] of a.entries()) expect(x).toBeCloseTo(b[i] ?? Number.NaN, 9);
};

describe("a body's numbers", () => {
  it("say how many of them are its place", () => {
    expect(
      [body("particle", 2), body("particle", 3), body("rigid", 3), body("rigid", 7)].map(dimensionOf),
    ).toEqual([2, 3, 2, 3]);
    expect(placeOf(Float64Array.of(1, 2, 3), body("rigid", 3))).toEqual([1, 2]);
  });
  it("give a placement that the core takes", () => {
    const numbers = Float64Array.of(1, 2, 0.5);
    expect(placementOf(numbers, Float64Array.of(3, 4, 5), body("rigid", 3))).toEqual({
      at: [1, 2],
      velocity: [3, 4],
      angle: 0.5,
      spin: 5,
    });
  });
});

describe("to the world and back", () => {
  it("is the identity in the plane", () => {
    fc.assert(
      fc.property(number, number, number, number, number, (x, y, angle, u, v) => {
        const positions = Float64Array.of(x, y, angle);
        close(toLocal(positions, body("rigid", 3), toWorld(positions, body("rigid", 3), [u, v])), [u, v]);
        close(placerOf(positions, body("rigid", 3))([u, v]), toWorld(positions, body("rigid", 3), [u, v]));
      }),
    );
  });
  it("is the identity in space", () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 10, maxLength: 10 }), (n) => {
        const q = n.slice(3, 7);
        const size = Math.hypot(...q);
        fc.pre(size > 0.1);
        const positions = Float64Array.from([...n.slice(0, 3), ...q.map((x) => x / size)]);
        const local = n.slice(7);
        close(toLocal(positions, body("rigid", 7), toWorld(positions, body("rigid", 7), local)), local);
      }),
    );
  });
  it("turns x to y by a quarter turn about z", () => {
    const half = Math.SQRT1_2;
    close(toWorld(Float64Array.of(0, 0, 0, 0, 0, half, half), body("rigid", 7), [1, 0, 0]), [0, 1, 0]);
    close(toWorld(Float64Array.of(0, 0, Math.PI / 2), body("rigid", 3), [1, 0]), [0, 1]);
  });
});

it("orientations are mixed the short way round, and stay of length one", () => {
  const from = Float64Array.of(0, 0, 0, 1);
  const to = Float64Array.of(0, 0, -Math.sin(0.1), -Math.cos(0.1));
  const out = new Float64Array(4);
  mixQuaternions(from, to, 0.5, [0], out);
  expect(Math.hypot(...out)).toBeCloseTo(1, 12);
  expect(Math.abs(out[2] ?? 0)).toBeCloseTo(Math.sin(0.05), 6);
});
