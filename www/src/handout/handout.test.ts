// The handout agrees with the lessons: every formula, term, lesson and error that it names is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FormulaSource, parseFormulas } from "../formula/compile";
import { macros } from "../formula/macros";
import { lessons } from "../lessons/registry";
import { earned } from "./earned-formulas";
import { leftOut } from "./left-out";
import { problemMessage, readyProblems } from "./ready-problems";
import { linesOf, rustFunctions } from "./rust-lines";
import { symbolList } from "./symbol-list";

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), "utf8");
const words = read("../messages/en/handout.ftl");
const ids = lessons.map(({ id }) => id);

/** Letters of formulas that stand for no quantity. */
const local: Readonly<Record<string, string>> = {
  i: "an index of rows and bodies",
  j: "an index of rows",
  π: "the number",
};
const greek: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  zeta: "ζ",
  theta: "θ",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  varphi: "φ",
  omega: "ω",
  Omega: "Ω",
  ell: "ℓ",
};
const formulasOf = (id: string): FormulaSource[] => parseFormulas(read(`../lessons/${id}/formulas.tex`));

/** Letters without accents; words such as \\mathit{lo} as they are. */
const lettersIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize("NFD")
      .replace(/\p{M}|[ᵏ₀]/gu, "")
      .replaceAll("_", " ")
      .match(/\b(?:lo|hi)\b|[a-zA-Zα-ωΩℓ]/gu) ?? [],
  ),
];

/** A formula as its letters: without commands, names of functions, text, and what may be pointed at. */
function plain(tex: string): string {
  let text = tex;
  for (const [macro, body] of Object.entries(macros))
    if (macro !== "\\term") text = text.replaceAll(new RegExp(`\\${macro}(?![A-Za-z])`, "g"), `{${body}}`);
  return text
    .replace(/\\term\{\w+\}/g, "")
    .replace(/\\(?:text|mathrm|mathsf|operatorname|begin|end)\{[^}]*\}|\[-?\d+pt\]/g, " ")
    .replace(/\\mathit\{(\w+)\}/g, " $1 ")
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => ` ${greek[name] ?? ""} `);
}

const displayedIn = (lesson: string): readonly string[] =>
  formulasOf(lesson)
    .filter(({ display, sheet }) => display || sheet)
    .map(({ name }) => name);
const withFormulas = ids.filter((id) => readdirSync(join(here, "../lessons", id)).includes("formulas.tex"));

describe("the end of a lesson", () => {
  it.each(Object.entries(earned))("%s: its formulas are displayed ones", (lesson, names) => {
    expect(names.filter((name) => !displayedIn(lesson).includes(name))).toEqual([]);
  });
  it("every lesson with formulas has some", () => {
    expect(Object.keys(earned).sort()).toEqual([...withFormulas].sort());
  });
});

describe("the cheat sheet", () => {
  it.each(Object.entries(leftOut))(
    "%s: leaves out displayed formulas that are not earned",
    (lesson, names) => {
      const others = displayedIn(lesson).filter((name) => !earned[lesson]?.includes(name));
      expect(names.filter((name) => !others.includes(name))).toEqual([]);
    },
  );
});

describe("the table of symbols", () => {
  const glossary = read("../../../docs/words.md");
  it("names terms of the glossary, or has a message", () => {
    const named = (term: string): boolean =>
      glossary.includes(`\n| ${term} |`) ||
      words.includes(`symbols-term-${term.replaceAll(/[^a-z]+/gi, "-")} = `);
    expect(symbolList.filter(({ term }) => !named(term)).map(({ term }) => term)).toEqual([]);
  });
  it("names lessons that are there", () => {
    expect(symbolList.filter(({ lesson }) => !ids.includes(lesson))).toEqual([]);
  });
  it("has every letter of the displayed formulas, or a reason why not", () => {
    const shown = new Set(symbolList.flatMap(({ letter }) => lettersIn(letter)));
    const missing = ids.flatMap((id) =>
      formulasOf(id)
        .filter(({ display, source }) => display && source === undefined)
        .flatMap(({ name, tex }) => lettersIn(plain(tex)).map((letter) => ({ id, name, letter })))
        .filter(({ letter }) => !shown.has(letter) && !(letter in local)),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(local).filter((letter) => shown.has(letter))).toEqual([]);
  });
  it("has no letter that no formula has, from its lesson on", () => {
    const written = (id: string): Set<string> =>
      new Set(
        ids
          .slice(ids.indexOf(id))
          .flatMap((each) => formulasOf(each).flatMap(({ tex }) => lettersIn(plain(tex)))),
      );
    const strange = symbolList.filter(({ letter, lesson }) =>
      lettersIn(letter).some((each) => !written(lesson).has(each)),
    );
    expect(strange.map(({ letter, lesson }) => `${letter} in ${lesson}`)).toEqual([]);
  });
  it("names each meaning of a letter once, one below the other", () => {
    const rows = symbolList.map(({ letter, term }) => `${letter}: ${term}`);
    expect(rows.filter((row, i) => rows.indexOf(row) !== i)).toEqual([]);
    const letters = symbolList.map(({ letter }) => letter);
    expect(
      letters.filter(
        (letter, i) =>
          letters.lastIndexOf(letter, i - 1) >= 0 &&
          letters
            .slice(letters.indexOf(letter), i)
            .some((each) => lettersIn(each)[0] !== lettersIn(letter)[0]),
      ),
    ).toEqual([]);
  });
});

describe("the notes", () => {
  it("have two common errors for every lesson", () => {
    const missing = ids.filter(
      (id) => !words.includes(`\nnotes-error-${id} = `) || !words.includes(`\nnotes-error-${id}-2 = `),
    );
    expect(missing).toEqual([]);
  });
  it("have questions for the class in every lesson", () => {
    const has = (id: string): boolean =>
      words.includes(`\nnotes-question-${id}-1 = `) ||
      (id !== "kit" && new RegExp(`^${id}-[\\w-]+-question = `, "m").test(read(`../messages/en/${id}.ftl`)));
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });
  it("have experiments or ready problems for every lesson", () => {
    const experiments = (id: string): boolean => {
      const files = readdirSync(join(here, "../lessons", id));
      return (
        files.includes("presets.ts") && /presetMaker|titleMessage/.test(read(`../lessons/${id}/presets.ts`))
      );
    };
    expect(ids.filter((id) => !experiments(id) && !readyProblems[id])).toEqual([]);
  });
  it.each(Object.entries(readyProblems))(
    "name the ready problems of %s, section by section",
    (id, sections) => {
      const messages = read(`../messages/en/${id}.ftl`);
      const code = readdirSync(join(here, "../lessons", id))
        .filter((file) => file.endsWith(".ts") && !file.includes(".test"))
        .map((file) => read(`../lessons/${id}/${file}`))
        .join("\n");
      expect(Object.keys(sections).filter((place) => !code.includes(`"${id}-${place}"`))).toEqual([]);
      const named = Object.values(sections).flat();
      expect(named.filter((each) => !messages.includes(`\n${problemMessage(id, each)} = `))).toEqual([]);
      const tries = [...messages.matchAll(new RegExp(`^${id}-try-([\\w-]+) = `, "gm"))].map(
        ([, each]) => each,
      );
      if (tries.length > 0) expect([...named].sort()).toEqual(tries.sort());
    },
  );
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
