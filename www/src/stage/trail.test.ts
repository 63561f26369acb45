// A trail remembers the last points, in order, and no more.
import { describe, expect, it } from "vitest";
import { Trail } from "./trail";

function walk(trail: Trail, count: number): void {
  for (let i = 0; i < count; i++) trail.push(i, i, -i, 0.5);
}

describe("trail", () => {
  it("keeps the last points in order", () => {
    const trail = new Trail(4);
    walk(trail, 10);
    expect([0, 1, 2, 3].map((i) => trail.time(i))).toEqual([6, 7, 8, 9]);
    expect(trail.y(3)).toBe(-9);
  });
  it("skips points that are too near, and numbers that are none", () => {
    const trail = new Trail(4);
    trail.push(0, 0, 0, 0.5);
    trail.push(1, 0.4, 0, 0.5);
    trail.push(2, Number.NaN, 0, 0.5);
    expect(trail.length).toBe(1);
  });
  it("forgets what is old", () => {
    const trail = new Trail(8);
    walk(trail, 8);
    trail.forgetBefore(5);
    expect(trail.length).toBe(3);
    expect(trail.time(0)).toBe(5);
    trail.clear();
    expect(trail.length).toBe(0);
  });
});
