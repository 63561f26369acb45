// The step on which time stands still, in the real core.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../lessons/in-core.testing";
import { stack } from "../lessons/stack/scenes";
import { Simulation } from "../simulation/core";
import { contactsWith, type From, type Frozen, forces, freeze, mostSweeps } from "./frozen";

beforeAll(startCore);
const frozen = (from: From, steps = 40): Frozen => {
  const simulation = new Simulation(stack({ count: 4 }));
  simulation.step(steps);
  return freeze(simulation, from) as Frozen;
};

describe("a frozen step", () => {
  it("is solved by all solvers that know friction, each from the same λ", () => {
    const { ways, problem } = frozen("warm");
    expect(ways.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["jacobi", "gauss-seidel", "sor", "nncg", "apgd", "subspace"]),
    );
    for (const { id, walk } of ways) {
      expect([...walk.lambdaAt(0)], id).toEqual([...problem.warm]);
      expect(walk.trace.iterations, id).toBeLessThanOrEqual(mostSweeps);
    }
  });
  it("starts nearer to the solution from warm than from cold", () => {
    const start = (from: From): number => frozen(from).ways[0]?.walk.residualAt(0) ?? Number.NaN;
    expect(start("warm")).toBeLessThan(0.01 * start("cold"));
  });
  it("goes up from the ground: the first row pushes alone", () => {
    const { ways, problem } = frozen("cold", 0);
    const walk = ways.find(({ id }) => id === "gauss-seidel")?.walk as Frozen["ways"][number]["walk"];
    const pushing = contactsWith(forces(walk.lambdaAt(1), problem), problem).map(
      ({ lambda }) => lambda[0] !== 0,
    );
    expect(pushing).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
    expect(problem.contacts[0]?.bodies).toEqual([0, 1]);
  });
  it("where nothing is solved there is none", () => {
    const nothing = new Simulation({ version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 0] }] });
    expect(freeze(nothing, "cold")).toBeNull();
  });
});
