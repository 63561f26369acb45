// The glossary that readers see: terms of docs/words.md with their meanings in four languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import terms from "virtual:glossary";
import { describe, expect, it } from "vitest";

describe("the glossary", () => {
  it("explains most terms in every language, and none that it does not have", () => {
    const explained = (id: string): number => terms.filter(({ meanings }) => meanings[id]).length;
    for (const id of ["de", "ja", "ko"]) expect(explained(id), id).toBeGreaterThanOrEqual(58);
    const rows = readFileSync(join(import.meta.dirname, "../../../docs/words.md"), "utf8")
      .split("## Meanings")[1]
      ?.matchAll(/^\| (?!term)([^|]+) \|/gm);
    const unknown = [...(rows ?? [])].filter(([, term]) => !terms.some((each) => each.term === term));
    expect(unknown).toEqual([]);
  });
  it("has letters of formulas in the column of symbols, no units", () => {
    const units = terms.filter(({ symbol }) => /^(m|kg|s|N|J|rad)([·/](m|kg|s|N|rad)[²³]?)?$/.test(symbol));
    expect(units.map(({ term }) => term)).toEqual([]);
  });
  it("leaves out the rules for editors", () => {
    expect(terms.map(({ term }) => term)).not.toContain("quotation marks");
    expect(terms.length).toBeGreaterThan(60);
  });
});
