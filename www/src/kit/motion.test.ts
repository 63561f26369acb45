// Prescribed motion as the kit gives it, on the core.
import { beforeAll, describe, expect, it } from "vitest";
import { type Simulation, simulate } from "../simulation/core";
import { documentsOf, startSoThat } from "../simulation/prescribed";
import { startCore } from "../simulation/start-core.testing";
import { addKind, placeOf } from "./edits";
import { type Kind, kindOf } from "./kinds";
import { prescribe, released } from "./motion";

beforeAll(startCore);

const scene = (): Simulation =>
  simulate({
    version: 1,
    space: "plane",
    gravity: [0, -9.81],
    bodies: [
      { particle: {}, at: [1, 2], velocity: [0.5, 0] },
      { shape: { disc: 0.2 }, at: [3, 0] },
    ],
  });
const near = (a: readonly number[], b: readonly number[]): void => {
  expect(a.length).toBe(b.length);
  for (const [i, x] of a.entries()) expect(x).toBeCloseTo(b[i] as number, 12);
};

describe("a prescribed motion", () => {
  it("begins where the body is, also while time runs, and goes on as its formula says", () => {
    const simulation = scene();
    simulation.step(50);
    const before = placeOf(simulation, 1);
    prescribe(simulation, { body: 1 });
    near(placeOf(simulation, 1), before);
    const from = simulation.time;
    simulation.step(100);
    const [x = 0, y = 0] = before;
    near(placeOf(simulation, 1), [x + 0.5 * (Math.sin(2 * simulation.time) - Math.sin(2 * from)), y]);
  });
  it("of a new particle begins at the place that was clicked", () => {
    const simulation = scene();
    const id = prescribe(simulation, { at: [-1, 4] });
    expect(placeOf(simulation, id)).toEqual([-1, 4]);
    expect(documentsOf(simulation).get(id)?.moves?.x).toBe("0.5*sin(2*t)");
  });
  it("that a body has is left as it is", () => {
    const simulation = scene();
    simulation.updateBody(1, { moves: { angle: "t^2" } });
    prescribe(simulation, { body: 1 });
    expect(documentsOf(simulation).get(1)?.moves).toMatchObject({ x: "0", angle: "t^2" });
  });
  it("can be carried elsewhere: to the place that is typed, at any time", () => {
    const simulation = scene();
    prescribe(simulation, { body: 0 });
    simulation.step(70);
    startSoThat(simulation, 0, [-3, 7]);
    near(placeOf(simulation, 0), [-3, 7]);
  });
  it("keeps its start when something is built later", () => {
    const simulation = scene();
    prescribe(simulation, { body: 0 });
    simulation.step(80);
    const [was, start] = [placeOf(simulation, 0), documentsOf(simulation).get(0)?.at];
    const kind = kindOf("plane", "constraint", "distance") as Kind;
    addKind(simulation, { kind, picks: [[{ body: 0 }, { body: 1 }]] });
    near(placeOf(simulation, 0), was);
    expect(documentsOf(simulation).get(0)?.at).toEqual(start);
    expect(Math.abs(simulation.c()[0] as number)).toBeLessThan(1e-12);
  });
  it("released, the body moves on from where it is with the speed that it had", () => {
    const simulation = scene();
    prescribe(simulation, { body: 0 });
    simulation.step(30);
    const [place, speed] = [placeOf(simulation, 0), simulation.velocities()[0]];
    simulation.updateBody(0, released);
    near(placeOf(simulation, 0), place);
    expect(simulation.velocities()[0]).toBe(speed);
    expect(simulation.bodies()[0]?.fixed).toBe(false);
    simulation.step(1);
    expect(simulation.velocities()[1]).toBeLessThan(0);
  });
});
