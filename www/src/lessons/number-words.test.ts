// Numbers that the texts write as words, in every language, computed from the scenes that they speak of; with another number, and with
// a word for another number, the claim is refused.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../messages";
import { startCore } from "../simulation/start-core.testing";
import type { WordClaim } from "./claims";
import { spokenIn } from "./number-words.testing";
import { statedIn } from "./texts.testing";

beforeAll(startCore);

const here = import.meta.dirname;
const lessons = readdirSync(here).filter(
  (name) => !name.includes(".") && readdirSync(join(here, name)).includes("claims.ts"),
);
const found = await Promise.all(
  lessons.map(async (lesson) => {
    const { words = [] } = (await import(`./${lesson}/claims.ts`)) as { words?: readonly WordClaim[] };
    return [lesson, words] as const;
  }),
);

describe.each(found.filter(([, words]) => words.length > 0))("the words of %s", (_, words) => {
  it.each(words)("$at: $words.en", ({ at, number, words, value, about = 1e-9 }) => {
    for (const { id } of languages) {
      const phrase = words[id];
      // Where it stands twice, one of both could change unnoticed.
      expect(statedIn(id, at)?.split(phrase), `${id}: “${phrase}” stands once`).toHaveLength(2);
      const named = spokenIn(phrase, id);
      expect(
        named.some((value) => Math.abs(value - number) < 1e-12),
        `${id}: “${phrase}” names ${named}`,
      ).toBe(true);
    }
    const computed = value();
    const holds = (other: number): boolean => Math.abs(other - computed) <= about * Math.abs(computed);
    expect(holds(number), `computed: ${computed}`).toBe(true);
    for (const other of [number * 1.5, number / 1.5]) expect(holds(other)).toBe(false);
  });
});

it("number words are read in every language", () => {
  expect(spokenIn("two thirds of twenty-one, twice", "en")).toEqual([2 / 3, 21, 2]);
  expect(spokenIn("zwei Dritteln, einundzwanzig, sechzehntel", "de")).toEqual([2 / 3, 21, 1 / 16]);
  expect(spokenIn("3分の2、二十一、10倍、半分", "ja")).toEqual([2 / 3, 21, 10, 1 / 2]);
  expect(spokenIn("3분의 2, 스물한, 열여덟, 절반", "ko")).toEqual([2 / 3, 21, 18, 1 / 2]);
});
