// The place #/symbols: every symbol of the course, and the letters of the four sources for the same quantities.
import terms from "virtual:glossary";
import { html, type TemplateResult } from "lit";
import { lessons } from "../lessons/registry";
import { language, t } from "../messages";
import { lettered } from "../panels/lettered";
import { sourceNames, symbolList } from "./symbol-list";

/** A quantity without a row in the glossary has a message. */
function nameOf(term: string): string {
  const words = terms.find((each) => each.term === term)?.words;
  return words?.[language()] ?? t(`symbols-term-${term.replaceAll(/[^a-z]+/gi, "-")}`);
}

export function symbols(buttons: unknown): TemplateResult {
  const titled = (id: string): string => t(lessons.find((lesson) => lesson.id === id)?.titleMessage ?? id);
  return html`<div class="handout symbols">
    <h1>${t("app-symbols")}</h1><p class="lead">${t("symbols-lead")}</p>${buttons}
    <div class="symbols-scroll" tabindex="0"><table>
      <thead><tr>${["symbol", "name", "unit", "lesson"].map((id) => html`<th scope="col">${t(`symbols-${id}`)}</th>`)}</tr></thead>
      <tbody>${symbolList.map(
        ({ letter, term, unit, lesson }) =>
          html`<tr><th scope="row" class="letter">${lettered(letter)}</th><td>${nameOf(term)}</td><td>${unit}</td><td><a href="#/${lesson}">${titled(lesson)}</a></td></tr>`,
      )}</tbody></table></div>
    <h2>${t("symbols-letters")}</h2><p>${t("symbols-letters-lead")}</p>
    <div class="symbols-scroll" tabindex="0"><table class="symbols-letters" role="table">
      <thead role="rowgroup"><tr role="row">${[t("symbols-here"), ...sourceNames, t("symbols-name")].map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
      <tbody role="rowgroup">${symbolList
        .filter(({ sources }) => sources.some((each) => each !== ""))
        .map(
          ({ letter, term, sources }) =>
            html`<tr role="row"><th scope="row" role="rowheader" class="letter">${lettered(letter)}</th>${sources.map((each) => html`<td role="cell" class="letter">${each === "" ? "–" : lettered(each)}</td>`)}<td role="cell">${nameOf(term)}</td></tr>`,
        )}</tbody></table></div>
  </div>`;
}
