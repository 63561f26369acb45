// Snapping is geometry: onto the curve when near, nowhere when far.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Glyph } from "../simulation/core";
import { distanceToSegment, nearestOn, snap } from "./snap";

const ring: Glyph = { type: "circle", center: [0.5, -0.25], radius: 2 };
const coordinate = fc.double({ min: -5, max: 5, noNaN: true });

describe("snap", () => {
  it("finds the nearest point of a circle", () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const point = nearestOn(ring, x, y);
        fc.pre(point !== null);
        expect(Math.hypot(point.x - 0.5, point.y + 0.25)).toBeCloseTo(2, 9);
        const distance = Math.hypot(point.x - x, point.y - y);
        expect(distance).toBeCloseTo(Math.abs(Math.hypot(x - 0.5, y + 0.25) - 2), 9);
      }),
      { numRuns: 256 },
    );
  });

  it("has no nearest point at the centre", () => {
    expect(nearestOn(ring, 0.5, -0.25)).toBeNull();
    expect(snap([ring], 0.5, -0.25, 9).snapped).toBe(false);
  });

  it("snaps within reach and leaves alone what is farther", () => {
    expect(snap([ring], 2.55, -0.25, 0.1)).toEqual({ x: 2.5, y: -0.25, snapped: true });
    expect(snap([ring], 2.65, -0.25, 0.1)).toEqual({ x: 2.65, y: -0.25, snapped: false });
  });

  it("chooses the nearest of several curves", () => {
    const line: Glyph = { type: "segment", from: [0, 0], to: [4, 0] };
    expect(snap([ring, line], 2.52, 0.01, 0.5)).toMatchObject({ x: 2.52, y: 0 });
  });

  it("closes a closed polyline", () => {
    const points = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    expect(nearestOn({ type: "polyline", points, closed: true }, -0.2, 0.5)).toEqual({ x: 0, y: 0.5 });
    expect(nearestOn({ type: "polyline", points, closed: false }, -0.2, 0.4)).toEqual({ x: 0, y: 0 });
  });

  it("measures the distance to an arrow, its ends included", () => {
    expect(distanceToSegment(0, 3, -1, 0, 1, 0)).toBe(3);
    expect(distanceToSegment(4, 4, 0, 0, 1, 0)).toBe(5);
    expect(distanceToSegment(3, 4, 0, 0, 0, 0)).toBe(5);
  });
});
