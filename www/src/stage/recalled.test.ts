// Recorded states for ghost and stroboscope: the moments of every run, read once.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Run, Session } from "../simulation/session";
import { end, simulate } from "../simulation/simulations";
import { startCore } from "../simulation/start-core.testing";
import type { Pen } from "./pen";
import { Recalled } from "./recalled";
import type { Scene } from "./scene";

beforeAll(startCore);

function stageOf(parts: Partial<Session>) {
  const simulation = simulate("circle");
  simulation.step(100);
  const run = { id: 0, color: 0, simulation, drawn: simulation.positions() } as unknown as Run;
  const session = {
    cursor: null,
    span: null,
    time: simulation.time,
    to: simulation.time,
    runs: [run],
    selected: run,
    ...parts,
  };
  const context = {
    canvas: { width: 10, height: 10 },
    save: vi.fn(),
    restore: vi.fn(),
    drawImage: vi.fn(),
    setTransform: vi.fn(),
  };
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => context }) });
  const pen = { context, onto: () => pen, text: vi.fn() } as unknown as Pen;
  const drawn: Run[] = [];
  const scene = {
    bodies: simulation.bodies(),
    camera: { pixel: () => [0, 0] },
    drawBodies: (_: Pen, at: Run) => drawn.push(at),
  };
  const recalled = new Recalled();
  return {
    simulation,
    drawn,
    draw: () => recalled.draw(pen, scene as unknown as Scene, session as unknown as Session),
  };
}

describe("recorded moments", () => {
  it("are one ghost under the pointer", () => {
    const { simulation, drawn, draw } = stageOf({ cursor: 0.5 });
    const before = simulation.stateHash();
    draw();
    expect(drawn.length).toBe(1);
    expect(simulation.stateHash()).toBe(before);
    simulation.seek(0.5);
    expect([...(drawn[0]?.drawn ?? [])]).toEqual([...simulation.positions()]);
    end(simulation);
  });
  it("are a stroboscope of the interval that is brushed, with its ends", () => {
    const { simulation, drawn, draw } = stageOf({ span: { from: 0.2, to: 0.9 } });
    draw();
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    const [first, last] = [drawn[0], drawn.at(-1)];
    simulation.seek(0.2);
    expect([...(first?.drawn ?? [])]).toEqual([...simulation.positions()]);
    simulation.seek(0.9);
    expect([...(last?.drawn ?? [])]).toEqual([...simulation.positions()]);
    end(simulation);
  });
  it("are none where nothing is pointed at, or nothing was recorded", () => {
    for (const parts of [{}, { cursor: 7 }]) {
      const { simulation, drawn, draw } = stageOf(parts);
      draw();
      expect(drawn).toEqual([]);
      end(simulation);
    }
  });
});
