// <cd-lesson-earned>: the formulas that one has at the end of a lesson.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { display } from "../formula/display";
import { displayedOf } from "./displayed";
import { earned } from "./earned-formulas";

export class LessonEarned extends CdElement {
  static override properties = { lesson: {} };
  declare lesson: string;

  constructor() {
    super();
    this.lesson = "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const names = earned[this.lesson];
    if (!names) return nothing;
    const formulas = displayedOf(this.lesson);
    return html`<div class="lesson-earned">${names.map((name) => display(formulas, name))}</div>`;
  }
}
customElements.define("cd-lesson-earned", LessonEarned);
