// The line of theory against the core's own motion.
import { beforeAll, expect, it } from "vitest";
import { simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { incline } from "./scenes";
import { slideAcceleration } from "./theory";

beforeAll(startCore);

it("the speed of a box after a second is what the line says, whether it sticks or slides", () => {
  for (const angle of [15, 25, 28, 35, 50]) {
    const simulation = simulate(incline({ angle }));
    simulation.step(1);
    const slope = slideAcceleration(simulation) ?? Number.NaN;
    const theta = (angle * Math.PI) / 180;
    expect(slope).toBeCloseTo(Math.max(0, 9.81 * (Math.sin(theta) - 0.5 * Math.cos(theta))), 9);
    simulation.step(Math.round(1 / simulation.stepSize) - 1);
    expect(simulation.observe("body[1].speed"), `${angle}°`).toBeCloseTo(slope, 3);
  }
});

it("there is no line where nothing touches", () => {
  expect(slideAcceleration({ contacts: () => [], get: () => 9.81 })).toBeNull();
});
