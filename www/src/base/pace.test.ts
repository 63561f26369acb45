// Drawings that can wait are in some of the frames, on a busy machine in fewer.
import { describe, expect, it } from "vitest";
import { dueSince, Spared } from "./pace";

/** How many of `count` frames, `time` ms apart, draw; and when the last one was. */
function drawn(spared: Spared, from: number, time: number, count: number): number {
  return Array.from({ length: count }, (_, i) => spared.due(from + i * time)).filter(Boolean).length;
}

describe("what need not be drawn in every frame", () => {
  it("is drawn 27 times a second where there are 60 or 144 frames", () => {
    for (const rate of [60, 144]) {
      const tenSeconds = drawn(new Spared(), 0, 1000 / rate, 10 * rate);
      expect(tenSeconds).toBeGreaterThan(265);
      expect(tenSeconds).toBeLessThan(280);
    }
  });
  it("is drawn in every frame in which numbers are written", () => {
    const spared = new Spared();
    let written = 0;
    for (let i = 0; i < 600; i++) {
      const now = 16.7 * i;
      const due = spared.due(now);
      if (!dueSince(written, now)) continue;
      written = now;
      expect(due).toBe(true);
    }
    expect(written).toBeGreaterThan(9_800);
  });
  it("is drawn about nine times a second where frames are slow, and 27 times again afterwards", () => {
    const spared = new Spared();
    drawn(spared, 0, 50, 20);
    const slow = drawn(spared, 1000, 50, 200);
    expect(slow).toBeGreaterThan(85);
    expect(slow).toBeLessThan(95);
    drawn(spared, 11_000, 16.7, 120);
    expect(drawn(spared, 13_004, 16.7, 60)).toBeGreaterThan(25);
  });
  it("takes a pause for no slow frame", () => {
    const spared = new Spared();
    expect(drawn(spared, 0, 16.7, 60)).toBeGreaterThan(25);
    expect(drawn(spared, 60_000, 16.7, 60)).toBeGreaterThan(25);
  });
});
