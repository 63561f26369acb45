// Lesson 5: the building kit.
import { html, type TemplateResult } from "lit";
import "../../kit";
import { t } from "../../messages";
import type { Bench, Lesson } from "../lesson";
import { openLesson } from "../open";
import { matrixPanel, solversPanel } from "../panels";
import { kicker, writer } from "../text";
import "./task";
import { type Task, tasks } from "./tasks";

const controls = [
  "gravity",
  "stepSize",
  "solver",
  "method",
  "integrator",
  "alpha",
  "beta",
  "rankTolerance",
  "projection",
];

function article(bench: Bench): TemplateResult {
  const write = writer(
    {},
    {
      laboratory: html`<a href="#/laboratory">${t("laboratory-title")}</a>`,
      redundant: html`<a href="#/redundant">${t("lesson-redundant-title")}</a>`,
    },
  );
  const { section, p } = write;
  const task = (which: Task): TemplateResult => html`<cd-task .bench=${bench} .task=${which}></cd-task>`;
  return html`
    <p class="kicker">${kicker("kit")}</p>
    <h1>${t("lesson-kit-title")}</h1>
    <p class="lead">${write.words("build-lead")}</p>
    ${p("build-guide")}
    ${section("build-first", p("build-first-1"), task(tasks.pendulum), p("build-first-2"))}
    ${section("build-linkage", p("build-linkage-1"), task(tasks.fourBar), p("build-linkage-2"))}
    ${section("build-hanging", p("build-hanging-1"), task(tasks.bridge), p("build-hanging-2"))}
    ${section("build-bracing", p("build-bracing-1"), task(tasks.brace), p("build-bracing-2"))}
    ${section("build-drawing", p("build-drawing-1"), task(tasks.coaster), p("build-drawing-2"))}
    ${section("build-more", p("build-more-1"), p("build-more-2"))}`;
}

export const kitLesson: Lesson = {
  id: "kit",
  titleMessage: "lesson-kit-title",
  mount: (host) =>
    openLesson(host, {
      messages: ["kit-lesson", "kit", "catalogue", "solvers"],
      first: tasks.pendulum.start,
      article,
      controls,
      presets: [],
      card: (session) => html`<cd-kit .session=${session} inspector></cd-kit>`,
      panels: [matrixPanel, solversPanel],
    }),
};
