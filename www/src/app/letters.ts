// <cd-letters>: choice of the letters in this lesson's formulas, and of the symbols beside its plots, controls and arrows, among the
// sources that treat its subject. The choice holds for all lessons.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { forget, recall, remember } from "../base/memory";
import { useLetters } from "../formula/letters";
import { type Source, sources } from "../formula/letters-table";
import type { Formulas } from "../formula/mathml";
import { symbolsOf, treatments } from "../formula/symbol-letters";
import { sourceNames } from "../handout/symbol-list";
import { loadMessages, rewrite, t } from "../messages";
import { ownLetters, writeSymbols } from "../panels/letters";
import { listed } from "../panels/numbers";
import "../styles/letters.css";

type Files = Readonly<Record<string, () => Promise<Formulas>>>;

/**
 * The formulas of the lessons that each source treats, those of a lesson's panels among them: the keys of `treatments`, which vite
 * cannot read (formula/letters-table.test.ts compares them).
 */
const files: Readonly<Record<Source, Files>> = {
  duthaler: import.meta.glob<Formulas>(
    "../lessons/{circle,drift,curves,particles,redundant,impulses,kit,methods}/formulas.tex",
    { query: "?letters=duthaler", import: "default" },
  ),
  lee: import.meta.glob<Formulas>(
    [
      "../lessons/{circle,drift,particles,impulses,rigid,joints,contact,complementarity,friction,iterating,stack,programs}/formulas.tex",
      "../iterating/formulas.tex",
    ],
    { query: "?letters=lee", import: "default" },
  ),
  tazz: import.meta.glob<Formulas>(
    [
      "../lessons/{circle,drift,particles,impulses,contact,complementarity,friction,iterating,stack,coordinates}/formulas.tex",
      "../iterating/formulas.tex",
    ],
    { query: "?letters=tazz", import: "default" },
  ),
  ogawa: import.meta.glob<Formulas>(
    "../lessons/{circle,drift,curves,particles,impulses,rigid,contact,complementarity,solutions,collisions,positions}/formulas.tex",
    { query: "?letters=ogawa", import: "default" },
  ),
};

/** By the folder of src/ that they are from. */
async function formulasOf(lesson: string, source: Source | null): Promise<ReadonlyMap<string, Formulas>> {
  const found = Object.entries(source === null ? {} : files[source]).filter(([file]) =>
    file.endsWith(`/${lesson}/formulas.tex`),
  );
  const loaded = found.map(
    async ([file, load]) => [file.replace(/^\.\.\/|\/[^/]*$/g, ""), await load()] as const,
  );
  return new Map(await Promise.all(loaded));
}

const key = "letters";
const nameOf = (source: Source): string => sourceNames[sources.indexOf(source)] ?? source;
const sourceIn = (text: string | null): Source | null => sources.find((each) => each === text) ?? null;

export class Letters extends CdElement {
  static override properties = { lesson: {}, _words: { state: true } };
  declare lesson: string;
  /** True once the messages are there. */
  declare _words: boolean;
  /** Lesson and source whose letters are in use or on their way. */
  #wanted = "";

  constructor() {
    super();
    this.lesson = "";
    this._words = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages("handout").then(() => {
      this._words = true;
    });
  }

  /** Other places write in our letters. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wanted = "";
    useLetters(new Map());
    if (writeSymbols(ownLetters)) rewrite();
  }

  protected override updated(): void {
    void this.#use(sourceIn(recall(key)));
  }

  /** Formulas and symbols in the letters of a source, where it treats this lesson's subject. */
  async #use(source: Source | null): Promise<void> {
    const { lesson } = this;
    const wanted = `${lesson} ${source}`;
    if (lesson === "" || wanted === this.#wanted) return;
    const first = this.#wanted === "";
    this.#wanted = wanted;
    const formulas = await formulasOf(lesson, source);
    if (this.#wanted !== wanted) return;
    useLetters(formulas);
    const changed = writeSymbols(symbolsOf(lesson, source));
    if (changed || formulas.size > 0 || !first) rewrite();
  }

  readonly #choose = (event: Event): void => {
    const source = sourceIn((event.target as HTMLSelectElement).value);
    if (source === null) forget(key);
    else remember(key, source);
    this.requestUpdate();
  };

  protected override render(): TemplateResult | typeof nothing {
    const treated = treatments[this.lesson];
    if (!treated || !this._words) return nothing;
    const there = sources.filter((source) => treated[source]);
    if (there.length === 0) return html`<p class="letters">${t("letters-none")} ${this.#all()}</p>`;
    const kept = sourceIn(recall(key));
    const now = kept !== null && there.includes(kept) ? kept : null;
    return html`<p class="letters"><label>${t("letters-of")}
        <select @change=${this.#choose}>
          <option value="" ?selected=${now === null} .selected=${now === null}>${t("letters-own")}</option>
          ${there.map((id) => html`<option value=${id} ?selected=${id === now} .selected=${id === now}>${nameOf(id)}</option>`)}
        </select></label> ${this.#all()}</p>
      ${kept === null ? nothing : html`<p class="letters" role="status">${this.#said(kept)}</p>`}`;
  }

  #all(): TemplateResult {
    return html`<a href="#/symbols">${t("letters-all")}</a>`;
  }

  /** Which letters stay as they are. */
  #said(source: Source): string {
    const treatment = treatments[this.lesson]?.[source];
    if (!treatment) return t("letters-untreated", { source: nameOf(source) });
    const { stay } = treatment;
    return stay.length === 0 ? "" : t("letters-stay", { source: nameOf(source), letters: listed(stay) });
  }
}
customElements.define("cd-letters", Letters);
