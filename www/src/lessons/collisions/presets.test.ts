// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { collisionImpulse } from "../../simulation/core";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { bounce, cradle, plastic, rods } from "./predictions";
import { presets } from "./presets";

beforeAll(startCore);
const kinetic = (run: Run | undefined): number => run?.simulation.observe("energy.kinetic") ?? Number.NaN;
const speeds = (run: Run | undefined): number[] =>
  Array.from({ length: 5 }, (_, i) => run?.simulation.observe(`body[${i}].vx`) ?? Number.NaN);

describe("the experiments", () => {
  it("several: the elastic ball keeps its energy, the others lose it", () => {
    const [e1, e08, e05] = play(presets.several, 3, ["energy.total"]).map((run) =>
      run.simulation.observe("energy.total"),
    );
    expect(e1).toBeCloseTo(9.81 * 1.15, 0);
    expect(e08).toBeLessThan(0.6 * (e1 ?? 0));
    expect(e05).toBeLessThan(e08 ?? 0);
  });
  it("elastic: equal balls change their velocities", () => {
    const [run] = play(presets.elastic, 1);
    expect(run?.simulation.observe("body[0].vx")).toBeCloseTo(0, 9);
    expect(run?.simulation.observe("body[1].vx")).toBeCloseTo(2, 9);
  });
  it("rods: the solver agrees with collisionImpulse", () => {
    const end = play(presets.rods, 0.9)[1];
    const { after } = collisionImpulse({
      e: 1,
      normal: [1, 0],
      point: [-0.05, 0.8],
      a: { mass: 1, inertia: 0.005, at: [-0.15, 0.8], velocity: [2, 0] },
      b: { mass: 1, inertia: (0.1 ** 2 + 1.8 ** 2) / 12, at: [0, 0] },
    });
    expect(end?.simulation.observe("body[1].vx")).toBeCloseTo(after.b.velocity[0] ?? 0, 9);
    expect(end?.simulation.observe("body[1].spin")).toBeCloseTo(Number(after.b.spin), 9);
  });
  it("cradle: in sequence the last ball flies off, and both ways keep the energy", () => {
    const [together, sequence] = play(presets.cradle, 0.7);
    for (const [i, v] of speeds(sequence).entries()) expect(v).toBeCloseTo(i === 4 ? 2 : 0, 6);
    expect(kinetic(together)).toBeCloseTo(2, 6);
    expect(kinetic(sequence)).toBeCloseTo(2, 6);
  });
  it("rack: no impact gains energy", () => {
    const [run] = play(presets.rack, 2);
    expect(kinetic(run)).toBeLessThan(0.5 * 0.17 * 49);
  });
});

describe("the questions", () => {
  it.each([
    ["bounce", bounce, "h64"],
    ["plastic", plastic, "half"],
    ["rods", rods, "middle"],
    ["cradle", cradle, "four"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
