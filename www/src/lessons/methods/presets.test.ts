// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer } from "../in-core.testing";
import { contestants, measured, truth } from "./contestants";
import { distance } from "./distance";
import { dampedMap, feedbackMap, growth, springMap, valueAt } from "./maps";
import { exact, measure } from "./measure";
import { losing, nearest, springs } from "./predictions";
import { pendulum } from "./scenes";

beforeAll(startCore);

describe("the maps", () => {
  it.each([
    ["feedback", feedbackMap],
    ["damped", dampedMap],
    ["spring", springMap],
  ])("%s: what is measured agrees with the boundary, but for points on it", (_, map) => {
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        const [across, up] = [valueAt(map.across, (i + 0.5) / 12), valueAt(map.up, (j + 0.5) / 12)];
        const limit = map.boundary(across);
        if (Math.abs(up / limit - 1) < 0.1) continue;
        // Without damping an oscillation that is stable neither grows nor decays.
        expect(growth(map, across, up) < 1.01, `${across}, ${up}`).toBe(up < limit);
      }
  });
});

describe("the diagram", () => {
  it("half the step: about a quarter of the error in generalised coordinates and RATTLE, a sixteenth for RK4", () => {
    const end = exact();
    // RATTLE halves steps of 20 ms where the pendulum is fast: order shows in those that it takes whole.
    const orders = ["generalised", "rattle", "rk4"].map((name) => {
      const found = measured.find((each) => each.name === name);
      if (!found) throw new Error(name);
      return Math.log2(measure(found, 0.01, end).error / measure(found, 0.005, end).error);
    });
    expect(orders.map(Math.round)).toEqual([2, 2, 4]);
  });
  it("has the contestants of the race, and two more", () => {
    expect(measured.slice(0, contestants.length)).toEqual(contestants);
    expect(measured.slice(contestants.length).map(({ name }) => name)).toEqual(["rk4", "soft"]);
  });
});

describe("the numbers of the text", () => {
  it("A reaches 8.75 1/kg: a limit of 4,600 N/m", () => {
    const simulation = simulate(pendulum, { method: "velocity" });
    let largest = 0;
    for (let i = 0; i < 200; i++) {
      simulation.step();
      largest = Math.max(largest, simulation.spectrum().radius);
    }
    expect(largest).toBeCloseTo(8.75, 2);
    expect(4 / (0.01 ** 2 * largest)).toBeCloseTo(4570, -1);
  });
  it("exercises 1 and 2: 40,000 N/m and 8,000 1/s²", () => {
    expect(springMap.boundary(0.01)).toBeCloseTo(40_000, 6);
    expect(feedbackMap.boundary(20)).toBeCloseTo(8000, 6);
  });
  it("the truth is exact to a millionth of a metre for ten seconds", () => {
    const [one, quarter] = [10, 40].map((substeps) => {
      const simulation = simulate(pendulum, { ...truth.parameters, substeps });
      simulation.step(1000);
      return simulation;
    });
    if (!one || !quarter) throw new Error("no runs");
    expect(distance(one, quarter)).toBeLessThan(1e-6);
  });
});

describe("the questions", () => {
  it.each([
    ["nearest", nearest, "rattle"],
    ["losing", losing, "position"],
    ["springs", springs, "soft"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
