// Laws of the moments a table shows.
import fc from "fast-check";
import { expect, it } from "vitest";
import { moments } from "./table";

it("shows 9 to 22 moments inside the window, the latest first, the end among them", () => {
  const start = fc.double({ min: 0, max: 1e3, noNaN: true });
  const length = fc.double({ min: 1e-2, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(start, length, (lo, span) => {
      const { times } = moments(lo, lo + span);
      expect(times.length).toBeGreaterThanOrEqual(8);
      expect(times.length).toBeLessThanOrEqual(22);
      expect(times[0]).toBeCloseTo(lo + span, 6);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(times.at(-1)).toBeGreaterThanOrEqual(lo - 1e-6);
    }),
  );
});

it("has one moment at the very start", () => expect(moments(0, 0).times).toEqual([0]));
