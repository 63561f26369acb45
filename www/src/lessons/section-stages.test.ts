// Each section of a lesson has the stage that it speaks of: an experiment, question, drawing, task or problem of its own in the text,
// without exception; and every lesson sets it up when the section is reached.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import listed from "virtual:sections";
import { describe, expect, it } from "vitest";

/** Calls and elements that set up the stage, in the source of a section. */
const setsUp =
  /\b(tries|ask|question|draw|button|buttons|settingButtons|task)\(|<cd-(film|live-[\w-]+ \.workspace)|\.workspace=|workspace\.(perform|prepare|set)\(/;

/** The source of every section of a lesson, by its id. */
function sourcesOf(lesson: string): Map<string, string> {
  const found = new Map<string, string>();
  const folder = join(import.meta.dirname, lesson);
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))) {
    const source = readFileSync(join(folder, file), "utf8");
    for (const match of source.matchAll(/\bsection\(\s*"([\w-]+)"/g))
      found.set(match[1] ?? "", callAt(source, match.index));
  }
  return found;
}
/** A call from its name to the parenthesis that closes it. */
function callAt(source: string, from: number): string {
  let depth = 0;
  for (let i = source.indexOf("(", from); i < source.length; i++) {
    if (source[i] === "(") depth += 1;
    if (source[i] === ")") depth -= 1;
    if (depth === 0) return source.slice(from, i + 1);
  }
  return source.slice(from);
}

const teaching = listed.filter(({ slug }) => !["exercises", "sources"].includes(slug));
const lessons = [...new Set(teaching.map(({ lesson }) => lesson))];

describe.each(lessons)("%s", (lesson) => {
  const sources = sourcesOf(lesson);
  const sections = teaching
    .filter((section) => section.lesson === lesson)
    .map(({ slug }) => {
      const id = [...sources.keys()].find((each) => each.slice(each.indexOf("-") + 1) === slug) ?? "";
      return { id: `${lesson}-${slug}`, own: setsUp.test(sources.get(id) ?? "") };
    });

  it("has a stage for each section", () => {
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter(({ own }) => !own).map(({ id }) => id)).toEqual([]);
  });
  it("sets it up when the section is reached", () => {
    const folder = join(import.meta.dirname, lesson);
    const index = readFileSync(join(folder, "index.ts"), "utf8");
    // Lessons with a simulation do so by their layout.
    expect(index).toMatch(/\b(usualLesson|openLesson)\(|\bfollowSections\b/);
    if (/\bopenSheet\(/.test(index)) expect(index).toMatch(/^\s*follow: followSections,$/m);
  });
});
