// The frame of the course: order, prerequisites, ways through it, and what stands at the beginning and the end of each lesson.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { lessons } from "./registry";

const folder = join(import.meta.dirname, "../messages");
const idsOf = (language: string): Set<string> =>
  new Set(
    readdirSync(join(folder, language)).flatMap((file) =>
      new FluentResource(readFileSync(join(folder, language, file), "utf8")).body.map(({ id }) => id),
    ),
  );
const index = (id: string): number => lessons.findIndex((lesson) => lesson.id === id);

describe.each(lessons)("the lesson $id", ({ id, needs, paths }) => {
  it("builds on lessons before it, and on each way through the course they come before it", () => {
    for (const need of needs) {
      expect(index(need), need).toBeGreaterThanOrEqual(0);
      expect(index(need), need).toBeLessThan(index(id));
      for (const path of paths) expect(lessons[index(need)]?.paths, `${need} on ${path}`).toContain(path);
    }
  });
  it.each(languages.map((language) => language.id))(
    "says its aims, what one can do then, and what it leaves out, in %s",
    (language) => {
      const ids = idsOf(language);
      const wanted = ["goal-1", "goal-2", "now", "left"].map((part) => `course-${id}-${part}`);
      expect(wanted.filter((message) => !ids.has(message))).toEqual([]);
    },
  );
});

it("each lesson and each place below them has a drawing of its own on the contents page", () => {
  const source = readFileSync(join(import.meta.dirname, "../app/drawings.ts"), "utf8");
  const drawn = [...source.matchAll(/^ {2}(\w+): svg`/gm)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...lessons.map(({ id }) => id), "laboratory", "scenes"].toSorted());
});

it("only the first lesson needs nothing of the course", () => {
  expect(lessons.filter(({ needs }) => needs.length === 0).map(({ id }) => id)).toEqual(["circle"]);
});
