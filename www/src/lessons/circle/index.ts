// Lesson 1: a point on a circle.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { Lesson, Workspace } from "../lesson";
import { openLesson } from "../open";
import { matrixPanel, solversPanel } from "../panels";
import { kicker, writer } from "../text";
import { comparison } from "./comparison";
import { derivation } from "./derivation";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { numerics } from "./numerics";
import { offered, presets, usual } from "./presets";
import { vocabulary } from "./vocabulary";

const controls = [
  "alpha",
  "beta",
  "stepSize",
  "mass",
  "radius",
  "gravity",
  "method",
  "integrator",
  "form",
  "start",
  "angle",
  "speed",
  "stiffness",
  "damping",
];

function article(workspace: Workspace): TemplateResult {
  const write = writer(formulas, vocabulary(workspace.session));
  return html`
    <p class="kicker">${kicker("circle")}</p>
    <h1>${t("lesson-circle-title")}</h1>
    <p class="lead">${write.words("circle-lead")}</p>
    ${write.p("circle-guide")}
    ${derivation(write, workspace)} ${numerics(write, workspace)} ${comparison(write, workspace)} ${exercises(write)}`;
}

export const circleLesson: Lesson = {
  id: "circle",
  titleMessage: "lesson-circle-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["circle"],
      first: presets.drift,
      article,
      plots: usual,
      controls,
      presets: offered,
      panels: [matrixPanel, solversPanel],
    }),
};
