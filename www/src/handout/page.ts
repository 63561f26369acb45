// A page of the handout in its place: drawn anew with the language, taken away at the end.
import { html, render, type TemplateResult } from "lit";
import { onLanguage, t } from "../messages";
import "../formula/formula.css";
import "./handout.css";

export function mountPage(host: HTMLElement, page: () => TemplateResult): () => void {
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

export const printButton = (): TemplateResult =>
  html`<button type="button" class="button handout-print" @click=${() => print()}>${t("sheet-print")}</button>`;
