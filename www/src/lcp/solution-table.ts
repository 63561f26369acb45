// <lcp-table .state>: λ and w of each row where there are more unknowns than a plane has: bars to both sides of zero.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { symbol } from "../panels/symbol";
import { StateElement } from "./element";
import type { ProblemState } from "./problem-state";
import { solutionsOf } from "./verdict";

export class SolutionTable extends StateElement<ProblemState> {
  static override properties = { _which: { state: true } };
  declare _which: number;

  constructor() {
    super();
    this._which = 0;
  }
  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    const all = solutionsOf(this.state.verdict);
    const which = Math.min(this._which, all.length - 1);
    const chosen = all[which];
    return html`<div class="table-frame"><p class="table-note">${t("lcp-table-note", { count: this.state.size })}</p>
      ${
        all.length > 1
          ? html`<div class="table-which">${all.map(
              (_, i) =>
                html`<button type="button" class="button" aria-pressed=${i === which ? "true" : "false"} @click=${() => {
                  this._which = i;
                }}>${t("lcp-table-solution", { number: i + 1 })}</button>`,
            )}</div>`
          : nothing
      }
      ${chosen ? rows(chosen.lambda, chosen.w) : nothing}</div>`;
  }
}

function rows(lambda: Float64Array, w: Float64Array): TemplateResult {
  // Numbers within rounding of zero are shown as zero.
  const noise = 1e-12 * Math.max(1, ...Array.from(lambda, Math.abs), ...Array.from(w, Math.abs));
  const most = (values: Float64Array): number => Math.max(noise, ...Array.from(values, Math.abs));
  const clean = (value: number): number => (Math.abs(value) <= noise ? 0 : value);
  const bar = (value: number, largest: number, color: string): TemplateResult =>
    html`<td class="numbers">${formatNumber(clean(value))}</td><td class="bar"><span .style=${`--part: ${clean(value) / largest}; background: var(${color})`} class=${value < 0 ? "negative" : ""}></span></td>`;
  return html`<table class="solution"><thead><tr><td></td><th colspan="2">${symbol("λ", "--lambda")}<span class="unseen">λ</span></th><th colspan="2">${symbol("w", "--Cdot")}<span class="unseen">w</span></th></tr></thead>
    <tbody>${Array.from(lambda, (value, i) => html`<tr><th scope="row" class="numbers">${i + 1}</th>${bar(value, most(lambda), "--lambda")}${bar(w[i] ?? 0, most(w), "--Cdot")}</tr>`)}</tbody></table>`;
}
customElements.define("lcp-table", SolutionTable);
