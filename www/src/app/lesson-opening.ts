// <cd-lesson-opening>: below the first words of a lesson: what one will be able to do, and what it builds on.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { goalsOf } from "../lessons/goals";
import { lessons } from "../lessons/registry";
import { has, t } from "../messages";

export class LessonOpening extends CdElement {
  static override properties = { lesson: {} };
  declare lesson: string;

  constructor() {
    super();
    this.lesson = "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const goals = goalsOf(this.lesson);
    if (goals.length === 0) return nothing;
    const needs = this.#needs();
    return html`<aside class="lesson-opening" aria-label=${t("app-goals")}>
      <p class="kicker">${t("app-goals")}</p>
      <ul>${goals.map((goal) => html`<li>${goal}</li>`)}</ul>
      ${needs.length > 0 ? html`<p class="lesson-needs"><strong>${t("app-needs")}</strong> ${needs}</p>` : nothing}
    </aside>`;
  }

  /** Prerequisites: knowledge from elsewhere, and earlier lessons. */
  #needs(): unknown[] {
    const id = `course-${this.lesson}-needs`;
    const entry = lessons.find((lesson) => lesson.id === this.lesson);
    const before = lessons.filter((lesson) => entry?.needs.includes(lesson.id));
    const links = before.map((lesson) => html`<a href="#/${lesson.id}">${t(lesson.titleMessage)}</a>`);
    const all: unknown[] = [...(has(id) ? [t(id)] : []), ...links];
    return all.flatMap((each, i) => (i === 0 ? [each] : [" · ", each]));
  }
}
customElements.define("cd-lesson-opening", LessonOpening);
