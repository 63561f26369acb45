// Simulations have one owner: a released one can still be read, its memory is freed at once, and no other module frees it.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { initSync } from "../../../pkg/constrained_dynamics.js";
import { type Simulation, simulate, withSimulation } from "./core";
import { end } from "./simulations";

let memory: WebAssembly.Memory;

beforeAll(() => {
  const module = readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url));
  ({ memory } = initSync({ module }));
});
afterEach(() => void vi.useRealTimers());

/** Values of a simulation that elements read. */
function readings(simulation: Simulation): unknown {
  return {
    time: simulation.time,
    positions: simulation.positions(),
    velocities: simulation.velocities(),
    lambda: simulation.lambda(),
    bodies: simulation.bodies(),
    constraints: simulation.constraints(),
    contacts: simulation.contacts(),
    forces: simulation.forces(),
    parameters: simulation.parameters(),
    observables: simulation.observables(),
    matrix: simulation.matrix("A"),
    energy: simulation.observe("energy.total"),
    document: simulation.toJSON(),
    hash: simulation.stateHash(),
  };
}

describe("an ended simulation", () => {
  it.each(["circle", "chain", "pyramid", "bricard", "motor-linkage"])(
    "shows the last moment of %s",
    (scene) => {
      const simulation = simulate(scene);
      simulation.record(["energy.total"]);
      simulation.step(7);
      const before = readings(simulation);
      end(simulation);
      expect(readings(simulation)).toEqual(before);
      expect(simulation.series("energy.total").t.length).toBeLessThan(8);
    },
  );

  it("can be read again in later tasks, and ended twice", () => {
    vi.useFakeTimers();
    const simulation = simulate("circle");
    simulation.step(3);
    const hash = simulation.stateHash();
    end(simulation);
    end(simulation);
    for (let i = 0; i < 3; i++) {
      expect(simulation.stateHash()).toBe(hash);
      vi.runAllTimers();
    }
  });

  it("loses changes made after its end", () => {
    vi.useFakeTimers();
    const simulation = simulate("circle");
    end(simulation);
    simulation.step(5);
    vi.runAllTimers();
    expect(simulation.time).toBe(0);
  });

  it("has given its memory back", () => {
    vi.useFakeTimers();
    const visit = (): void => {
      const simulation = simulate("pyramid");
      simulation.step(2);
      end(simulation);
      simulation.bodies();
      vi.runAllTimers();
    };
    for (let i = 0; i < 5; i++) visit();
    const { byteLength } = memory.buffer;
    for (let i = 0; i < 40; i++) visit();
    expect(memory.buffer.byteLength).toBe(byteLength);
  });

  it("is what a simulation for one question has become", () => {
    let kept: Simulation | null = null;
    const bodies = withSimulation("chain", (simulation) => {
      kept = simulation;
      return simulation.bodies().length;
    });
    expect((kept as unknown as Simulation).bodies().length).toBe(bodies);
  });
});

describe("the sources", () => {
  const root = join(import.meta.dirname, "..");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.endsWith(".testing.ts"))
    .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));
  const naming = (pattern: RegExp): string[] =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => relative(".", name));

  it("import the core in two modules only, the laboratory in one", () => {
    expect(naming(/^(import|export|\} from).*pkg\/constrained_dynamics\.js/m).sort()).toEqual([
      "simulation/core.ts",
      "simulation/simulations.ts",
    ]);
    expect(naming(/^(import|export|\} from).*pkg\/constrained_dynamics_lab\.js/m)).toEqual([
      "simulation/laboratory.ts",
    ]);
  });
  it("end simulations where they are made: in the session", () => {
    expect(naming(/^import .*from "\.[./a-z]*simulations"/m)).toEqual(["simulation/session.ts"]);
  });
  it("free in one place; the other is a text for those who write programs of their own", () => {
    expect(naming(/\.free\(\)/).sort()).toEqual(["kit/code.ts", "simulation/simulations.ts"]);
  });
});
