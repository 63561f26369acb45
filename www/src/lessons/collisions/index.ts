// Lesson: collisions.
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
  "impacts",
  "restitutionThreshold",
  "stepSize",
  "gravity",
  "solver",
  "maxIterations",
  "substeps",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("collisions")}</p>
    <h1>${t("lesson-collisions-title")}</h1>
    <p class="lead">${write.words("collisions-lead")}</p>
    ${write.p("collisions-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const collisionsLesson: Lesson = {
  id: "collisions",
  titleMessage: "lesson-collisions-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["collisions", "catalogue", "solvers"],
      first: presets.bounce,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
      layers: ["points", "forces"],
    }),
};
