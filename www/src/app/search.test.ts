// The search: everything it leads to exists, and what one types finds what one means.

import sections from "virtual:sections";
import { beforeAll, describe, expect, it } from "vitest";
import { symbols } from "../formula/symbols";
import { lessons } from "../lessons/registry";
import { loadMessages, speak } from "../messages";
import { type Entry, entries, plain, search } from "./search-index";

beforeAll(async () => {
  await Promise.all(["search", "symbols", "catalogue"].map(loadMessages));
});

const first = (all: readonly Entry[], query: string): string | undefined =>
  search(all, query)[0]?.found[0]?.place;

describe("the sections of the lessons", () => {
  it("are found in the sources of every lesson", () => {
    const without = lessons.filter(({ id }) => !sections.some(({ lesson }) => lesson === id));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
  it("have a title in every language", () => {
    const bare = sections.flatMap(({ lesson, slug, titles }) =>
      Object.entries(titles).flatMap(([language, title]) =>
        title === "" ? [`${language} ${lesson}/${slug}`] : [],
      ),
    );
    expect(bare).toEqual([]);
  });
  it("introduce the symbols", () => {
    const known = sections.map(({ lesson, slug }) => `${lesson}/${slug}`);
    expect(symbols.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
  });
});

describe("search", () => {
  it("leads to the symbol whose letter is typed", () => {
    const all = entries([]);
    expect(first(all, "λ")).toBe("circle/lambda");
    expect(first(all, "μ")).toBe("friction/law");
  });
  it("leads to places that are no lessons", () => {
    expect(first(entries([]), "misprints")).toBe("misprints");
  });
  it("finds lessons, sections and terms by a part of a word, without accents and capitals", () => {
    const all = entries([]);
    expect(first(all, "friction: b")).toBe("friction");
    expect(search(all, "CONE").flatMap(({ found }) => found.map(({ place }) => place))).toContain(
      "words/friction-cone",
    );
    expect(search(all, "gauss seidel").length).toBeGreaterThan(0);
    expect(search(all, "no such thing at all")).toEqual([]);
    expect(plain("Würfel Ċ")).toBe("wurfel c");
  });
  it("speaks the reader's language, and still knows the English words", async () => {
    await speak("de");
    const all = entries([]);
    const found = search(all, "reibungskegel").flatMap((group) => group.found);
    expect(found[0]).toMatchObject({ kind: "term", title: "Reibungskegel" });
    expect(search(all, "friction cone").flatMap((group) => group.found)).toContainEqual(found[0]);
    await speak("en");
  });
});
