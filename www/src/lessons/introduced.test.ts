// A term is set off in italics where it is introduced: no lesson that builds on that one introduces it again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { lessons } from "./registry";

/** Titles of works, and names of options: set off wherever they stand. */
const titles = new Set(["hitman"]);

/** Terms in italics, without exercises and sources. */
function introduced(language: string, lesson: string): Set<string> {
  const area = lesson === "kit" ? "kit-lesson" : lesson;
  const { body } = new FluentResource(
    readFileSync(join(import.meta.dirname, `../messages/${language}/${area}.ftl`), "utf8"),
  );
  const terms = new Set<string>();
  for (const { id, value } of body) {
    if (/-(exercise|source|misprint)-/.test(id)) continue;
    const text = Array.isArray(value) ? value.filter((part) => typeof part === "string").join(" ") : value;
    for (const [, term = ""] of (text ?? "").replace(/\*\*[^*]+\*\*/g, "").matchAll(/\*([^*]+)\*/g))
      if (!titles.has(term.toLowerCase())) terms.add(term.toLowerCase());
  }
  return terms;
}
/** The lessons that one builds on, near and far. */
function foundations(id: string): Set<string> {
  const needs = lessons.find((lesson) => lesson.id === id)?.needs ?? [];
  return new Set(needs.flatMap((need) => [need, ...foundations(need)]));
}

describe.each(languages.map(({ id }) => id))("in %s", (language) => {
  it.each(lessons.map(({ id }) => id))("%s introduces no term of a lesson that it builds on", (lesson) => {
    const known = new Set([...foundations(lesson)].flatMap((id) => [...introduced(language, id)]));
    expect([...introduced(language, lesson)].filter((term) => known.has(term))).toEqual([]);
  });
});
