// Letters of the formulas: our own, or those of a source. Formulas of a lesson that has a table of letters are looked up
// in the variant that app/letters.ts has fetched.

import type { Formulas } from "./mathml";

/** Formulas in the letters of the present source, by the folder of src/ that they are from; none where our own are used. */
let variants: ReadonlyMap<string, Formulas> = new Map();

export function useLetters(formulas: ReadonlyMap<string, Formulas>): void {
  variants = formulas;
}
/** The folder stands on the object's prototype: formula/plugin.ts. */
export function inPresentLetters(formulas: Formulas): Formulas {
  const { folder } = Object.getPrototypeOf(formulas) as { folder?: string };
  return (folder === undefined ? undefined : variants.get(folder)) ?? formulas;
}
