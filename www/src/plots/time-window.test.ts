// Laws of the time window.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepped, TimeWindow } from "./time-window";

describe("TimeWindow", () => {
  it("shows the whole recording, and never less than half of it is used", () => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 1e4, noNaN: true }), (length) => {
        expect(stepped(length)).toBeGreaterThanOrEqual(length);
        expect(stepped(length)).toBeLessThan(2.05 * length);
      }),
    );
  });

  it("stands still between its steps", () => {
    const window = new TimeWindow();
    const seen = new Set<number>();
    for (let t = 0; t < 60; t += 1 / 60) {
      window.follow(0, t, t);
      seen.add(window.hi);
    }
    expect(seen.size).toBeLessThan(14);
  });

  it("fits a run that has stopped", () => {
    const window = new TimeWindow();
    window.follow(0, 0.19, 0.19, true);
    expect(window.hi).toBeLessThan(0.21);
    window.follow(0, 0, 0, true);
    expect(window.hi).toBe(5);
  });

  it("follows the present in the mode of the last seconds", () => {
    const window = new TimeWindow();
    window.mode = "last";
    window.follow(0, 3, 3);
    expect([window.lo, window.hi]).toEqual([0, 10]);
    window.follow(0, 42, 42);
    expect([window.lo, window.hi]).toEqual([32, 42]);
  });

  it("keeps a zoom until it is reset, and the moment it zooms about in its place", () => {
    const window = new TimeWindow();
    window.zoom(4, 2);
    window.follow(0, 100, 100);
    expect([window.lo, window.hi]).toEqual([2, 4]);
    window.zoomAbout(2.5, 0.5);
    expect((2.5 - window.lo) / (window.hi - window.lo)).toBeCloseTo(0.25, 12);
    window.reset();
    window.follow(0, 7, 7);
    expect([window.lo, window.hi]).toEqual([0, 8]);
  });
});
