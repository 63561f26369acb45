// <cd-search>: one field that finds lessons, sections, symbols, terms and scenes: a combobox with its list, in a dialog.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { loadMessages, onLanguage, t } from "../messages";
import { symbol } from "../panels/symbol";
import { typedKey } from "../panels/typed-key";
import { catalog, loadCore, type SceneEntry } from "../simulation/core";
import "../styles/search.css";
import { type Entry, entries, type Group, search } from "./search-index";

export class Search extends CdElement {
  static override properties = { _query: { state: true }, _at: { state: true }, _all: { state: true } };
  declare _query: string;
  /** Which of the found is chosen. */
  declare _at: number;
  declare _all: readonly Entry[];
  #scenes: readonly SceneEntry[] = [];

  constructor() {
    super();
    this._query = "";
    this._at = 0;
    this._all = [];
  }

  protected override listen(): readonly Stop[] {
    this.#read();
    // Scenes are listed by the core: they come later, or never.
    loadCore().then(
      () => {
        this.#scenes = catalog().scenes;
        this.#read();
      },
      () => undefined,
    );
    return [onLanguage(() => this.#read())];
  }
  #read(): void {
    this._all = entries(this.#scenes);
  }

  open(query: string): void {
    this._query = query;
    this._at = 0;
    this.#dialog.showModal();
    this.querySelector("input")?.focus();
  }
  get #dialog(): HTMLDialogElement {
    return this.querySelector("dialog") as HTMLDialogElement;
  }

  protected override render(): TemplateResult {
    const groups = search(this._all, this._query);
    const found = groups.flatMap((group) => group.found);
    const chosen = found[this._at];
    return html`<dialog class="search" aria-label=${t("app-search")} @click=${this.#outside}>
      <div class="search-field">${icon("search")}
        <input type="text" role="combobox" aria-label=${t("app-search")} placeholder=${t("search-placeholder")} aria-expanded="true" aria-autocomplete="list" aria-controls="search-list"
          aria-activedescendant=${chosen ? `search-${this._at}` : nothing} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" .value=${this._query}
          @input=${this.#typed} @keydown=${this.#key}>
        <button type="button" class="button" aria-label=${t("search-close")} title=${t("search-close")} @click=${() => this.#dialog.close()}>${icon("close")}</button></div>
      <div class="search-list" id="search-list" role="listbox" aria-label=${t("search-found")}>${groups.map((group) => this.#group(group, found))}</div>
      <p class=${found.length === 0 ? "search-none" : "unseen"} role="status">${found.length === 0 ? t("search-none") : t("search-count", { count: found.length })}</p>
      <p class="search-keys" aria-hidden="true"><kbd>↑</kbd><kbd>↓</kbd> ${t("search-key-choose")}<kbd>⏎</kbd> ${t("search-key-open")}<kbd>Esc</kbd> ${t("search-close")}</p>
    </dialog>`;
  }

  #group({ kind, found }: Group, all: readonly Entry[]): TemplateResult {
    return html`<div role="group" aria-labelledby="search-kind-${kind}"><div class="kicker" id="search-kind-${kind}" role="presentation">${t(`search-${kind}`)}</div>${found.map(
      (entry) => this.#option(entry, all.indexOf(entry)),
    )}</div>`;
  }

  #option(entry: Entry, index: number): TemplateResult {
    return html`<div class="search-option" role="option" id="search-${index}" aria-selected=${index === this._at}
      @click=${() => this.#go(entry)} @pointermove=${() => {
        this._at = index;
      }}>${entry.symbol === undefined ? nothing : html`<span class="search-symbol">${symbol(entry.symbol)}</span>`}<span class="search-title">${entry.title}</span> <span class="search-details">${entry.kind === "term" && entry.details.includes("_") ? symbol(entry.details) : entry.details}</span></div>`;
  }

  readonly #typed = (event: Event): void => {
    this._query = (event.target as HTMLInputElement).value;
    this._at = 0;
  };

  readonly #key = (event: KeyboardEvent): void => {
    const found = search(this._all, this._query).flatMap((group) => group.found);
    const last = found.length - 1;
    switch (typedKey(event)) {
      case "ArrowDown":
        this.#choose(this._at >= last ? 0 : this._at + 1);
        break;
      case "ArrowUp":
        this.#choose(this._at <= 0 ? last : this._at - 1);
        break;
      case "PageDown":
        this.#choose(Math.min(last, this._at + 8));
        break;
      case "PageUp":
        this.#choose(Math.max(0, this._at - 8));
        break;
      case "Enter": {
        const entry = found[this._at];
        if (entry) this.#go(entry);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };

  #choose(index: number): void {
    this._at = Math.max(0, index);
    void this.updateComplete.then(() =>
      this.querySelector(`#search-${this._at}`)?.scrollIntoView({ block: "nearest" }),
    );
  }

  #go(entry: Entry): void {
    this.#dialog.close();
    location.hash = `#/${entry.place}`;
  }

  /** The dialog fills what it shows: only its backdrop is pressed outside of every part of it. */
  readonly #outside = (event: MouseEvent): void => {
    if (event.target === this.#dialog) this.#dialog.close();
  };
}
customElements.define("cd-search", Search);

/** Opens the search with what has been typed until then; its words and itself come with the first call. */
export async function openSearch(typed: () => string): Promise<void> {
  await Promise.all(["search", "symbols", "catalogue"].map(loadMessages));
  let element = document.querySelector<Search>("cd-search");
  if (!element) {
    element = new Search();
    document.body.append(element);
    await element.updateComplete;
  }
  if (!element.querySelector("dialog[open]")) element.open(typed());
}
