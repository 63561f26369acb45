import { describe, expect, it } from "vitest";
import { labelSpot, type Places } from "./arrow";

const stage = { width: 400, height: 300 };
const apart = 14;

describe("the symbol of an arrow", () => {
  it("never covers another one or leaves the stage, however the arrows lie", () => {
    for (let turn = 0; turn < 64; turn++) {
      const body = [turn % 2 ? 200 : 385, turn % 3 ? 150 : 18] as const;
      const taken: Places = [];
      // A short force, weight and velocity: a bead at the side of its ring.
      for (const [angle, length] of [
        [turn / 10, 6],
        [Math.PI / 2, 60],
        [turn / 10 + 0.2, 8],
      ] as const) {
        const along = [Math.cos(angle), Math.sin(angle)] as const;
        const tip = [body[0] + along[0] * length, body[1] + along[1] * length] as const;
        const spot = labelSpot(stage, tip, along, body, taken);
        if (!spot) continue;
        for (const [x, y] of taken)
          expect(Math.hypot(spot[0] - x, spot[1] - y)).toBeGreaterThanOrEqual(apart);
        expect(spot[0] > 10 && spot[0] < 390 && spot[1] > 10 && spot[1] < 290).toBe(true);
        taken.push(spot);
      }
      expect(taken.length).toBeGreaterThan(0);
    }
  });
  it("keeps clear of the scale bar", () => {
    for (let x = 30; x < 260; x += 10)
      for (let y = 200; y < 280; y += 5) {
        const spot = labelSpot(stage, [x, y], [0, 1], [x, y - 40], []);
        if (spot) expect(spot[0] >= 250 || spot[1] <= 300 - 36, `${x}, ${y}: ${spot}`).toBe(true);
      }
  });
  it("does not touch another one above or below it, taller than wide with its hat: two forces along one line", () => {
    for (let length = 20; length < 90; length++) {
      const taken: Places = [];
      for (const reach of [60, length]) {
        const spot = labelSpot(stage, [200, 80 + reach], [0, 1], [200, 80], taken);
        for (const [x, y] of taken)
          if (spot)
            expect(Math.abs(spot[0] - x) >= 13 || Math.abs(spot[1] - y) >= 22, `${length} px`).toBe(true);
        if (spot) taken.push(spot);
      }
    }
  });
  it("stands beyond the tip where there is room", () => {
    expect(labelSpot(stage, [200, 100], [0, 1], [200, 50], [])).toEqual([200, 117]);
  });
  it("is not struck through by another arrow: a falling ball's velocity and its longer weight", () => {
    const weight = [200, 100, 0, 90] as const;
    const [x, y] = labelSpot(stage, [200, 120], [0, 1], [200, 100], [], false, [weight]) ?? [0, 0];
    expect(Math.hypot(x - 200, y - 120)).toBeLessThan(25);
    expect(Math.abs(x - 200)).toBeGreaterThan(11);
  });
  it("of what is highlighted is always shown", () => {
    const full: Places = Array.from({ length: 900 }, (_, i) => [10 * (i % 40), 10 * Math.floor(i / 30)]);
    expect(labelSpot(stage, [200, 100], [0, 1], [200, 50], full)).toBeNull();
    expect(labelSpot(stage, [200, 100], [0, 1], [200, 50], full, true)).not.toBeNull();
  });
});
