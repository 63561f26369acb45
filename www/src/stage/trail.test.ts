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
  it("forgets what comes later", () => {
    const trail = new Trail(8);
    walk(trail, 8);
    trail.forgetAfter(5);
    expect(trail.length).toBe(6);
    expect(trail.time(trail.length - 1)).toBe(5);
    trail.clear();
    expect(trail.length).toBe(0);
  });

  it("ends at the moment that is looked at, and is there again when time goes on", () => {
    const trail = new Trail();
    for (let i = 0; i <= 10; i++) trail.push(i, i, 0, 0.5);
    const way = trail.between(3, 6);
    expect([way.length, way.x(0), way.x(way.length - 1)]).toEqual([4, 3, 6]);
    expect(trail.length).toBe(11);
    trail.forgetAfter(6);
    expect(trail.x(trail.length - 1)).toBe(6);
  });
});
