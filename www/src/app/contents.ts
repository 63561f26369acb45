// The course's first page: what it is, and its lessons.
import { html, type TemplateResult } from "lit";
import { laboratory, lessons } from "../lessons/registry";
import { has, t } from "../messages";

export function contentsTemplate(notFound: boolean): TemplateResult {
  return html`<div class="contents">
    <p class="kicker">${t("app-course-kicker")}</p>
    <h1>${t("app-title")}</h1>
    ${notFound ? html`<p class="lead">${t("app-not-found")}</p>` : html`<p class="lead">${t("app-course-lead")}</p><p>${t("app-course-how")}</p>`}
    <ol class="lesson-list">
      ${lessons.map(
        (lesson, i) => html`<li><a class="card lesson-card" href="#/${lesson.id}">
        ${ringDrawing()}
        <span class="lesson-words">
          <span class="kicker">${t("app-lesson-number", { number: i + 1 })}</span>
          <strong>${t(lesson.titleMessage)}</strong>
          ${has(`lesson-${lesson.id}-summary`) ? html`<span>${t(`lesson-${lesson.id}-summary`)}</span>` : ""}
        </span>
      </a></li>`,
      )}
    </ol>
    <a class="card lesson-card laboratory-card" href="#/${laboratory.id}">
      <span class="lesson-words"><strong>${t(laboratory.titleMessage)}</strong><span>${t("laboratory-summary")}</span></span>
    </a>
  </div>`;
}

/** A bead on its ring with its two forces: a drawing, not a simulation. */
function ringDrawing(): TemplateResult {
  return html`<svg class="lesson-drawing" viewBox="0 0 120 120" aria-hidden="true" fill="none">
    <circle cx="60" cy="54" r="36" stroke="var(--rule)" stroke-width="4"></circle>
    <circle cx="60" cy="54" r="36" stroke="var(--ink)" stroke-opacity=".4"></circle>
    <g stroke-width="2.4" stroke-linecap="round">
      <path d="M87 78V104" stroke="var(--f)"></path><path d="M87 112l-4-9h8z" fill="var(--f)"></path>
      <path d="M87 78L72 64.600" stroke="var(--fhat)"></path><path d="M66 59.300l9.300 3-5.300 6z" fill="var(--fhat)"></path>
    </g>
    <circle cx="87" cy="78" r="6" fill="var(--run-0)"></circle>
  </svg>`;
}
