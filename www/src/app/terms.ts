// The glossary of docs/words.md as data; read while the page is built (scripts/glossary.ts).

export interface Term {
  /** In English. */
  readonly term: string;
  readonly symbol: string;
  /** In English. */
  readonly meaning: string;
  /** By language. */
  readonly words: Readonly<Record<string, string>>;
}

/** The rows of the table. */
export function termsIn(markdown: string): Term[] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| term"))
    .map((line) => {
      const [term = "", symbol = "", meaning = "", de = "", ja = "", ko = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { term, symbol, meaning, words: { en: term, de, ja, ko } };
    });
}

/** Its name in addresses. */
export function slugOfTerm({ term }: Term): string {
  return term
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}
