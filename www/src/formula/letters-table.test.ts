// Formulas in the letters of the sources: the same quantities, other letters.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "./compile";
import { lessonLetters } from "./lesson-letters";
import { inLetters, type Source, sources } from "./letters-table";
import { treatments } from "./symbol-letters";

const treating = (source: Source): string[] =>
  Object.keys(treatments).filter((lesson) => treatments[lesson]?.[source]);
const read = (lesson: string): string =>
  readFileSync(join(import.meta.dirname, `../lessons/${lesson}/formulas.tex`), "utf8");
const symbols = (mathml: string): string[] =>
  [...new Set([...mathml.matchAll(/data-symbol="(\w+)"/g)].map(([, key]) => key ?? ""))].sort();

/** The letters of all formulas, with their subscripts: "E", "ω_b". */
function lettersOf(formulas: Readonly<Record<string, string>>): Set<string> {
  const all = Object.values(formulas).join("\n").normalize("NFKC");
  const text = (mathml: string): string => mathml.replace(/<[^>]*>/g, "");
  const single = [...all.matchAll(/<mi[^>]*>([^<]+)<\/mi>/g)].map(([, letter]) => letter ?? "");
  const below = [...all.matchAll(/<msub[^>]*>(.*?)<\/msub>/gs)].map(([, inside]) => {
    const [base = "", ...rest] = [...text(inside ?? "")];
    return `${base}_${rest.join("")}`;
  });
  return new Set([...single, ...below].map((letter) => letter.trim()));
}

it("every lesson with formulas says which sources treat it", () => {
  const lessons = readdirSync(join(import.meta.dirname, "../lessons")).filter((lesson) =>
    existsSync(join(import.meta.dirname, `../lessons/${lesson}/formulas.tex`)),
  );
  expect(Object.keys(treatments).sort()).toEqual(lessons.sort());
});

describe.each(sources)("in the letters of %s", (source) => {
  it.each(treating(source))(
    "every formula of %s is set, and keeps the quantities that may be pointed at",
    (lesson) => {
      const ours = compileFormulas(read(lesson));
      const theirs = compileFormulas(read(lesson), { letters: source, lesson });
      expect(Object.keys(theirs)).toEqual(Object.keys(ours));
      for (const [name, mathml] of Object.entries(ours)) {
        const lost = symbols(mathml).filter((key) => !symbols(theirs[name] ?? "").includes(key));
        // The impulse of tazz is one letter for h and λ.
        expect(source === "tazz" ? lost.filter((key) => key !== "h") : lost, name).toEqual([]);
      }
      // In the kit Duthaler's α and β stand at the controls alone.
      if (lesson !== "kit") expect(theirs).not.toEqual(ours);
      // Letters that are said to stay are in our formulas and in theirs.
      for (const letter of treatments[lesson]?.[source]?.stay ?? []) {
        expect(lettersOf(ours), letter).toContain(letter);
        expect(lettersOf(theirs), letter).toContain(letter);
      }
    },
  );
  it("the lessons are those of the table of formulas and those that the page fetches", () => {
    const listed = Object.keys(lessonLetters).filter((lesson) => lessonLetters[lesson]?.[source]);
    expect([...listed].sort()).toEqual(treating(source).sort());
    const page = readFileSync(join(import.meta.dirname, "../app/letters.ts"), "utf8");
    const fetched = new RegExp(
      `${source}: import\\.meta\\.glob<Formulas>\\(\\s*\\[?\\s*"\\.\\./lessons/{([^}]*)}`,
    ).exec(page)?.[1];
    expect(fetched?.split(",").sort()).toEqual(treating(source).sort());
  });
});

it("sets the signs of a source where it has others: A x − b = w in Lee's notes", () => {
  const text = (name: string, letters?: "lee" | "tazz"): string =>
    (compileFormulas(read("impulses"), { letters })[name] ?? "").replace(/<[^>]*>/g, "");
  expect(text("b-sum")).toBe("𝒃");
  expect(text("b-sum", "lee")).toBe("−𝒃");
  expect(text("w-is", "lee")).toContain("−𝒃=𝟎");
  expect(text("w-is", "tazz")).toContain("+𝒃=𝟎");
});

it("sets the lines of code of iterating, with the signs of the source", () => {
  const code = readFileSync(join(import.meta.dirname, "../iterating/formulas.tex"), "utf8");
  const lee = compileFormulas(code, { letters: "lee", lesson: "iterating" });
  const text = (name: string): string => (lee[name] ?? "").replace(/<[^>]*>/g, "").normalize("NFKC");
  expect(text("residual-new")).toBe("wi←Ai⋅x−bi");
  expect(text("B-seidel")).toBe("AL+AD");
  expect(text("b")).toBe("−b");
});

it("sets the signs of every lesson: A x − b in Lee's, h on the other side in tazz's", () => {
  const text = (lesson: string, name: string, letters?: Source): string =>
    (compileFormulas(read(lesson), { letters, lesson })[name] ?? "")
      .replace(/<[^>]*>/g, "")
      .normalize("NFKC");
  expect(text("complementarity", "line")).toBe("w=Aλ+b");
  expect(text("complementarity", "line", "lee")).toBe("w=Ax−b");
  expect(text("iterating", "sweep", "lee")).toBe("Sxk+1=b−Txk");
  expect(text("contact", "b1", "lee")).toBe("−b1");
  expect(text("coordinates", "h", "tazz")).toBe("−h");
  expect(text("programs", "minus-g", "lee")).toBe("−A");
  expect(text("positions", "C", "ogawa")).toBe("g");
});

it("replaces whole macros, the longest first", () => {
  expect(inLetters("\\h\\hat{x} + \\Cddot", "ogawa")).toBe("\\h\\hat{x} + \\ddot{G}");
  expect(inLetters("\\al\\alpha", "duthaler")).toBe("\\term{alpha}{k_s}\\alpha");
  expect(inLetters("\\h\\lam", "tazz")).toBe("\\term{lambda}{\\lambda}");
});

it("writes the circle in one source's letters throughout: the place X, and the work of f_c or of no letter", () => {
  const text = (name: string, source: Source): string =>
    (compileFormulas(read("circle"), { letters: source, lesson: "circle" })[name] ?? "")
      .replace(/<[^>]*>/g, "")
      .normalize("NFKC");
  expect(text("work", "lee")).toMatch(/^Wfc/);
  expect(text("work", "tazz")).toMatch(/^W=/);
  expect(text("x", "lee")).toContain("X");
});
