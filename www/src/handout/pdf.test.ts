// The PDF files of the handout are those of the present sources.
import { readFileSync, statSync } from "node:fs";
import { PDFDict, PDFDocument, PDFName, PDFString } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { handoutIds } from "./pdf-files";
import { digestOf, fileOf } from "./printed.testing";

const opened = (
  id: (typeof handoutIds)[number],
  language: (typeof languages)[number]["id"],
): Promise<PDFDocument> => PDFDocument.load(readFileSync(fileOf(id, language)), { updateMetadata: false });

/** Of all files together. bytes */
const most = 4_500_000;

const every = handoutIds.flatMap((id) => languages.map((language) => [id, language.id] as const));

describe.each(every)("%s in %s", (id, language) => {
  const pdf = (): string => readFileSync(fileOf(id, language), "latin1");
  it("is printed from the present sources; if not: make pdf", async () => {
    expect(/\n%sources ([0-9a-f]+)\nstartxref\n/.exec(pdf())?.[1]).toBe(await digestOf(id, language));
  });
  it("has no links to the server that it was printed from", async () => {
    const { context } = await opened(id, language);
    const objects = context.enumerateIndirectObjects().map(([, object]) => object);
    expect(objects.length).toBeGreaterThan(10);
    expect(objects.filter((object) => object.toString().includes("/URI"))).toEqual([]);
  });
});

it.each(languages.map(({ id }) => id))(
  "the notes have bookmarks and name their language: %s",
  async (language) => {
    const { catalog } = await opened("notes", language);
    expect(catalog.lookup(PDFName.of("Lang"), PDFString).decodeText()).toBe(language);
    expect(catalog.lookup(PDFName.of("Outlines"), PDFDict).has(PDFName.of("First"))).toBe(true);
  },
);

// A machine without these fonts prints empty boxes without a word.
const fontOf = { ja: /CJKjp/, ko: /CJKkr/ } as const;
const inCjk = handoutIds.flatMap((id) => (["ja", "ko"] as const).map((language) => [id, language] as const));
it.each(inCjk)("%s in %s has a font with the letters of its language", async (id, language) => {
  const { context } = await opened(id, language);
  const fonts = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict ? object.get(PDFName.of("FontName")) : undefined;
    return name ? [name.toString()] : [];
  });
  expect(fonts).toContainEqual(expect.stringMatching(fontOf[language]));
});

it.each(languages.map(({ id }) => id))("the cheat sheet has two pages in %s", async (language) => {
  expect((await opened("sheet", language)).getPageCount()).toBe(2);
});

it("they are small enough to be handed out", () => {
  const sizes = every.map(([id, language]) => statSync(fileOf(id, language)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
