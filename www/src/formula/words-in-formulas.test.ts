// Formulas have no words: a text in one language would stand in the lessons of all four.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "..");
/** Names of methods, and short names of an index, which are kept in every language. */
const allowed = new Set(["Jacobi", "Gauss–Seidel", "SOR", "free", "best"]);

it("no formula of a lesson contains words of one language", () => {
  const found: string[] = [];
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((each) =>
    each.endsWith(".tex"),
  ))
    for (const [, words = ""] of readFileSync(join(sources, file), "utf8").matchAll(/\\text\{([^}]*)\}/g))
      if (/\p{L}{4}/u.test(words) && !allowed.has(words.trim())) found.push(`${file}: ${words}`);
  expect(found).toEqual([]);
});
