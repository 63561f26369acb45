// Equal results at every frame rate; time in the background is not caught up.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Clock, fractionBetween, longestFrame, stepsUntil } from "./clock";

/** Whole steps taken in `seconds` of real time at a frame rate. */
function stepsTaken(rate: number, seconds: number, h: number, speed: number): number {
  const clock = new Clock();
  clock.speed = speed;
  let steps = 0;
  for (let frame = 0; frame <= Math.round(rate * seconds); frame++) {
    clock.advance((frame * 1000) / rate);
    steps += stepsUntil(steps * h, clock.time, h);
  }
  return steps;
}

describe("clock", () => {
  it("takes the same number of steps at 30, 60 and 144 frames a second", () => {
    for (const h of [0.001, 0.01, 0.05]) {
      for (const speed of [0.01, 0.25, 1, 4]) {
        const counts = [30, 60, 144].map((rate) => stepsTaken(rate, 10, h, speed));
        expect(new Set(counts).size, `${h} s at ${speed}×: ${counts}`).toBe(1);
        expect(counts[0]).toBe(Math.round((10 * speed) / h));
      }
    }
  });

  it("is never more than a step ahead of its target, at any sequence of frames", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 240, noNaN: true }), { maxLength: 200 }),
        fc.double({ min: 1e-4, max: 0.1, noNaN: true }),
        (gaps, h) => {
          const clock = new Clock();
          let now = 0;
          let steps = 0;
          for (const gap of gaps) {
            now += gap;
            clock.advance(now);
            steps += stepsUntil(steps * h, clock.time, h);
            expect(steps * h).toBeGreaterThanOrEqual(clock.time - 1e-5 * h);
            expect(steps * h).toBeLessThan(clock.time + h * (1 + 1e-6));
          }
        },
      ),
      { numRuns: 256 },
    );
  });

  it("stands still while a tab is hidden and goes on from there", () => {
    const clock = new Clock();
    for (const now of [0, 16, 32]) clock.advance(now);
    const before = clock.time;
    clock.advance(60_000);
    expect(clock.time).toBe(before);
    clock.advance(60_016);
    expect(clock.time).toBeCloseTo(before + 0.016, 12);
    expect(60 - longestFrame).toBeGreaterThan(0);
  });

  it("forgets the last frame when it is stopped", () => {
    const clock = new Clock();
    clock.advance(0);
    clock.stop();
    clock.advance(100);
    expect(clock.time).toBe(0);
  });

  it("keeps its speed between 1/100 and 4", () => {
    const clock = new Clock();
    const speeds = [0, 1e9, Number.NaN].map((speed) => {
      clock.speed = speed;
      return clock.speed;
    });
    expect(speeds).toEqual([0.01, 4, 4]);
  });

  it("spends 9 ms of a short frame on steps, under half of a long one, and never more than 20 ms", () => {
    const work = (frame: number): number => {
      const clock = new Clock();
      for (let i = 0; i < 100; i++) clock.advance(i * frame);
      return clock.work;
    };
    expect(work(7)).toBe(9);
    expect(work(1000 / 60)).toBe(9);
    expect(work(33)).toBeCloseTo(0.45 * 33, 1);
    expect(work(200)).toBe(20);
  });

  it("takes one late frame among many for no slow machine, and says so once where most are late", () => {
    const clock = new Clock();
    for (let i = 0; i < 100; i++) {
      clock.judge(i % 10 === 0);
      expect(clock.slow).toBe(false);
    }
    const told = Array.from({ length: 100 }, (_, i) => {
      clock.judge(i % 4 !== 0);
      return clock.slow;
    });
    expect(told.indexOf(true)).toBeLessThan(20);
    expect(told.slice(told.indexOf(true)).every(Boolean)).toBe(true);
    for (let i = 0; i < 30; i++) clock.judge(false);
    expect(clock.slow).toBe(false);
  });

  it("takes no step for a target that is reached but for rounding", () => {
    expect(stepsUntil(0.1 + 0.2, 0.3, 0.1)).toBe(0);
    expect(stepsUntil(0.3, 0.1 + 0.2, 0.1)).toBe(0);
    expect(stepsUntil(0, 1, 0)).toBe(0);
    expect(stepsUntil(0, Number.NaN, 0.1)).toBe(0);
  });

  it("interpolates between the last two steps and nowhere else", () => {
    expect(fractionBetween(1, 2, 1.25)).toBeCloseTo(0.25);
    expect(fractionBetween(1, 2, 3)).toBe(1);
    expect(fractionBetween(1, 2, 0)).toBe(0);
    expect(fractionBetween(1, 1, 1)).toBe(1);
  });
});
