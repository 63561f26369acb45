// On a busy machine what can wait is drawn less often; on a free one in every frame.
import { describe, expect, it } from "vitest";
import { Spared } from "./pace";

/** How many of `count` frames, `time` ms apart, draw; and when the last one was. */
function drawn(spared: Spared, from: number, time: number, count: number): number {
  return Array.from({ length: count }, (_, i) => spared.due(from + i * time)).filter(Boolean).length;
}

describe("what need not be drawn in every frame", () => {
  it("is drawn in every frame of a machine that keeps up", () => {
    expect(drawn(new Spared(), 0, 16.7, 200)).toBe(200);
  });
  it("is drawn about nine times a second where frames are slow, and in every frame again afterwards", () => {
    const spared = new Spared();
    drawn(spared, 0, 50, 20);
    const slow = drawn(spared, 1000, 50, 200);
    expect(slow).toBeGreaterThan(85);
    expect(slow).toBeLessThan(95);
    drawn(spared, 11_000, 16.7, 120);
    expect(drawn(spared, 13_004, 16.7, 60)).toBe(60);
  });
  it("takes a pause for no slow frame", () => {
    const spared = new Spared();
    expect(drawn(spared, 0, 16.7, 60)).toBe(60);
    expect(drawn(spared, 60_000, 16.7, 60)).toBe(60);
  });
});
