// The session with the real core: same physics at every frame rate, side by side, in time and out of it.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { initSync } from "../../../pkg/constrained_dynamics.js";
import type { Run, Session } from "./session";

let frames: FrameRequestCallback[] = [];
let now = 0;
let open: Session[] = [];
let core: { memory: WebAssembly.Memory };
let make: (...args: ConstructorParameters<typeof Session>) => Session;

/** Lets animation frames pass at a rate. */
function pass(seconds: number, rate = 60): void {
  for (let i = 0; i < Math.round(seconds * rate); i++) {
    now += 1000 / rate;
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}

beforeAll(async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  core = initSync({
    module: readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url)),
  });
  const { Session } = await import("./session");
  make = (...args) => {
    const session = new Session(...args);
    open.push(session);
    return session;
  };
});
beforeEach(() => {
  frames = [];
  now = 0;
});
afterEach(() => {
  for (const session of open) session.destroy();
  open = [];
});

describe("session", () => {
  it("has ended where what is to be seen is over, until it is played on", () => {
    const session = make("circle");
    session.until = 0.5;
    session.play();
    pass(0.2);
    expect(session.ended).toBe(false);
    pass(1);
    expect([session.playing, session.ended]).toEqual([false, true]);
    session.play();
    expect(session.ended).toBe(false);
  });
  it("computes the same bits at 30, 60 and 144 frames a second", () => {
    const hashes = [30, 60, 144].map((rate) => {
      const session = make("circle", { stepSize: 0.01 });
      session.play();
      pass(5, rate);
      session.pause();
      const { simulation } = session.selected;
      while (simulation.stepCount < 520) simulation.step();
      return simulation.stateHash();
    });
    expect(new Set(hashes).size).toBe(1);
  });

  it("keeps to real time times speed", () => {
    const session = make("circle", { stepSize: 0.002 });
    session.speed = 0.5;
    session.play();
    pass(4);
    expect(session.time).toBeCloseTo(2, 1);
  });

  it("pauses where an experiment is over, goes on from there when asked, and pauses there again after a reset", () => {
    const session = make("circle", { stepSize: 0.01 });
    session.until = 0.4;
    session.play();
    pass(2);
    expect([session.playing, session.time]).toEqual([false, expect.closeTo(0.4, 1)]);
    session.play();
    pass(1);
    expect([session.playing, session.time > 1]).toEqual([true, true]);
    session.reset();
    session.play();
    pass(2);
    expect([session.playing, session.time]).toEqual([false, expect.closeTo(0.4, 1)]);
  });

  it("never catches up after a hidden tab", () => {
    const session = make("circle");
    session.play();
    pass(1);
    const before = session.time;
    now += 3_600_000;
    pass(0.1);
    expect(session.time - before).toBeLessThan(0.2);
  });

  it("draws between the last two steps while it runs, and the present step when it stands", () => {
    const session = make("circle", { stepSize: 0.05 });
    session.play();
    pass(0.5, 144);
    const { selected } = session;
    expect(selected.fraction).toBeGreaterThanOrEqual(0);
    session.pause();
    expect([...selected.drawn]).toEqual([...selected.simulation.positions()]);
    expect(session.time).toBe(selected.simulation.time);
  });

  it("runs side by side at one time, whatever their steps", () => {
    const session = make("circle", { stepSize: 0.01 });
    session.addRun({ parameters: { stepSize: 0.003 } });
    expect(session.runs.map((run) => run.color)).toEqual([0, 1]);
    session.play();
    pass(2);
    session.pause();
    const [a, b] = session.runs.map((run) => run.simulation.time) as [number, number];
    expect(Math.abs(a - b)).toBeLessThanOrEqual(0.0100001);
    expect(a).toBeGreaterThan(1.5);
  });

  it("rewinds without loss and resets with it", () => {
    const session = make("circle");
    session.stepForward(200);
    const { simulation } = session.selected;
    const [hash, end] = [simulation.stateHash(), session.to];
    session.rewind();
    expect([session.time, session.to]).toEqual([0, end]);
    session.seek(end);
    expect(simulation.stateHash()).toBe(hash);
    session.reset();
    expect([session.time, session.to]).toEqual([0, 0]);
  });

  it("replays what was recorded, inputs included, when it runs on from the past", () => {
    const session = make("circle", { stepSize: 0.01 });
    session.stepForward(20);
    session.grab(0, [0, 0], [2, 2]);
    session.stepForward(20);
    session.releaseGrab();
    session.stepForward(20);
    const { simulation } = session.selected;
    const hash = simulation.stateHash();
    session.rewind();
    session.stepForward(30);
    session.play();
    pass(0.5);
    session.pause();
    session.seek(0.6);
    expect(simulation.stateHash()).toBe(hash);
  });

  it("steps back what it stepped forward", () => {
    const session = make("circle");
    session.stepForward(5);
    const hash = session.selected.simulation.stateHash();
    session.stepForward(7);
    session.stepBack(7);
    expect(session.selected.simulation.stateHash()).toBe(hash);
  });

  it("says what the core refuses instead of throwing it", () => {
    const session = make("circle");
    let told = 0;
    session.on("status", () => told++);
    expect(session.set("stepSize", -1)).toBe(false);
    expect(session.problem?.path).not.toBe("");
    expect(told).toBe(1);
    expect(session.set("stepSize", 0.02)).toBe(true);
    expect(session.problem).toBeNull();
  });

  it("stops a run that blows up and lets the others go on", () => {
    const session = make("circle", { stepSize: 0.01, start: "off-circle" });
    session.addRun({ name: "wild", parameters: { method: "penalty", stiffness: 1e6 } });
    session.play();
    pass(6);
    expect(session.runs.map((run) => run.status)).toEqual(["ok", "diverged"]);
    expect(session.playing).toBe(true);
    session.rewind();
    expect(session.runs[1]?.status).toBe("ok");
  });

  it("records while it is needed and no longer than to the next task", async () => {
    const next = (): Promise<void> => new Promise((done) => setTimeout(done));
    const session = make("circle");
    const [first, second] = [session.need(["C.norm"]), session.need(["C.norm", "energy.drift"])];
    session.stepForward(10);
    const { simulation } = session.selected;
    expect(simulation.series("C.norm").t.length).toBeGreaterThanOrEqual(10);
    second();
    await next();
    expect(() => simulation.series("energy.drift")).toThrow();
    expect(simulation.series("C.norm").t.length).toBeGreaterThanOrEqual(10);
    first();
    const third = session.need(["C.norm"]);
    await next();
    expect(simulation.series("C.norm").t.length).toBeGreaterThanOrEqual(10);
    third();
    await next();
    expect(() => simulation.series("C.norm")).toThrow();
  });

  it("keeps half a minute of recording however short the steps are", () => {
    const session = make("circle", { stepSize: 1e-4 });
    session.need(["C.norm"]);
    const times = (): Float64Array => session.selected.simulation.series("C.norm").t;
    session.stepForward(8300);
    expect(times().length).toBe(101);
    expect(times()[100]).toBeCloseTo(0.83, 9);
    expect(3600 * ((times()[2] ?? 0) - (times()[1] ?? 0))).toBeGreaterThan(29);
    session.set("stepSize", 0.01);
    session.stepForward(10);
    expect(times().length).toBe(11);
    session.set("stepSize", 0.005);
    session.stepForward(10);
    expect(times().length).toBe(21);
  });

  it("replaces all runs by a preset, or keeps them when the preset is bad", () => {
    const session = make("circle");
    session.setRuns([
      { name: "a", parameters: {} },
      { name: "b", parameters: { alpha: 25 } },
    ]);
    expect(session.runs.map((run) => run.name)).toEqual(["a", "b"]);
    expect(session.runs[1]?.simulation.get("alpha")).toBe(25);
    session.setRuns([{ name: "c", parameters: { nonsense: 1 } }]);
    expect(session.runs.map((run) => run.name)).toEqual(["a", "b"]);
    expect(session.problem).not.toBeNull();
    session.stepForward();
  });

  it("takes runs of other scenes, and records of each what it has", () => {
    const session = make("circle", { alpha: 25 });
    session.need(["constraint[0].lambda", "C.norm"]);
    const falling = { version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 1] }] } as const;
    session.setRuns([
      { name: "ring", parameters: {} },
      { name: "free", scene: { ...falling, bodies: [...falling.bodies] }, parameters: { stepSize: 0.02 } },
    ]);
    expect(session.problem).toBeNull();
    // One by one: the other runs follow within the time of a frame each.
    for (let i = 0; i < 20; i++) session.stepForward();
    const [ring, free] = session.runs;
    expect(ring?.simulation.get("alpha")).toBe(25);
    expect(free?.simulation.get("alpha")).toBe(0);
    expect(free?.simulation.constraints()).toEqual([]);
    expect(free?.simulation.series("C.norm").y.length).toBeGreaterThan(5);
    // A run beside it is one of the same scene.
    session.selected = free as Run;
    expect(session.addRun().simulation.constraints()).toEqual([]);
  });

  it("places a body at rest in every run", () => {
    const session = make("circle");
    session.addRun();
    session.stepForward(10);
    session.place(0, [0.3, 0.4]);
    for (const { simulation, drawn } of session.runs) {
      expect([...simulation.positions()]).toEqual([0.3, 0.4]);
      expect([...simulation.velocities()]).toEqual([0, 0]);
      expect([...drawn]).toEqual([0.3, 0.4]);
    }
  });

  it("places a body with prescribed motion where it is meant, and its motion goes on from there", () => {
    const moves = { x: "0.3*cos(2*t)" };
    const session = make({ version: 1, space: "plane", bodies: [{ particle: {}, at: [0, 0], moves }] });
    for (const steps of [0, 40]) {
      session.stepForward(steps);
      session.place(0, [2, 1]);
      const { simulation } = session.selected;
      expect(simulation.positions()[0]).toBeCloseTo(2, 12);
      expect(simulation.positions()[1]).toBe(1);
      const from = session.time;
      session.stepForward(10);
      const way = 0.3 * (Math.cos(2 * session.time) - Math.cos(2 * from));
      expect(simulation.positions()[0]).toBeCloseTo(2 + way, 12);
    }
  });

  it("starts a new run where the first one was placed", () => {
    const session = make("circle");
    session.place(0, [0.3, 0.4]);
    session.addRun();
    session.stepForward(3);
    session.reset();
    for (const { simulation } of session.runs) expect([...simulation.positions()]).toEqual([0.3, 0.4]);
    session.addRun({ parameters: { start: "off-circle" } });
    expect([...(session.runs[2]?.simulation.positions() ?? [])]).not.toEqual([0.3, 0.4]);
  });

  it("puts a document in the place of its runs, state included, or keeps them when it is bad", () => {
    const session = make("circle");
    session.need(["C.norm"]);
    session.stepForward(30);
    const { simulation } = session.selected;
    const [document, hash] = [simulation.toJSON(), simulation.stateHash()];
    session.edit((each) => each.addBody({ particle: {}, at: [2, 2] }));
    session.stepForward(20);
    expect(session.replace([{ name: "before", scene: document }])).toBe(true);
    expect(session.selected.simulation.stateHash()).toBe(hash);
    expect(session.selected.simulation.bodies().length).toBe(1);
    expect(session.time).toBeCloseTo(document.method?.stepSize ? 30 * document.method.stepSize : 0, 9);
    session.stepForward(10);
    expect(session.selected.simulation.series("C.norm").y.length).toBeGreaterThan(5);
    expect(
      session.replace([{ scene: { version: 1, space: "plane", bodies: [{ particle: {}, at: [0] }] } }]),
    ).toBe(false);
    expect(session.problem?.path).toBe("bodies[0].at");
    expect(session.selected.name).toBe("before");
    session.stepForward();
  });

  it("draws every body, however often some are added or taken away", () => {
    const session = make("circle");
    const { selected } = session;
    for (let i = 0; i < 3; i++) session.edit((each) => each.addBody({ particle: {}, at: [i, 5] }));
    expect([...selected.drawn]).toEqual([...selected.simulation.positions()]);
    session.play();
    pass(0.1);
    session.edit((each) => each.removeBody(2));
    pass(0.1);
    session.pause();
    expect(selected.drawn.length).toBe(6);
    expect([...selected.drawn]).toEqual([...selected.simulation.positions()]);
    session.rewind();
    expect(selected.drawn.length).toBe(selected.simulation.positions().length);
    session.play();
    pass(0.3);
    expect([...selected.drawn].every(Number.isFinite)).toBe(true);
  });

  it("says so when time travel passes a change by hand", () => {
    const session = make("circle");
    session.stepForward(20);
    session.edit((each) => each.addBody({ particle: {}, at: [2, 2] }));
    session.stepForward(20);
    const counts: number[] = [];
    session.on("change", () => counts.push(session.selected.simulation.bodies().length));
    session.rewind();
    session.stepForward(10);
    session.seek(session.to);
    expect(counts).toEqual([1, 2]);
  });

  it("announces a change before it is made, and gives a new run the structure as it was built", () => {
    const session = make("circle");
    const seen: [string, number][] = [];
    session.addEventListener("edit", (event) =>
      seen.push([(event as CustomEvent<string>).detail, session.selected.simulation.bodies().length]),
    );
    session.edit((each) => each.addBody({ particle: {}, at: [2, 2] }), "add");
    session.set("alpha", 25);
    expect(seen).toEqual([
      ["add", 1],
      ["set alpha", 2],
    ]);
    const run = session.addRun();
    expect(run.simulation.bodies().length).toBe(2);
    expect(run.simulation.get("alpha")).toBe(25);
  });

  it("tells about the highlight once", () => {
    const session = make("circle");
    let told = 0;
    session.on("highlight", () => told++);
    session.highlight = { symbol: "f", source: "test" };
    session.highlight = { symbol: "f", source: "test" };
    session.highlight = null;
    expect(told).toBe(2);
  });

  it("leaks nothing in 200 lives", () => {
    const sizes: number[] = [];
    for (let i = 0; i < 200; i++) {
      const session = make("circle");
      session.addRun();
      session.need(["C.norm"]);
      session.stepForward(50);
      session.destroy();
      open = [];
      sizes.push(core.memory.buffer.byteLength);
    }
    expect(sizes.at(-1)).toBe(sizes[4]);
    expect(frames.length).toBe(0);
  });
});
