// Every task is done by its own solution and by nothing less; and its words are there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import type { Preset } from "../../panels/presets";
import type { Run } from "../../simulation/session";
import { startCore } from "../../simulation/start-core.testing";
import { play } from "../in-core.testing";
import { presets } from "./presets";
import { recorded, type Task, tasks } from "./tasks";

const list: Task[] = Object.values(tasks);
const reached = (task: Task, preset: Preset, time: number): string[] => {
  const [run] = play(preset, time, recorded) as [Run];
  return task.goals.filter((goal) => goal.look(run).done).map(({ id }) => id);
};

beforeAll(startCore);

describe.each(list.map((task) => [task.id, task] as const))("the task %s", (_, task) => {
  it("is done by its solution", () => {
    expect(reached(task, task.solution, 12)).toEqual(task.goals.map(({ id }) => id));
  });

  it("is not done at the beginning, nor by waiting", () => {
    expect(reached(task, task.start, 0).length).toBeLessThan(task.goals.length);
    expect(reached(task, task.start, 6).length).toBeLessThan(task.goals.length);
  });

  it("asks for no goal twice", () => {
    expect(new Set(task.goals.map(({ id }) => id)).size).toBe(task.goals.length);
  });
});

it("the brace: one diagonal is not enough, three are no harm", () => {
  const [run] = play(tasks.brace.start, 0.1, recorded) as [Run];
  const { simulation } = run;
  const goals = (): boolean[] => tasks.brace.goals.map((goal) => goal.look(run).done);
  simulation.addConstraint({ distance: { between: [0, 2], length: Math.hypot(1.2, 0.9), form: "length" } });
  expect(goals().slice(0, 2)).toEqual([true, false]);
});

describe("to go on from", () => {
  it("typed: the condition holds while the spring moves the first particle", () => {
    const { x, y } = { x: "body[1].x", y: "body[2].y" };
    const [run] = play(presets.typed, 5, [x, y]) as [Run];
    const [across, up] = [run.simulation.series(x).y, run.simulation.series(y).y];
    expect(across.length).toBeGreaterThan(100);
    for (const [i, each] of across.entries()) expect(each ** 2 + (up[i] ?? 0)).toBeCloseTo(1, 4);
    expect([Math.min(...across), Math.max(...across)].map((each) => Math.round(10 * each))).toEqual([-9, 9]);
  });
  it("beads: from different heights they do not arrive together", () => {
    const arrivals = [0, 1].map((i) => {
      const name = `body[${i}].x`;
      const [run] = play(presets.beads, 2, [name]) as [Run];
      const { t, y } = run.simulation.series(name);
      return t[y.findIndex((x) => x > 0)] ?? Number.NaN;
    });
    expect((arrivals[0] ?? 0) / (arrivals[1] ?? 1)).toBeGreaterThan(1.1);
  });
});

it("every task and goal has its words, and no word is left over", () => {
  const folder = import.meta.dirname;
  const text = readFileSync(join(folder, "../../messages/en/kit-lesson.ftl"), "utf8");
  const messages = new FluentResource(text).body.map(({ id }) => id);
  const asked = list.flatMap(({ id, goals }) => [
    `build-${id}-task`,
    `build-${id}-done`,
    ...goals.map((goal) => `build-${id}-${goal.id}`),
  ]);
  const more = Object.values(presets);
  const experiments = [...list.flatMap(({ start, solution }) => [start, solution]), ...more];
  const runs = [
    ...experiments.flatMap((preset) => preset.runs.map(({ name }) => name)),
    ...more.map(({ titleMessage }) => titleMessage),
  ];
  const code = ["index.ts", "task.ts"].map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  const quoted = [...code.matchAll(/"(build-[\w-]+)"/g)].flatMap((match) => [
    match[1],
    `${match[1]}-title`,
    `${match[1]}-short`,
  ]);
  const used = new Set([...asked, ...runs, ...quoted]);
  expect(asked.filter((id) => !messages.includes(id))).toEqual([]);
  expect(runs.filter((id) => !messages.includes(id))).toEqual([]);
  expect(messages.filter((id) => !used.has(id))).toEqual([]);
});
