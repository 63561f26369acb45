// The laboratory in the real core: references of VERIFICATION 23, 25 to 27 and 30, and what the lesson says of its problems.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { methods } from "./methods";
import { problems } from "./problems";
import { fateOf, measuredRate } from "./rates";
import { Workspace } from "./workspace";

const infinite = Number.POSITIVE_INFINITY;

beforeAll(startCore);
const workspace = (setup: Parameters<Workspace["set"]>[0]): Workspace => {
  const made = new Workspace();
  made.set(setup);
  return made;
};

describe("every problem", () => {
  it.each(problems.map(({ id }) => id))("%s: has a solution that some solver finds", (problem) => {
    expect(workspace({ problem, most: 1000 }).solution).not.toBeNull();
  });
  it.each(problems.map(({ id }) => id))("%s: the moments end at the core's own iterates", (problem) => {
    for (const { id } of methods) {
      const made = workspace({ problem, method: id, most: 30 });
      const { moments, result } = made;
      for (let k = 1; k <= result.iterations; k++) {
        const end = moments.endOf(k);
        expect(moments.at(end)).toMatchObject({ line: "test", k });
        const { walk } = moments;
        const delta = walk.changesAt(walk.endOf(k));
        const before = walk.iterate(k - 1);
        for (const [i, value] of walk.iterate(k).entries())
          expect(Math.abs((before[i] as number) + (delta[i] as number) - value)).toBeLessThanOrEqual(
            1e-12 * Math.max(1, Math.abs(value)),
          );
      }
    }
  });
});

describe("the chain of ten rows", () => {
  const radius = (method: (typeof methods)[number]["id"], omega?: number) =>
    workspace({ problem: "chain" }).iteration(method, omega)?.radius;
  it("has the spectral radii of the reference", () => {
    expect(radius("jacobi", 1)).toBeCloseTo(0.959492973614, 11);
    expect(radius("gauss-seidel")).toBeCloseTo(0.920626766416, 11);
    const best = workspace({ problem: "chain" }).best("sor");
    expect(best?.theory?.omega).toBeCloseTo(1.560387921275, 11);
    expect(best?.theory?.radius).toBeCloseTo(0.560387921275, 11);
    expect(best?.omega).toBeCloseTo(1.560387921275, 3);
  });
  it.each(["jacobi", "gauss-seidel", "symmetric-gauss-seidel"] as const)(
    "%s: the measured rate is the predicted one",
    (method) => {
      const made = workspace({ problem: "chain", method, tolerance: 1e-12, most: 1000 });
      expect(measuredRate(made.result.residuals)).toBeCloseTo(made.rate(method) as number, 3);
    },
  );
});

it("on the obstacle the rate is that of the rows that no bound holds", () => {
  const made = workspace({ problem: "obstacle", method: "gauss-seidel", tolerance: 1e-12, most: 1000 });
  const [free, all] = [made.rate("gauss-seidel") as number, made.iteration("gauss-seidel")?.radius as number];
  expect(free).toBeLessThan(all - 0.02);
  expect(measuredRate(made.result.residuals)).toBeCloseTo(free, 3);
});

it("Jacobi jumps to and fro between bounds, and diverges without them", () => {
  expect(fateOf(workspace({ problem: "alike", method: "jacobi" }).result)).toBe("cycles");
  expect(fateOf(workspace({ problem: "alike-free", method: "jacobi" }).result)).toBe("diverges");
  expect(
    workspace({ problem: "alike", method: "jacobi" }).iteration("jacobi")?.splitting.positiveDefinite,
  ).toBe(false);
  expect(fateOf(workspace({ problem: "alike", method: "gauss-seidel" }).result)).toBe("solved");
});

it("two rows: 4/3 and 7/3", () => {
  const { lambda } = workspace({ problem: "pair", tolerance: 1e-12 }).result;
  expect(lambda[0]).toBeCloseTo(4 / 3, 9);
  expect(lambda[1]).toBeCloseTo(7 / 3, 9);
});

it("a stack of boxes is a contact problem on which Jacobi fails and Gauss–Seidel does not", () => {
  const made = workspace({ problem: "stack", method: "jacobi", most: 1000 });
  expect(made.numbers.b).toHaveLength(8);
  expect(made.iteration("jacobi", 1)?.radius).toBeGreaterThan(1);
  expect(fateOf(made.result)).not.toBe("solved");
  expect(fateOf(workspace({ problem: "stack", method: "gauss-seidel", most: 1000 }).result)).toBe("solved");
});

describe("own numbers", () => {
  const typed = { lo: [0, 0], hi: [infinite, infinite], b: [-1, -1] };
  it("are taken over, and the rate belongs to the solution that the run found", () => {
    const made = new Workspace();
    made.put({
      ...typed,
      a: [
        [1, 2],
        [2, 1],
      ],
    });
    expect(made.problem).toBe("own");
    expect(fateOf(made.result)).toBe("solved");
    expect(made.rate("gauss-seidel")).toBe(0);
    // Jacobi jumps to and fro between none of three solutions.
    expect(made.rate("jacobi", 1)).toBeNull();
  });
  it("that the core refuses change nothing", () => {
    const made = workspace({ problem: "pair" });
    made.put({
      ...typed,
      a: [
        [1, Number.NaN],
        [2, 1],
      ],
    });
    made.put({
      ...typed,
      a: [
        [1, 0],
        [0, 1],
      ],
      lo: [2, 0],
      hi: [1, infinite],
    });
    expect(made.problem).toBe("pair");
  });
  it("with a zero on the diagonal have no iteration matrix, and nothing breaks", () => {
    const made = new Workspace();
    made.put({
      a: [
        [0, -1, 2],
        [2, 0, -2],
        [-1, 1, 0],
      ],
      b: [-3, 6, -1],
      lo: [0, 0, 0],
      hi: [infinite, infinite, infinite],
    });
    expect(made.iteration("gauss-seidel")).toBeNull();
    expect(made.best("sor")).toBeNull();
    expect(made.moments.at(made.moments.last).k).toBe(made.result.iterations);
    const [x, y, z] = made.solution ?? [];
    expect([x, y, z].map((value) => Math.round((value ?? 9) * 1e6) / 1e6)).toEqual([0, 1, 3]);
  });
});
