// The handout as PDF files: scripts/pdf.mjs prints them, pdf.test.ts holds them to what they are printed from.
import type { LanguageId } from "../messages";

export const handoutIds = ["sheet", "symbols", "notes"] as const;
export type HandoutId = (typeof handoutIds)[number];

/** Its name in the folder pdf/ of the site. */
export const pdfOf = (id: HandoutId, language: LanguageId): string => `${id}.${language}.pdf`;
