// Every experiment is run in the real core: it must show what its title and the text say.
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../../simulation/start-core.testing";
import { answer, play } from "../in-core.testing";
import { angles, bounds, kinetic, rolling, tall } from "./predictions";
import { edge, presets } from "./presets";
import { onIncline } from "./scenes";

const speed = "body[0].speed";
beforeAll(startCore);

describe("the experiments", () => {
  it("incline: slides slowly within two seconds, and its forces stay inside their cones", () => {
    const [run] = play(presets.incline, 2, [speed]);
    expect(run?.simulation.observe(speed)).toBeCloseTo(2 * 9.81 * (Math.sin(edge) - 0.5 * Math.cos(edge)), 2);
    for (const { lambda, mu } of run?.simulation.contacts() ?? [])
      expect(Math.abs(lambda[1] ?? 0)).toBeLessThanOrEqual(mu * (lambda[0] ?? 0) * (1 + 1e-9));
  });
  it("incline: stays where it is a little less steep, or rougher", () => {
    const [run] = presets.incline.runs;
    for (const change of [onIncline(0.45, 0.5), onIncline(edge, 0.55)]) {
      const [still] = play(
        { ...presets.incline, runs: [{ name: "", scene: run?.scene ?? "", parameters: change }] },
        2,
      );
      expect(still?.simulation.observe(speed)).toBeLessThan(1e-9);
    }
  });
  it("angles: the steep one has the acceleration of the formula", () => {
    const steep = play(presets.angles, 1, [speed])[1];
    const [s, c] = [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6)];
    expect(steep?.simulation.observe(speed)).toBeCloseTo(9.81 * (s - 0.5 * c), 3);
  });
  it("bounds: what is left of friction at the corners of the puck at rest has no resultant", () => {
    const [cone] = play(presets.bounds, 3);
    const contacts = cone?.simulation.contacts() ?? [];
    const left = [1, 2].map((row) => contacts.reduce((sum, { lambda }) => sum + (lambda[row] ?? 0), 0));
    expect(contacts.length).toBe(4);
    expect(Math.hypot(...left)).toBeLessThan(1e-9);
  });
  it("bounds: the cone stops the puck after v²/2μg, up to a step's way", () => {
    const [cone] = play(presets.bounds, 2);
    const [, , , , , , , x = 0, , z = 0] = cone?.simulation.positions() ?? [];
    expect(Math.abs(Math.hypot(x, z) - 9 / (2 * 0.3 * 9.81))).toBeLessThan(3 / 120);
    expect(Math.atan2(z, x)).toBeCloseTo(0.4, 6);
  });
});

describe("the questions", () => {
  it.each([
    ["angles", angles, "steep"],
    ["kinetic", kinetic, "runs"],
    ["tall", tall, "topples"],
    ["bounds", bounds, "shorter"],
    ["rolling", rolling, "part"],
  ] as const)("%s", (_, question, choice) => {
    expect(answer(question).choice).toBe(choice);
  });
});
