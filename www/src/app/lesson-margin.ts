// <cd-lesson-margin>: the sections of a lesson in the margin of its text, the one that is being read marked. As numbers where the
// margin is narrow, with their titles beside them as soon as one points at them or reaches them by keyboard.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import { placeOf, type Section, titleOf } from "./sections";

export class LessonMargin extends CdElement {
  static override properties = {
    lesson: { attribute: false },
    sections: { attribute: false },
    reading: { attribute: false },
  };
  declare lesson: string;
  declare sections: readonly Section[];
  /** Slug of the section that is being read; "" above the first. */
  declare reading: string;

  constructor() {
    super();
    this.lesson = "";
    this.sections = [];
    this.reading = "";
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label=${t("app-sections")}><ol>${this.sections.map(
      (section, i) =>
        html`<li><a href="#/${placeOf(this.lesson, section.slug)}" aria-current=${section.slug === this.reading ? "location" : nothing}><span class="numbers" aria-hidden="true">${i + 1}</span><span class="margin-title">${titleOf(section)}</span></a></li>`,
    )}</ol></nav>`;
  }
}
customElements.define("cd-lesson-margin", LessonMargin);
