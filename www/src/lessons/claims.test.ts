// Text and engine agree: every claim of every lesson, in every language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../messages";
import { startCore } from "../simulation/start-core.testing";
import { type Claim, numbersIn, states } from "./claims";
import type { Wanted } from "./grade";

beforeAll(startCore);

const here = import.meta.dirname;
const lessons = readdirSync(here).filter((name) => existsSync(join(here, name, "claims.ts")));

/** All messages of a language by their ids, as they are written. */
function messagesOf(language: string): Map<string, string> {
  const folder = join(here, "../messages", language);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
    for (const [id, { value }] of bundle._messages)
      if (typeof value === "string") found.set(id, value);
      else if (Array.isArray(value))
        found.set(id, value.map((part) => (typeof part === "string" ? part : " ")).join(""));
  }
  return found;
}
const messages = new Map(languages.map(({ id }) => [id as string, messagesOf(id)]));

/** The formula of a lesson, as it is printed. */
function formulaOf(lesson: string, name: string): string | undefined {
  const tex = readFileSync(join(here, lesson, "formulas.tex"), "utf8").replace(/^%.*$/gm, "");
  return new RegExp(`^\\[${name}(?: display)?\\]\\n([^[]*)`, "m").exec(tex)?.[1];
}

/** Answers of a lesson's exercises. */
async function answersOf(lesson: string): Promise<Record<string, Wanted>> {
  if (!existsSync(join(here, lesson, "answers.ts"))) return {};
  return ((await import(`./${lesson}/answers.ts`)) as { answers: Record<string, Wanted> }).answers;
}

/** Where the number stands: one text for each language, or one formula for all. */
function textsOf(
  lesson: string,
  at: string,
  answers: Record<string, Wanted>,
): [language: string, text: string][] {
  if (at.startsWith("answer:")) {
    const wanted = answers[at.slice("answer:".length)];
    return wanted ? [["answer", String(wanted.value)]] : [];
  }
  const found = [...messages].flatMap(([language, all]): [string, string][] => {
    const text = all.get(at);
    return text === undefined ? [] : [[language, text]];
  });
  if (found.length > 0) return found;
  const formula = formulaOf(lesson, at);
  return formula === undefined ? [] : [["formula", formula]];
}

describe.each(lessons)("the lesson %s", async (lesson) => {
  const { claims } = (await import(`./${lesson}/claims.ts`)) as { claims: readonly Claim[] };

  const answers = await answersOf(lesson);

  it("computes every number that an exercise asks for", () => {
    const computed = new Set(claims.map(({ at }) => at));
    expect(Object.keys(answers).filter((id) => !computed.has(`answer:${id}`))).toEqual([]);
  });

  it.each(claims)("$at: $says", ({ at, value, about }) => {
    const computed = value();
    const texts = textsOf(lesson, at, answers);
    expect(texts.length, `${at} is neither in every language nor a formula`).toBeGreaterThan(0);
    for (const [language, text] of texts) {
      const numbers = numbersIn(text, language);
      expect(states(numbers, computed, about), `${language}: ${computed} in “${text}”`).toBe(true);
      // The claim is about one number: with any other in its place the text is refused.
      const others = numbers.filter((number) => !states([number], computed, about));
      const changed = numbers
        .filter((number) => states([number], computed, about))
        .map(({ value: old, unit }) => ({
          value: old + (about === undefined ? unit : 3 * about * old),
          unit,
        }));
      expect(
        states([...others, ...changed], computed, about),
        `${language}: a changed number goes unnoticed`,
      ).toBe(false);
    }
  });
});

it("numbers are read as each language writes them", () => {
  const of = (text: string, language: string) => numbersIn(text, language).map(({ value }) => value);
  expect(of("λ = −14.7 N, (−3, 1), 10 000 N/m³", "en")).toEqual([-14.7, -3, 1, 10000]);
  expect(of("4,600 N/m at (1, 100)", "en")).toEqual([4600, 1, 100]);
  expect(of("k < 40\\,000", "formula")).toEqual([40000]);
  expect(of("um 1,41 m und 20 ms", "de")).toEqual([1.41, 20]);
});
