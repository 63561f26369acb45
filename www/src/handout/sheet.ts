// The place #/sheet: the equations of the course on two printed pages, from the lessons' own formulas.
import { html, nothing, type TemplateResult } from "lit";
import { mathml } from "../formula/mathml";
import { lessons, partsWithLessons } from "../lessons/registry";
import { t } from "../messages";
import { displayedOf } from "./displayed";
import { leftOut } from "./left-out";

export function sheet(buttons: unknown): TemplateResult {
  return html`<div class="handout sheet">
    <header><h1>${t("app-sheet")}</h1><p class="lead">${t("sheet-lead")}</p>${buttons}</header>
    ${partsWithLessons.map(part)}
  </div>`;
}

function part(id: string): TemplateResult {
  return html`${lessons
    .filter(({ part }) => part === id)
    .map(({ id: lesson, titleMessage }) => {
      const formulas = displayedOf(lesson);
      const names = Object.keys(formulas).filter((name) => !leftOut[lesson]?.includes(name));
      return names.length === 0
        ? nothing
        : html`<section><h2><a href="#/${lesson}">${t(titleMessage)}</a></h2>${names.map((name) => html`<div class="sheet-formula">${mathml(formulas, name)}</div>`)}</section>`;
    })}`;
}
