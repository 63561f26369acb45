// The step on which time stands still, in the real core.
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../messages";
import { catalog, simulate } from "../simulation/core";
import { startCore } from "../simulation/start-core.testing";
import {
  contactsWith,
  type From,
  type Frozen,
  forces,
  freeze,
  mostRows,
  mostSweeps,
  rowName,
  rowSentence,
} from "./frozen";

beforeAll(async () => {
  await startCore();
  await loadMessages("solvers");
});
const frozen = (from: From, steps = 40): Frozen => {
  const simulation = simulate("stack", { n: 4, substeps: 1, maxIterations: 30 });
  simulation.step(steps);
  return freeze(simulation, from) as Frozen;
};

describe("a frozen step", () => {
  it("is solved by all solvers that know friction, each that starts from a λ from the same", () => {
    const { ways: all, problem } = frozen("warm");
    const ways = all.filter(({ id }) => !["lemke", "principal-pivoting"].includes(id)); // these start from a basis
    expect(ways.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["jacobi", "gauss-seidel", "sor", "nncg", "apgd", "subspace"]),
    );
    for (const { id, walk } of ways) {
      expect([...walk.lambdaAt(0)], id).toEqual([...problem.warm]);
      expect(walk.iterations, id).toBeLessThanOrEqual(mostSweeps);
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
  it("can be walked through in every scene of the catalogue whose method solves rows", () => {
    for (const { id } of catalog().scenes) {
      const simulation = simulate(id);
      simulation.step(5);
      const frozen = freeze(simulation, "cold") as Frozen | null;
      const solves = simulation.stepRows() !== null;
      expect(frozen !== null, id).toBe(solves);
      if (!frozen) continue;
      for (const { id: solver, walk } of frozen.ways) {
        // A row that changes the most is followed to its place on the stage.
        const stop = Math.min(walk.last, 1 + Math.floor(walk.endOf(1) / 2));
        const at = walk.at(stop);
        const name = `${id} ${solver}`;
        expect(walk.lambdaAt(stop).length, name).toBe(frozen.problem.rows.length);
        if (at.row >= 0) expect(rowSentence(frozen.problem, at, 0), name).not.toMatch(/rows-|undefined|NaN/);
        expect([...walk.lambdaAt(walk.last)], name).toEqual([...walk.iterate(walk.iterations)]);
      }
      // Nothing touches yet, or nothing pushes: λ = 0 is the solution.
      const [first] = frozen.ways;
      if (first?.walk.iterations === 0) continue;
      const byRows = frozen.ways.filter(({ walk }) => walk.byRows).map((way) => way.id);
      expect(byRows, id).toEqual(expect.arrayContaining(["jacobi", "gauss-seidel", "sor"]));
    }
  }, 120_000);
  it("names constraints by their ids, and by letters where they have several rows", () => {
    const simulation = simulate({
      version: 1,
      space: "plane",
      bodies: [
        { shape: { box: [0.5, 0.5] }, at: [0, 0], fixed: true },
        { shape: { box: [0.5, 0.5] }, at: [1, 0] },
      ],
      constraints: [
        {
          ball: {
            between: [0, 1],
            anchors: [
              [0.5, 0],
              [-0.5, 0],
            ],
          },
        },
      ],
      method: { kind: "velocity" },
    });
    const { problem } = freeze(simulation, "cold") as Frozen;
    expect(problem.rows.map((row) => rowName(row, problem.rows))).toEqual(["constraint 0a", "constraint 0b"]);
  });
  it("of too many rows is refused by that name", () => {
    const many = simulate("chain", { n: 5001 });
    expect(many.stepRows()?.rows.length).toBeGreaterThan(mostRows);
    expect(freeze(many, "cold")).toBe("too-large");
  });
  it("where nothing is solved there is none", () => {
    const nothing = simulate({ version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 0] }] });
    expect(freeze(nothing, "cold")).toBeNull();
  });
});
