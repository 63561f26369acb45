// The handout agrees with the lessons: every formula, term, lesson and error that it names is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourcePages } from "../../scripts/source-pages";
import { parseFormulas } from "../formula/compile";
import { lessons } from "../lessons/registry";
import { linesOf, rustFunctions, sourcePage } from "./rust-lines";
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

describe("the pages of the core's files", () => {
  const pages = sourcePages();
  /** The text of an element, without its markup. */
  const textOf = (markup: string): string =>
    markup
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
  const listing = (html: string): string => /<pre><code>([\s\S]*)<\/code><\/pre>/.exec(html)?.[1] ?? "";
  /** The element of the lines of a lesson, to the tag that closes it. */
  function elementAt(html: string, id: string): string {
    const from = html.indexOf(`<span class="shown" id="${id}">`);
    let depth = 0;
    for (const tag of from < 0 ? [] : html.slice(from).matchAll(/<(\/?)span\b[^>]*>/g)) {
      depth += tag[1] === "" ? 1 : -1;
      if (depth === 0) return html.slice(from, from + tag.index + tag[0].length);
    }
    return "";
  }

  it.each(Object.entries(rustFunctions))("have the lines of %s at the anchor of its link", (_, wanted) => {
    const html = pages.get(sourcePage(wanted.file)) ?? "";
    const lines = linesOf(read(`../../../${wanted.file}`), wanted.name);
    const there = textOf(elementAt(html, `L${lines?.first}-L${lines?.last}`)).replace(/\n$/, "");
    const indent = /^ */.exec(there)?.[0] ?? "";
    expect(
      there
        .split("\n")
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join("\n"),
    ).toBe(lines?.text);
  });
  it.each([...pages])("%s has every line of the file, at its number", (place, html) => {
    const file = place.replace(/^source\//, "src/").replace(/\.html$/, ".rs");
    const source = read(`../../../${file}`);
    expect(textOf(listing(html))).toBe(source);
    const numbers = [...listing(html).matchAll(/<span class="line[^"]*" id="L(\d+)">/g)].map(([, id]) =>
      Number(id),
    );
    expect(numbers).toEqual(
      source
        .trimEnd()
        .split("\n")
        .map((_, i) => i + 1),
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const aims = [...html.matchAll(/href="#([^"/]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(aims.filter((aim) => !ids.includes(aim))).toEqual([]);
  });
  it("lead back to the lessons in four languages", () => {
    const html = pages.get("source/solver/gauss_seidel.html") ?? "";
    for (const lang of ["en", "de", "ja", "ko"])
      expect(html).toMatch(
        new RegExp(
          `<a lang="${lang}" href="\\.\\./\\.\\./index\\.html\\?lang=${lang}#/iterating">[^<]{4,}</a>`,
        ),
      );
  });
});
