// <cd-results .session>: how every run stands: its largest |C|, energy drift, momentum, and what a step costs.
import { html, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { dueSince, frameTime } from "../../base/pace";
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import { runName, swatch } from "../../panels/runs";
import type { Session } from "../../simulation/session";
import { filled, violation, winners } from "./columns";

export class Results extends CdElement {
  static override properties = { session: { attribute: false } };
  declare session: Session;
  #writtenAt = 0;

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [
      session.need([violation]),
      session.on("change", () => this.requestUpdate()),
      session.on("transport", () => this.requestUpdate()),
      session.on("frame", () => {
        if (session.playing && !dueSince(this.#writtenAt)) return;
        this.#writtenAt = frameTime();
        this.requestUpdate();
      }),
    ];
  }

  protected override render(): TemplateResult {
    const { runs } = this.session;
    const shown = filled(runs).map((each) => ({ ...each, won: each.column.won ? winners(each.values) : [] }));
    return html`<table class="results numbers">
      <thead><tr><td></td>${shown.map(
        ({
          column: { id, sign, unit },
        }) => html`<th scope="col" class="results-${id}" title=${t(`panes-${id}-help`)}><span class="results-word">${t(`panes-${id}`)}</span>
          <span class="results-sign">${sign} <small>${unit}</small></span></th>`,
      )}</tr></thead>
      <tbody>${runs.map(
        (run, k) =>
          html`<tr><th scope="row">${swatch(run.color)}<span>${runName(run)}</span></th>${shown.map(
            ({ column: { id }, values, won }) =>
              html`<td class="results-${id} ${won[k] ? "won" : ""}">${formatNumber(values[k] ?? Number.NaN)}</td>`,
          )}</tr>`,
      )}</tbody></table>`;
  }
}
customElements.define("cd-results", Results);
