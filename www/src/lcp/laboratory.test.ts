// The laboratory in the real core: verdicts, ways, continua, trials, and every example of the menu.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import { continuum, familiesOf } from "./continuum";
import { isRefusal, naturalResidual, solves } from "./core";
import { example, examples } from "./examples";
import { mostIterates, pathOf, walkers } from "./paths";
import { problem } from "./problem";
import { ProblemState } from "./problem-state";
import { trialOf } from "./trial";
import { solutionsOf, verdictOf } from "./verdict";

beforeAll(startCore);

const lambdas = (id: string): number[][] =>
  solutionsOf(verdictOf(example(id).problem)).map(({ lambda }) => [...lambda]);

describe("the examples", () => {
  it.each([
    ["coupled", [[4 / 3, 7 / 3]]],
    ["cyclic", [[0, 1, 3]]],
    ["cycle", [[1 / 3, 1 / 3, 1 / 3]]],
    ["murty", [[0, 0, 0, 0, 1]]],
    ["fathi", [[0, 0, 0, 0, 1]]],
    ["fathi-turned", [[1, 0, 0, 0, 0]]],
    ["minus-none", []],
    ["minus-two", [[0], [1]]],
    [
      "three-p",
      [
        [0, 1],
        [1, 0],
        [1 / 3, 1 / 3],
      ],
    ],
  ] as const)("%s has the solutions that are known exactly", (id, known) => {
    const found = lambdas(id).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    const wanted = known.map((each) => [...each]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    expect(found.length).toBe(wanted.length);
    for (const [i, lambda] of wanted.entries())
      for (const [k, x] of lambda.entries()) expect(found[i]?.[k]).toBeCloseTo(x, 10);
  });

  it("stand in the group that tells how many solutions they have", () => {
    for (const { id, group, problem: p } of examples) {
      const { kind } = verdictOf(p);
      if (group === "one") expect(kind, id).toBe("one");
      else if (group === "many") expect(["several", "continuum"], id).toContain(kind);
      else if (group === "none") expect(kind, id).toBe("none");
      else if (p.friction) expect(kind, id).toBe("found");
      else expect(["one", "several", "continuum"], id).toContain(kind);
    }
  });

  it("every solution leaves no residual", () => {
    for (const { id, problem: p } of examples)
      for (const lambda of lambdas(id)) expect(naturalResidual(p, lambda), id).toBeLessThan(1e-9);
  });
});

describe("verdicts", () => {
  it("a contradiction comes with a certificate that can be checked by hand", () => {
    const { problem: p } = example("infeasible");
    const verdict = verdictOf(p);
    if (verdict.kind !== "none" || !verdict.certificate) throw new Error(`a certificate: ${verdict.kind}`);
    const y = verdict.certificate;
    expect(Math.min(...y)).toBeGreaterThanOrEqual(0);
    for (const j of [0, 1])
      expect(p.a.reduce((sum, row, i) => sum + (row[j] ?? 0) * (y[i] ?? 0), 0)).toBeLessThanOrEqual(1e-12);
    expect(p.b.reduce((sum, b, i) => sum + b * (y[i] ?? 0), 0)).toBeLessThan(0);
  });

  it("without a contradiction none is claimed", () => {
    expect(verdictOf(example("feasible-none").problem)).toEqual({ kind: "none", certificate: null });
  });

  it("a refusal names its entry and keeps the problem", () => {
    const wrong = problem([[1]], [0], [2], [1]);
    expect(verdictOf(wrong)).toMatchObject({ kind: "refused", refusal: { path: "lo[0]" } });
  });
});

describe("continua", () => {
  const box = { x0: -1, x1: 3, y0: -1, y1: 3 };
  it("a segment ends where a λ would become negative", () => {
    const { problem: p } = example("segment");
    const found = continuum(familiesOf(solutionsOf(verdictOf(p))), box);
    expect(found.length).toBe(1);
    const ends = found[0]?.map(([x, y]) => [x, y]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)) ?? [];
    expect(ends[0]?.[0]).toBeCloseTo(0, 6);
    expect(ends[0]?.[1]).toBeCloseTo(1, 6);
    expect(ends[1]?.[0]).toBeCloseTo(1, 6);
  });
  it("a ray leaves the picture, and every point of it solves", () => {
    const { problem: p } = example("ray");
    const [segment] = continuum(familiesOf(solutionsOf(verdictOf(p))), box);
    const [x, y] = segment?.find(([u]) => u > 1) ?? [0, 0];
    expect(x).toBeGreaterThan(3);
    expect(x).toBeCloseTo(y, 9);
    expect(solves(p, [0.7, 0.7])).toBe(true);
    expect(solves(p, [0.7, 0.6])).toBe(false);
  });
  it("isolated solutions have none", () => {
    const { problem: p } = example("three-p");
    expect(continuum(familiesOf(solutionsOf(verdictOf(p))), box)).toEqual([]);
  });
  it("a region is drawn by its corners, one without end beyond the picture", () => {
    const zero = [
      [0, 0],
      [0, 0],
    ];
    const outline = (hi?: number[]): readonly (readonly number[])[] =>
      continuum(familiesOf(solutionsOf(verdictOf(problem(zero, [0, 0], [0, 0], hi)))), box)[0] ?? [];
    expect(outline([1, 2]).length).toBe(4);
    expect(outline([1, 2])).toContainEqual([1, 2]);
    expect(Math.max(...outline().map(([x = 0]) => x))).toBeGreaterThan(3);
    expect(outline().length).toBe(4);
  });
});

describe("ways of solvers", () => {
  it("each begins at the start and, on a positive definite problem, ends at the solution", () => {
    const { problem: p } = example("coupled");
    for (const walker of walkers) {
      const way = pathOf(p, walker, [0.5, 0.25], 1.2);
      if (isRefusal(way)) throw new Error(`${walker}: ${way.message}`);
      expect(way.result.status, walker).toBe("solved");
      expect(way.result.lambda[0], walker).toBeCloseTo(4 / 3, 6);
      expect(way.legs.length, walker).toBe(Math.max(0, way.iterates.length - 1));
      if (!["lemke", "principal-pivoting"].includes(walker))
        expect(way.iterates[0], walker).toEqual([0.5, 0.25]);
    }
  });
  it("Gauss–Seidel goes parallel to the axes, one row at a time", () => {
    const way = pathOf(example("coupled").problem, "gauss-seidel", [0, 0], 1);
    if (isRefusal(way)) throw new Error(way.message);
    const places = [way.iterates[0] ?? [], ...way.legs.flat()];
    for (let i = 1; i < places.length; i++) {
      const moved = [0, 1].filter((k) => Math.abs((places[i]?.[k] ?? 0) - (places[i - 1]?.[k] ?? 0)) > 1e-12);
      expect(moved.length).toBeLessThanOrEqual(1);
    }
  });
  it("what does not arrive is cut off and not called solved", () => {
    const way = pathOf(
      problem(
        [
          [1, 2],
          [2, 1],
        ],
        [-1, -1],
      ),
      "jacobi",
      [0.4, 0.3],
      1,
    );
    if (isRefusal(way)) throw new Error(way.message);
    expect(way.result.iterations).toBeLessThanOrEqual(mostIterates);
  });
});

describe("one pair", () => {
  it("clamp(λ − w) stays where it is exactly at the solution", () => {
    const p = problem([[1]], [-2], [-1], [1]);
    expect(trialOf(p, 1)).toEqual({ lambda: 1, w: -1, aim: 2, clamped: 1 });
    expect(trialOf(p, 0)).toEqual({ lambda: 0, w: -2, aim: 2, clamped: 1 });
  });
});

describe("the state", () => {
  it("goes back to what was put there, and keeps the start unless the size changes", () => {
    const state = new ProblemState(example("coupled").problem);
    state.start = [1, 2];
    state.edit(
      problem(
        [
          [3, 0],
          [0, 3],
        ],
        [-3, -3],
      ),
    );
    expect(state.edited).toBe(true);
    expect(state.start).toEqual([1, 2]);
    state.back();
    expect(state.problem).toBe(example("coupled").problem);
    state.edit(problem([[1]], [-1]));
    expect(state.start).toEqual([0]);
  });
});
