// Laws of the drawn lines: a curve that is drawn bit by bit, as it grows, is the curve that is drawn at once.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planePath, type Tracer, timePath, type View } from "./path";

type Point = readonly [number, number];
/** One unit is one pixel, both ways. */
const view: View = { lo: 0, hi: 1000, px: (x) => x, py: (y) => y };

function traced(trace: Tracer, points: readonly Point[], from: number, open: boolean): [number, Point[]] {
  const line: Point[] = [];
  const x = Float64Array.from(points, ([x]) => x);
  const y = Float64Array.from(points, ([, y]) => y);
  const next = trace({ t: x, x, y }, from, view, { lineTo: (x, y) => void line.push([x, y]) }, open);
  return [next, line];
}
/** The pieces, as they come while the curve grows to these lengths; the last one when it has ended. */
function pieces(trace: Tracer, points: readonly Point[], lengths: readonly number[]): Point[][] {
  let from = 0;
  const all: Point[][] = [];
  for (const length of lengths) {
    const [next, line] = traced(trace, points.slice(0, length), from, true);
    all.push(line);
    from = next;
  }
  all.push(traced(trace, points, from, false)[1]);
  return all.filter((line) => line.length > 0);
}
/** From a point to the nearest of the lines. */
function distance([x, y]: Point, lines: readonly (readonly Point[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines)
    line.forEach(([bx, by], i) => {
      const [ax, ay] = line[Math.max(0, i - 1)] as Point;
      if (Number.isNaN(ay) || Number.isNaN(by)) return;
      const [dx, dy] = [bx - ax, by - ay];
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
    });
  return least;
}

/** Values at times a part of a pixel to some pixels apart, and the lengths at which the curve is drawn. */
const growing = fc
  .array(fc.tuple(fc.double({ min: 0.05, max: 3, noNaN: true }), fc.integer({ min: -40, max: 40 })), {
    minLength: 2,
    maxLength: 80,
  })
  .chain((steps) => {
    let x = 0;
    const points = steps.map(([step, y]): Point => {
      x += step;
      return [x, y];
    });
    const lengths = fc.uniqueArray(fc.integer({ min: 1, max: points.length }), { maxLength: 12 });
    return fc.record({
      points: fc.constant(points),
      lengths: lengths.map((all) => all.sort((a, b) => a - b)),
    });
  });

describe.each([
  // A column's extremes may be drawn a pixel beside their times.
  ["a function of time", timePath, 1 + 0.2],
  ["a curve in the plane", planePath, Math.SQRT1_2],
] as const)("%s", (_name, trace, near) => {
  it("passes by every point, however it grew", () => {
    fc.assert(
      fc.property(growing, ({ points, lengths }) => {
        const bits = pieces(trace, points, lengths);
        for (const point of points) expect(distance(point, bits)).toBeLessThanOrEqual(near);
      }),
    );
  });

  it("goes on where it ended", () => {
    fc.assert(
      fc.property(growing, ({ points, lengths }) => {
        const bits = pieces(trace, points, lengths);
        for (const [i, bit] of bits.entries()) if (i > 0) expect(bit[0]).toEqual(bits[i - 1]?.at(-1));
      }),
    );
  });

  it("draws nothing far from the line that is drawn at once", () => {
    fc.assert(
      fc.property(growing, ({ points, lengths }) => {
        const [, once] = traced(trace, points, 0, false);
        for (const point of pieces(trace, points, lengths).flat())
          expect(distance(point, [once])).toBeLessThanOrEqual(near);
      }),
    );
  });
});

/** Values that are missing for a while, now and then. */
const withGaps = fc
  .tuple(growing, fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 }))
  .map(([{ points, lengths }, runs]) => {
    const missing = runs.flatMap((run, i) => Array.from({ length: 1 + run }, () => i % 2 === 0));
    return {
      points: points.map(([x, y], i): Point => [x, missing[i % missing.length] ? Number.NaN : y]),
      lengths,
    };
  });

describe("a function of time with gaps", () => {
  it("passes by every value, however it grew", () => {
    fc.assert(
      fc.property(withGaps, ({ points, lengths }) => {
        const bits = pieces(timePath, points, lengths);
        for (const point of points)
          if (!Number.isNaN(point[1])) expect(distance(point, bits)).toBeLessThanOrEqual(1 + 0.2);
      }),
    );
  });

  it("has no line across a gap that can be seen", () => {
    fc.assert(
      fc.property(withGaps, ({ points, lengths }) => {
        for (const bit of pieces(timePath, points, lengths))
          bit.forEach(([bx, by], i) => {
            const [ax, ay] = bit[i - 1] ?? [bx, Number.NaN];
            const over = points.filter(([x, y]) => Number.isNaN(y) && ax + 1 < x && x < bx);
            expect(Number.isNaN(ay) || Number.isNaN(by) || over.length === 0).toBe(true);
          });
      }),
    );
  });
});

it("leaves a piece that can still change to later", () => {
  const start: Point[] = [
    [0, 0],
    [5, 1],
    [5.2, 9],
  ];
  expect(traced(timePath, start, 0, true)).toEqual([
    1,
    [
      [0, 0],
      [5, 1],
    ],
  ]);
  const [, ended] = traced(timePath, start, 0, false);
  expect(ended.at(-1)?.[1]).toBe(9);
});

it("draws of a function of time only what lies in the window, and what leads there", () => {
  const points = Array.from({ length: 100 }, (_, i): Point => [100 * (i - 20), i % 7]);
  const [, line] = traced(timePath, points, 0, false);
  expect(line[0]?.[0]).toBe(-100);
  expect(line.at(-1)?.[0]).toBe(1000);
});
