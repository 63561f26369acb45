// Laws of reading series: searching, and what an explosion may do to the axis.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calmExtent, commonExtent, explodes, extentOf, firstAtOrAfter, nearest } from "./series";

const times = fc
  .uniqueArray(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 })
  .map((list) => Float64Array.from(list).sort());
const extent = () => ({ min: 0, max: 0 });

describe("searching", () => {
  it("finds the first time at or after, and the nearest", () => {
    fc.assert(
      fc.property(times, fc.double({ min: -1, max: 101, noNaN: true }), (t, time) => {
        const first = [...t].findIndex((each) => each >= time);
        expect(firstAtOrAfter(t, time)).toBe(first < 0 ? t.length : first);
        const distances = [...t].map((each) => Math.abs(each - time));
        expect(distances[nearest(t, time)]).toBe(Math.min(...distances));
      }),
    );
  });
  it("has no nearest sample where there is none", () => expect(nearest(new Float64Array(0), 1)).toBe(-1));
});

describe("explosions", () => {
  const calm = Float64Array.from({ length: 400 }, (_, i) => 0.1 * Math.sin(i / 20));
  const exploding = Float64Array.from({ length: 400 }, (_, i) => 0.2 * (-1.6) ** i);
  const drifting = Float64Array.from({ length: 400 }, (_, i) => 1e-4 * i * i);

  it("are told from drift", () => {
    const judge = (y: Float64Array): boolean => explodes(y, 0, y.length, extentOf(y, 0, y.length, extent()));
    expect([calm, exploding, drifting].map(judge)).toEqual([false, true, false]);
  });

  it("are not what begins at nothing: speeds from rest, energies after the first blow", () => {
    const judge = (y: Float64Array): boolean =>
      explodes(y, 0, y.length, extentOf(y, 0, y.length, extent()), 1e4);
    const falling = Float64Array.from({ length: 400 }, (_, i) => 0.0981 * i);
    const blow = Float64Array.from({ length: 400 }, (_, i) => (i < 200 ? 1e-16 : -7));
    expect([falling, blow, exploding].map(judge)).toEqual([false, false, true]);
  });

  it("are judged by the first values, where there are none at the start", () => {
    const later = (y: Float64Array): Float64Array => Float64Array.from([...Array(50).fill(Number.NaN), ...y]);
    const large = Float64Array.from(calm, (value) => 50 + value);
    const judge = (y: Float64Array): boolean => explodes(y, 0, y.length, extentOf(y, 0, y.length, extent()));
    expect([calm, large, exploding].map(later).map(judge)).toEqual([false, false, true]);
    expect(calmExtent(later(exploding), 0, 450, extent())).toEqual(calmExtent(exploding, 0, 400, extent()));
  });

  it("do not flatten the other runs", () => {
    const all = extent();
    const parts = [
      { extent: extentOf(calm, 0, 400, extent()), calm: null },
      { extent: extentOf(exploding, 0, 400, extent()), calm: calmExtent(exploding, 0, 400, extent()) },
    ];
    commonExtent(parts, all);
    expect(all.max).toBeLessThanOrEqual(0.3);
    expect(all.max).toBeGreaterThanOrEqual(0.1);
  });

  it("are seen leaving the plot when they are alone", () => {
    const own = calmExtent(exploding, 0, 400, extent());
    expect(own.max).toBeGreaterThan(1);
    expect(own.max).toBeLessThan(100);
  });
});
