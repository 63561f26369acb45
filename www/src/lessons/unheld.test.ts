// Every word of number ("four", "both"), of order ("larger", "never") and of sameness ("the same", "zero", "only") in the lessons’
// English texts stands in the phrase of a claim, or is listed in <lesson>/unheld.testing.ts: it states no result that the core computes.
// With another word in its place the list is another one.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { OrderClaim, WordClaim } from "./claims";
import { outside, prefixOf, textsOf } from "./texts.testing";
import { kinds, type Unheld } from "./unheld.testing";

const lessons = readdirSync(import.meta.dirname).filter(
  // The laboratory has no text of its own.
  (name) => name !== "laboratory" && existsSync(join(import.meta.dirname, name, "claims.ts")),
);

const cases = lessons.flatMap((lesson) =>
  (Object.keys(kinds) as (keyof Unheld)[]).map((kind) => [lesson, kind] as const),
);

it.each(cases)("%s has a claim for every word of %s that states a result", async (lesson, kind) => {
  const { words = [], orders = [] } = (await import(`./${lesson}/claims.ts`)) as {
    words?: readonly WordClaim[];
    orders?: readonly OrderClaim[];
  };
  const { unheld } = (await import(`./${lesson}/unheld.testing.ts`)) as { unheld: Unheld };
  const { find, claims, skipped } = kinds[kind];
  const held = claims({ words, orders });
  const left: Record<string, string> = {};
  for (const [id, text] of textsOf(lesson)) {
    if (skipped?.test(id)) continue;
    const phrases = held.filter(({ at }) => at === id).map(({ words }) => words.en);
    const found = outside(find(text), text, phrases);
    if (found.length > 0) left[id.slice(prefixOf(lesson).length)] = found.join(" ");
  }
  expect(left).toEqual(unheld[kind]);
});

it.each([
  ["numbers", "The third of ten boxes is often twice as high; both fall.", "ten boxes", "third twice both"],
  [
    "orders",
    "The longer chain is never lower; the lower one lost most.",
    "The longer chain",
    "never lower lower lost most",
  ],
  [
    "sameness",
    "The same rod is zero only at rest; both are equally long.",
    "The same rod",
    "zero only equally",
  ],
] as const)("finds whole words of %s that no phrase holds", (kind, text, phrase, left) => {
  expect(outside(kinds[kind].find(text), text, [phrase]).join(" ")).toBe(left);
});
