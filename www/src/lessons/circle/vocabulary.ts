// What the variables of the lesson's messages stand for: {$name} is the formula of that name, {$set-…} a number to
// change, {$now-…} a number of this moment.
import { html, type TemplateResult } from "lit";
import type { FormulaOf } from "../../formula/live-formula";
import "../../formula/live-formula";
import "../../panels/number-field";
import { t } from "../../messages";
import type { Slots } from "../../messages/rich";
import type { Session } from "../../simulation/session";
import { mathml } from "../text";
import formulas from "./formulas.tex";
import { nowC, nowPower, nowWork } from "./views";

export function vocabulary(session: Session): Slots {
  const set = (name: string, everyRun = false): TemplateResult =>
    html`<cd-number .session=${session} name=${name} .everyRun=${everyRun}></cd-number>`;
  const now = (view: FormulaOf): TemplateResult =>
    html`<cd-formula class="inline" .session=${session} .view=${view}></cd-formula>`;
  return {
    ...Object.fromEntries(Object.keys(formulas).map((name) => [name, mathml(formulas, name)])),
    dotted: html`<span class="dotted">${t("circle-guide-dotted")}</span>`,
    "set-mass": set("mass", true),
    "set-gravity": set("gravity", true),
    "set-alpha": set("alpha"),
    "set-beta": set("beta"),
    "set-step": set("stepSize"),
    "set-step-all": set("stepSize", true),
    "now-C": now(nowC),
    "now-power": now(nowPower),
    "now-work": now(nowWork),
  };
}
