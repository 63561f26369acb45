// The minutes of a lesson follow from its words and tasks, and every lesson of the registry has them.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { minutesOf } from "./minutes";
import { lessons, parts } from "./registry";

describe("the minutes of a lesson", () => {
  it("are those of its words, at 130 a minute", () => {
    expect(minutesOf(`lead = ${"word ".repeat(1300)}`)).toBe(10);
    expect(minutesOf("")).toBe(5);
  });
  it("grow with questions, exercises and experiments", () => {
    expect(minutesOf("a-1-question = Why?\n".repeat(10))).toBe(20);
    expect(minutesOf("a-exercise-1 = Find it.\na-exercise-1-answer = There.\n".repeat(10))).toBe(30);
    expect(minutesOf("a-preset-drift = Drift\n".repeat(10))).toBe(10);
  });
  it("count no comments", () => {
    expect(minutesOf(`# ${"word ".repeat(5000)}`)).toBe(5);
  });
});

describe("the registry", () => {
  it("has minutes for every lesson, from messages that are there", () => {
    for (const { id, minutes } of lessons) expect(minutes, id).toBeGreaterThanOrEqual(10);
  });
  it("has its lessons in the order of the parts, each once, with a folder", () => {
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const order = lessons.map(({ part }) => parts.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const folders = readdirSync(import.meta.dirname);
    expect(ids.filter((id) => !folders.includes(id))).toEqual([]);
  });
  it("lets no lesson need what comes after it", () => {
    const ids = lessons.map(({ id }) => id);
    for (const { id, needs } of lessons)
      for (const need of needs) {
        expect(ids, `${id} needs ${need}`).toContain(need);
        expect(ids.indexOf(need), `${id} needs ${need}`).toBeLessThan(ids.indexOf(id));
      }
  });
});
