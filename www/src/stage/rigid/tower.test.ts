// The loads of a tower are the weights above; where loads branch none is named.
import { beforeAll, expect, it } from "vitest";
import { type Simulation, simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { weightsOf } from "./touching";
import { type Level, towerOf } from "./tower";

beforeAll(startCore);

function levelsOf(simulation: Simulation): Level[] | null {
  const bodies = new Map(simulation.bodies().map((body) => [body.id, body]));
  return towerOf(simulation.contacts(), bodies, weightsOf(simulation, simulation.bodies()));
}

it("of ten equal boxes bear ten, nine, … weights, and at rest that is what presses", () => {
  const stack = simulate("stack", { method: "velocity" });
  stack.step(400);
  const levels = levelsOf(stack);
  expect(levels).not.toBeNull();
  const loads = (levels ?? []).map(({ load }) => load).sort((a, b) => a - b);
  for (const [i, load] of loads.entries()) expect(load).toBeCloseTo((i + 1) * (loads[0] ?? 0), 6);
  const ground = (levels ?? []).reduce((lowest, each) => (each.y < lowest.y ? each : lowest));
  expect(ground.force / ground.load).toBeCloseTo(1, 1);
});

it("are none in a pyramid, where every box stands on two", () => {
  const pyramid = simulate("pyramid", {});
  pyramid.step(20);
  expect(levelsOf(pyramid)).toBeNull();
});
