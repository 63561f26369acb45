// The near half of a great circle, against points of the circle itself seen through the eye.
import { expect, test } from "vitest";
import type { Vector } from "../../simulation/core";
import { Orbit } from "../space/orbit";
import { nearHalf } from "./ball";

test.each<[Vector]>([[[0, 0, 1]], [[0.36, -0.48, 0.8]], [[-0.8, 0.6, 0]], [[0, -0.6, -0.8]]])(
  "all points of the half ellipse across %j lie on the great circle and face the eye",
  (pole) => {
    const eye = new Orbit();
    eye.yaw = 0.9;
    const [right, up, towards] = eye.axes();
    const half = nearHalf(eye.axes(), pole);
    if (half === null) throw new Error("this circle is not the outline");
    for (let t = 0.1; t < Math.PI; t += 0.3) {
      const [a, b] = [Math.cos(t), half.minor * Math.sin(t)];
      const [c, s] = [Math.cos(half.rotation), Math.sin(half.rotation)];
      const [x, y] = [a * c - b * s, -(a * s + b * c)];
      // The point of the unit ball in front of this pixel.
      const z = Math.sqrt(1 - x * x - y * y);
      const point = right.map((r, i) => x * r + y * (up[i] ?? 0) + z * (towards[i] ?? 0));
      expect(point.reduce((sum, each, i) => sum + each * (pole[i] ?? 0), 0)).toBeCloseTo(0, 10);
    }
  },
);
test("a circle that is seen as the outline is not drawn again", () => {
  const eye = new Orbit();
  expect(nearHalf(eye.axes(), eye.axes()[2])).toBeNull();
});
