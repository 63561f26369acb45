// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { extent, samples } from "../measure";
import { blockOf, jointRows, parts } from "./blocks";
import { halves, heavy, starts, torn } from "./predictions";
import { presets } from "./presets";
import { blow, bricks, hang, swing, tear } from "./scenes";
import { stackedView, summandsView, sweepsView } from "./views";

beforeAll(startCore);

describe("the tables", () => {
  it("the stacked vectors are the core's, the mass matrix that of the bars", () => {
    const lines = stackedView.lines(simulate(swing));
    expect(lines).toHaveLength(6);
    expect(lines.map(({ values }) => values[2])).toEqual([0, -9.81, 0, 0, -19.62, 0]);
    expect(lines[0]?.values[3]).toBeCloseTo(1, 12);
    expect(lines[5]?.values[3]).toBeCloseTo((2 * 1.01) / 12, 12);
  });
  it("the three terms of b add up to the core's, and the last is β C/h", () => {
    const simulation = simulate(swing);
    simulation.step(37);
    const lines = summandsView.lines(simulation);
    const c = simulation.c();
    lines.forEach(({ values: [velocity = 0, weight = 0, error = 0, b = 0] }, i) => {
      expect(velocity + weight + error).toBeCloseTo(b, 12);
      expect(error).toBeCloseTo((0.2 * (c[i] ?? 0)) / 0.01, 12);
    });
  });
  it("the impulses are those of the next step, and the sweeps approach them", () => {
    const simulation = simulate(swing);
    simulation.step(37);
    const shown = summandsView.lines(simulation).map(({ values }) => values[4] ?? 0);
    const errors = [2, 3, 4].map((column) =>
      Math.hypot(
        ...sweepsView.lines(simulation).map(({ values }, i) => (values[column] ?? 0) - (shown[i] ?? 0)),
      ),
    );
    simulation.step();
    simulation.lambda().forEach((force, i) => {
      expect(0.01 * force).toBeCloseTo(shown[i] ?? Number.NaN, 9);
    });
    expect(errors[1]).toBeLessThan(errors[0] ?? 0);
    expect(errors[2]).toBeLessThan(errors[1] ?? 0);
  });
});

it("without joints the bars fall freely and do not turn; with them they swing", () => {
  const [joined, loose] = play(presets.loose, 0.5, ["body[1].vy", "body[1].spin"]);
  if (!joined || !loose) throw new Error("no runs");
  expect(loose.simulation.observe("body[1].vy")).toBeCloseTo(-9.81 * 0.5, 9);
  expect(loose.simulation.observe("body[1].spin")).toBe(0);
  expect(Math.abs(joined.simulation.observe("body[1].spin"))).toBeGreaterThan(1);
});

describe("one cause alone", () => {
  it("at rest: the pin's vertical row has 0.098 m/s, the joint between the bars none, and yet an impulse", () => {
    const simulation = simulate(hang);
    simulation.step(50);
    const lines = summandsView.lines(simulation).map(({ values }) => values);
    expect(Math.abs(lines[1]?.[1] ?? 0)).toBeCloseTo(0.0981, 9);
    expect(lines[3]?.[1]).toBeCloseTo(0, 12);
    for (const [velocity = 1, , error = 1] of lines) {
      expect(Math.abs(velocity)).toBeLessThan(1e-9);
      expect(Math.abs(error)).toBeLessThan(1e-9);
    }
    // The lower bar weighs 2 kg.
    expect(Math.abs(lines[3]?.[4] ?? 0)).toBeCloseTo(2 * 9.81 * 0.01, 6);
  });
  it("a blow: velocity; a torn joint: the error", () => {
    const [afterBlow] = summandsView.lines(simulate(blow));
    expect(afterBlow?.values.slice(0, 3).map((value) => Math.abs(value) > 1e-9)).toEqual([
      true,
      false,
      false,
    ]);
    const [apart] = summandsView.lines(simulate(presets.torn.runs[0]?.scene ?? ""));
    expect(apart?.values.slice(0, 3).map((value) => Math.abs(value) > 1e-9)).toEqual([false, false, true]);
    expect(Math.abs(apart?.values[2] ?? 0)).toBeCloseTo((0.2 * tear) / 0.01, 9);
  });
});

describe("the blocks of A", () => {
  it("are the sums of what the shared bodies add; joints 1 and 3 share none", () => {
    const simulation = simulate(bricks(1));
    simulation.step(60);
    const joints = jointRows(simulation);
    const a = simulation.matrix("A");
    for (const [i, rows] of joints.entries())
      for (const [j, cols] of joints.entries()) {
        const summands = parts(simulation, rows, cols);
        expect(summands).toHaveLength([i === 0 ? 2 : 4, 2, 0][Math.abs(i - j)] ?? 0);
        blockOf(a, rows, cols).values.forEach((value, k) => {
          expect(summands.reduce((sum, { values }) => sum + (values[k] ?? 0), 0)).toBeCloseTo(value, 10);
        });
      }
  });
});

describe("the numbers of the text", () => {
  it("the torn joint: the lighter bar moves twice as far, the momentum stays zero", () => {
    const [run] = play(presets.torn, 0.05, ["C.norm", "momentum.x"]);
    if (!run) throw new Error("no run");
    expect(samples(run, "C.norm").y.at(-1)).toBeCloseTo(tear * 0.8 ** 5, 9);
    expect(extent(run, "momentum.x").most).toBeLessThan(1e-12);
    const [light = 0, heavier = 0] = [0, 1].map((body) => run.simulation.observe(`body[${body}].x`));
    expect((light + 0.5 + tear) / (0.5 - heavier)).toBeCloseTo(2, 9);
  });
  it("exercise 1: the force of a hanging bar is its weight, whatever the step", () => {
    for (const stepSize of [0.01, 0.005]) {
      const one = {
        ...blow,
        gravity: [0, -9.81],
        bodies: blow.bodies.map((body) => ({ ...body, velocity: [0, 0] })),
      };
      const simulation = simulate(one, { stepSize });
      simulation.step(20);
      expect(Math.abs(simulation.observe("constraint[0].lambda[1]"))).toBeCloseTo(9.81, 6);
    }
  });
  it("exercise 2: 1/A is 1/3.97 kg, 0.504 N·s, 2.99 rad/s", () => {
    const simulation = simulate(blow);
    expect(simulation.matrix("A").data[0]).toBeCloseTo(3.97, 2);
    simulation.step();
    expect(0.01 * Math.abs(simulation.observe("constraint[0].lambda"))).toBeCloseTo(0.504, 3);
    expect(Math.abs(simulation.observe("body[1].spin"))).toBeCloseTo(2.99, 2);
  });
});

describe("the questions", () => {
  it.each([
    ["torn", torn, "third"],
    ["heavy", heavy, "tenth"],
    ["halves", halves, "twice"],
    ["starts", starts, "tenth"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
