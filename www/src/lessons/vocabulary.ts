// Values of the variables in a lesson's messages: {$name} is the formula of that name, {$set-…} a number to change,
// {$now-…} a number of this moment.
import { html, type TemplateResult } from "lit";
import type { FormulaOf } from "../formula/live-formula";
import { type Formulas, mathml } from "../formula/mathml";
import "../formula/live-formula";
import "../panels/number-field";
import type { Slots } from "../messages/rich";
import type { Session } from "../simulation/session";

export interface Vocabulary {
  /** All formulas by their names. */
  readonly formulas: Slots;
  /** A parameter to change in the text. */
  set(name: string, everyRun?: boolean): TemplateResult;
  /** A number of this moment. */
  now(view: FormulaOf): TemplateResult;
}

export function vocabularyOf(session: Session, formulas: Formulas): Vocabulary {
  return {
    formulas: Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)])),
    set: (name, everyRun = false) =>
      html`<cd-number .session=${session} name=${name} .everyRun=${everyRun}></cd-number>`,
    now: (view) => html`<cd-formula class="inline" .session=${session} .view=${view}></cd-formula>`,
  };
}
