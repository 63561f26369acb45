// A page of the handout in its place: drawn anew with the language, taken away at the end.
import { html, nothing, render, type TemplateResult } from "lit";
import { language, onLanguage, t } from "../messages";
import { type HandoutId, pdfOf } from "./pdf-files";
import "../formula/formula.css";
import "./handout.css";

/** A page as it is printed, with the buttons that it has on the screen. */
export type Page = (buttons: unknown) => TemplateResult;

export function mountPage(host: HTMLElement, id: HandoutId, page: Page): () => void {
  return keepDrawn(host, () => page(buttons(id))).stop;
}

/** Drawn now, with every other language, and whenever it is asked for. */
export function keepDrawn(
  host: HTMLElement,
  page: () => TemplateResult,
): { readonly draw: () => void; readonly stop: () => void } {
  const draw = (): void => {
    render(page(), host);
  };
  draw();
  const stop = onLanguage(draw);
  return {
    draw,
    stop: () => {
      stop();
      render(html``, host);
    },
  };
}

/** The course as one file has no files beside it. */
const withFiles = !import.meta.env.VITE_ONE_FILE;

function buttons(id: HandoutId): TemplateResult {
  const pdf = (): TemplateResult =>
    html`<a class="button" href="./pdf/${pdfOf(id, language())}" type="application/pdf" download aria-label=${t("handout-pdf", { title: t(`app-${id}`) })}>PDF</a>`;
  return html`<p class="handout-buttons"><button type="button" class="button" @click=${() => print()}>${t("sheet-print")}</button>${withFiles ? pdf() : nothing}</p>`;
}
