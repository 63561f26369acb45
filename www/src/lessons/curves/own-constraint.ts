// <cd-own-constraint .workspace>: a field for a condition, examples to press, and the bead that keeps it, run at once.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../../base/cd-element";
import { icon } from "../../base/icons";
import "../../formula/condition-field";
import { t } from "../../messages";
import type { Workspace } from "../lesson";
import { examples, ownPreset } from "./own";
import "./own-constraint.css";

export class OwnConstraint extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    _condition: { state: true },
    _nowhere: { state: true },
  };
  declare workspace: Workspace;
  declare _condition: string;
  declare _nowhere: boolean;

  constructor() {
    super();
    this._condition = examples[0];
    this._nowhere = false;
  }

  #run(condition: string): void {
    this._condition = condition;
    const preset = ownPreset(condition);
    this._nowhere = preset === null;
    if (preset) this.workspace.perform(preset);
  }

  protected override render(): TemplateResult {
    return html`<div class="own-constraint inset">
      <cd-condition .value=${this._condition} .label=${t("condition-label")} .eager=${true}
        @condition=${(event: CustomEvent<string>) => this.#run(event.detail)}></cd-condition>
      ${this._nowhere ? html`<p class="condition-said" role="status">${t("curves-own-nowhere")}</p>` : nothing}
      <div class="own-examples" role="group" aria-label=${t("curves-own-examples")}>${examples.map(
        (example) =>
          html`<button type="button" class="button try" @click=${() => this.#run(example)}>${icon("play")}<code>${example}</code></button>`,
      )}</div></div>`;
  }
}
customElements.define("cd-own-constraint", OwnConstraint);
