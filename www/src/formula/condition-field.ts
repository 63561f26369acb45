// <cd-condition .value .among .label>: a condition C = 0 or C ≥ 0 as text, with its derivatives set as formulas. Event "condition": a
// condition to be used.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { type Among, onePoint, type ReadCondition, type Refusal, readCondition } from "./condition";
import formulas from "./condition.tex";
import { fitted } from "./display";
import { FormulaField } from "./formula-field";
import { mathml } from "./mathml";
import { partial, typeset } from "./typeset";

export class ConditionField extends FormulaField<ReadCondition> {
  static override properties = { ...FormulaField.properties, among: { attribute: false } };
  declare among: Among;
  protected readonly event = "condition";

  constructor() {
    super();
    this.among = onePoint;
  }
  protected read(text: string): ReadCondition | Refusal {
    return readCondition(text, this.among);
  }
  protected shown(read: ReadCondition): TemplateResult {
    return derivatives(read);
  }
}
customElements.define("cd-condition", ConditionField);

function derivatives({ formulas: found, inequality }: ReadCondition): TemplateResult {
  const line = (name: unknown, text: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd><span aria-hidden="true">= </span>${typeset(text)}</dd></div>`;
  return html`<div class="condition-formulas" ${fitted(t("condition-derivatives"))}><div>
    <p>${mathml(formulas, inequality ? "C-at-least" : "C-zero")}${inequality ? html`, ${t("condition-pushes")}` : nothing}</p>
    <dl>${line(mathml(formulas, "C"), found.c)}${Object.entries(found.j).map(([name, text]) => line(partial(name), text))}
      ${line(mathml(formulas, "jdotv"), found.jDotV)}${line(mathml(formulas, "c-t"), found.cT)}</dl></div></div>`;
}
