// The handout as it is printed, as text: PDF files carry its digest (scripts/pdf.mjs, pdf.test.ts). Not part of the page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LanguageId, loadMessages, speak } from "../messages";
import { notes } from "./notes";
import type { Page } from "./page";
import { type HandoutId, pdfOf } from "./pdf-files";
import { sheet } from "./sheet";
import { symbols } from "./symbols";

const pages: Readonly<Record<HandoutId, () => Page | Promise<Page>>> = {
  sheet: () => sheet,
  symbols: () => symbols,
  notes,
};
const styles = ["handout/handout.css", "formula/formula.css"];

/** The file of a page in a language, among the files that are served as they are. */
export const fileOf = (id: HandoutId, language: LanguageId): string =>
  join(import.meta.dirname, "../../public/pdf", pdfOf(id, language));

/** Digest of all that the page prints in this language: its markup, words and formulas, and the style sheets of its own. */
export async function digestOf(id: HandoutId, language: LanguageId): Promise<string> {
  await loadMessages("handout");
  await speak(language);
  const page = textOf((await pages[id]())(null));
  if (page.length < 1000) throw new Error(`nothing to print in ${id}`);
  const rules = styles.map((file) => bare(readFileSync(join(import.meta.dirname, "..", file), "utf8")));
  return createHash("sha256")
    .update([language, page, ...rules].join("\n"))
    .digest("hex")
    .slice(0, 32);
}

/** A template with everything that is set in it. Handlers print nothing. */
function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (typeof part !== "object" || part === null) return "";
  const { strings, values = [] } = part as { strings?: readonly string[]; values?: readonly unknown[] };
  if (strings) return strings.map((string, i) => string + textOf(values[i])).join("");
  // A formula: the formulas of its lesson, and its name.
  const [formulas, name] = values as [Readonly<Record<string, string>>, string];
  const formula = formulas?.[name];
  if (formula === undefined) throw new Error("a part of the page that has no text");
  return formula;
}

/** Without comments and space. */
const bare = (sheet: string): string => sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
