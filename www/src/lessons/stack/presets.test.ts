// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { first, heavy, warm } from "./predictions";
import { presets } from "./presets";
import { groundForce, solvers, trace } from "./sweep";

beforeAll(startCore);

describe("the experiments", () => {
  it("ten: stands at the default settings", () => {
    const [run] = play(presets.ten, 10, ["body[10].y"]);
    expect(run?.simulation.observe("body[10].y")).toBeCloseTo(4.75, 2);
  });
  it("blocks: the better solver carries the heavy load", () => {
    const [run] = play(presets.blocks, 5, ["body[5].y"]);
    expect(run?.simulation.observe("body[5].y")).toBeGreaterThan(2.2);
  });
  it("substeps: four of them with eight sweeps carry it too", () => {
    const [run] = play(presets.substeps, 5, ["body[5].y"]);
    expect(run?.simulation.observe("body[5].y")).toBeGreaterThan(2.2);
  });
  it("pyramid: stands", () => {
    const [run] = play(presets.pyramid, 5, ["energy.total"]);
    expect(run?.simulation.observe("body[55].y")).toBeGreaterThan(4.7);
  });
});

describe("the sweeps of a step", () => {
  it.each(solvers)("%s: the ground's force comes near to the weight", (solver) => {
    const [run] = play(presets.ten, 0);
    const simulation = run?.simulation as NonNullable<typeof run>["simulation"];
    const traced = trace(simulation, solver, 400);
    const start = groundForce(simulation, traced, 0);
    const end = groundForce(simulation, traced, 400);
    expect(start).toBe(0);
    expect(end).toBeGreaterThan(0.9 * 98.1);
    expect(end).toBeLessThan(1.02 * 98.1);
  });
});

describe("the questions", () => {
  it.each([
    ["first", first, "little"],
    ["warm", warm, "warm"],
    ["heavy", heavy, "falls"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
