// Lesson 2: curves and surfaces.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Bench, Lesson } from "../lesson";
import { openLesson } from "../open";
import { kicker, writer } from "../text";
import { vocabularyOf } from "../vocabulary";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { moving } from "./moving";
import { offered, presets } from "./presets";
import { shapes } from "./shapes";
import { nowWork } from "./views";

const controls = ["alpha", "beta", "stepSize", "gravity", "method", "integrator", "stiffness", "damping"];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols, now } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, {
    ...symbols,
    "now-work": now(nowWork),
    kit: html`<a href="#/kit">${t("lesson-kit-title")}</a>`,
  });
  return html`
    <p class="kicker">${kicker("curves")}</p>
    <h1>${t("lesson-curves-title")}</h1>
    <p class="lead">${write.words("curves-lead")}</p>
    ${write.p("curves-guide")}
    ${shapes(write, bench)} ${moving(write, bench)} ${exercises(write)}`;
}

export const curvesLesson: Lesson = {
  id: "curves",
  titleMessage: "lesson-curves-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["curves", "catalogue"],
      first: presets.ellipse,
      article,
      controls,
      presets: offered,
    }),
};
