// Laws of the simplified line: near every point, and short where the curve is smooth.
import fc from "fast-check";
import { expect, it } from "vitest";
import { Simplified } from "./simplify";

type Point = readonly [number, number];

function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = [];
  const line = new Simplified({ lineTo: (x, y) => void kept.push([x, y]) }, tolerance);
  for (const [x, y] of points) line.lineTo(x, y);
  line.end();
  return kept;
}
function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex(([each]) => each >= x);
  const [x1, y1] = line[after] as Point;
  if (after === 0 || x1 === x) return y1;
  const [x0, y0] = line[after - 1] as Point;
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

it("stays within twice the tolerance of every point and keeps both ends", () => {
  const heights = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(heights, (ys) => {
      const points = ys.map((y, i): Point => [i, y]);
      const line = simplify(points, 0.3);
      expect(line[0]).toEqual(points[0]);
      expect(line.at(-1)).toEqual(points.at(-1));
      for (const [x, y] of points) expect(Math.abs(heightAt(line, x) - y)).toBeLessThanOrEqual(0.6 + 1e-9);
    }),
  );
});

it("needs few points for a smooth curve", () => {
  const wave = Array.from({ length: 3600 }, (_, i): Point => [i / 6, 40 * Math.sin(i / 300)]);
  expect(simplify(wave, 0.3).length).toBeLessThan(80);
});

it("ends where there is no value, and begins anew behind the gap", () => {
  const gap = Number.NaN;
  const line = simplify(
    [
      [0, gap],
      [1, 0],
      [2, 1],
      [3, 2],
      [4, gap],
      [5, gap],
      [6, 7],
      [7, 7],
      [8, 7],
    ],
    0.3,
  );
  const parts = line
    .map(([x, y]) => (Number.isNaN(y) ? "gap" : `${x},${y}`))
    .filter((each, i, all) => each !== all[i - 1]);
  expect(parts).toEqual(["gap", "1,0", "3,2", "gap", "6,7", "8,7"]);
});
