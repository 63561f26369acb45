// Lesson 3: many particles, one λ.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Bench, Lesson } from "../lesson";
import { openLesson } from "../open";
import { matrixPanel, solversPanel } from "../panels";
import { kicker, writer } from "../text";
import { vocabularyOf } from "../vocabulary";
import { derivation } from "./derivation";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { systems } from "./systems";
import { nowPower, nowSize } from "./views";

const controls = [
  "alpha",
  "beta",
  "stepSize",
  "solver",
  "method",
  "projection",
  "integrator",
  "substeps",
  "gravity",
  "wind",
  "air",
  "diagonals",
  "tolerance",
  "maxIterations",
  "warmStart",
  "omega",
  "baumgarte",
  "stiffness",
  "damping",
];

function article(bench: Bench): TemplateResult {
  const { formulas: symbols, now } = vocabularyOf(bench.session, formulas);
  const write = writer(formulas, {
    ...symbols,
    "now-size": now(nowSize),
    "now-power": now(nowPower),
    redundant: html`<a href="#/redundant">${t("lesson-redundant-title")}</a>`,
  });
  return html`
    <p class="kicker">${kicker("particles")}</p>
    <h1>${t("lesson-particles-title")}</h1>
    <p class="lead">${write.words("particles-lead")}</p>
    ${write.p("particles-guide")}
    ${derivation(write, bench)} ${systems(write, bench)} ${exercises(write)}`;
}

export const particlesLesson: Lesson = {
  id: "particles",
  titleMessage: "lesson-particles-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["particles", "catalogue", "solvers"],
      first: presets.double,
      article,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
    }),
};
