// The handout agrees with the lessons: every formula, term, lesson and error that it names is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseFormulas } from "../formula/compile";
import { lessons } from "../lessons/registry";
import { linesOf, rustFunctions } from "./rust-lines";
import { chosen } from "./sheet-formulas";
import { symbolList } from "./symbol-list";

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");
const words = read("../messages/en/handout.ftl");
const ids = lessons.map(({ id }) => id);

describe("the cheat sheet", () => {
  it.each(Object.entries(chosen))("has formulas of %s that the lesson displays", (lesson, names) => {
    const displayed = parseFormulas(read(`../lessons/${lesson}/formulas.tex`)).filter(
      ({ display }) => display,
    );
    const there = displayed.map(({ name }) => name);
    expect(names.filter((name) => !there.includes(name))).toEqual([]);
  });
  it("has every lesson that has formulas, in reading order", () => {
    const folders = readdirSync(join(here, "../lessons"));
    const withFormulas = ids.filter(
      (id) => folders.includes(id) && readdirSync(join(here, "../lessons", id)).includes("formulas.tex"),
    );
    expect(Object.keys(chosen).sort()).toEqual([...withFormulas].sort());
  });
});

describe("the table of symbols", () => {
  const glossary = read("../../../docs/words.md");
  it("names terms of the glossary, or has a message", () => {
    const named = (term: string): boolean =>
      glossary.includes(`\n| ${term} |`) || words.includes(`symbols-term-${term.replaceAll(" ", "-")} = `);
    expect(symbolList.filter(({ term }) => !named(term)).map(({ term }) => term)).toEqual([]);
  });
  it("names lessons that are there", () => {
    expect(symbolList.filter(({ lesson }) => !ids.includes(lesson))).toEqual([]);
  });
});

it("the notes have a common error for every lesson", () => {
  expect(ids.filter((id) => !words.includes(`\nnotes-error-${id} = `))).toEqual([]);
});

describe("the lines of the core", () => {
  it.each(Object.entries(rustFunctions))("of %s are there", (_, { file, name }) => {
    expect(linesOf(read(`../../../${file}`), name)?.text).toContain(`fn ${name}`);
  });
  it("are there for every lesson", () => {
    expect(Object.keys(rustFunctions).sort()).toEqual([...ids].sort());
  });
  it("are those of the function, with its comment and without its indentation", () => {
    const source =
      "impl A {\n    /// Adds.\n    pub fn add(a: u8) -> u8 {\n        a + 1\n    }\n    fn other() {\n    }\n}";
    expect(linesOf(source, "add")).toEqual({
      first: 2,
      last: 5,
      text: "/// Adds.\npub fn add(a: u8) -> u8 {\n    a + 1\n}",
    });
    expect(linesOf(source, "sub")).toBeNull();
  });
});
