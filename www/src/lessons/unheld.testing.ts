// For tests: words of a lesson’s texts that a claim would hold if they stated a result.
import type { OrderClaim, WordClaim } from "./claims";
import { numberWordsIn } from "./number-words.testing";

/** Words by the message in which they stand, its lesson’s prefix left out. */
type ByMessage = Readonly<Record<string, string>>;

/** Lists of <lesson>/unheld.testing.ts, by the kind of word. */
export interface Unheld {
  /** Pronouns, ordinals, what a sentence assumes, what it leaves to choose, and what it asks for. */
  readonly numbers: ByMessage;
  /** Directions and places, definitions, general theorems, what a sentence assumes or asks for, and numbers that have a claim. */
  readonly orders: ByMessage;
  /** Names, definitions, general theorems, and what a sentence assumes or asks for. */
  readonly sameness: ByMessage;
}

/** A word and where it stands. */
interface Found {
  readonly word: string;
  readonly at: number;
}
const matches = (words: RegExp, text: string): Found[] =>
  [...text.matchAll(words)].map((found) => ({ word: found[0].toLowerCase(), at: found.index }));

const stems =
  "larg small great bigg high low long short heavi light fast slow soon earli strong weak stiff soft steep deep clos near farth furth wid hard easi lat straight"
    .split(" ")
    .join("|");
const verbs =
  "gain(?:s|ed)? los(?:es?|t|ing) grows? shrinks? decreases? increases? conserve[sd]? exceeds?".split(" ");
const others =
  "more less fewer better worse most least best worst never always constant unchanged negative positive within below above beyond".split(
    " ",
  );
const orders = new RegExp(`\\b(?:(?:${stems})e(?:r|st)|${[...verbs, ...others].join("|")})\\b`, "gi");
const sameness =
  /\b(?:same|equal(?:s|ly)?|exactly|only|zero|identical(?:ly)?|alike|alone|nothing|vanish(?:es)?|independent(?:ly)?|no longer)\b/gi;

/** Count where a claim holds them. */
const passed = new Set(["one", "ones", "first", "second", "seconds", "once", "single"]);

type Held = { readonly words: readonly WordClaim[]; readonly orders: readonly OrderClaim[] };
interface Kind {
  readonly find: (text: string) => Found[];
  /** Claims that may hold a word of this kind. */
  readonly claims: (held: Held) => readonly (WordClaim | OrderClaim)[];
  /** Messages that are judged by their runs instead. */
  readonly skipped?: RegExp;
}
const judged = /-(choice|not|label|picture|hint|ask|question|try|title|task)(-|$)/;
export const kinds: Readonly<Record<keyof Unheld, Kind>> = {
  numbers: {
    find: (text) => numberWordsIn(text).filter(({ word }) => !passed.has(word)),
    claims: ({ words }) => words,
  },
  orders: {
    find: (text) => matches(orders, text),
    claims: ({ words, orders }) => [...orders, ...words],
    skipped: judged,
  },
  sameness: {
    find: (text) => matches(sameness, text),
    claims: ({ words, orders }) => [...orders, ...words],
    skipped: judged,
  },
};
