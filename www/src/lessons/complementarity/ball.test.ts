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

it("shows the w of the core's row: the gap before a step over h, and the velocity after it", () => {
  const simulation = simulate(ballScene as Parameters<typeof simulate>[0]);
  // Until it comes to rest: an overlap that is left alone is no gap.
  while (ballNow(simulation).gap > 0) {
    const { w: needed, force: none } = ballNow(simulation);
    expect(none).toBe(0);
    simulation.step(1);
    const { w, force } = ballNow(simulation);
    expect(w).toBeCloseTo(Math.max(0, needed + simulation.observe("body[1].vy")), 8);
    expect(Math.min(w, force)).toBe(0);
  }
});
