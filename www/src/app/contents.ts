// The course's first page: what it is, and its lessons.
import { html, type TemplateResult } from "lit";
import { laboratory, lessons } from "../lessons/registry";
import { has, t } from "../messages";

// Their places are kept free until they come.
void import("./drawings");

export function contentsTemplate(notFound: boolean): TemplateResult {
  return html`<div class="contents">
    <p class="kicker">${t("app-course-kicker")}</p>
    <h1>${t("app-title")}</h1>
    ${notFound ? html`<p class="lead">${t("app-not-found")}</p>` : html`<p class="lead">${t("app-course-lead")}</p><p>${t("app-course-how")}</p>`}
    <ol class="lesson-list">
      ${lessons.map(
        (lesson, i) => html`<li><a class="card lesson-card" href="#/${lesson.id}">
        <cd-lesson-drawing class="lesson-drawing" lesson=${lesson.id}></cd-lesson-drawing>
        <span class="lesson-words">
          <span class="kicker">${t("app-lesson-number", { number: i + 1 })}</span>
          <strong>${t(lesson.titleMessage)}</strong>
          ${has(`lesson-${lesson.id}-summary`) ? html`<span>${t(`lesson-${lesson.id}-summary`)}</span>` : ""}
        </span>
      </a></li>`,
      )}
    </ol>
    <a class="card lesson-card laboratory-card" href="#/${laboratory.id}">
      <cd-lesson-drawing class="lesson-drawing" lesson=${laboratory.id}></cd-lesson-drawing>
      <span class="lesson-words"><strong>${t(laboratory.titleMessage)}</strong><span>${t("laboratory-summary")}</span></span>
    </a>
    ${import.meta.env.PROD ? html`<footer class="contents-end"><a href="./licences.txt">${t("app-licences")}</a></footer>` : ""}
  </div>`;
}
