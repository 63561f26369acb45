// The place #/words: the glossary, docs/words.md: every term with its symbol, its meaning, and its word in four languages.

import terms from "virtual:glossary";
import { html, nothing, render, type TemplateResult } from "lit";
import { languages, onLanguage, t } from "../messages";
import "../styles/words.css";
import { slugOfTerm } from "./terms";

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
        ) => html`<tr id="word-${slugOfTerm(each)}"><th scope="row">${each.words[shown] ?? each.term}</th><td class="words-symbol">${each.symbol}</td>
          <td lang="en">${each.meaning || nothing}</td>${others.map(({ id }) => html`<td lang=${id}>${each.words[id]}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}

/** The result takes it away again. */
export function mountWords(host: HTMLElement): () => void {
  const draw = (): void => {
    render(page(), host);
  };
  draw();
  const stop = onLanguage(draw);
  return () => {
    stop();
    render(html``, host);
  };
}
