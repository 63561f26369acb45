// Numbers that a lesson's text states and the core can compute. Each lesson lists its own in <lesson>/claims.ts; claims.test.ts
// reads the number from the text, in every language, and computes it from the scene that the sentence speaks of.

export interface Claim {
  /** The message that states the number, or the formula of the lesson, or "answer:" and the exercise that asks for it. */
  readonly at: string;
  /** In words, for a failing test. */
  readonly says: string;
  /** The number as the core computes it, in the unit of the text. */
  readonly value: () => number;
  /** Relative tolerance where the text says "about"; otherwise half a unit of its last digit. */
  readonly about?: number;
}

/** A number that a text writes as a word: "twice". The `words` of a lesson's claims.ts; number-words.test.ts computes it. */
export interface WordClaim {
  /** The message that states it. */
  readonly at: string;
  readonly number: number;
  /** The words of each language, with as much around them as makes them unmistakable. */
  readonly words: Readonly<Record<"en" | "de" | "ja" | "ko", string>>;
  /** The number as the core computes it. */
  readonly value: () => number;
  /** Relative tolerance where the text says "about" or "nearly". */
  readonly about?: number;
}
export const word = (
  at: string,
  number: number,
  [en, de, ja, ko]: readonly [en: string, de: string, ja: string, ko: string],
  value: () => number,
  about?: number,
): WordClaim => ({ at, number, words: { en, de, ja, ko }, value, ...(about === undefined ? {} : { about }) });

type Words = readonly [en: string, de: string, ja: string, ko: string];
type Measured = () => number | readonly number[];

/**
 * An order that a text states in words: "larger", "never more than ten centimetres", "negative", "unchanged". The `orders` of a lesson's
 * claims.ts; orders.test.ts computes it.
 */
export interface OrderClaim {
  /** The message that states it. */
  readonly at: string;
  /** The words of each language, with the word that compares among them. */
  readonly words: WordClaim["words"];
  /** Each above the one before it. A plain number is a bound that the words name, or zero. */
  readonly rising: readonly (number | Measured)[];
  /** Instead: all of them are equal, up to this part of the largest. */
  readonly within?: number;
  /** Instead of the largest of them: what this part is of. Then all of them are zero. */
  readonly beside?: () => number;
}
/** From the least to the greatest. */
export const ascending = (
  at: string,
  [en, de, ja, ko]: Words,
  ...rising: readonly (number | Measured)[]
): OrderClaim => ({ at, words: { en, de, ja, ko }, rising });
/** Equal up to a part of the largest. */
export const equal = (at: string, words: Words, within: number, values: Measured): OrderClaim => ({
  ...ascending(at, words, values),
  within,
});
/** Zero up to a part of something of their unit. */
export const vanishing = (
  at: string,
  words: Words,
  within: number,
  beside: () => number,
  values: Measured,
): OrderClaim => ({ ...equal(at, words, within, values), beside });

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** The value of an exponent that is written in raised digits. */
function power(raised: string): number {
  const digits = [...raised.replace("⁻", "")].map((digit) => superscripts.indexOf(digit)).join("");
  return raised.startsWith("⁻") ? -Number(digits) : Number(digits);
}

/** All numbers of a text or a formula, fractions too, with the power of ten of their last digit. A comma is a decimal comma in German. */
export function numbersIn(text: string, language: string): { value: number; unit: number }[] {
  const decimal = text.replace(/\\tfrac\{?(\d)\}?\{?(\d)\}?/g, (_, p, q) =>
    (Number(p) / Number(q)).toFixed(3),
  );
  const plain = language === "de" ? decimal.replace(/(\d),(\d)/g, "$1.$2") : decimal;
  const group =
    language === "en"
      ? /(\d)[\u00a0\u202f ,](?=\d{3}(?!\d))/g
      : /(\d)(?:[\u00a0\u202f ]|\\,)(?=\d{3}(?!\d))/g;
  const grouped = plain.replace(group, "$1");
  return [...grouped.matchAll(/[−-]?\d+(?:\.(\d+))?(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/g)].map(
    ([number, decimals = "", exponent]) => {
      const plain = number.replace("−", "-").replace(/[⁻⁰-⁹²³¹]+$/, "");
      // A power of ten is one number: 10⁻⁸.
      if (exponent && plain === "10") return { value: 10 ** power(exponent), unit: 10 ** power(exponent) };
      return { value: Number(plain), unit: 10 ** -decimals.length };
    },
  );
}

/** Largest relative rounding of a number that is written with few digits: "1" does not state 0.504. */
const coarsest = 0.1;
/** True if one of the numbers is the value, as exactly as it is written. */
export function states(
  numbers: ReturnType<typeof numbersIn>,
  value: number,
  about: number | undefined,
): boolean {
  const within = ({ unit }: { unit: number }): number =>
    about === undefined ? Math.min(0.5 * unit, coarsest * (Math.abs(value) || 1)) : about * Math.abs(value);
  return numbers.some((number) => Math.abs(number.value - value) < within(number));
}
