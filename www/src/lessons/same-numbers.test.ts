// The four languages of a lesson state the same numbers: every numeral of the English text is in the others, as a numeral or a word, and
// they have no number that the English text does not name. With claims for the English numerals (unclaimed.test.ts) none can change
// unnoticed in any language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages } from "../messages";
import { numbersIn } from "./claims";
import { spokenIn } from "./number-words.testing";
import { lessons } from "./registry";

type Language = (typeof languages)[number]["id"];

/** Texts of an area by their ids, a gap in place of what is set in them. */
function textsOf(language: Language, area: string): Map<string, string> {
  const file = join(import.meta.dirname, `../messages/${language}/${area}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (existsSync(file)) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return new Map(
    [...bundle._messages].map(([id, { value }]): [string, string] => {
      const parts = Array.isArray(value) ? value : [value];
      return [id, parts.map((part) => (typeof part === "string" ? part : " ")).join("")];
    }),
  );
}

/** 2万 and 10億 as they count. */
const counted = (text: string): string =>
  text
    .replace(/(\d+)(?:万|만(?!큼))/g, (_, n) => `${Number(n) * 1e4}`)
    .replace(/(\d+)[億억]/g, (_, n) => `${Number(n) * 1e8}`);
const equal = (p: number, q: number): boolean => Math.abs(p - q) <= 1e-9 * Math.abs(p);

/** Numerals that the language lacks, and those it has although the English text does not name them. */
function differences(english: string, text: string, language: Language): number[] {
  const whole = counted(text);
  const fractions: number[] = [];
  const words = whole.replace(/(\d+)(?:分の|분의 )(\d+)/g, (_, below, above) => {
    fractions.push(Number(above) / Number(below));
    return " ";
  });
  const [ours, theirs] = [numbersIn(words, language), numbersIn(english, "en")].map((numbers) =>
    numbers.map(({ value }) => value),
  ) as [number[], number[]];
  const left = [...ours];
  const missing: number[] = [];
  for (const value of theirs) {
    const found = left.findIndex((each) => equal(each, value));
    if (found < 0) missing.push(value);
    else left.splice(found, 1);
  }
  const lacking = missing.filter((value) => !spokenIn(whole, language).some((each) => equal(each, value)));
  const spoken = spokenIn(english, "en");
  // 0 for "nothing" and "vanishes", 1 for "a step".
  const named = [0, 1, ...spoken, ...theirs];
  return [
    ...lacking,
    ...[...left, ...fractions].filter((value) => !named.some((each) => equal(each, value))),
  ];
}

const areas = [
  ...lessons.map(({ id }) => (id === "kit" ? "kit-lesson" : id)),
  ...readdirSync(join(import.meta.dirname, "../messages/en"))
    .filter((file) => file.startsWith("course-"))
    .map((file) => file.replace(".ftl", "")),
];

describe.each(languages.map(({ id }) => id).filter((id) => id !== "en"))("in %s", (language) => {
  it.each(areas)("%s", (area) => {
    const translated = textsOf(language, area);
    const different = [...textsOf("en", area)].flatMap(([id, english]) => {
      const found = differences(english, translated.get(id) ?? "", language);
      return found.length > 0 ? [`${id}: ${found}`] : [];
    });
    expect(different).toEqual([]);
  });
});

it("sees another number", () => {
  expect(differences("in 20 steps of 0.5 s", "in 20 Schritten von 0,5 s", "de")).toEqual([]);
  expect(differences("in 20 steps of 0.5 s", "in 20 Schritten von 0,6 s", "de")).toEqual([0.5, 0.6]);
  expect(differences("a third of twenty thousand", "2万の3分の1", "ja")).toEqual([]);
  expect(differences("a third of twenty thousand", "2만의 4분의 1", "ko")).toEqual([1 / 4]);
});
