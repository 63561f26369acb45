// When a drawn curve may be gone on with: only where its beginning is still what was drawn.
import { describe, expect, it } from "vitest";
import { continues } from "./curves";

const curve = (y: readonly number[]) => {
  const t = Float64Array.from(y, (_, i) => i / 60);
  return { t, x: t, y: Float64Array.from(y) };
};
/** Five points were there, and the line goes on from the fourth. */
const drawn = { from: 3, x: 3 / 60, y: 8, length: 5, open: true, dashed: 0 };

describe("a drawn curve", () => {
  it("goes on with the same points and with more", () => {
    expect(continues(curve([1, 2, 4, 8, 16]), drawn)).toBe(true);
    expect(continues(curve([1, 2, 4, 8, 16, 32, 64]), drawn)).toBe(true);
  });
  it("does not go on where its end was cut off", () => {
    expect(continues(curve([1, 2, 4, 8]), drawn)).toBe(false);
    expect(continues(curve([1]), drawn)).toBe(false);
  });
  it("does not go on through another value or another time", () => {
    expect(continues(curve([1, 2, 4, 9, 16, 32]), drawn)).toBe(false);
    expect(continues(curve([1, 2, 4, 8, 16, 32]), { ...drawn, x: 4 / 60 })).toBe(false);
  });
  it("goes on through what is no number", () => {
    expect(continues(curve([1, 2, 4, Number.NaN, 16]), { ...drawn, y: Number.NaN })).toBe(true);
  });
  it("begins anywhere, and is not there before", () => {
    expect(continues(curve([]), { ...drawn, from: 0, length: 0, y: Number.NaN })).toBe(true);
    expect(continues(curve([1, 2]), undefined)).toBe(false);
  });
});
