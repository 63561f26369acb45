// <cd-proposition>: a proposition with its hypotheses, each of which can be switched off, its proof, and the search for a
// counterexample among small whole numbers.
import { html, type TemplateResult } from "lit";
import { CdElement } from "../../../base/cd-element";
import { icon } from "../../../base/icons";
import { display } from "../../../formula/display";
import type { Formulas } from "../../../formula/mathml";
import { t } from "../../../messages";
import { rich, type Slots } from "../../../messages/rich";
import { type Outcome, type Proposition, search } from "./search";
import "../../proof.css";
import "./card.css";

export class PropositionCard extends CdElement {
  static override properties = {
    proposition: { attribute: false },
    formulas: { attribute: false },
    slots: { attribute: false },
    off: { state: true },
    outcome: { state: true },
  };
  declare proposition: Proposition<unknown>;
  declare formulas: Formulas;
  declare slots: Slots;
  declare off: ReadonlySet<string>;
  declare outcome: Outcome<unknown> | null;

  constructor() {
    super();
    this.off = new Set();
    this.outcome = null;
  }

  #switch(id: string, on: boolean): void {
    const off = new Set(this.off);
    if (on) off.delete(id);
    else off.add(id);
    this.off = off;
    this.outcome = null;
  }
  #text(name: string): unknown[] {
    return rich(`solutions-${this.proposition.id}-${name}`, this.slots);
  }

  protected override render(): TemplateResult {
    const { id, hypotheses } = this.proposition;
    const find = (): void => {
      this.outcome = search(this.proposition, this.off);
    };
    return html`<details class="proposition" data-proposition=${id}><summary>${this.#text("fold")}</summary>
      <p>${this.#text("given")}</p>
      <ul class="hypotheses">${hypotheses.map(
        (each) =>
          html`<li><label><input type="checkbox" data-hypothesis=${each.id} .checked=${!this.off.has(each.id)} @change=${(event: Event) => this.#switch(each.id, (event.target as HTMLInputElement).checked)}><span>${this.#text(each.id)}</span></label></li>`,
      )}</ul>
      <p>${this.#text("then")}</p>
      <div class="tries"><button type="button" class="button try" data-search @click=${find}>${icon("play")}<span>${t("solutions-props-search")}</span></button></div>
      <div role="status">${this.#result()}</div>
      <details class="answer"><summary>${t("solutions-props-proof")}</summary><ol class="proof">${this.proposition.proof.map(
        (uses, i) => {
          const broken = uses.some((hypothesis) => this.off.has(hypothesis));
          return html`<li class=${broken ? "broken" : ""}>${display(this.formulas, `${id}-line-${i + 1}`)}<span>${this.#text(`line-${i + 1}`)}${broken ? html` <strong>${t("solutions-props-broken")}</strong>` : ""}</span></li>`;
        },
      )}</ol></details></details>`;
  }

  #result(): unknown {
    const { outcome, proposition } = this;
    if (!outcome) return "";
    const { cases, met, counterexample } = outcome;
    const counts = { cases: String(cases), met: String(met) };
    if (counterexample === null)
      return html`<p class="found">${t(this.off.size === 0 ? "solutions-props-holds" : "solutions-props-unused", counts)}</p>`;
    const numbers = proposition.numbers(counterexample);
    const kind = numbers.kind ? `-${numbers.kind}` : "";
    return html`<p class="found failing"><strong>${t("solutions-props-fails", counts)}</strong> ${t(`solutions-${proposition.id}-found${kind}`, numbers)}</p>`;
  }
}
customElements.define("cd-proposition", PropositionCard);
