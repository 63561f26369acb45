// Formulas in the letters of the sources: the same quantities, other letters.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileFormulas } from "./compile";
import { inLetters, sources } from "./letters-table";

const lessons = ["circle", "drift", "particles", "impulses"];
const read = (lesson: string): string =>
  readFileSync(join(import.meta.dirname, `../lessons/${lesson}/formulas.tex`), "utf8");
const symbols = (mathml: string): string[] =>
  [...new Set([...mathml.matchAll(/data-symbol="(\w+)"/g)].map(([, key]) => key ?? ""))].sort();

describe.each(sources)("in the letters of %s", (source) => {
  it.each(lessons)(
    "every formula of %s is set, and keeps the quantities that may be pointed at",
    (lesson) => {
      const ours = compileFormulas(read(lesson));
      const theirs = compileFormulas(read(lesson), { letters: source });
      expect(Object.keys(theirs)).toEqual(Object.keys(ours));
      for (const [name, mathml] of Object.entries(ours)) {
        const lost = symbols(mathml).filter((key) => !symbols(theirs[name] ?? "").includes(key));
        // The impulse of tazz is one letter for h and λ.
        expect(source === "tazz" ? lost.filter((key) => key !== "h") : lost, name).toEqual([]);
      }
      expect(theirs).not.toEqual(ours);
    },
  );
});

it("sets the signs of a source where it has others: A x − b = w in Lee's notes", () => {
  const text = (name: string, letters?: "lee" | "tazz"): string =>
    (compileFormulas(read("impulses"), { letters })[name] ?? "").replace(/<[^>]*>/g, "");
  expect(text("b-sum")).toBe("𝒃");
  expect(text("b-sum", "lee")).toBe("−𝒃");
  expect(text("w-is", "lee")).toContain("−𝒃=0");
  expect(text("w-is", "tazz")).toContain("+𝒃=0");
});

it("replaces whole macros, the longest first", () => {
  expect(inLetters("\\h\\hat{x} + \\Cddot", "ogawa")).toBe("\\h\\hat{x} + \\ddot{G}");
  expect(inLetters("\\al\\alpha", "duthaler")).toBe("\\term{alpha}{k_s}\\alpha");
  expect(inLetters("\\h\\lam", "tazz")).toBe("\\term{lambda}{\\lambda}");
});
