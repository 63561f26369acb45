// docs/words.md is the glossary: no message uses a word that its last column rules out. And the texts of the lessons keep one
// register: Korean the plain style of a textbook, Japanese the polite one, English without inversions taken from German.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from ".";

const here = import.meta.dirname;
const [glossary = ""] = readFileSync(join(here, "../../../docs/words.md"), "utf8").split("\n## Meanings");

interface Row {
  readonly term: string;
  /** By language: the word for it. */
  readonly words: Readonly<Record<string, string>>;
  /** Language and word. */
  readonly not: readonly (readonly [string, string])[];
}

const rows: Row[] = glossary
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| term"))
  .map((line) => {
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [term = "", , , de = "", ja = "", ko = "", not = ""] = cells;
    const pairs = not === "" ? [] : not.split(";").map((pair) => pair.trim().split(": ") as [string, string]);
    return { term, words: { en: term, de, ja, ko }, not: pairs };
  });

describe("the glossary", () => {
  it("has every term once, with its word in every language", () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length);
    for (const { term, words } of rows)
      for (const { id } of languages) expect(words[id], `${term} in ${id}`).not.toBe("");
  });
  it("rules words out in a known language only", () => {
    const known = new Set<string>(languages.map(({ id }) => id));
    for (const { term, not } of rows)
      for (const [language, word] of not) {
        expect(known.has(language), `${term}: ${language}`).toBe(true);
        expect(word ?? "", term).not.toBe("");
      }
  });
});

describe.each(languages.map(({ id }) => id))("messages in %s", (language) => {
  const files = readdirSync(join(here, language));
  const ruledOut = rows.flatMap(({ term, not, words }) =>
    not.filter(([of]) => of === language).map(([, word]) => ({ word, term, better: words[language] })),
  );
  it.each(files)("%s keeps to the glossary", (file) => {
    const text = readFileSync(join(here, language, file), "utf8");
    const used = ruledOut.filter(({ word }) => text.includes(word));
    expect(used.map(({ word, better }) => `${word}: say ${better}`)).toEqual([]);
  });
});

/** The words of the lessons' texts and of their figures, by their files. */
const texts = [
  ...[
    "circle",
    "drift",
    "curves",
    "particles",
    "redundant",
    "complementarity",
    "solutions",
    "iterating",
    "programs",
    "pivoting",
  ],
  ...["rigid", "contact", "friction", "collisions", "stack", "joints", "kit-lesson"],
  ...["impulses", "positions", "coordinates", "methods"],
  ...[
    "course-forces",
    "course-impulses",
    "course-contact",
    "course-solvers",
    "course-other",
    "course-workshop",
  ],
  ...["draw", "handout", "lcp", "iterations", "condition"],
];

describe.each(texts)("the text of %s", (lesson) => {
  const lines = (language: string): string[] =>
    readFileSync(join(here, language, `${lesson}.ftl`), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"));

  it("is in the plain style in Korean", () => {
    // 아니다 and 지니다 end alike and are plain.
    expect(lines("ko").filter((line) => /습니다|[ᄀ-ᇿ가-힣]니까\?|세요|(?<![아지])니다/.test(line))).toEqual(
      [],
    );
  });
  it("is polite in Japanese", () => {
    const plain = /(?:である|だった|のだ|ている|ではない|できる|なる|する)。/;
    // Aims are listed in the dictionary form.
    expect(lines("ja").filter((line) => plain.test(line) && !/^course-\w+-goal-/.test(line))).toEqual([]);
  });
  it("has no German inversions in English", () => {
    const calque =
      /\b(?:Whoever|Who (?:asks|wants|builds)|shall|never quite|in the order of|at the desk|on the desk)\b/;
    expect(lines("en").filter((line) => calque.test(line))).toEqual([]);
  });
  it("has one kind of quotation marks in German, and one heading for exercises", () => {
    expect(lines("de").filter((line) => /[«»"]/.test(line))).toEqual([]);
    expect(lines("de").filter((line) => /exercises-title = (?!Aufgaben$)/.test(line))).toEqual([]);
  });
});
