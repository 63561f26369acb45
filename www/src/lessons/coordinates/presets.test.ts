// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent } from "../measure";
import { filled, negligible } from "./filled";
import { bent, puppets, whips } from "./predictions";
import { presets } from "./presets";
import { bent as bentScene } from "./scenes";

beforeAll(startCore);

describe("the motions of the joints", () => {
  it("joint: only the lower bar turns at first, as in the second column of S", () => {
    const [run] = play(presets.joint, 0);
    expect([1, 2].map((i) => run?.simulation.observe(`body[${i}].spin`))).toEqual([0, 3]);
  });
  it("reach: at the same rates, stretched bars have more angular momentum about the pin; both keep it", () => {
    const [stretched, folded] = play(presets.reach, 4, ["angularMomentum"]);
    if (!stretched || !folded) throw new Error("no runs");
    const [far, near] = [stretched, folded].map((run) => extent(run, "angularMomentum"));
    expect(far?.least).toBeGreaterThan(3 * (near?.most ?? 0));
    // The error of the integrator.
    for (const each of [far, near]) expect((each?.most ?? 0) / (each?.least ?? 1)).toBeCloseTo(1, 2);
  });
});

describe("both ways", () => {
  it("two bars: no rows and no error, or four rows and some millimetres", () => {
    const [fewer, rows] = play(presets.both, 4, ["C.norm", "energy.drift"]);
    if (!fewer || !rows) throw new Error("no runs");
    expect(fewer.simulation.matrix("A").rows).toBe(0);
    expect(rows.simulation.matrix("A").rows).toBe(4);
    expect(extent(fewer, "C.norm").most).toBe(0);
    expect(extent(rows, "C.norm").most).toBeGreaterThan(0.002);
  });
  it("the puppet: 18 rows of joints more; among contacts A is full in fewer coordinates, sparse with rows", () => {
    const [fewer, rows] = play(presets.puppets, 1.5);
    if (!fewer || !rows) throw new Error("no runs");
    const roles = [fewer, rows].map((run) => run.simulation.stepRows()?.rows.map(({ role }) => role) ?? []);
    expect(roles.map((all) => all.filter((role) => role === "equation").length)).toEqual([0, 18]);
    expect(filled(fewer.simulation.matrix("A"))).toBe(1);
    expect(filled(rows.simulation.matrix("A"))).toBeLessThan(0.5);
  });
  it("the puppet’s drift of energy at its impacts is an error of the step: it falls with the step", () => {
    const { parameters } = presets.puppets.runs[0] ?? { parameters: {} };
    const most = [1, 4, 16].map((substeps) => {
      // Sweeps enough for exact impulses: what is left is the error of the step.
      const simulation = simulate("puppet", { ...parameters, substeps, maxIterations: 500 });
      simulation.record(["energy.drift"]);
      simulation.step(100);
      return Math.max(...simulation.series("energy.drift").y);
    });
    const [coarse = 0, middle = 0, fine = 0] = most;
    expect(middle).toBeLessThan(coarse / 3);
    expect(fine).toBeLessThan(middle / 3);
  });
  it("M(q) of the chain: no two bars are without a common entry", () => {
    const mass = play(presets.whips, 0)[0]?.simulation.matrix("M");
    const met = new Set<string>();
    mass?.data.forEach((value, k) => {
      const [i, j] = [Math.floor(k / mass.cols), k % mass.cols].map((index) => Math.floor(index / 3));
      if (Math.abs(value) > negligible) met.add(`${i},${j}`);
    });
    expect([mass?.rows, met.size]).toEqual([36, 12 * 12]);
  });
  it("rows: what a step of turning bars loses of the energy is of the order (ωh)²", () => {
    const loss = (stepSize: number): number => {
      const simulation = simulate(bentScene, { method: "velocity", stepSize });
      simulation.step(1);
      const before = simulation.observe("energy.kinetic");
      const turned = simulation.observe("body[1].spin") * stepSize;
      simulation.step(1);
      return (1 - simulation.observe("energy.kinetic") / before) / turned ** 2;
    };
    expect(loss(0.01)).toBeGreaterThan(0.1);
    expect(loss(0.005) / loss(0.01)).toBeCloseTo(1, 1);
  });
  it("the chain of twelve bars in space: 36 rows, or none", () => {
    const [fewer, rows] = play(presets.whips, 0.1);
    expect(fewer?.simulation.matrix("A").rows).toBe(0);
    expect(rows?.simulation.matrix("A").rows).toBe(36);
  });
  it("the chain keeps its energy in fewer coordinates, and loses it with rows", () => {
    const [fewer, rows] = play(presets.whips, 3, ["energy.drift"]).map(({ simulation }) =>
      simulation.observe("energy.drift"),
    );
    expect(Math.abs(fewer ?? Number.NaN)).toBeLessThan(1);
    expect(rows).toBeLessThan(-2);
  });
});

describe("the questions", () => {
  it.each([
    ["bent", bent, "stretches"],
    ["puppets", puppets, "rows"],
    ["whips", whips, "rows"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
