// A symbol, or a short formula, in a table: letters as in the formulas, words upright, the plain text for screen readers.
import { html, type TemplateResult } from "lit";
import { symbol } from "./symbol";

const words = /\b(min|clamp|lo|hi)\b/;

export function lettered(text: string): TemplateResult {
  const parts = text.split(words).map((part, i) => (i % 2 === 1 ? part : symbol(part)));
  return html`<span class="lettered" aria-hidden="true">${parts}</span><span class="unseen">${text}</span>`;
}

/** Greek letters with an index, such as "μλ_n", and a letter with a dot that no typeface of text has, such as "J̇v", as in the formulas. */
export function withSymbols(text: string): readonly unknown[] {
  return text
    .split(/([α-ω]+_[a-zA-Z]|[a-zA-Z]\u0307[a-zA-Z]*)/)
    .map((part, i) => (i % 2 === 1 ? lettered(part) : part));
}
