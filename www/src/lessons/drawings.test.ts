// Every curve that is to be drawn: its true curve fits the axes and starts where it is given; drawing it right and wrong is told apart.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startCore } from "../simulation/start-core.testing";
import * as circle from "./circle/drawing";
import * as collisions from "./collisions/drawing";
import type { DrawTask } from "./draw";
import { compare, gradeOf, heightAt, type Place } from "./drawn";
import * as drift from "./drift/drawing";
import * as friction from "./friction/drawing";
import { play } from "./in-core.testing";
import { samples } from "./measure";
import * as positions from "./positions/drawing";
import * as stack from "./stack/drawing";

beforeAll(startCore);

const lessons = { circle, drift, friction, collisions, positions, stack };
const tasks: DrawTask[] = Object.values(lessons).flatMap((each) => Object.values(each));
const words = readFileSync(join(import.meta.dirname, "../messages/en/draw.ftl"), "utf8");

function truthOf({ truth }: DrawTask): readonly Place[] {
  if ("calculate" in truth) return truth.calculate();
  const [run] = play(truth.preset, truth.until, [truth.observable]);
  if (!run) throw new Error("no run");
  const { t, y } = samples(run, truth.observable);
  return t.map((x, i) => ({ x, y: y[i] ?? Number.NaN }));
}

it("six lessons ask for a drawing", () => {
  expect(Object.keys(lessons).length).toBeGreaterThanOrEqual(6);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
});

describe.each(tasks)("$id", (task) => {
  it("fits its axes, starts where it is given, and lasts to their end", () => {
    const truth = truthOf(task);
    expect(Math.abs((truth[0]?.y ?? Number.NaN) - task.start)).toBeLessThan(0.02 * (task.up.hi - task.up.lo));
    expect(truth.at(-1)?.x).toBeCloseTo(task.until, 6);
    for (const { y } of truth) {
      expect(y).toBeGreaterThanOrEqual(task.up.lo);
      expect(y).toBeLessThanOrEqual(task.up.hi);
    }
  });
  it("is solved by the true curve through its thirteen points, and not by a level line", () => {
    const truth = truthOf(task);
    const least = 0.1 * (task.up.hi - task.up.lo);
    const at = Array.from({ length: 13 }, (_, i) => (i * task.until) / 12);
    const right = compare(
      at.map((x) => ({ x, y: heightAt(truth, x) })),
      truth,
      least,
    );
    expect(["same", "close"]).toContain(gradeOf(right.error));
    const level = at.map((x) => ({ x, y: task.start }));
    expect(["partly", "other"]).toContain(gradeOf(compare(level, truth, least).error));
  });
  it("has its words", () => {
    for (const part of ["question", "quantity", "why"]) expect(words).toContain(`\n${task.id}-${part} = `);
  });
});
