// Bounds that follow λ of another row, and a simulation's problem handed over.
import { beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../lcp/problem";
import { simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import { handOver, takeHanded } from "../solvers/handed";
import { boundsAt } from "./problems";
import { freeRows } from "./rates";
import { Workspace } from "./workspace";

beforeAll(startCore);

const infinite = Number.POSITIVE_INFINITY;
const none = -infinite;

const numbers = (kind: "box" | "cone"): Problem => ({
  a: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  b: [0, 0, 0],
  lo: [0, none, none],
  hi: [infinite, infinite, infinite],
  friction: [{ normal: 0, tangents: [1, 2], mu: 0.5, kind }],
});

describe("bounds of friction", () => {
  it("are ±μλ of the normal row, and nothing while that pulls", () => {
    expect(boundsAt(numbers("box"), 1, [10, 3, 4])).toEqual([-5, 5]);
    expect(boundsAt(numbers("box"), 2, [-1, 0, 0])).toEqual([-0, 0]);
    expect(boundsAt(numbers("box"), 0, [10, 3, 4])).toEqual([0, infinite]);
  });
  it("leave in a disc what the other tangent does not take", () => {
    expect(boundsAt(numbers("cone"), 1, [10, 3, 4])).toEqual([-3, 3]);
  });
  it("make a row free inside of them only", () => {
    expect(freeRows(numbers("box"), [10, 3, 5])).toEqual([0, 1]);
  });
});

describe("a step with contacts, handed over", () => {
  it("stands in the laboratory with bounds, friction and the names of its rows, and is solved there", () => {
    const simulation = simulate("stack", { n: 2, stepSize: 0.01, substeps: 1 });
    simulation.step(5);
    handOver(simulation);
    const handed = takeHanded() as Problem;
    expect(takeHanded()).toBeNull();
    expect([handed.b.length, handed.friction?.length, handed.names?.length]).toEqual([8, 4, 8]);
    const workspace = new Workspace();
    workspace.put(handed);
    workspace.set({ most: 300 });
    expect(workspace.bounded).toBe(true);
    expect(workspace.numbers).toBe(handed);
    const { unknownPerLambda } = simulation.stepProblem() as { unknownPerLambda: number };
    const ground = [...(workspace.solution ?? [])].filter((_, i) => i === 0 || i === 2);
    expect(ground.reduce((sum, impulse) => sum + impulse / unknownPerLambda, 0)).toBeCloseTo(2 * 9.81, 3);
  });
});
