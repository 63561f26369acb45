// Values of the variables in the lesson's messages besides formulas, see ../vocabulary.ts.
import { html } from "lit";
import { t } from "../../messages";
import type { Slots } from "../../messages/rich";
import type { Vocabulary } from "../vocabulary";
import { nowC, nowPower, nowWork } from "./views";

export const slots = ({ set, now }: Vocabulary): Slots => ({
  dotted: html`<span class="dotted">${t("circle-guide-dotted")}</span>`,
  "set-mass": set("mass", true),
  "set-gravity": set("gravity", true),
  "now-C": now(nowC),
  "now-power": now(nowPower),
  "now-work": now(nowWork),
  misprints: html`<a href="#/misprints">${t("app-misprints")}</a>`,
});
