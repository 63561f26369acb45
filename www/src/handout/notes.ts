// The place #/notes: for lecturers, lesson by lesson: aims, time, questions for the class, common errors, experiments and problems to open.
import { html, nothing, type TemplateResult } from "lit";
import { goalsOf } from "../lessons/goals";
import { type LessonEntry, lessons, partsWithLessons } from "../lessons/registry";
import { has, loadMessages, messageIds, t } from "../messages";
import { withSymbols } from "../panels/lettered";
import type { Preset } from "../panels/presets";
import type { Page } from "./page";
import { problemButton, problemMessage, readyProblems } from "./ready-problems";

const files = import.meta.glob<{ presets?: Readonly<Record<string, Preset>> }>("../lessons/*/presets.ts");

interface Experiment {
  /** As in embed.html?preset=… */
  readonly preset: string;
  readonly titleMessage: string;
}
/** The experiments of a lesson that run in an embedded scene. */
async function experimentsOf(lesson: string): Promise<readonly Experiment[]> {
  const load = files[`../lessons/${lesson}/presets.ts`];
  if (!load) return [];
  return Object.entries((await load()).presets ?? {})
    .filter(([, { runs, titleMessage }]) => Array.isArray(runs) && has(titleMessage))
    .map(([id, { titleMessage }]) => ({ preset: `${lesson}/${id}`, titleMessage }));
}

/** Everything that the page shows: the words of all lessons, and their experiments. */
export async function notes(): Promise<Page> {
  const areas = lessons.map(({ id }) => (id === "kit" ? "kit-lesson" : id));
  await Promise.all([...areas, ...partsWithLessons.map((part) => `course-${part}`)].map(loadMessages));
  const experiments = new Map(
    await Promise.all(lessons.map(async ({ id }) => [id, await experimentsOf(id)] as const)),
  );
  return (buttons) =>
    html`<div class="handout notes">
      <h1>${t("app-notes")}</h1><p class="lead">${t("notes-lead")}</p>${buttons}
      ${lessons.map((lesson, i) => section(lesson, i + 1, experiments.get(lesson.id) ?? []))}
    </div>`;
}

function section(
  { id, titleMessage, minutes }: LessonEntry,
  number: number,
  experiments: readonly Experiment[],
): TemplateResult {
  // A lesson without questions of its own has some for the class.
  const questions = [
    ...messageIds(`${id}-`).filter((each) => each.endsWith("-question")),
    ...messageIds(`notes-question-${id}-`),
  ];
  const errors = [`notes-error-${id}`, ...messageIds(`notes-error-${id}-`)];
  // By a number (several are one exercise) or by a choice.
  const asked = messageIds(`${id}-exercise-`).map(
    (each) => /-exercise-(\d+)-(?:.+-)?(?:ask$|choice-)/.exec(each)?.[1],
  );
  const checked = new Set(asked.filter((number) => number !== undefined)).size;
  const list = (items: readonly unknown[], kind = ""): TemplateResult =>
    html`<ul class=${kind}>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const problems = Object.entries(readyProblems[id] ?? {}).flatMap(([place, buttons]) =>
    buttons.map(
      (each) =>
        html`${t(problemMessage(id, each))} <span class="notes-links">· <a href="#/${id}/${place}?try=${problemButton(id, each)}">${t("notes-open")}</a></span>`,
    ),
  );
  return html`<section id="notes-${id}" aria-labelledby="notes-${id}-title">
    <h2 id="notes-${id}-title"><a href="#/${id}">${number} · ${t(titleMessage)}</a></h2>
    <p>${checked > 0 ? t("notes-time-checked", { minutes, count: checked }) : t("notes-time", { minutes })}</p>
    <h3>${t("app-goals")}</h3>${list(goalsOf(id))}
    ${questions.length > 0 ? html`<h3>${t("notes-questions")}</h3>${list(questions.map((each) => question(id, each)))}` : nothing}
    <h3>${t("notes-errors")}</h3>${list(errors.map((each) => withSymbols(t(each))))}
    ${problems.length > 0 ? html`<h3>${t("notes-problems")}</h3>${list(problems, "notes-experiments")}` : nothing}
    ${
      experiments.length > 0
        ? html`<h3>${t("notes-experiments")}</h3>${list(
            experiments.map(
              ({ preset, titleMessage: title }) =>
                html`${t(title)} <span class="notes-links">· <a href="./embed.html?preset=${preset}&open=${id}">${t("notes-open")}</a></span>`,
            ),
            "notes-experiments",
          )}`
        : nothing
    }
  </section>`;
}

/** With the name of the experiment that answers it, where that has one. */
function question(lesson: string, id: string): TemplateResult {
  const experiment = `${lesson}-preset-${id.slice(lesson.length + 1, -"-question".length)}`;
  return html`${t(id)}${has(experiment) ? html` <span class="notes-links">· ${t(experiment)}</span>` : nothing}`;
}
