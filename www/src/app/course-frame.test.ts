// The frame of every lesson: what one will be able to do, what it builds on, what one can do now and with which formulas, what was left
// out, the lines of the core, the sources.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { earned } from "../handout/earned-formulas";
import { linesOf, rustFunctions } from "../handout/rust-lines";
import { lessons } from "../lessons/registry";
import { languages } from "../messages";

const here = import.meta.dirname;
const messages = new Map(
  languages.map(({ id }) => {
    const folder = join(here, "../messages", id);
    const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    return [id as string, text.join("\n")];
  }),
);
/** Lessons whose stage is no simulation hand their numbers on by themselves (base/readable.ts). */
const laboratories = ["complementarity", "solutions", "iterating", "programs", "pivoting"];

/** After each title of a source what is said of it; a title that is part of the next one, or the notes it follows, has that one's. */
const titlesOf = (source: string): string[] =>
  source
    .split(/\*[^*]+\*|『[^』]+』/)
    .slice(1)
    .filter((after, i, all) => i === all.length - 1 || !/^(?:, ?(?:in|aus)?|、) ?$/.test(after.trim()));
/** A section, chapter, part, slides, pages, a proposition, or after a colon what for. */
const exact =
  /[:：]|\d+–\d+|\b(?:sections?|chapters?|part|slides?|article|proposition|Scholium|Abschnitte?|Kapitel|Teil|Folien?|Artikel|Satz)\b|節|章|部|命題|論文|スライド|절|장|부|명제|논문|부분|슬라이드/;

/** With what the ids of a lesson's own messages begin. */
const wordsOf = (id: string): string => (id === "kit" ? "build" : id);

describe.each(lessons)("the lesson $id", ({ id, needs }) => {
  it.each([...messages])("has its aims, its end and its sources in %s", (_, text) => {
    for (const part of ["goal-1", "goal-2", "now", "left"])
      expect(text, part).toMatch(new RegExp(`^course-${id}-${part} = `, "m"));
    if (needs.length === 0) expect(text).toMatch(new RegExp(`^course-${id}-needs = `, "m"));
    const source = `^${wordsOf(id)}-source-[a-z]+ = .*`;
    expect(text.match(new RegExp(`${source}\\*.+\\*|${source}『`, "gm"))?.length ?? 0).toBeGreaterThan(1);
  });
  it.each([...messages])(
    "says of every source which part of it, or for what it is cited, in %s",
    (_, text) => {
      const cited = [...text.matchAll(new RegExp(`^${wordsOf(id)}-source-[a-z]+ = (.*)$`, "gm"))];
      const vague = cited.flatMap(([, source = ""]) =>
        titlesOf(source).filter((after) => !exact.test(after)),
      );
      expect(vague).toEqual([]);
    },
  );
  it("shows every source that its messages name", () => {
    const folder = join(here, "../lessons", id);
    const code = readdirSync(folder)
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
    const named = [
      ...(messages.get("en") ?? "").matchAll(new RegExp(`^(${wordsOf(id)}-source-[a-z]+) = `, "gm")),
    ];
    expect(named.map(([, name]) => name).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  });
  it("has formulas earned, and lines of the core with values", () => {
    expect(earned[id]?.length ?? 0).toBeGreaterThan(1);
    expect(rustFunctions[id]).toBeDefined();
    expect((rustFunctions[id]?.values.length ?? 0) > 0 || laboratories.includes(id)).toBe(true);
  });
  it("shows lines that compute, not checks of what is given, and multipliers only beside lines that compute them", () => {
    const wanted = rustFunctions[id];
    const lines = linesOf(
      readFileSync(join(here, "../../..", wanted?.file ?? ""), "utf8"),
      wanted?.name ?? "",
    );
    const code = (lines?.text ?? "").replace(/\/\/.*/g, "");
    const statements = code.split("\n").filter((line) => line.trim() !== "").length;
    const refusals = code.match(/\bErr\(/g)?.length ?? 0;
    expect(refusals * 6, "refusals").toBeLessThan(statements);
    const multipliers = wanted?.values.includes("lambda.norm") ?? false;
    if (multipliers) expect(code).toMatch(/\blambda\b|solve/);
  });
});
