// Drawing geometry: views, clipping, contours, cones.
import { describe, expect, it } from "vitest";
import { clipSegment, lineIn, region, valueAt } from "./clip";
import { contours, levelsOf } from "./contours";
import { multiples, type Point, View } from "./view";

const box = { x0: -1, x1: 3, y0: -1, y1: 2 };

describe("a view", () => {
  it("finds the place of every pixel again, and shows what it was asked to", () => {
    const view = View.around(
      [
        [-1, 0],
        [5, 2],
      ],
      600,
      300,
    );
    const [x, y] = view.world(...view.pixel([2.5, -0.75]));
    expect([x, y]).toEqual([expect.closeTo(2.5, 9), expect.closeTo(-0.75, 9)]);
    expect(view.box.x0).toBeLessThan(-1);
    expect(view.box.x1).toBeGreaterThan(5);
    expect(view.box.y1).toBeGreaterThan(2);
  });
  it("has round grid lines", () => {
    expect(multiples(0.5, -1, 1)).toEqual([-1, -0.5, 0, 0.5, 1]);
  });
});

describe("clipping", () => {
  it("a line is cut where it leaves the box", () => {
    const line = { n: [2, 1] as Point, c: -2 };
    const segment = lineIn(line, box);
    if (!segment) throw new Error("it passes through");
    for (const end of segment) {
      expect(valueAt(line, end)).toBeCloseTo(0, 9);
      const atEdge = [end[0] - box.x0, box.x1 - end[0], end[1] - box.y0, box.y1 - end[1]];
      expect(Math.min(...atEdge.map(Math.abs))).toBeLessThan(1e-9);
    }
  });
  it("a line that passes by, or is none, is not drawn", () => {
    expect(lineIn({ n: [1, 1], c: 100 }, box)).toBeNull();
    expect(lineIn({ n: [0, 0], c: 0 }, box)).toBeNull();
  });
  it("half-planes that contradict each other leave nothing", () => {
    expect(
      region(box, [
        { n: [1, 0], c: -2 },
        { n: [-1, 0], c: 1 },
      ]),
    ).toEqual([]);
    expect(
      clipSegment(
        [
          [0, 0],
          [1, 0],
        ],
        { n: [1, 0], c: -2 },
      ),
    ).toBeNull();
  });
});

describe("contours", () => {
  const view = new View(200, 200, [0, 0], 50);
  it("of a bowl stay at the distance of their level", () => {
    const [path = ""] = contours(view, (x, y) => x * x + y * y, [1]);
    const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
      view.world(Number(x), Number(y)),
    );
    expect(points.length).toBeGreaterThan(50);
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
  });
  it("a level that is not reached has none", () => {
    expect(contours(view, (x, y) => x * x + y * y, [-1])).toEqual([""]);
    expect(levelsOf(view, () => 3, 3)).toEqual([]);
  });
});
