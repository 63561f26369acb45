// A symbol in a button: the letter in the typeface of the formulas, its accent drawn by stage.css where it belongs.
import { html, type TemplateResult } from "lit";
import type { ArrowKind } from "./vectors";

const letters: Record<ArrowKind, string> = { v: "𝒙", f: "𝒇", fhat: "𝒇", grad: "∇𝐶" };

export function symbolMark(symbol: ArrowKind): TemplateResult {
  return html`<span class="symbol-mark symbol-${symbol}" aria-hidden="true" data-letter=${letters[symbol]}></span>`;
}
