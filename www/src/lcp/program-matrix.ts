// <program-matrix .state>: M and q of the program as the core builds them, in their blocks, and the solution beside them.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { isRefusal } from "./core";
import { StateElement } from "./element";
import type { ProgramState } from "./program";
import "./program.css";
import { failureWords } from "../panels/failure-words";
import { solutionsOf } from "./verdict";
import { short } from "./verdict-line";

export class ProgramMatrix extends StateElement<ProgramState> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    const { lcp, candidates } = this.state;
    if (isRefusal(lcp)) return html`<p class="editor-problem">${failureWords(lcp)}</p>`;
    const n = lcp.b.length;
    const [best] = candidates;
    const found = solutionsOf(this.state.verdict).find(({ lambda }) =>
      best?.x.every((x, i) => lambda[i] === x),
    );
    const unknown = (i: number): string => (i < 2 ? `x_${i + 1}` : `y_${i - 1}`);
    const slack = (i: number): string => (i < 2 ? `s_${i + 1}` : `w_${i - 1}`);
    const block = (i: number, j: number): string =>
      i < 2 ? (j < 2 ? "block-h" : "block-g") : j < 2 ? "block-minus" : "block-zero";
    const head = (name: string, color: string): TemplateResult =>
      html`${symbol(name, color)}<span class="unseen">${name}</span>`;
    return html`<div class="editor-scroll"><table class="blocks numbers"><caption class="unseen">${t("program-matrix-label")}</caption>
      <thead><tr><td></td>${lcp.b.map((_, j) => html`<th scope="col">${head(unknown(j), j < 2 ? "--ink" : "--lambda")}</th>`)}<th class="gap" scope="col">${head("q", "--f")}</th><th class="gap" scope="col">λ</th><th scope="col">w</th></tr></thead>
      <tbody>${lcp.a.map(
        (
          row,
          i,
        ) => html`<tr class=${i === 2 ? "cut" : ""}><th scope="row">${head(slack(i), "--Cdot")}</th>${row.map((value, j) => html`<td class="${block(i, j)} ${j === 2 ? "cut" : ""}">${short(value + 0)}</td>`)}
        <td class="gap q">${short(lcp.b[i] ?? 0)}</td><td class="gap lambda">${found ? short(clean(found.lambda[i] ?? 0)) : "—"}</td><td class="w">${found ? short(clean(found.w[i] ?? 0)) : "—"}</td></tr>`,
      )}</tbody></table></div>
      <p class="blocks-key"><span class="block-h">2H</span><span class="block-g">Gᵀ</span><span class="block-minus">−G</span><span class="block-zero">0</span> ${t("program-matrix-key", { count: n })}</p>`;
  }
}
/** Rounding of zero is zero. */
const clean = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
customElements.define("program-matrix", ProgramMatrix);
