// The minutes of a lesson follow from its words and tasks, and every lesson of the registry has them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messagesOfCurves, minutesOf } from "./minutes";
import { lessons, parts } from "./registry";

describe("the minutes of a lesson", () => {
  it("are those of its words, at 130 a minute", () => {
    expect(minutesOf(`lead = ${"word ".repeat(1300)}`)).toBe(10);
    expect(minutesOf("")).toBe(5);
  });
  it("grow with questions, exercises and experiments", () => {
    expect(minutesOf("a-1-question = Why?\n".repeat(10))).toBe(20);
    expect(minutesOf("a-exercise-1 = Find it.\na-exercise-1-answer = There.\n".repeat(10))).toBe(30);
    for (const kind of ["preset", "try", "example"])
      expect(minutesOf(`a-${kind}-drift = Drift\n`.repeat(10)), kind).toBe(10);
  });
  it("grow with the curves to draw, each a question", () => {
    const ftl =
      "draw-swing-question = Draw.\ndraw-swing-why = So.\ndraw-other-question = Draw.\ndraw-how = By hand.";
    expect(messagesOfCurves('{ id: "draw-swing" }', ftl)).toBe(
      "draw-swing-question = Draw.\ndraw-swing-why = So.",
    );
    expect(minutesOf(messagesOfCurves('id: "draw-swing"', ftl))).toBe(5);
    expect(messagesOfCurves("", ftl)).toBe("");
  });
  it("count no comments", () => {
    expect(minutesOf(`# ${"word ".repeat(5000)}`)).toBe(5);
  });
});

describe("the registry", () => {
  it("has minutes for every lesson, from messages that are there", () => {
    for (const { id, minutes } of lessons) expect(minutes, id).toBeGreaterThanOrEqual(10);
  });
  it("counts the curves that lessons ask for", () => {
    const words = readFileSync(join(import.meta.dirname, "../messages/en/draw.ftl"), "utf8");
    const asking = lessons.filter(({ id }) => existsSync(join(import.meta.dirname, id, "drawing.ts")));
    expect(asking.length).toBeGreaterThan(0);
    for (const { id, minutes } of asking) {
      const curves = messagesOfCurves(
        readFileSync(join(import.meta.dirname, id, "drawing.ts"), "utf8"),
        words,
      );
      expect(curves, id).toMatch(/-question = /);
      const ftl = readFileSync(join(import.meta.dirname, `../messages/en/${id}.ftl`), "utf8");
      expect(minutes, id).toBe(minutesOf(`${ftl}\n${curves}`));
    }
  });
  it("counts the experiments of every button", () => {
    for (const { id } of lessons) {
      const file = join(import.meta.dirname, `../messages/en/${id === "kit" ? "kit-lesson" : id}.ftl`);
      const ids = [...readFileSync(file, "utf8").matchAll(/^[\w-]+-(?:preset|try|example)-[\w-]+(?= *=)/gm)];
      expect(ids.length, id).toBeGreaterThan(0);
    }
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
