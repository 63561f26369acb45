// Laws of ticks.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decadeTicks, linearTicks } from "./ticks";

describe("linearTicks", () => {
  it("writes small values with the power of ten taken out", () => {
    expect(linearTicks(-2.4e-6, 2.4e-6, 4)).toEqual({
      at: [-2e-6, 0, 2e-6],
      labels: ["−2", "0", "2"],
      exponent: -6,
    });
  });
  it("writes everyday values as they are", () => {
    expect(linearTicks(-0.13, 0.13, 4).labels).toEqual(["−0.1", "0", "0.1"]);
    expect(linearTicks(0, 13, 6).labels).toEqual(["0", "5", "10"]);
  });
  it("never needs more than seven signs", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -12, max: 12, noNaN: true }),
        fc.integer({ min: 2, max: 8 }),
        (power, most) => {
          const size = 10 ** power;
          for (const label of linearTicks(-size, size, most).labels)
            expect(label.length).toBeLessThanOrEqual(7);
        },
      ),
    );
  });
  it("gives two to `most` + 1 ticks, all inside, all labelled differently", () => {
    const bound = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(
        bound,
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        fc.integer({ min: 3, max: 8 }),
        (lo, span, most) => {
          fc.pre(span > 1e-4 * Math.abs(lo));
          const ticks = linearTicks(lo, lo + span, most);
          expect(ticks.at.length).toBeGreaterThanOrEqual(1);
          expect(ticks.at.length).toBeLessThanOrEqual(most + 1);
          expect(new Set(ticks.labels).size).toBe(ticks.labels.length);
        },
      ),
    );
  });
});

describe("decadeTicks", () => {
  it("labels whole powers", () => {
    expect(decadeTicks(-12, 0, 4)).toEqual({
      at: [-12, -9, -6, -3, 0],
      labels: ["10⁻¹²", "10⁻⁹", "10⁻⁶", "10⁻³", "1"],
      exponent: 0,
    });
  });
});
