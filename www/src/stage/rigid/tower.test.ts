// The loads of a tower are the weights above; where loads branch none is named.
import { beforeAll, expect, it, vi } from "vitest";
import { type Simulation, simulate } from "../../simulation/core";
import { startCore } from "../../simulation/start-core.testing";
import { blankPen } from "../pen.testing";
import type { View } from "../tool";
import { weightsOf } from "./touching";
import { drawTower, type Level, towerOf } from "./tower";

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

const ten: readonly Level[] = Array.from({ length: 10 }, (_, i) => ({
  left: -0.5,
  right: 0.5,
  y: i,
  force: 8,
  load: 98 - 9.8 * i,
}));
/** A tower in the middle of a stage. */
const stage = (width: number): View =>
  ({
    width,
    height: 300,
    scale: 25,
    pixel: ([x = 0, y = 0]: readonly number[]) => [width / 2 + 25 * x, 280 - 25 * y],
  }) as unknown as View;

it.each([
  [420, true, true],
  [195, true, true],
  [175, true, true],
  [110, false, false],
] as const)("%i px: bars %s, words %s", (width, bars, words) => {
  const pen = blankPen(width, 300);
  const written = vi.spyOn(pen, "text");
  expect(drawTower(pen, stage(width), ten)).toBe(bars);
  expect(written.mock.calls.length > 0).toBe(words);
});

it("keeps the words of an overloaded level inside the stage", () => {
  const pen = blankPen(420, 300);
  const written = vi.spyOn(pen, "text");
  const overloaded = ten.map((each) => ({ ...each, force: 2 * each.load }));
  expect(drawTower(pen, stage(420), overloaded)).toBe(true);
  expect(written.mock.calls.length).toBeGreaterThan(0);
  for (const [words, x] of written.mock.calls) expect(x + pen.widthOf(words)).toBeLessThanOrEqual(420);
});

it("of a tower that leans over to the right are on its left, with their words", () => {
  const pen = blankPen(300, 300);
  const bars: number[] = [];
  pen.context.fillRect = (x, _, width) => void bars.push(x, x + width);
  const written = vi.spyOn(pen, "text");
  // 4.5 m over ten levels: 26°, to 20 px from the edge.
  const leaning = ten.map((each, i) => ({ ...each, left: i / 2 - 0.5, right: i / 2 + 0.5 }));
  expect(drawTower(pen, stage(300), leaning)).toBe(true);
  expect(Math.min(...bars)).toBeGreaterThanOrEqual(0);
  expect(written.mock.calls.length).toBeGreaterThan(0);
  for (const [words, x] of written.mock.calls) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + pen.widthOf(words)).toBeLessThanOrEqual(300);
  }
});
