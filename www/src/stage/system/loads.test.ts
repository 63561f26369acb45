// Forces as colours: sign, size, and nothing where there is nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthOf, Loads, mix, shadeOf, shades } from "./loads";

const force = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("shades", () => {
  it("have the sign of the force and grow with it", () => {
    fc.assert(
      fc.property(force, force, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (a, b, full) => {
        expect(Math.sign(shadeOf(a, full))).toBe(Math.sign(a) + 0);
        expect(Math.abs(shadeOf(a, full))).toBeLessThanOrEqual(shades);
        if (a <= b) expect(shadeOf(a, full)).toBeLessThanOrEqual(shadeOf(b, full));
        expect(growthOf(shadeOf(a, full))).toBe(growthOf(shadeOf(-a, full)));
      }),
    );
  });
  it("are none without a force, a scale or a number", () => {
    expect(shadeOf(0, 10)).toBe(0);
    expect(shadeOf(5, 0)).toBe(0);
    expect(shadeOf(Number.NaN, 10)).toBe(0);
  });
});

describe("loads", () => {
  it("give the full colour to a round force that is not below the largest", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (largest) => {
        const loads = new Loads();
        loads.update(Float64Array.from([largest / 3, -largest, Number.NaN]), true);
        expect(loads.full / largest).toBeGreaterThanOrEqual(1 - 1e-6);
        expect(loads.full / largest).toBeLessThan(2.6);
        expect(loads.shade(1)).toBeLessThan(0);
        expect(loads.shade(0)).toBeGreaterThan(0);
        expect(loads.shade(2)).toBe(0);
      }),
    );
  });
});

describe("mixed colours", () => {
  it("begin at one colour and end at the other", () => {
    expect(mix("#102030", "#f0e0d0", 0)).toBe("#102030");
    expect(mix("#102030", "#f0e0d0", 1)).toBe("#f0e0d0");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mix("#fff", "#000", 0.5)).toBe("#808080");
  });
});
