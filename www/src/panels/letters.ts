// In whose letters symbols are written beside plots, controls and arrows: our own unless app/letters.ts says otherwise.

/** Letters of a source by ours; a symbol that is not in it stays as it is. */
export type SymbolLetters = ReadonlyMap<string, string>;

export const ownLetters: SymbolLetters = new Map();
let present = ownLetters;

/** True if they were others before. */
export function writeSymbols(letters: SymbolLetters): boolean {
  const changed = letters !== present;
  present = letters;
  return changed;
}
export function inTheirLetters(symbol: string): string {
  return present.get(symbol) ?? symbol;
}
export const ownLettersUsed = (): boolean => present === ownLetters;
