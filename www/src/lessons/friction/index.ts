// Lesson: friction, box and cone.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Stage } from "../../stage/stage";
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
  "frictionModel",
  "stepSize",
  "gravity",
  "solver",
  "maxIterations",
  "baumgarte",
  "warmStart",
  "substeps",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("friction")}</p>
    <h1>${t("lesson-friction-title")}</h1>
    <p class="lead">${write.words("friction-lead")}</p>
    ${write.p("friction-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const frictionLesson: Lesson = {
  id: "friction",
  titleMessage: "lesson-friction-title",
  mount: async (host) => {
    const stop = await openLesson(host, {
      messages: ["friction", "catalogue", "solvers"],
      first: presets.incline,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
      layers: ["points", "forces", "cones"],
    });
    // Forces in contacts are those of the last step: one step is taken, so that there are any.
    host.querySelector<Stage>("cd-stage")?.session?.stepForward();
    return stop;
  },
};
