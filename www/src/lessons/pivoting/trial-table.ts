// <pivoting-trial .trial>: a table of solvers and problems, measured by one press.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { icon } from "../../base/icons";
import { on } from "../../base/observe";
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import { largeIds } from "./problems";
import { contestants, most, type Outcome, type Trial } from "./trial";

export class TrialTable extends CdElement {
  static override properties = { trial: { attribute: false } };
  declare trial: Trial;

  protected override sources(): readonly unknown[] {
    return [this.trial];
  }
  protected override listen(): readonly Stop[] {
    return [on(this.trial, "change", () => this.requestUpdate())];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { trial } = this;
    if (!trial) return nothing;
    const progress = trial.running
      ? t("pivoting-trial-progress", { done: trial.done, all: trial.all })
      : t("pivoting-trial-rule", { most: formatNumber(most, 5) });
    return html`<div class="trial-head"><button type="button" class="button strong" ?disabled=${trial.running} @click=${() => trial.run()}>${icon("play")}<span>${t("pivoting-trial-measure")}</span></button><span class="trial-progress" aria-live="polite">${progress}</span></div>
      <div class="trial-scroll" role="group" tabindex="0" aria-label=${t("pivoting-trial-title")}><table class="trial numbers">
        <caption class="unseen">${t("pivoting-trial-title")}</caption>
        <thead><tr><td></td>${largeIds.map((id) => html`<th scope="col">${t(`pivoting-trial-${id}`)}</th>`)}</tr></thead>
        <tbody>${contestants.map(
          (solver) =>
            html`<tr data-solver=${solver}><th scope="row">${t(`pivoting-solver-${solver}`)}</th>${largeIds.map((problem) => cell(trial.of(problem, solver)))}</tr>`,
        )}</tbody></table></div>`;
  }
}

function cell(outcome: Outcome | undefined): TemplateResult {
  if (!outcome) return html`<td>·</td>`;
  const { status, iterations, residual, time } = outcome;
  const word = t(`pivoting-status-${status}`);
  return html`<td class=${status}><b>${iterations}</b> · ${formatNumber(time, 2)} ms<small>${word}, ${formatNumber(residual, 2)}</small></td>`;
}
customElements.define("pivoting-trial", TrialTable);
