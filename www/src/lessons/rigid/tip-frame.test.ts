import { describe, expect, it } from "vitest";
import { tipFrame } from "./tip-frame";

describe("tipFrame", () => {
  const frame = tipFrame([0, 3, 0], [1, 2, 0]);
  it("puts the first L upright", () => {
    const [x, y] = frame?.momentum([0, 3, 0]) ?? [];
    expect(x).toBeCloseTo(0, 12);
    expect(y).toBeLessThan(-90);
  });
  it("keeps tips with the same part along L on one flat ellipse", () => {
    const { at, a, b } = frame?.plane ?? { at: [0, 0], a: 0, b: 0 };
    const radius = (62 / 72) * 2;
    for (const angle of [0, 1, 2, 4]) {
      const [x = 0, y = 0] = frame?.velocity([radius * Math.cos(angle), 2, radius * Math.sin(angle)]) ?? [];
      expect(((x - at[0]) / a) ** 2 + ((y - at[1]) / b) ** 2).toBeCloseTo(1, 9);
    }
  });
  it("shows what is nearer to the eye lower", () => {
    const [, near = 0] = frame?.velocity([0, 2, 1]) ?? [];
    const [, far = 0] = frame?.velocity([0, 2, -1]) ?? [];
    expect(near).toBeGreaterThan(far);
  });
  it("has no picture of a body at rest", () => {
    expect(tipFrame([0, 0, 0], [0, 0, 0])).toBeNull();
  });
});
