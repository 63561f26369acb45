// A formula on a line of its own. Where it is wider than its column it scrolls; as long as it does, it takes the focus, so that the
// arrow keys scroll it, and has a name.
import { html, noChange, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ElementPart } from "lit/directive.js";
import { t } from "../messages";
import { type Formulas, mathml } from "./mathml";

class Scrollable extends AsyncDirective {
  #line: Element | undefined;
  readonly #sizes = new ResizeObserver(() => this.#mark());

  override render(): unknown {
    return noChange;
  }
  override update({ element }: ElementPart): unknown {
    this.#line = element;
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
  #mark(): void {
    const line = this.#line;
    if (!line) return;
    if (line.scrollWidth > line.clientWidth) {
      line.setAttribute("role", "group");
      line.setAttribute("tabindex", "0");
      line.setAttribute("aria-label", t("lesson-formula-scrolls"));
    } else for (const name of ["role", "tabindex", "aria-label"]) line.removeAttribute(name);
  }
}
const scrollable = directive(Scrollable);

export const display = (formulas: Formulas, name: string): TemplateResult =>
  html`<div class="display" ${scrollable()}><div>${mathml(formulas, name)}</div></div>`;
