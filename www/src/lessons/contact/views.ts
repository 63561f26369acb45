// Gap and λ of the first two contacts, and the complementarity problem they make, with the numbers of this moment.
import type { Chip } from "../../formula/chips";
import type { FormulaOf } from "../../formula/live-formula";
import { formulaOf, mathml } from "../../formula/mathml";
import type { Reading } from "../../formula/reading";
import type { ContactInfo } from "../../simulation/core";
import formulas from "./formulas.tex";

const label = (name: string): unknown => mathml(formulas, name);

/** From left to right, so that the first stays the first. */
function contact({ source }: Reading, i: number): ContactInfo {
  const ordered = [...source.contacts()].sort((a, b) => (a.point[0] ?? 0) - (b.point[0] ?? 0));
  const found = ordered[i];
  if (!found) throw new Error("no such contact");
  return found;
}
const gap = (i: number, letter: string, name: string): Chip => ({
  symbol: "C",
  label: label(letter),
  name,
  value: (reading) => 1000 * contact(reading, i).gap,
  unit: "mm",
  decimals: 2,
});
const force = (i: number, letter: string, name: string): Chip => ({
  symbol: "lambda",
  label: label(letter),
  name,
  value: (reading) => contact(reading, i).lambda[0] ?? Number.NaN,
  unit: "N",
  decimals: 2,
});
/** C and λ of both corners. */
export const pairsView: FormulaOf = () => ({
  lines: [
    [gap(0, "gap1", "contact-quantity-gap1"), force(0, "lambda1", "contact-quantity-lambda1")],
    [gap(1, "gap2", "contact-quantity-gap2"), force(1, "lambda2", "contact-quantity-lambda2")],
  ],
});

const entry = (
  name: string,
  words: string,
  value: (reading: Reading) => number,
  of: Chip["symbol"],
): Chip => ({
  symbol: of,
  label: label(name),
  name: words,
  value,
  decimals: 2,
});
function number({ source }: Reading, of: "a" | "b", i: number): number {
  const problem = source.contactProblem();
  const found = problem.b.length === 2 ? problem[of][i] : undefined;
  if (found === undefined) throw new Error("not two contacts");
  return found;
}
/** A and b of two touching contacts. */
export const problemView: FormulaOf = () => ({
  formula: formulaOf(formulas, "lcp"),
  lines: [
    [
      entry("A11", "contact-quantity-A11", (reading) => number(reading, "a", 0), "grad"),
      entry("A12", "contact-quantity-A12", (reading) => number(reading, "a", 1), "grad"),
      entry("b1", "contact-quantity-b", (reading) => number(reading, "b", 0), "f"),
    ],
  ],
});
