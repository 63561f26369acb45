// The building kit.
import { html, type TemplateResult } from "lit";
import { History, Workspace as KitWorkspace } from "../../kit";
import { t } from "../../messages";
import type { Session } from "../../simulation/session";
import type { Lesson, Workspace } from "../lesson";
import { openLesson } from "../open";
import type { LessonPanel } from "../panel";
import { matrixPanel, solversPanel } from "../panels";
import { kicker, tries, writer } from "../text";
import formulas from "./formulas.tex";
import "./kit.css";
import { presets } from "./presets";
import "./task";
import { type Task, tasks } from "./tasks";

const controls = [
  "gravity",
  "stepSize",
  "alpha",
  "beta",
  "solver",
  "method",
  "integrator",
  "rankTolerance",
  "projection",
];

function article(workspace: Workspace): TemplateResult {
  const write = writer(formulas, {
    laboratory: html`<a href="#/laboratory">${t("laboratory-title")}</a>`,
    redundant: html`<a href="#/redundant">${t("lesson-redundant-title")}</a>`,
  });
  const { section, p, formula, words } = write;
  const task = (which: Task): TemplateResult =>
    html`<cd-task .workspace=${workspace} .task=${which}></cd-task>`;
  return html`
    <p class="kicker">${kicker("kit")}</p>
    <h1>${t("lesson-kit-title")}</h1>
    <p class="lead">${write.words("build-lead")}</p>
    ${p("build-guide")}
    ${section("build-first", p("build-first-1"), task(tasks.pendulum), p("build-first-2"), p("build-first-3"), formula("freedoms"))}
    ${section("build-linkage", p("build-linkage-1"), task(tasks.fourBar), p("build-linkage-2"))}
    ${section("build-hanging", p("build-hanging-1"), task(tasks.bridge), p("build-hanging-2"), p("build-hanging-3"), formula("cable"))}
    ${section("build-bracing", p("build-bracing-1"), task(tasks.brace), p("build-bracing-2"))}
    ${section("build-drawing", p("build-drawing-1"), p("build-drawing-3"), formula("ride"), task(tasks.coaster), p("build-drawing-2"))}
    ${section("build-more", p("build-more-1"), p("build-more-3"), tries(workspace, presets.typed), p("build-more-2"), tries(workspace, presets.beads))}
    ${section(
      "build-sources",
      html`<ul class="sources">
        <li>${words("build-source-slides")}</li>
        <li>${words("build-source-maxwell")}</li>
        <li>${words("build-source-reuleaux")}</li>
        <li>${words("build-source-hooke")}</li>
        <li>${words("build-source-stoer")}</li>
      </ul>`,
    )}`;
}

/** The kit and the lists beside it share one workspace. */
function workshop() {
  let shared: KitWorkspace | undefined;
  const of = (session: Session): KitWorkspace => {
    shared ??= new KitWorkspace(session, new History(session));
    return shared;
  };
  return {
    of,
    close: () => {
      shared?.stop();
      shared?.history.stop();
    },
  };
}

/** The lists of what was built. */
const things = (of: (session: Session) => KitWorkspace): LessonPanel => ({
  id: "things",
  titleMessage: "build-things",
  messages: "kit-lesson",
  load: async () => undefined,
  element: (session) => html`<cd-kit-inspector .workspace=${of(session)}></cd-kit-inspector>`,
});

export const kitLesson: Lesson = {
  id: "kit",
  titleMessage: "lesson-kit-title",
  async mount(host) {
    const { of, close } = workshop();
    const unmount = await openLesson(host, {
      messages: ["kit-lesson", "kit", "catalogue", "condition", "solvers"],
      first: tasks.pendulum.start,
      article,
      controls,
      presets: [],
      card: (session) => html`<div class="kit-beside"><cd-kit .workspace=${of(session)}></cd-kit></div>`,
      panels: [things(of), matrixPanel, solversPanel],
    });
    return () => {
      close();
      unmount();
    };
  },
};
