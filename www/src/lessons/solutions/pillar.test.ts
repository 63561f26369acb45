// The pillar on three corners: one solution for every b on smooth ground; on rough ground two or none.
import { beforeAll, expect, it } from "vitest";
import { spaceCones, tiles } from "../../lcp/sphere";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import { startCore } from "../../simulation/start-core.testing";
import { pillarSetting } from "./pillar";

beforeAll(startCore);

const counts = (mu: number): Set<number> => {
  const { problem } = pillarSetting(mu);
  const directions = Array.from({ length: 200 }, (_, i) => [
    Math.sin(1.3 * i + 1),
    Math.cos(2.1 * i),
    Math.sin(0.7 * i + 2),
  ]);
  return new Set(directions.map((b) => solutionsOf(verdictOf({ ...problem, b })).length));
};

it("on smooth ground there is one solution for every b", () => {
  expect([...counts(0)]).toEqual([1]);
});
it("with μ = 2 there are two or none, and A₁₁ is negative", () => {
  expect([...counts(2)].sort()).toEqual([0, 2]);
  expect(pillarSetting(2).problem.a[0]?.[0]).toBeLessThan(0);
});
it("the cones of a positive definite matrix cover the sphere once", () => {
  const cross = (u: readonly number[], v: readonly number[]): number[] =>
    [0, 1, 2].map(
      (i) => (u[(i + 1) % 3] ?? 0) * (v[(i + 2) % 3] ?? 0) - (u[(i + 2) % 3] ?? 0) * (v[(i + 1) % 3] ?? 0),
    );
  const area = spaceCones(pillarSetting(0).problem)
    .flatMap((cone) => tiles(cone, 24))
    .reduce((sum, [p, q, r]) => {
      const [u, v] = [q, r].map((corner) => corner.map((x, i) => x - (p[i] ?? 0)));
      return sum + Math.hypot(...cross(u ?? [], v ?? [])) / 2;
    }, 0);
  expect(area).toBeCloseTo(4 * Math.PI, 1);
});
