// An experiment of several runs is judged at one moment of all of them, whichever of them a slow machine computes later.
import { expect, it } from "vitest";
import type { Preset } from "../panels/presets";
import type { Workspace } from "./lesson";
import { playTrial } from "./trial";

const run = () => ({ stopped: false, simulation: { time: 0 } });

/** A session whose runs are moved by hand. */
function laboratory(count: number) {
  const listeners = new Set<() => void>();
  const session = {
    runs: Array.from({ length: count }, run),
    speed: 1,
    until: Infinity,
    get time() {
      return this.selected?.simulation.time ?? 0;
    },
    get selected() {
      return this.runs[0];
    },
    need: () => () => undefined,
    on: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => undefined,
    pause: () => undefined,
    seek(time: number) {
      for (const { simulation } of this.runs) simulation.time = Math.min(simulation.time, time);
    },
  };
  const frame = (...times: number[]): void => {
    for (const [i, time] of times.entries()) {
      const { simulation } = session.runs[i] ?? run();
      simulation.time = time;
    }
    for (const listener of [...listeners]) listener();
  };
  return { session, frame, workspace: { session, prepare: () => undefined } as unknown as Workspace };
}

const trial = { preset: {} as Preset, until: 5, speed: 1, record: [] };

/** Times of all runs when the trial was judged. */
function judged(count: number) {
  const { session, frame, workspace } = laboratory(count);
  const found: number[][] = [];
  playTrial(workspace, trial, {
    done: () => found.push(session.runs.map(({ simulation }) => simulation.time)),
    replaced: () => undefined,
  });
  return { session, frame, found };
}

it("waits for the last run, and judges all at the same time", () => {
  const { frame, found } = judged(3);
  frame(5.1, 4.2, 4.9);
  expect(found).toEqual([]);
  frame(5.1, 5.0, 5.2);
  expect(found).toEqual([[5, 5, 5]]);
  frame(6, 6, 6);
  expect(found).toHaveLength(1);
});

it("waits for no run that has stopped", () => {
  const { session, frame, found } = judged(2);
  Object.assign(session.runs[1] ?? {}, { stopped: true });
  frame(5, 0.3);
  expect(found).toEqual([[5, 0.3]]);
});

it("has ended where it is judged, though it is judged early: the plots fit their axis to that", () => {
  const { session, frame, workspace } = laboratory(1);
  const early = { ...trial, enough: () => session.time > 0.18 };
  playTrial(workspace, early, { done: () => undefined, replaced: () => undefined });
  frame(0.1);
  expect(session.until).toBe(Infinity);
  frame(0.19);
  expect(session.until).toBe(0.19);
});
