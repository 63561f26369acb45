// Lesson: solving a stack.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Bench, Lesson } from "../lesson";
import { openLesson } from "../open";
import { matrixPanel, solversPanel } from "../panels";
import { kicker, writer } from "../text";
import { vocabularyOf } from "../vocabulary";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

const controls = [
  "maxIterations",
  "warmStart",
  "solver",
  "rowOrder",
  "stepSize",
  "substeps",
  "stabilization",
  "baumgarte",
  "slop",
  "gravity",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("stack")}</p>
    <h1>${t("lesson-stack-title")}</h1>
    <p class="lead">${write.words("stack-lead")}</p>
    ${write.p("stack-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const stackLesson: Lesson = {
  id: "stack",
  titleMessage: "lesson-stack-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["stack", "catalogue", "solvers"],
      first: presets.ten,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
      layers: ["points", "forces"],
    }),
};
