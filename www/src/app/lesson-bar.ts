// <cd-lesson-bar>: beside the text of a lesson wherever one reads: the sections, the lesson before, the lesson after.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { loadMessages, t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { openInPlace } from "./later";
import { shownIn } from "./lesson-memory";
import { neighboursOf } from "./neighbours";
import { placeOf, type Section, titleOf } from "./sections";

let nextId = 0;

export class LessonBar extends CdElement {
  static override properties = {
    lesson: { attribute: false },
    sections: { attribute: false },
    reading: { attribute: false },
    seen: { attribute: false },
    floating: { attribute: false },
  };
  declare lesson: string;
  declare sections: readonly Section[];
  /** Slug of the section that is being read; "" above the first. */
  declare reading: string;
  declare seen: ReadonlySet<string>;
  /** The small one of a phone. */
  declare floating: boolean;
  readonly #id = `lesson-sections-${nextId++}`;

  constructor() {
    super();
    this.lesson = "";
    this.sections = [];
    this.reading = "";
    this.seen = new Set();
    this.floating = false;
  }

  protected override render(): TemplateResult {
    const { previous, next } = neighboursOf(this.lesson);
    const at = this.sections.findIndex(({ slug }) => slug === this.reading);
    const now = this.sections[at];
    return html`<nav class="lesson-bar" aria-label=${this.floating ? t("app-sections") : t("app-in-lesson")}>
      ${step(previous, "previous")}
      <button type="button" class="button lesson-sections" popovertarget=${this.#id}>${icon("list")}
        <span class="lesson-bar-title">${now ? titleOf(now) : t("app-sections")}</span>
        <span class="lesson-bar-count numbers">${this.#padded(at + 1)}<span class="unseen"> ${t("app-of")} </span><span aria-hidden="true">/</span>${this.sections.length}</span></button>
      ${this.floating ? nothing : html`<span class="share-place"><button type="button" class="button" aria-label=${t("app-share")} title=${t("app-share")} @click=${this.#share}>${icon("share")}</button></span>`}
      ${step(next, "next")}
      <div popover class="site-menu lesson-sections-list" id=${this.#id} @keydown=${walkList} @toggle=${this.#opened}>
        ${this.#item("", t(`lesson-${this.lesson}-title`))}
        ${this.sections.map((section) => this.#item(section.slug, titleOf(section)))}
      </div>
    </nav>`;
  }

  /** As wide as the last number: nothing in the bar moves from section 9 to section 10. */
  #padded(number: number): string {
    return String(number).padStart(String(this.sections.length).length, "\u2007");
  }

  readonly #share = (event: Event): void => {
    const lesson = this.closest(".lesson");
    void openInPlace(event.currentTarget as HTMLElement, async () => {
      const [{ ShareState }] = await Promise.all([import("./share-state"), loadMessages("places")]);
      const menu = new ShareState();
      menu.address = this.lesson;
      menu.find = () => {
        const shown = lesson && shownIn(lesson);
        return shown ? { ...shown, plots: shown.plots?.shown ?? [] } : null;
      };
      menu.article = this.closest(".article");
      menu.spot = () => `${placeOf(this.lesson, this.reading)}${problemIn(lesson)}`;
      return menu;
    });
  };

  #item(slug: string, title: string): TemplateResult {
    return html`<a class="button" href="#/${placeOf(this.lesson, slug)}" aria-current=${slug === this.reading ? "location" : nothing}
      @click=${() => this.querySelector<HTMLElement>("[popover]")?.hidePopover()}><span class="lesson-mark">${this.seen.has(slug) ? icon("check") : nothing}</span>${title}${
        this.seen.has(slug) ? html`<span class="unseen"> (${t("app-read")})</span>` : nothing
      }</a>`;
  }

  readonly #opened = (event: Event): void => {
    placeBeside(event, this.querySelector(".lesson-sections") as HTMLElement);
    if ((event as ToggleEvent).newState === "open")
      this.querySelector<HTMLElement>("[aria-current]")?.focus();
  };
}
customElements.define("cd-lesson-bar", LessonBar);

/** The problem of the text that the stage shows, as lessons/section-problem.ts reads it. */
function problemIn(lesson: Element | null): string {
  const shown = lesson?.getAttribute("data-problem");
  return shown ? `?try=${encodeURIComponent(shown)}` : "";
}

function step(
  lesson: { readonly id: string; readonly titleMessage: string } | undefined,
  direction: "previous" | "next",
): TemplateResult {
  const arrow = icon(direction === "previous" ? "chevronLeft" : "chevronRight");
  const words = lesson ? t(`app-${direction}`, { title: t(lesson.titleMessage) }) : t("app-contents");
  return html`<a class="button lesson-step" href="#/${lesson?.id ?? ""}" aria-label=${words} title=${words}>${arrow}</a>`;
}
