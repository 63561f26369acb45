// Lesson: rigid bodies turn.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Bench, Lesson } from "../lesson";
import { openLesson } from "../open";
import { kicker, writer } from "../text";
import { vocabularyOf } from "../vocabulary";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

const controls = ["speed", "off", "lean", "stepSize", "substeps", "gravity", "method", "integrator"];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("rigid")}</p>
    <h1>${t("lesson-rigid-title")}</h1>
    <p class="lead">${write.words("rigid-lead")}</p>
    ${write.p("rigid-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const rigidLesson: Lesson = {
  id: "rigid",
  titleMessage: "lesson-rigid-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["rigid", "catalogue"],
      first: presets.brick,
      article,
      controls,
      presets: offered,
    }),
};
