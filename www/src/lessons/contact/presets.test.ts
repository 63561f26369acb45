// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { ball, plank, threefold } from "./predictions";
import { presets } from "./presets";

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
it("ghost: the coarse step brakes the ball at a corner that it misses", () => {
  const [coarse, fine] = play(presets.ghost, 0.8);
  expect(coarse?.simulation.observe("body[1].vy")).toBeGreaterThan(-2.5);
  expect(fine?.simulation.observe("body[1].vy")).toBeCloseTo(-3, 9);
});

describe("the questions", () => {
  it.each([
    ["plank", plank, "right"],
    ["ball", ball, "stops"],
    ["threefold", threefold, "forces"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
