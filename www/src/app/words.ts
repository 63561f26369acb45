// The place #/words: the glossary, docs/words.md: every term with its symbol, its meaning, and its word in four languages.

import terms from "virtual:glossary";
import { html, nothing, render, type TemplateResult } from "lit";
import { languages, onLanguage, t } from "../messages";
import { lettered } from "../panels/lettered";
import "../styles/words.css";
import { sectionIn } from "./address";
import { slugOfTerm, type Term } from "./terms";

function page(): TemplateResult {
  const shown = document.documentElement.lang;
  const sorted = [...terms].sort((a, b) => (a.words[shown] ?? "").localeCompare(b.words[shown] ?? "", shown));
  const others = languages.filter(({ id }) => id !== shown);
  return html`<div class="words-page">
    <h1>${t("app-words")}</h1>
    <p class="lead">${t("app-words-lead")}</p>
    <table class="words">
      <thead><tr><th scope="col">${t("app-words-term")}</th><th scope="col">${t("app-words-symbol")}</th><th scope="col">${t("app-words-meaning")}</th>
        ${others.map(({ id, name }) => html`<th scope="col" lang=${id}>${name}</th>`)}</tr></thead>
      <tbody>${sorted.map(
        (
          each,
        ) => html`<tr id="word-${slugOfTerm(each)}"><th scope="row">${each.words[shown] ?? each.term}</th><td class="words-symbol">${lettered(each.symbol)}</td>
          ${meaningOf(each, shown)}${others.map(({ id }) => html`<td lang=${id}>${each.words[id]}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}

function meaningOf({ meanings }: Term, language: string): TemplateResult {
  const own = meanings[language];
  return own ? html`<td>${own}</td>` : html`<td lang="en">${meanings.en || nothing}</td>`;
}

/** The term that the address names is lit, and comes into view. */
function light(host: HTMLElement): void {
  for (const row of host.querySelectorAll(".words-lit")) row.classList.remove("words-lit");
  const row = host.querySelector(`#word-${sectionIn(location.hash) || "none"}`);
  row?.classList.add("words-lit");
  // After the page has gone to its top.
  if (row) requestAnimationFrame(() => row.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** The result takes it away again. */
export function mountWords(host: HTMLElement): () => void {
  const draw = (): void => {
    render(page(), host);
  };
  draw();
  const show = (): void => light(host);
  // The page goes to its own place first.
  const timer = setTimeout(show, 50);
  addEventListener("hashchange", show);
  const stop = onLanguage(draw);
  return () => {
    clearTimeout(timer);
    removeEventListener("hashchange", show);
    stop();
    render(html``, host);
  };
}
