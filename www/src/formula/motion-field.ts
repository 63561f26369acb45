// <cd-motion .value .turns .label>: a coordinate of a prescribed motion, d(t) or φ(t), as text, with its first and second derivative.
// Event "motion": a formula to be used.
import { html, type TemplateResult } from "lit";
import { t } from "../messages";
import { type ReadMotion, type Refusal, readMotion } from "./condition";
import formulas from "./condition.tex";
import { fitted } from "./display";
import { FormulaField } from "./formula-field";
import { mathml } from "./mathml";
import { typeset } from "./typeset";

export class MotionField extends FormulaField<ReadMotion> {
  static override properties = { ...FormulaField.properties, turns: { type: Boolean } };
  /** True for an angle, false for a displacement. */
  declare turns: boolean;
  protected readonly event = "motion";

  constructor() {
    super();
    this.turns = false;
  }
  protected read(text: string): ReadMotion | Refusal {
    return readMotion(text);
  }
  protected shown({ rate, second }: ReadMotion): TemplateResult {
    const of = this.turns ? "angle" : "displacement";
    const line = (name: string, text: string): TemplateResult =>
      html`<div><dt>${mathml(formulas, `${of}-${name}`)}</dt><dd><span aria-hidden="true">= </span>${typeset(text)}</dd></div>`;
    return html`<div class="condition-formulas" ${fitted(t("motion-derivatives"))}><div>
      <dl>${line("rate", rate)}${line("second", second)}</dl></div></div>`;
  }
}
customElements.define("cd-motion", MotionField);
