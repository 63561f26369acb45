// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { ball, direction, offCentre, plank, threefold } from "./predictions";
import { presets } from "./presets";
import { offCentre as offCentreScene, passing as passingScene } from "./scenes";

beforeAll(startCore);

describe("the experiments", () => {
  it("box: each corner bears half the weight, and the problem has its numbers", () => {
    const [run] = play(presets.box, 0.5, ["body[1].y"]);
    const contacts = run?.simulation.contacts() ?? [];
    expect(contacts).toHaveLength(2);
    for (const { lambda, gap } of contacts) {
      expect(lambda[0]).toBeCloseTo(9.81, 6);
      expect(Math.abs(gap)).toBeLessThan(1e-9);
    }
    const { a, b } = run?.simulation.contactProblem() ?? { a: [], b: [] };
    // A wide box: a push at one corner presses the other one down.
    expect(a[0]).toBeGreaterThan(0);
    expect(a[1]).toBeLessThan(0);
    expect(b[0]).toBeCloseTo(-9.81, 9);
  });
  it("falling: comes to rest flat on the ground", () => {
    const [run] = play(presets.falling, 6, ["body[1].y"]);
    expect(run?.simulation.observe("body[1].y")).toBeCloseTo(0.3, 2);
  });
  it("lying: both trestles bear, and together the weight", () => {
    const [run] = play(presets.lying, 1, ["body[2].y"]);
    const forces = run?.simulation.contacts().map(({ lambda: [n = 0] }) => n) ?? [];
    expect(forces.reduce((a, b) => a + b, 0)).toBeCloseTo(2 * 9.81, 3);
  });
});

it("threefold: the shares differ so that one sees it, and together they are the weight", () => {
  const { numbers } = answer(threefold);
  expect(Number(numbers.b) / Number(numbers.a)).toBeGreaterThan(3);
  for (const { simulation } of play(presets.threefold, 0.5)) {
    const sum = simulation.contacts().reduce((total, { lambda: [n = 0] }) => total + n, 0);
    expect(sum).toBeCloseTo(2 * 9.81, 3);
  }
});
it("off-centre: the direction is that of the normal at the step's beginning; it tends to 30° with the step, and is 30° with the normal of the meeting", () => {
  const [coarse, fine, meeting] = play(presets.offCentre, 0.8).map(direction);
  expect(coarse).toBeLessThan(24);
  expect(Math.abs((fine ?? 0) - 30)).toBeLessThan(0.5);
  expect(meeting).toBeCloseTo(30, 2);
  const errors = [0.04, 0.02, 0.01, 0.004, 0.001].map((stepSize) => {
    const simulation = simulate(offCentreScene, { stepSize });
    simulation.step(Math.round(0.8 / stepSize));
    return 30 - direction({ simulation });
  });
  expect([...errors].sort((a, b) => b - a)).toEqual(errors);
  // No more than the way of a step makes, as seen from 35 cm.
  for (const [i, stepSize] of [0.04, 0.02, 0.01, 0.004, 0.001].entries())
    expect(errors[i]).toBeLessThan(((3 * stepSize * 0.5) / 0.4) * (180 / Math.PI) + 1e-9);
});
it("passing: a corner that the ball misses does not brake it, neither in coarse steps nor in fine ones", () => {
  for (const stepSize of [0.04, 0.02, 0.01, 0.004]) {
    const simulation = simulate(passingScene, { stepSize });
    simulation.step(Math.round(0.8 / stepSize));
    expect([...simulation.velocities()].slice(-3), String(stepSize)).toEqual([4, -3, 0]);
  }
});
it("passing: stops when the ball is past the block, and still beside it", () => {
  const simulation = simulate(passingScene);
  simulation.step(Math.round(presets.passing.until / simulation.stepSize));
  const [x = 0, y = 0] = simulation.positions().slice(-3);
  expect([x - 0.1 > 0.5, Math.abs(y) < 0.5]).toEqual([true, true]);
});

describe("the questions", () => {
  it.each([
    ["plank", plank, "right"],
    ["ball", ball, "stops"],
    ["off-centre", offCentre, "flat"],
    ["threefold", threefold, "forces"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
