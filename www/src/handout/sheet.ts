// The place #/sheet: the main equations of the course on two printed pages, from the lessons' own formulas.
import { html, type TemplateResult } from "lit";
import { mathml } from "../formula/mathml";
import { lessons, partsWithLessons } from "../lessons/registry";
import { t } from "../messages";
import { displayedOf } from "./displayed";
import { chosen } from "./sheet-formulas";

export function sheet(buttons: unknown): TemplateResult {
  return html`<div class="handout sheet">
    <header><h1>${t("app-sheet")}</h1><p class="lead">${t("sheet-lead")}</p>${buttons}</header>
    ${partsWithLessons.map(part)}
  </div>`;
}

function part(id: string): TemplateResult {
  const shown = lessons.filter((lesson) => lesson.part === id && chosen[lesson.id]);
  return html`${shown.map(({ id: lesson, titleMessage }) => {
    const formulas = displayedOf(lesson);
    return html`<section><h2><a href="#/${lesson}">${t(titleMessage)}</a></h2>${chosen[lesson]?.map((name) => html`<div class="sheet-formula">${mathml(formulas, name)}</div>`)}</section>`;
  })}`;
}
