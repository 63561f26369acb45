// <cd-choice .of>: an exercise that asks for a reason: one of several answers is right, and a wrong one is explained. Messages
// `<id>-choice-<answer>`, `<id>-not-<answer>`.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import "./answer.css";

export interface Reasons {
  readonly id: string;
  readonly among: readonly string[];
  readonly right: string;
}

export class ChoiceField extends CdElement {
  static override properties = {
    of: { attribute: false },
    _chosen: { state: true },
    _checked: { state: true },
  };
  declare of: Reasons;
  declare _chosen: string | null;
  /** True once the present choice was checked. */
  declare _checked: boolean;

  constructor() {
    super();
    this._chosen = null;
    this._checked = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.of) return nothing;
    const { id, among, right } = this.of;
    const { _chosen: chosen, _checked: checked } = this;
    const said = !checked
      ? ""
      : chosen === right
        ? t("lesson-answer-right")
        : `${t("lesson-answer-wrong")} ${t(`${id}-not-${chosen}`)}`;
    return html`<div class="answer-field" data-verdict=${checked ? (chosen === right ? "right" : "wrong") : "open"}>
      <fieldset class="answer-choices" aria-describedby="${id}-said"><legend class="unseen">${t("lesson-answer-reasons")}</legend>
        ${among.map(
          (each) =>
            html`<label><input type="radio" name=${id} value=${each} .checked=${each === chosen} @change=${() => {
              this._chosen = each;
              this._checked = false;
            }}><span>${t(`${id}-choice-${each}`)}</span></label>`,
        )}</fieldset>
      <button type="button" class="button" ?disabled=${chosen === null} @click=${() => {
        this._checked = true;
      }}>${t("lesson-answer-check")}</button>
      <p class="answer-said" id="${id}-said" role="status">${said}</p>
    </div>`;
  }
}
customElements.define("cd-choice", ChoiceField);

export const choiceField = (of: Reasons): TemplateResult => html`<cd-choice .of=${of}></cd-choice>`;
