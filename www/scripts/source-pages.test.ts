// The pages of the core's files that lessons link.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linesOf, rustFunctions, sourcePage } from "../src/handout/rust-lines";
import { sourcePages } from "./source-pages";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

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
    const lines = linesOf(read(wanted.file), wanted.name);
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
    const source = read(file);
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
