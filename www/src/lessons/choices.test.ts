// Every exercise of every lesson has something to be done: a number, a curve, a choice. Each choice has one right answer, and words for
// the others.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import type { Reasons } from "./choice";

const here = import.meta.dirname;
const lessons = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const code = (lesson: string): string =>
  readdirSync(join(here, lesson))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(here, lesson, file), "utf8"))
    .join("\n");
const messages = (language: string): string => {
  const folder = join(here, "../messages", language);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
};

describe("an exercise", () => {
  it.each(lessons)("of %s has a field for its answer", (lesson) => {
    const calls = [...code(lesson).matchAll(/\bexercise\(\s*("[^"]+"|\w+),\s*\[([\s\S]*?)\],\s*\[p\(/g)];
    const without = calls.filter(([, , more]) => !/answerField|choiceField|draw\(/.test(more ?? ""));
    expect(without.map(([, id]) => id)).toEqual([]);
  });
});

describe("a choice", async () => {
  const loaded = lessons
    .filter((lesson) => readdirSync(join(here, lesson)).includes("choices.ts"))
    .map(async (lesson) => {
      const { choices } = (await import(`./${lesson}/choices.ts`)) as { choices: Record<string, Reasons> };
      return Object.entries(choices);
    });
  const all = (await Promise.all(loaded)).flat();

  it.each(all)("%s has a right answer among others, and words for each in every language", (name, each) => {
    const { id, among, right } = each;
    expect(id).toBe(name);
    expect(among.length).toBeGreaterThan(2);
    expect(new Set(among).size).toBe(among.length);
    expect(among).toContain(right);
    for (const { id: language } of languages) {
      const said = messages(language);
      for (const answer of among) {
        expect(said, language).toContain(`\n${id}-choice-${answer} = `);
        expect(said.includes(`\n${id}-not-${answer} = `), `${language} ${answer}`).toBe(answer !== right);
      }
    }
  });

  it("has every message of this kind", () => {
    const known = new Set(all.flatMap(([name, { among }]) => among.map((answer) => `${name} ${answer}`)));
    for (const { id: language } of languages) {
      const found = [...messages(language).matchAll(/^(\w+-exercise-\d+)-(?:choice|not)-(\w+) = /gm)];
      expect(found.map(([, name, answer]) => `${name} ${answer}`).filter((each) => !known.has(each))).toEqual(
        [],
      );
    }
  });
});
