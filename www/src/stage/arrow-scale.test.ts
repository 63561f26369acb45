// Arrow scales are round, fit the stage, change rarely and smoothly.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundDown, roundUp } from "../base/nice";
import { ArrowScale } from "./arrow-scale";

describe("round numbers", () => {
  it("are 1, 2 or 5 times a power of ten, next to the value", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (value) => {
        for (const round of [roundDown(value), roundUp(value)]) {
          const lead = round / 10 ** Math.floor(Math.log10(round) + 1e-9);
          expect([1, 2, 5].some((digit) => Math.abs(lead - digit) < 1e-6)).toBe(true);
        }
        expect(roundDown(value)).toBeLessThanOrEqual(value * (1 + 1e-8));
        expect(roundUp(value)).toBeGreaterThanOrEqual(value * (1 - 1e-8));
        expect(roundUp(value) / roundDown(value)).toBeLessThan(2.6);
      }),
    );
  });
});

describe("arrow scale", () => {
  it("shows a constant arrow between an eighth and a third of the stage", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e5, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (force, reach) => {
          const scale = new ArrowScale();
          scale.update(force, reach, 0, false);
          const part = force / scale.value / reach;
          expect(part).toBeGreaterThan(0.12);
          expect(part).toBeLessThan(0.361);
        },
      ),
    );
  });

  it("is pointed out for a moment when it has changed, not at first and not with less motion", () => {
    for (const still of [false, true]) {
      const scale = new ArrowScale();
      scale.update(10, 2, 0, still);
      expect(scale.fresh).toBe(0);
      scale.update(100, 2, 1, still);
      expect(scale.fresh).toBe(still ? 0 : 1);
      scale.update(100, 2, 2, still);
      expect(scale.fresh).toBe(0);
    }
  });

  it("stays while a number is dragged, so that a larger force is a longer arrow", () => {
    const scale = new ArrowScale();
    scale.update(10, 2, 0, true);
    const { value } = scale;
    for (let i = 1; i < 60; i++) scale.update(10 + i, 2, i / 60, true, true);
    expect(scale.value).toBe(value);
    scale.update(70, 2, 2, true);
    expect(scale.value).toBeGreaterThan(value);
  });

  it("does not follow a force that swings", () => {
    const scale = new ArrowScale();
    const seen = new Set<number>();
    for (let t = 0; t < 30; t += 1 / 60) {
      scale.update(20 + 15 * Math.sin(3 * t), 3, t, false);
      if (t > 2) seen.add(scale.target);
    }
    expect(seen.size).toBe(1);
  });

  it("does not follow a single step, but what lasts, and a velocity at once", () => {
    const after = (steps: number, lasting?: number): number => {
      const scale = new ArrowScale(0, lasting);
      for (let i = 0; i < 120; i++) scale.update(i >= 60 && i < 60 + steps ? 100 : 10, 3, i / 60, false);
      return scale.target;
    };
    expect(after(6, 0.3)).toBe(after(0, 0.3));
    expect(after(18, 0.3)).toBeGreaterThan(5 * after(0, 0.3));
    expect(after(1)).toBe(after(18, 0.3));
  });

  it("does not follow a single step on a machine that draws three frames a second", () => {
    const after = (steps: number): number => {
      const scale = new ArrowScale(0, 0.3);
      for (let i = 0; i < 20; i++) scale.update(i >= 10 && i < 10 + steps ? 100 : 10, 3, i / 3, false);
      return scale.target;
    };
    expect(after(1)).toBe(after(0));
    expect(after(3)).toBeGreaterThan(5 * after(0));
  });

  it("asks for frames until it has seen how long an arrow lasts", () => {
    const scale = new ArrowScale(0, 0.3);
    scale.update(10, 3, 0, false);
    let t = 1;
    while (scale.update(100, 3, t, false) && t < 5) t += 1 / 60;
    expect(100 / scale.value / 3).toBeLessThan(0.361);
    expect(t).toBeLessThan(3);
  });

  it("moves smoothly to a new scale and arrives", () => {
    const scale = new ArrowScale();
    scale.update(1, 3, 0, false);
    let before = scale.value;
    let moving = true;
    for (let t = 1 / 60; moving && t < 3; t += 1 / 60) {
      moving = scale.update(100, 3, t, false);
      expect(scale.value / before).toBeLessThan(2.5);
      before = scale.value;
    }
    expect(scale.value).toBe(scale.target);
    expect(moving).toBe(false);
  });

  it("does not stretch rounding into an arrow", () => {
    const scale = new ArrowScale(1e-6);
    scale.update(1e-16, 3, 0, true);
    expect(scale.target).toBe(0);
    scale.update(2, 3, 1, true);
    const before = scale.target;
    for (let t = 1; t < 30; t += 1) scale.update(1e-16, 3, t, true);
    expect(scale.target).toBe(before);
  });

  it("jumps where stillness is wished", () => {
    const scale = new ArrowScale();
    scale.update(1, 3, 0, true);
    expect(scale.update(100, 3, 0.02, true)).toBe(false);
    expect(scale.value).toBe(scale.target);
  });
});
