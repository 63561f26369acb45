// A formula on a line of its own. Where it is wider than its column it is written a little smaller; where that is not enough it
// scrolls, and fades where it goes on. As long as it scrolls it takes the focus, so that the arrow keys scroll it, and has a name.
import { html, noChange, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { t } from "../messages";
import { type Formulas, mathml } from "./mathml";

/** Smaller than this part of its size no formula is written. */
const smallest = 0.8;

class Fitted extends AsyncDirective {
  #line: HTMLElement | undefined;
  #label = "";
  /** Of the size that the formula has by itself. */
  #part = 1;
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));

  override render(_label?: string): unknown {
    return noChange;
  }
  override update({ element }: ElementPart, [label = t("lesson-formula-scrolls")]: [string?]): unknown {
    this.#line = element as HTMLElement;
    this.#label = label;
    this.#follow();
    return noChange;
  }
  protected override disconnected(): void {
    this.#sizes.disconnect();
  }
  protected override reconnected(): void {
    this.#follow();
  }

  /** Tells at once, so that the name is in the present language, and again whenever the column or the formula has another size. */
  #follow(): void {
    this.#sizes.disconnect();
    const line = this.#line;
    if (line) for (const each of [line, ...line.children]) this.#sizes.observe(each);
  }
  #fit(): void {
    const inner = this.#line?.firstElementChild as HTMLElement | null | undefined;
    const line = this.#line;
    if (!line || !inner) return;
    const room = line.clientWidth - Number.parseFloat(getComputedStyle(line).paddingInlineStart);
    const wanted = (room * this.#part) / Math.max(inner.clientWidth, 1);
    // Widths are whole pixels: what nearly fills its column stays as it is.
    if (wanted < this.#part || wanted > this.#part + 0.015) {
      this.#part = Math.min(1, Math.max(smallest, wanted - 0.005));
      inner.style.fontSize = `${this.#part}em`;
    }
    if (wanted < smallest) {
      line.setAttribute("role", "group");
      line.setAttribute("tabindex", "0");
      line.setAttribute("aria-label", this.#label);
    } else for (const name of ["role", "tabindex", "aria-label"]) line.removeAttribute(name);
  }
}
/** On a line with one element in it, as wide as its content; `label` names what scrolls. */
export const fitted = directive(Fitted);

export const lineOf = (formula: unknown): TemplateResult =>
  html`<div class="display" ${fitted()}><div>${formula}</div></div>`;

export const display = (formulas: Formulas, name: string): TemplateResult => lineOf(mathml(formulas, name));
