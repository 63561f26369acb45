// Derivations line by line: every line has its formula and, in every language, what it uses; each lesson with lines shows them once.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "../formula/compile";
import { languages } from "../messages";
import { lessons } from "./registry";

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");
const numbered = (names: Iterable<string>): number[] =>
  [...names].flatMap((name) => /^line-(\d)$/.exec(name)?.[1] ?? []).map(Number);

const derived = readdirSync(here)
  .filter((lesson) => existsSync(join(here, lesson, "formulas.tex")))
  .map((lesson) => [lesson, numbered(Object.keys(compileFormulas(read(`${lesson}/formulas.tex`))))] as const)
  .filter(([, lines]) => lines.length > 0);

/** One lesson proves three propositions instead, with assumptions that can be switched off; one is a workshop and derives nothing. */
const others = ["kit", "solutions"];

it("every lesson derives a result line by line", () => {
  const without = lessons.map(({ id }) => id).filter((id) => !derived.some(([lesson]) => lesson === id));
  expect(without.sort()).toEqual(others);
  const proofs = numbered(
    Object.keys(compileFormulas(read("solutions/formulas.tex"))).map((name) => name.replace(/^prop\d-/, "")),
  );
  expect(proofs.filter((line) => line === 1)).toHaveLength(3);
});

describe.each(derived)("%s", (lesson, lines) => {
  it("numbers its lines from one on, and shows them once", () => {
    expect(lines).toEqual(lines.map((_, i) => i + 1));
    const code = readdirSync(join(here, lesson))
      .filter((file) => file.endsWith(".ts"))
      .map((file) => read(`${lesson}/${file}`))
      .join("\n");
    expect(code.split(`lines("${lesson}")`)).toHaveLength(2);
  });
  it.each(languages.map(({ id }) => id))("says in %s what each line uses", (language) => {
    const words = read(`../messages/${language}/${lesson}.ftl`);
    const said = [...words.matchAll(new RegExp(`^${lesson}-(line-\\d) = \\S`, "gm"))].map(
      ([, name]) => name ?? "",
    );
    expect(numbered(said)).toEqual(lines);
  });
});
