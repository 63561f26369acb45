// Choice of the nearest body or rod at a pixel.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beadRadius, closeReach, nearestLink, nearestPoint } from "./nearest";

const pixels = Float64Array.from([0, 0, 100, 0, 100, 80]);
const links = [
  { a: 0, b: 1 },
  { a: 1, b: 2 },
];

describe("pointing", () => {
  it("means the nearest body within reach, and none beyond it", () => {
    expect(nearestPoint(pixels, 96, 3, 15)).toBe(1);
    expect(nearestPoint(pixels, 50, 0, 15)).toBe(-1);
  });

  it("means the nearest rod within reach, and none beyond it", () => {
    expect(nearestLink(pixels, links, 50, 5, 6)).toBe(0);
    expect(nearestLink(pixels, links, 96, 40, 6)).toBe(1);
    expect(nearestLink(pixels, links, 50, 7, 6)).toBe(-1);
    expect(nearestLink(pixels, links, 107, 0, 6)).toBe(-1);
  });

  it("finds nothing where the pointer is nowhere", () => {
    expect(nearestPoint(pixels, Number.NaN, Number.NaN, 15)).toBe(-1);
    expect(nearestLink(pixels, links, Number.NaN, Number.NaN, 15)).toBe(-1);
  });

  it("leaves room between close bodies to hit the rod", () => {
    fc.assert(
      fc.property(fc.double({ min: 14, max: 400, noNaN: true }), (spacing) => {
        const radius = beadRadius(20, spacing);
        expect(closeReach(15, radius, spacing)).toBeLessThan(0.4 * spacing);
        expect(closeReach(15, radius, spacing)).toBeGreaterThanOrEqual(radius);
      }),
    );
  });

  it("never draws neighbours over each other, nor beads larger for being more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.double({ min: 4, max: 300, noNaN: true }),
        (count, spacing) => {
          const radius = beadRadius(count, spacing);
          expect(radius).toBeLessThanOrEqual(spacing / 2);
          expect(beadRadius(count + 1, spacing)).toBeLessThanOrEqual(radius);
        },
      ),
    );
  });
});
