// The stripe lies on the surface, within its band, on one side.
import { expect, it } from "vitest";
import { stripeOf } from "./stripe";

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1 ? 2 : -2, i & 2 ? 1 : -1, i & 4 ? 0.5 : -0.5]);
const faces: readonly (readonly [number, number, number])[] = [
  [0, 2, 3],
  [0, 3, 1],
  [4, 5, 7],
  [4, 7, 6],
  [0, 1, 5],
  [0, 5, 4],
  [2, 6, 7],
  [2, 7, 3],
  [0, 4, 6],
  [0, 6, 2],
  [1, 3, 7],
  [1, 7, 5],
];

it("of a brick goes half around its middle", () => {
  const stripe = stripeOf({ type: "mesh", vertices: corners, triangles: faces, edges: [] });
  const points = stripe.flat();
  expect(points.length).toBeGreaterThan(8);
  for (const [x = 0, y = 0, z = 0] of points) {
    expect(Math.abs(x)).toBeLessThan(0.25);
    expect(y).toBeGreaterThanOrEqual(-1e-12);
    expect(Math.abs(Math.abs(y) - 1) < 1e-9 || Math.abs(Math.abs(z) - 0.5) < 1e-9).toBe(true);
  }
});
