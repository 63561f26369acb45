// <cd-header>: the course's name, the lessons, the search, large type, language, theme.
import { html, type TemplateResult } from "lit";
import { largeType, onAppearance, setLargeType, setTheme, type Theme, theme } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { type LanguageId, language, languages, setLanguage, t } from "../messages";
import { openInPlace } from "./later";

const nextTheme: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };

/** Written in letters that the page's own fonts have. */
const inOwnLetters = /^\p{Script=Latin}+$/u;
/** Without idle moments, after this time. ms */
const soon = 500;

export class Header extends CdElement {
  static override properties = { _everyLanguage: { state: true } };
  /** Browsers search long for fonts of other letters: their names come after the first picture. */
  declare _everyLanguage: boolean;

  constructor() {
    super();
    this._everyLanguage = false;
  }

  protected override firstUpdated(): void {
    const offerAll = (): void => {
      this._everyLanguage = true;
    };
    if ("requestIdleCallback" in window) requestIdleCallback(offerAll, { timeout: soon });
    else setTimeout(offerAll, soon);
  }

  protected override listen(): readonly Stop[] {
    document.addEventListener("keydown", onSlash);
    return [onAppearance(() => this.requestUpdate()), () => document.removeEventListener("keydown", onSlash)];
  }

  protected override render(): TemplateResult {
    const themeName = t(`app-theme-${theme()}`);
    return html`<header class="site-header">
      <a class="site-name" href="#/">${t("app-title")}</a>
      <span class="course-menu-place"><button type="button" class="button course-menu-button" title=${t("app-lessons")} @click=${openMenu}>${icon("list")}<span>${t("app-lessons")}</span></button></span>
      <button type="button" class="button site-search" aria-keyshortcuts="/" aria-label=${t("app-search")} title="${t("app-search")} (/)" @click=${openSearch}>${icon("search")}</button>
      <div class="site-settings" role="group" aria-label=${t("app-settings")}>
        <button type="button" class="button" aria-pressed=${largeType()} title=${t("app-large-type")}
          @click=${() => setLargeType(!largeType())}>${icon("largeType")}<span class="site-word">${t("app-large-type")}</span></button>
        <label class="site-language" title=${t("app-language")}>
          <span class="unseen">${t("app-language")}</span>${icon("language")}
          <select @change=${(e: Event) => setLanguage((e.target as HTMLSelectElement).value as LanguageId)}>
            ${languages.filter(({ id, name }) => this._everyLanguage || id === language() || inOwnLetters.test(name)).map(({ id, name }) => html`<option value=${id} lang=${id} ?selected=${id === language()}>${name}</option>`)}
          </select>
        </label>
        <button type="button" class="button" aria-label=${themeName} title=${themeName}
          @click=${() => setTheme(nextTheme[theme()])}>${icon(theme())}</button>
      </div>
    </header>`;
  }
}
function openMenu(event: Event): void {
  void openInPlace(
    event.currentTarget as HTMLElement,
    async () => new (await import("./course-menu")).CourseMenu(),
  );
}
/** Has the focus until the search is there, so that nothing that is typed meanwhile is lost. */
let waiting: HTMLInputElement | undefined;

async function openSearch(): Promise<void> {
  if (waiting) return;
  const before = document.activeElement;
  const field = document.createElement("input");
  field.type = "text";
  field.className = "unseen";
  // It must not scroll the page.
  field.style.position = "fixed";
  field.style.top = "0";
  field.ariaLabel = t("app-search");
  document.body.append(field);
  field.focus({ preventScroll: true });
  waiting = field;
  /** Gives the focus back: the search returns it when it is closed. */
  const typed = (): string => {
    waiting = undefined;
    if (field.isConnected && field === document.activeElement && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
    field.remove();
    return field.value;
  };
  try {
    const search = await import("./search");
    await search.openSearch(typed);
  } finally {
    typed();
  }
}
/** "/" wherever one does not type; some keyboards need Shift for it. A field that names this key as its own comes first. */
function onSlash(event: KeyboardEvent): void {
  if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.composedPath()[0];
  if (
    target instanceof Element &&
    target.closest("input:not([type=range]), select, textarea, [contenteditable]")
  )
    return;
  if (document.querySelector("input[aria-keyshortcuts='/']")) return;
  event.preventDefault();
  void openSearch();
}
customElements.define("cd-header", Header);
