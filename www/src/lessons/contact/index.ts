// Lesson: contact as complementarity.
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
  "stepSize",
  "solver",
  "maxIterations",
  "gravity",
  "baumgarte",
  "slop",
  "warmStart",
  "substeps",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, symbols);
  return html`
    <p class="kicker">${kicker("contact")}</p>
    <h1>${t("lesson-contact-title")}</h1>
    <p class="lead">${write.words("contact-lead")}</p>
    ${write.p("contact-guide")}
    ${sections(write, bench)} ${exercises(write)}`;
}

export const contactLesson: Lesson = {
  id: "contact",
  titleMessage: "lesson-contact-title",
  mount: async (host) => {
    const stop = await openLesson(host, {
      messages: ["contact", "catalogue", "solvers"],
      first: presets.box,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
      layers: ["points", "normals", "forces"],
    });
    // Forces in contacts are those of the last step: one step is taken, so that there are any.
    host.querySelector<Stage>("cd-stage")?.session?.stepForward();
    return stop;
  },
};
