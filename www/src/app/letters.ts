// <cd-letters>: choice of the letters in this lesson's formulas, and of the symbols beside its plots, controls and arrows. The
// choice holds for all lessons that have a table of letters.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { forget, recall, remember } from "../base/memory";
import { letterSource, useLetters } from "../formula/letters";
import { type Source, sources } from "../formula/letters-table";
import type { Formulas } from "../formula/mathml";
import { symbolLetters } from "../formula/symbol-letters";
import { sourceNames } from "../handout/symbol-list";
import { loadMessages, rewrite, t } from "../messages";
import { ownLetters, writeSymbols } from "../panels/letters";
import "../styles/letters.css";

const lessonsWithLetters: readonly string[] = ["circle", "drift", "particles", "impulses"];

const files: Readonly<Record<Source, Record<string, () => Promise<Formulas>>>> = {
  duthaler: import.meta.glob<Formulas>("../lessons/{circle,drift,particles,impulses}/formulas.tex", {
    query: "?letters=duthaler",
    import: "default",
  }),
  lee: import.meta.glob<Formulas>("../lessons/{circle,drift,particles,impulses}/formulas.tex", {
    query: "?letters=lee",
    import: "default",
  }),
  tazz: import.meta.glob<Formulas>("../lessons/{circle,drift,particles,impulses}/formulas.tex", {
    query: "?letters=tazz",
    import: "default",
  }),
  ogawa: import.meta.glob<Formulas>("../lessons/{circle,drift,particles,impulses}/formulas.tex", {
    query: "?letters=ogawa",
    import: "default",
  }),
};

const key = "letters";
const folderOf = (file: string): string => file.split("/").at(-2) ?? "";

async function choose(source: Source | null): Promise<void> {
  if (source === null) {
    forget(key);
    useLetters(null, new Map());
  } else {
    remember(key, source);
    const loads = Object.entries(files[source]).map(
      async ([file, load]) => [folderOf(file), await load()] as const,
    );
    useLetters(source, new Map(await Promise.all(loads)));
  }
  rewrite();
}
const sourceIn = (text: string | null): Source | null => sources.find((each) => each === text) ?? null;

export class Letters extends CdElement {
  static override properties = { lesson: {} };
  declare lesson: string;

  constructor() {
    super();
    this.lesson = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages("handout").then(() => this.requestUpdate());
    const kept = sourceIn(recall(key));
    if (kept !== letterSource()) void choose(kept);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (writeSymbols(ownLetters)) rewrite();
  }

  /** Symbols beside the text follow where its formulas do. */
  protected override updated(): void {
    const source = lessonsWithLetters.includes(this.lesson) ? letterSource() : null;
    if (writeSymbols(source ? symbolLetters[source] : ownLetters)) rewrite();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!lessonsWithLetters.includes(this.lesson)) return nothing;
    const now = letterSource();
    return html`<p class="letters"><label>${t("letters-of")}
        <select @change=${(event: Event) => void choose(sourceIn((event.target as HTMLSelectElement).value))}>
          <option value="" ?selected=${now === null}>${t("letters-own")}</option>
          ${sources.map((id, i) => html`<option value=${id} ?selected=${id === now}>${sourceNames[i]}</option>`)}
        </select></label> <a href="#/symbols">${t("letters-all")}</a></p>`;
  }
}
customElements.define("cd-letters", Letters);
