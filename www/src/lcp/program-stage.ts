// <program-stage .state>: the picture of a program and the conditions at its optimum.
import { html, nothing, type TemplateResult } from "lit";
import type { Stop } from "../base/cd-element";
import { onPrinting } from "../base/observe";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { StateElement } from "./element";
import { outcomeOf, type ProgramState } from "./program";
import "./program-plane";
import "./program.css";
import { failureWords } from "../panels/failure-words";
import { list, short } from "./verdict-line";

export class ProgramStage extends StateElement<ProgramState> {
  /** On paper everything is told. */
  protected override listen(): readonly Stop[] {
    return [...super.listen(), onPrinting((printing) => printing && this.state.uncover())];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { state } = this;
    if (!state) return nothing;
    const outcome = outcomeOf(state);
    const { shape } = state;
    const best = "best" in outcome ? outcome.best : null;
    const named = (name: string, text: string, color: string): TemplateResult =>
      html`<span class="verdict-value">${symbol(name, color)}<span class="unseen">${name}</span> = ${text}</span>`;
    return html`<program-plane .state=${state}></program-plane>
      <div class="stage-verdict"><div class="program-verdict"><p class="verdict-first ${outcome.kind}" role="status"><strong>${t(`program-outcome-${outcome.kind}`, outcome.kind === "candidates" ? { count: outcome.count } : undefined)}</strong>
        ${best ? html`${named("x", list(best.x), "--ink")} ${named("f", short(best.value), "--E")}${best.y.length > 0 ? named("y", list(best.y), "--lambda") : nothing}` : nothing}
        ${outcome.kind === "refused" ? failureWords(outcome.refusal) : nothing}</p>
        <p class="verdict-shape">${shape ? t(`program-shape-${shape.verdict}`) : nothing}</p></div>
        ${outcome.kind === "covered" ? html`<button type="button" class="button" @click=${() => state.uncover()}>${t("program-uncover")}</button>` : nothing}
        ${state.edited ? html`<button type="button" class="button" @click=${() => state.back()}>${t("lcp-back")}</button>` : nothing}</div>`;
  }
}
customElements.define("program-stage", ProgramStage);
