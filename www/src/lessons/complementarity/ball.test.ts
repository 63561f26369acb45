// The ball keeps to the corner: at any time its gap or its force is zero, and at rest the force carries weight and press.
import { beforeAll, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { ballNow, ballScene } from "./ball";

beforeAll(startCore);

it("is on the corner, in the air, at the impact and at rest", () => {
  const simulation = simulate(ballScene as Parameters<typeof simulate>[0]);
  for (let i = 0; i < 150; i++) {
    simulation.step(1);
    const { gap, force } = ballNow(simulation);
    expect(force).toBeGreaterThanOrEqual(0);
    expect(gap * force).toBeLessThan(0.01);
  }
  expect(ballNow(simulation)).toMatchObject({ gap: expect.closeTo(0, 3), force: expect.closeTo(9.81, 4) });
  simulation.updateForce(0, { force: [0, -5] });
  simulation.step(5);
  expect(ballNow(simulation).force).toBeCloseTo(14.81, 4);
});
