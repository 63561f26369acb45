// The font of formulas is cut to a list of characters: none of a formula may come from another font, which a device may lack.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formulaCharacters } from "../styles/characters.mjs";
import { compileFormula, parseFormulas } from "./compile";

const src = join(import.meta.dirname, "..");
const files = Object.keys(import.meta.glob("../**/*.tex"));

it.each(files)("%s has no character that the font lacks", (file) => {
  const formulas = parseFormulas(readFileSync(join(src, "formula", file), "utf8"));
  expect(formulas.length).toBeGreaterThan(0);
  const inFont = new Set(formulaCharacters);
  const lacking = formulas.flatMap((formula) => {
    const signs = compileFormula(formula)
      .replace(/<[^>]*>/g, "")
      .replace(/&\w+;|&#\w+;/g, "");
    return [...signs].filter((sign) => !inFont.has(sign)).map((sign) => `${formula.name}: ${sign}`);
  });
  expect(lacking).toEqual([]);
});
