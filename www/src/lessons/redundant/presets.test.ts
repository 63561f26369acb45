// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { braced, cranks, thrice, triangle } from "./predictions";
import { addAgain, open, presets, settled, takeOut } from "./presets";

const only = (runs: readonly Run[]): Run => runs[0] as Run;
const lambdas = (run: Run | undefined): number[] => [...(run?.simulation.lambda() ?? [])];
const positions = (run: Run | undefined): number[] => [...(run?.simulation.positions() ?? [])];

beforeAll(startCore);

describe("the experiments", () => {
  it("thrice: the same motion as once, beside it", () => {
    const [once, three] = play(presets.thrice, 5);
    for (const [i, x] of positions(once).entries())
      expect(positions(three)[i]).toBeCloseTo(x + (i % 2 === 0 ? 1.2 : 0), 9);
  });

  it("ways: another λ, the same force and motion", () => {
    const [cg, seidel] = play(presets.ways, 5);
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    expect(lambdas(seidel).slice(1)).toEqual([0, 0]);
    expect(sum(lambdas(cg))).toBeCloseTo(sum(lambdas(seidel)), 6);
    for (const [i, x] of positions(cg).entries()) expect(positions(seidel)[i]).toBeCloseTo(x, 9);
  });

  it("jacobi: blows up where the rows repeat", () => {
    const run = only(play(presets.jacobi, 0.1));
    expect(run.status).not.toBe("ok");
    expect(Math.max(...positions(run).map(Math.abs))).toBeGreaterThan(1e6);
  });

  it("triangle: every stick off by a third of a metre, for a minute", () => {
    const run = only(play(presets.triangle, 60));
    expect(run.status).toBe("ok");
    for (const [i, c] of [1 / 3, 1 / 3, -1 / 3].entries()) expect(run.simulation.c()[i]).toBeCloseTo(c, 1);
    expect(run.simulation.spectrum()).toMatchObject({ rank: 2, nullity: 1 });
    expect(run.simulation.observe("solver.residual")).toBeGreaterThan(1);
  });

  it("triangle: every step leaves its residual, for a minute: none takes the smallest eigenvalue for a number", () => {
    const { y } = samples(only(play(presets.triangle, 60, ["solver.residual"])), "solver.residual");
    expect(y.length).toBeGreaterThan(1000);
    expect(Math.min(...y.slice(1))).toBeGreaterThan(1);
  });

  it("strict: the same triangle explodes", () => {
    const run = only(play(presets.strict, 3));
    expect(run.status === "diverged" || extent(run, "C.norm").most > 1e3).toBe(true);
  });

  it("truss: as many rows as coordinates, nothing moves", () => {
    const run = only(play(presets.truss, 5));
    expect(run.simulation.spectrum()).toMatchObject({ rank: 8, nullity: 0 });
    expect(run.simulation.observe("energy.kinetic")).toBeLessThan(1e-12);
  });

  it("braced: the force of the new diagonal is open, that of the outer panel is not", () => {
    const [cg, seidel] = play(presets.braced, 1);
    expect(Math.abs((lambdas(cg)[open] ?? 0) - (lambdas(seidel)[open] ?? 0))).toBeGreaterThan(1);
    expect(lambdas(cg)[settled]).toBeCloseTo(lambdas(seidel)[settled] ?? 0, 4);
    expect(cg?.simulation.spectrum()).toMatchObject({ rank: 8, nullity: 1 });
  });

  it("locked: a crank of another length, and nothing moves", () => {
    const run = only(play(presets.locked, 5, ["body[3].x"]));
    const { least, most } = extent(run, "body[3].x");
    expect(most - least).toBeLessThan(1e-6);
    expect(run.simulation.spectrum()).toMatchObject({ rank: 6, nullity: 0 });
  });

  it("fourBar: one way to move", () => {
    const run = only(play(presets.fourBar, 10));
    expect(run.simulation.spectrum().rank).toBe(3);
    expect(extent(run, "C.norm").most).toBeLessThan(1e-4);
    expect(run.simulation.observe("energy.kinetic")).toBeGreaterThan(1);
  });

  it("peaucellier: the last corner goes to and fro on a level line", () => {
    const run = only(play(presets.peaucellier, 10, ["body[5].x", "body[5].y", "C.norm"]));
    const [x, y] = [extent(run, "body[5].x"), extent(run, "body[5].y")];
    expect(x.most - x.least).toBeGreaterThan(0.5);
    expect(y.most - y.least).toBeLessThan(1e-6);
    expect(samples(run, "C.norm").y.length).toBeGreaterThan(100);
  });

  it("a stick more, a stick less: rank 1 all the time", () => {
    const { simulation } = only(play(presets.thrice, 1));
    const nullity = (): number => simulation.spectrum().nullity;
    addAgain.do(simulation);
    addAgain.do(simulation);
    expect([nullity(), simulation.spectrum().rank]).toEqual([2, 1]);
    for (let i = 0; i < 5; i++) takeOut.do(simulation);
    expect([nullity(), simulation.spectrum().rank]).toEqual([0, 1]);
  });
});

describe("the questions", () => {
  it.each([
    ["thrice", thrice, "third"],
    ["triangle", triangle, "shared"],
    ["braced", braced, "panel"],
    ["cranks", cranks, "moves"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
