// Undo with the real core: what is restored is what was, bit for bit.
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { SceneDocument } from "../simulation/core";
import type { Session } from "../simulation/session";
import { startCore } from "../simulation/start-core.testing";
import type { History } from "./history";

let make: (scene: SceneDocument) => { session: Session; history: History };
let now = 0;
const open: Session[] = [];

const pendulum: SceneDocument = {
  version: 1,
  space: "plane",
  gravity: [0, -9.81],
  bodies: [
    { particle: {}, at: [0, 0], fixed: true },
    { particle: {}, at: [1, 0] },
  ],
  constraints: [{ distance: { between: [0, 1], length: 1 } }],
  method: { kind: "acceleration" },
};

beforeAll(async () => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  startCore();
  const [{ Session }, { History }] = await Promise.all([
    import("../simulation/session"),
    import("./history"),
  ]);
  make = (scene) => {
    const session = new Session(scene);
    open.push(session);
    return { session, history: new History(session, () => now) };
  };
});
afterEach(() => {
  for (const session of open.splice(0)) session.destroy();
  now = 0;
});

const hash = (session: Session): string => session.selected.simulation.stateHash();
const add = (session: Session): boolean =>
  session.edit((simulation) => simulation.addBody({ particle: {}, at: [2, 2] }));

describe("history", () => {
  it("brings back structure, state and time of the moment before a change, and on redo what undo left", () => {
    const { session, history } = make(pendulum);
    session.stepForward(50);
    const [before, time] = [hash(session), session.time];
    session.edit((simulation) => simulation.removeConstraint(0));
    session.stepForward(70);
    const [after, later] = [hash(session), session.time];
    history.undo();
    expect([hash(session), session.time]).toEqual([before, time]);
    expect(session.selected.simulation.constraints().length).toBe(1);
    session.stepForward(10);
    history.undo();
    expect(session.time).toBeGreaterThan(time);
    history.redo();
    expect([hash(session), session.time]).toEqual([after, later]);
    expect(session.selected.simulation.constraints().length).toBe(0);
  });

  it("undoes settings, places and runs like everything else that is changed by hand", () => {
    const { session, history } = make(pendulum);
    session.set("alpha", 25);
    session.place(1, [0.5, 0.5]);
    session.addRun({ name: "other", parameters: { alpha: 0 } });
    expect(session.runs.length).toBe(2);
    history.undo();
    expect(session.runs.length).toBe(1);
    expect([...session.selected.simulation.positions()]).toEqual([0, 0, 0.5, 0.5]);
    history.undo();
    expect([...session.selected.simulation.positions()]).toEqual([0, 0, 1, 0]);
    expect(session.selected.simulation.get("alpha")).toBe(25);
    history.undo();
    expect(session.selected.simulation.get("alpha")).toBe(0);
    expect(history.canUndo).toBe(false);
  });

  it("takes a drag as one step, and two drags as two", () => {
    const { session, history } = make(pendulum);
    for (const x of [0.9, 0.8, 0.7]) {
      session.place(1, [x, 0]);
      now += 50;
    }
    now += 5000;
    for (const x of [0.6, 0.5]) {
      session.place(1, [x, 0]);
      now += 50;
    }
    const xs: number[] = [];
    while (history.canUndo) {
      history.undo();
      xs.push(session.selected.simulation.positions()[2] as number);
    }
    expect(xs).toEqual([0.7, 1]);
  });

  it("keeps no step for what the core refused", () => {
    const { session, history } = make(pendulum);
    expect(session.edit((simulation) => simulation.removeBody(1))).toBe(false);
    expect(session.set("stepSize", -1)).toBe(false);
    expect(history.canUndo).toBe(false);
  });

  it("makes several changes all or not at all", () => {
    const { session, history } = make(pendulum);
    session.stepForward(5);
    const before = hash(session);
    expect(history.together(() => add(session) && session.edit((each) => each.removeBody(1)))).toBe(false);
    expect(hash(session)).toBe(before);
    expect(session.selected.simulation.bodies().length).toBe(2);
    expect(history.together(() => add(session) && add(session))).toBe(true);
    expect(session.selected.simulation.bodies().length).toBe(4);
    history.undo();
    expect(hash(session)).toBe(before);
    expect(history.canUndo).toBe(false);
  });

  it("returns through any sequence of changes to the first state, and forth to the last", () => {
    const moves = fc.array(fc.constantFrom("add", "cut", "step", "place", "alpha"), { maxLength: 12 });
    fc.assert(
      fc.property(moves, (sequence) => {
        const { session, history } = make(pendulum);
        const changes: Record<string, () => void> = {
          add: () => add(session),
          cut: () => session.edit((simulation) => simulation.removeConstraint(0)),
          step: () => session.stepForward(3),
          place: () => session.place(1, [now, 1]),
          alpha: () => session.set("alpha", now),
        };
        const first = session.selected.simulation.bodies().length;
        for (const move of sequence) {
          now += 2000;
          changes[move]?.();
        }
        const last = hash(session);
        let steps = 0;
        for (; history.canUndo; steps++) history.undo();
        expect(session.selected.simulation.bodies().length).toBe(first);
        expect([...session.selected.simulation.positions()].slice(0, 2)).toEqual([0, 0]);
        for (let i = 0; i < steps; i++) history.redo();
        if (steps > 0) expect(hash(session)).toBe(last);
        expect(history.canRedo).toBe(false);
        session.destroy();
      }),
      { numRuns: 30 },
    );
  });
});
