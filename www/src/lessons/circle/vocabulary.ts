// What the variables of the lesson's messages stand for, see ../vocabulary.ts.
import { html } from "lit";
import { t } from "../../messages";
import type { Slots } from "../../messages/rich";
import type { Session } from "../../simulation/session";
import { vocabularyOf } from "../vocabulary";
import formulas from "./formulas.tex";
import { nowC, nowPower, nowWork } from "./views";

export function vocabulary(session: Session): Slots {
  const { formulas: symbols, set, now } = vocabularyOf(session, formulas);
  return {
    ...symbols,
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
