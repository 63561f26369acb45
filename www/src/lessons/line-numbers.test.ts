// Both sides of each line of a derivation have the same value, with numbers of a scene of the lesson or with arbitrary ones that satisfy
// the line's conditions; with a sign turned round or a number changed the line is refused.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parseFormulas } from "../formula/compile";
import { holds, misprints, signs } from "../formula/evaluate.testing";
import { startCore } from "../simulation/start-core.testing";
import type { Derived, LineCase } from "./lines.testing";

beforeAll(startCore);

const here = import.meta.dirname;
/** The formulas of a lesson; those of a derivation with their number. */
function formulasOf(lesson: string) {
  let before: string[] = [];
  return parseFormulas(readFileSync(join(here, lesson, "formulas.tex"), "utf8")).map((formula) => {
    const [, proof, number] = /^(?:(prop\d)-)?line-(\d+)$/.exec(formula.name) ?? [];
    const printed = signs(formula.tex);
    // Without a left side it goes on from the right side of the line before.
    const found = printed[0] === "=" ? [...before.slice(before.lastIndexOf("=") + 1), ...printed] : printed;
    if (number) before = found;
    return { ...formula, proof, line: number ? Number(number) : formula.name, found };
  });
}
const derivations = readdirSync(here)
  .filter((lesson) => existsSync(join(here, lesson, "formulas.tex")))
  .map((lesson) => [lesson, formulasOf(lesson)] as const)
  .filter(([, formulas]) => formulas.some(({ line }) => typeof line === "number"));

/** A line as these cases judge it: true in each of them, and in at least one of them not for want of its condition. */
function accepted(found: readonly string[], cases: readonly LineCase[]): boolean {
  try {
    const verdicts = cases.map((each) => {
      const verdict = holds(found, each.values, each);
      return each.excluded ? verdict === false : verdict;
    });
    return verdicts.every((verdict) => verdict !== false) && verdicts.includes(true);
  } catch {
    return false;
  }
}

describe.each(derivations)("the lines of %s", async (lesson, formulas) => {
  const { derived } = (await import(`./${lesson}/lines.testing.ts`)) as { derived: Derived };
  const { unchecked = {}, harmless = {}, formulas: named = [] } = derived;
  const lines = formulas.filter(({ line }) => typeof line === "number" || named.includes(line));
  let cases: readonly LineCase[] = [];
  beforeAll(() => {
    cases = derived.cases();
  });

  const checked = lines.filter(({ line }) => !(line in unchecked));
  it.each(checked)("$name $source", ({ line, proof, source, tex, found }) => {
    const own = cases.filter(
      (each) => each.lines.includes(line) && each.letters === source && each.proof === proof,
    );
    expect(own.length, "no case").toBeGreaterThan(0);
    for (const [i, each] of own.entries()) {
      const verdict = holds(found, each.values, each);
      expect(verdict, `case ${i} of ${tex}`).toBe(verdict === null ? null : !each.excluded);
    }
    expect(accepted(found, own)).toBe(true);
    const unnoticed = own
      .flatMap(({ values }) => misprints(found, values))
      .filter((each) => accepted(each.line, own));
    expect([...new Set(unnoticed.map(({ name }) => name))]).toEqual(harmless[line]?.[0] ?? []);
  });
  it("leaves out only lines that it has", () => {
    const numbers = lines.map(({ line }) => String(line));
    expect(Object.keys({ ...unchecked, ...harmless }).filter((line) => !numbers.includes(line))).toEqual([]);
  });
});
