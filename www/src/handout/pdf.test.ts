// The PDF files of the handout are those of the present sources.
import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { handoutIds } from "./pdf-files";
import { digestOf, fileOf } from "./printed.testing";

/** Of all files together. bytes */
const most = 4_500_000;

const every = handoutIds.flatMap((id) => languages.map((language) => [id, language.id] as const));

describe.each(every)("%s in %s", (id, language) => {
  const pdf = (): string => readFileSync(fileOf(id, language), "latin1");
  it("is printed from the present sources; if not: make pdf", async () => {
    expect(/\n%sources ([0-9a-f]+)\nstartxref\n/.exec(pdf())?.[1]).toBe(await digestOf(id, language));
  });
  it("has no links to the server that it was printed from", () => {
    expect(pdf()).not.toContain("/URI");
  });
});

it.each(languages.map(({ id }) => id))("the notes have bookmarks and name their language: %s", (language) => {
  const pdf = readFileSync(fileOf("notes", language), "latin1");
  expect(pdf).toContain(`/Lang (${language})`);
  expect(pdf.match(/\/Type \/Outlines|\/Outlines \d+ 0 R/)).not.toBeNull();
});

it.each(languages.map(({ id }) => id))("the cheat sheet has two pages in %s", (language) => {
  expect(readFileSync(fileOf("sheet", language), "latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

it("they are small enough to be handed out", () => {
  const sizes = every.map(([id, language]) => statSync(fileOf(id, language)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
