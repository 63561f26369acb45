// Reading the recording leaves the run as it is: the same state, the same series, and the same steps afterwards.
import { beforeAll, describe, expect, it } from "vitest";
import { recall } from "./recall";
import { end, simulate } from "./simulations";
import { startCore } from "./start-core.testing";

beforeAll(startCore);

describe("recall", () => {
  for (const scene of ["circle", "double-pendulum", "stack", "bouncing-ball", "t-handle"] as const)
    it(`${scene}: gives the states that were passed, and changes nothing`, () => {
      const [run, other] = [simulate(scene), simulate(scene)];
      for (const each of [run, other]) each.record(["energy.total", "C.norm"]);
      const passed: Float64Array[] = [];
      for (let i = 0; i < 60; i++) {
        passed.push(run.positions());
        for (const each of [run, other]) each.step();
      }
      const h = run.stepSize;
      const states = recall(run, [0, 10 * h, 59 * h], 1e4);
      expect(states.map(({ positions }) => [...positions])).toEqual(
        [0, 10, 59].map((i) => [...(passed[i] ?? [])]),
      );
      expect(run.stateHash()).toBe(other.stateHash());
      expect(run.series("energy.total")).toEqual(other.series("energy.total"));
      expect([...run.lambda()]).toEqual([...other.lambda()]);
      for (const each of [run, other]) each.step(30);
      expect(run.stateHash()).toBe(other.stateHash());
      for (const each of [run, other]) end(each);
    });

  it("keeps a body that was placed by hand, and the hand that holds it", () => {
    const [run, other] = [simulate("circle"), simulate("circle")];
    for (const each of [run, other]) {
      each.step(20);
      each.setState(0, { at: [0.5, 0.5], velocity: [0, 0] });
    }
    recall(run, [0.02], 1e4);
    expect(run.stateHash()).toBe(other.stateHash());
    for (const each of [run, other]) {
      each.step(3);
      each.grab(0, [0, 0], [1, 1]);
      each.step(3);
      each.moveGrab([1, 2]);
    }
    recall(run, [0.02, 0.1], 1e4);
    for (const each of [run, other]) each.step(5);
    expect(run.stateHash()).toBe(other.stateHash());
    for (const each of [run, other]) end(each);
  });

  it("leaves out what was not recorded", () => {
    const run = simulate("circle");
    run.step(5);
    expect(recall(run, [-1, 100])).toEqual([]);
    end(run);
  });
});
