// <lcp-numbers .state .view>: a formula with the numbers of the present problem under its symbols.
import { html, nothing, type TemplateResult } from "lit";
import { lineOf } from "../formula/display";
import { type MathML, markup } from "../formula/mathml";
import { StateElement, type Told } from "./element";
import "../formula/formula.css";
import { t } from "../messages";
import { fixed, formatNumber, listed } from "../panels/numbers";
import type { SymbolKey } from "../simulation/session";
import "./lcp.css";

export interface Figure {
  readonly symbol: SymbolKey;
  /** MathML, or words. */
  readonly label: unknown;
  /** Message id of what a screen reader says before the number. */
  readonly name: string;
  readonly value: () => number | readonly number[];
  readonly decimals?: number;
}
export interface NumbersView {
  readonly formula?: MathML;
  readonly lines: readonly (readonly (Figure | string)[])[];
}

export class Numbers extends StateElement<Told> {
  static override properties = { view: { attribute: false } };
  declare view: NumbersView;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.view) return nothing;
    const { formula, lines } = this.view;
    return html`${formula ? lineOf(markup(formula)) : nothing}${lines.map((line) => html`<div class="chips">${line.map(drawn)}</div>`)}`;
  }
}

function drawn(part: Figure | string): TemplateResult {
  if (typeof part === "string") return html`<span class="between">${part}</span>`;
  return html`<button type="button" class="chip" data-symbol=${part.symbol} aria-pressed="false"><span class="unseen">${t(part.name)} </span><span>${part.label}</span><span class="equals">=</span><span class="value">${written(part)}</span></button>`;
}

function written({ value, decimals }: Figure): string {
  const found = value();
  const write = (x: number): string =>
    decimals === undefined || !(Math.abs(x) < 99_999)
      ? formatNumber(Math.abs(x) < 1e-12 ? 0 : x)
      : fixed(x, decimals);
  if (typeof found === "number") return write(found);
  return found.length === 0 ? "—" : `(${listed(found.map(write))})`;
}
customElements.define("lcp-numbers", Numbers);
