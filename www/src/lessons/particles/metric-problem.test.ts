// The core's answer is the projection of the free acceleration onto the legal ones, in the metric of the masses.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { type Pair, solve } from "./metric-problem";

beforeAll(startCore);

const cases: [Pair, Pair][] = [
  [
    [1, 4],
    [2.6, 0.4],
  ],
  [
    [1, 1],
    [-2, 1],
  ],
  [
    [9, 2],
    [0.5, -3],
  ],
];

describe("two carts with a rod", () => {
  it("accelerate alike, and the force of the rod acts in opposite directions", () => {
    for (const [masses, free] of cases) {
      const { real, force } = solve(masses, free);
      expect(real[0]).toBeCloseTo(real[1], 9);
      expect(force[0]).toBeCloseTo(-force[1], 9);
    }
  });
  it("take the legal acceleration nearest to the free one, as the masses measure it (Gauss)", () => {
    for (const [masses, free] of cases) {
      const { real } = solve(masses, free);
      const away = (a: number): number => masses[0] * (a - free[0]) ** 2 + masses[1] * (a - free[1]) ** 2;
      for (const other of [-1, -0.01, 0.01, 1]) expect(away(real[0] + other)).toBeGreaterThan(away(real[0]));
      const across = masses[0] * (real[0] - free[0]) + masses[1] * (real[1] - free[1]);
      expect(across).toBeCloseTo(0, 9);
    }
  });
});
