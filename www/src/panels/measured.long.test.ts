// Rounding is not printed as physics: in every scene of the catalogue, over ten seconds.
import { describe, expect, it } from "vitest";
import { catalog, simulate } from "../simulation/core";
import { floorOf, magnitudesOf } from "../simulation/magnitude";
import { startCore } from "../simulation/start-core.testing";
import { formatMeasured, parseNumber } from "./numbers";

startCore();
const scenes = catalog().scenes.map(({ id }) => id);
/** s; the numbers are read every second. */
const until = 10;
/** Without a scale: pure numbers (residuals, norms over rows of several units). */
const pure = "";

/** Observables printed with rounding as their value at this moment: "name: text". */
function rounding(simulation: ReturnType<typeof simulate>): string[] {
  const magnitudes = magnitudesOf(simulation);
  return simulation
    .observables()
    .filter(({ unit }) => unit !== pure)
    .flatMap(({ name, unit }) => {
      const scale = magnitudes[unit];
      if (scale === undefined) return [`${name}: no scale for ${unit}`];
      const value = simulation.observe(name);
      const text = formatMeasured(value, unit, magnitudes);
      const printed = parseNumber(text) !== 0 && Math.abs(value) < 0.999 * floorOf(magnitudes, unit);
      return printed ? [`${name}: ${text} ${unit}`] : [];
    });
}

describe("no number below 10⁻¹² of its scale is printed", () => {
  it.each(scenes)(
    "%s",
    (id) => {
      const simulation = simulate(id, {});
      const found = new Set(rounding(simulation));
      for (let second = 1; second <= until; second++) {
        // Runs that end before (an explosion, an impossible contact) are read up to there.
        while (simulation.time < second - 1e-9) {
          const before = simulation.time;
          simulation.advance(0.1);
          if (simulation.time === before) break;
        }
        for (const each of rounding(simulation)) found.add(each);
      }
      expect([...found].slice(0, 5)).toEqual([]);
    },
    60_000,
  );
});

it("keeps what is small and is physics, and writes rounding as 0", () => {
  const magnitudes = magnitudesOf(simulate("circle", { radius: 1, mass: 1 }));
  expect(formatMeasured(1e-6, "m", magnitudes)).toBe("1.00\u00a0×\u00a010⁻⁶");
  expect(formatMeasured(-3e-16, "m", magnitudes)).toBe("0");
  expect(formatMeasured(1e-18, "m/s", magnitudes)).toBe("0");
});
