// A symbol in a button: the letter in the typeface of the formulas, its accent drawn by stage.css where it belongs.
import { html, type TemplateResult } from "lit";
import { inTheirLetters } from "../panels/letters";
import { symbol as written } from "../panels/symbol";
import type { ArrowKind } from "./vectors";

const letters: Record<ArrowKind, string> = { v: "𝒙", f: "𝒇", fhat: "𝒇", grad: "∇𝐶" };
const texts: Record<ArrowKind, string> = { v: "ẋ", f: "f", fhat: "f̂", grad: "∇C" };

export function symbolMark(symbol: ArrowKind): TemplateResult {
  const theirs = inTheirLetters(texts[symbol]);
  if (theirs !== texts[symbol]) return html`<span class="symbol-mark">${written(theirs)}</span>`;
  return html`<span class="symbol-mark symbol-${symbol}" aria-hidden="true" data-letter=${letters[symbol]}></span>`;
}
