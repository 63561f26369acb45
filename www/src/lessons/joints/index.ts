// Lesson: joints and Baumgarte.
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
  "baumgarte",
  "stepSize",
  "substeps",
  "stabilization",
  "softFrequency",
  "softDamping",
  "projection",
  "method",
  "integrator",
  "alpha",
  "beta",
  "solver",
  "maxIterations",
  "gravity",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("joints")}</p>
    <h1>${t("lesson-joints-title")}</h1>
    <p class="lead">${write.words("joints-lead")}</p>
    ${write.p("joints-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const jointsLesson: Lesson = {
  id: "joints",
  titleMessage: "lesson-joints-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["joints", "catalogue", "solvers"],
      first: presets.pendulum,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
    }),
};
