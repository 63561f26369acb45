// Numbers that the texts write as words, in every language, computed from the scenes that they speak of; with another number the claim
// is refused.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../messages";
import { startCore } from "../simulation/start-core.testing";
import type { WordClaim } from "./claims";

beforeAll(startCore);

const here = import.meta.dirname;
const texts = new Map(
  languages.map(({ id }) => {
    const folder = join(here, "../messages", id);
    return [
      id as string,
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .join("\n"),
    ];
  }),
);
const stated = (language: string, at: string): string | undefined =>
  new RegExp(`^${at} = (.*)`, "m").exec(texts.get(language) ?? "")?.[1];

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
    for (const [language, word] of Object.entries(words))
      expect(stated(language, at), language).toContain(word);
    const computed = value();
    const holds = (other: number): boolean => Math.abs(other - computed) <= about * Math.abs(computed);
    expect(holds(number), `computed: ${computed}`).toBe(true);
    for (const other of [number * 1.5, number / 1.5]) expect(holds(other)).toBe(false);
  });
});
