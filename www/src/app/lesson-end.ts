// <cd-lesson-end>: after the last words of a lesson: what one can do now, with which formulas, what was left out, and the way on.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { has, t } from "../messages";
import { neighboursOf } from "./neighbours";

export class LessonEnd extends CdElement {
  static override properties = { lesson: {} };
  declare lesson: string;

  constructor() {
    super();
    this.lesson = "";
  }

  protected override render(): TemplateResult {
    const { previous, next } = neighboursOf(this.lesson);
    const [now, left] = [`course-${this.lesson}-now`, `course-${this.lesson}-left`];
    return html`<footer class="lesson-end">
      ${has(now) ? html`<p class="kicker">${t("app-now")}</p><p class="lesson-now">${t(now)}</p><cd-lesson-earned .lesson=${this.lesson}></cd-lesson-earned>` : nothing}
      ${has(left) ? html`<p class="lesson-left"><strong>${t("app-left")}</strong> ${t(left)}</p>` : nothing}
      <nav aria-label=${t("app-way-on")}>
        ${
          next
            ? html`<a class="card lesson-next" rel="next" href="#/${next.id}">
              <span><span class="kicker">${t("app-next-lesson", { minutes: next.minutes })}</span>
              <strong>${t(next.titleMessage)}</strong><span class="lesson-next-words">${t(next.summaryMessage)}</span></span>${icon("chevronRight")}</a>`
            : html`<a class="card lesson-next" rel="next" href="#/laboratory"><span><strong>${t("laboratory-title")}</strong>
              <span class="lesson-next-words">${t("laboratory-summary")}</span></span>${icon("chevronRight")}</a>`
        }
        <p class="lesson-others">
          ${previous ? html`<a rel="prev" href="#/${previous.id}">${icon("chevronLeft")}${t(previous.titleMessage)}</a>` : html`<span></span>`}
          <a href="#/">${t("app-contents")}</a>
        </p>
      </nav>
    </footer>`;
  }
}
customElements.define("cd-lesson-end", LessonEnd);
