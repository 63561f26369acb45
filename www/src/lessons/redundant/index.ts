// Lesson 4: when constraints repeat or contradict.
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
import { structures } from "./structures";
import { systems } from "./systems";
import { nowResidual } from "./views";

const controls = [
  "rankTolerance",
  "alpha",
  "beta",
  "solver",
  "stepSize",
  "tolerance",
  "maxIterations",
  "omega",
  "warmStart",
  "method",
  "gravity",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols, now, set } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, {
    ...symbols,
    "now-residual": now(nowResidual),
    "set-rank-tolerance": set("rankTolerance"),
    kit: html`<a href="#/kit">${t("lesson-kit-title")}</a>`,
  });
  return html`
    <p class="kicker">${kicker("redundant")}</p>
    <h1>${t("lesson-redundant-title")}</h1>
    <p class="lead">${write.words("redundant-lead")}</p>
    ${write.p("redundant-guide")}
    ${systems(write, bench)} ${structures(write, bench)} ${exercises(write)}`;
}

export const redundantLesson: Lesson = {
  id: "redundant",
  titleMessage: "lesson-redundant-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["redundant", "catalogue", "solvers"],
      first: presets.thrice,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
    }),
};
