// Rounding is not physics.
import { beforeAll, expect, it } from "vitest";
import { simulate } from "./core";
import { floorOf, magnitudesOf } from "./magnitude";
import { startCore } from "./start-core.testing";

beforeAll(startCore);

it("follows the scene's length, mass and speed", () => {
  const small = magnitudesOf(simulate("circle", { radius: 0.1, mass: 1 }));
  const large = magnitudesOf(simulate("circle", { radius: 1, mass: 1 }));
  const heavy = magnitudesOf(simulate("circle", { radius: 1, mass: 5 }));
  expect(floorOf(large, "m²") / floorOf(small, "m²")).toBeCloseTo(100, 6);
  expect(floorOf(heavy, "J") / floorOf(large, "J")).toBeCloseTo(5, 6);
  expect(floorOf(large, "N")).toBeLessThan(1e-10);
});
it("knows nothing of numbers without a unit", () => {
  expect(floorOf(magnitudesOf(simulate("circle", {})), "")).toBe(0);
});
it("tells rounding in a norm over the rows from drift", () => {
  const after = (method: string): { norm: number; residual: number; floors: number[] } => {
    const scene = simulate("four-bar", { method });
    scene.step(200);
    const floors = ["C.norm", "solver.residual"].map((name) => floorOf(magnitudesOf(scene), "", name));
    return { norm: scene.observe("C.norm"), residual: scene.observe("solver.residual"), floors };
  };
  const [exact, drifting] = [after("rattle"), after("acceleration")];
  expect(exact.norm).toBeLessThan(exact.floors[0] as number);
  expect(drifting.norm).toBeGreaterThan(1000 * (drifting.floors[0] as number));
  expect(drifting.residual).toBeLessThan(drifting.floors[1] as number);
});
it("is finite in every state", () => {
  const rest = magnitudesOf(simulate("circle", { gravity: 0 }));
  for (const value of Object.values(rest)) expect(value).toBeGreaterThan(0);
});
