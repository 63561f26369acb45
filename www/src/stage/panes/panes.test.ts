// A session as one run alone sees it, and who is best in a column.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { aloneOf } from "../../simulation/alone";
import { Session } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { columns, winners } from "./columns";

beforeAll(() => {
  startCore();
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

describe("a run alone", () => {
  it("has the session's clock and input, and no other run", () => {
    const session = new Session("circle", { integrator: "explicit-euler" });
    const other = session.addRun({ parameters: { integrator: "rk4" } });
    const [first] = session.runs;
    if (!first) throw new Error("no run");
    const alone = aloneOf(session, first);
    expect(alone.runs).toEqual([first]);
    expect(alone.selected).toBe(first);
    expect(alone.apart).toBe(false);
    expect(aloneOf(session, first)).toBe(alone);
    let changes = 0;
    const stop = alone.on("change", () => changes++);
    alone.stepForward(10);
    expect(session.time).toBeCloseTo(other.simulation.time, 12);
    alone.set("mass", 3, "all");
    expect(other.simulation.get("mass")).toBe(3);
    expect(changes).toBe(1);
    stop();
    session.destroy();
  });
});

describe("the table of results", () => {
  it("reads drift, energy, momentum and the cost of a step from each run", () => {
    const session = new Session("circle", { integrator: "explicit-euler", alpha: 0, beta: 0 });
    session.need(["C.norm"]);
    session.stepForward(20);
    session.stepForward(30);
    const [violation, energy, momentum, cost] = columns.map(({ value }) => value(session.selected));
    const { simulation } = session.selected;
    expect(violation).toBeGreaterThanOrEqual(simulation.observe("C.norm"));
    expect(energy).toBe(simulation.observe("energy.drift"));
    expect(momentum).toBeCloseTo(Math.hypot(...simulation.velocities()), 12);
    expect(cost).toBeGreaterThan(0);
    expect(session.selected.cost.steps).toBe(30);
    session.seek(0.1);
    session.stepForward(5);
    expect(session.selected.cost.steps).toBe(30);
    session.reset();
    expect(session.selected.cost.steps).toBe(0);
    session.destroy();
  });
  it("marks the smallest, and nobody where all are alike", () => {
    expect(winners([0.2, -0.1, 0.3])).toEqual([false, true, false]);
    expect(winners([Number.NaN, 5, Number.POSITIVE_INFINITY])).toEqual([false, true, false]);
    expect(winners([1, 1.001])).toEqual([false, false]);
  });
});
