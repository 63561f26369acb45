// The glossary of docs/words.md as data; read while the page is built (scripts/glossary.ts).

export interface Term {
  /** In English. */
  readonly term: string;
  readonly symbol: string;
  /** By language; one without a word here is explained in English. */
  readonly meanings: Readonly<Record<string, string>>;
  /** By language. */
  readonly words: Readonly<Record<string, string>>;
}

/** The terms of the first table, with their meanings from the last one. */
export function termsIn(markdown: string): Term[] {
  const [glossary = ""] = markdown.split("\n## ");
  const meanings = new Map(
    rowsIn(markdown.split("\n## Meanings")[1] ?? "").map(([term = "", de = "", ja = "", ko = ""]) => [
      term,
      { de, ja, ko },
    ]),
  );
  return rowsIn(glossary).map(([term = "", symbol = "", en = "", de = "", ja = "", ko = ""]) => ({
    term,
    symbol,
    meanings: { en, ...meanings.get(term) },
    words: { en: term, de, ja, ko },
  }));
}

const rowsIn = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| term"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Its name in addresses. */
export function slugOfTerm({ term }: Term): string {
  return term
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}
