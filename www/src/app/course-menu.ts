// <cd-course-menu>: all lessons by parts, from anywhere, with what has been read.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { laboratory, lessons, partsWithLessons } from "../lessons/registry";
import { t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { placeIn } from "./address";
import { onProgress, progressOf } from "./progress";

const id = "course-menu";

export class CourseMenu extends CdElement {
  protected override listen(): readonly Stop[] {
    const redraw = (): void => {
      this.#list?.hidePopover();
      this.requestUpdate();
    };
    addEventListener("hashchange", redraw);
    return [
      onProgress(() => {
        if (this.#list?.matches(":popover-open")) this.requestUpdate();
      }),
      () => removeEventListener("hashchange", redraw),
    ];
  }

  get #list(): HTMLElement | null {
    return this.querySelector("[popover]");
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="button course-menu-button" popovertarget=${id} title=${t("app-lessons")}>${icon("list")}<span>${t("app-lessons")}</span></button>
      <nav popover class="site-menu course-menu" id=${id} aria-label=${t("app-lessons")} @keydown=${walkList} @beforetoggle=${() => this.requestUpdate()} @toggle=${this.#opened}>
        ${this.#item("", t("app-contents"))}
        <div class="course-menu-parts">${partsWithLessons.map(
          (part) => html`<section><h2 class="kicker">${t(`app-part-${part}`)}</h2>
            ${lessons.filter((lesson) => lesson.part === part).map((lesson) => this.#item(lesson.id, t(lesson.titleMessage), lessons.indexOf(lesson) + 1))}
            ${part === "workshop" ? html`${this.#item(laboratory.id, t(laboratory.titleMessage))}${this.#item("scenes", t("app-scenes"))}${this.#item("words", t("app-words"))}` : nothing}
          </section>`,
        )}</div>
      </nav>`;
  }

  #item(lesson: string, title: string, number?: number): TemplateResult {
    const done = progressOf(lesson)?.done ?? false;
    return html`<a class="button" href="#/${lesson}" aria-current=${placeIn(location.hash) === lesson ? "page" : nothing} @click=${() => this.#list?.hidePopover()}>
      <span class="lesson-mark numbers">${done ? icon("check") : (number ?? nothing)}</span><span>${title}${done ? html`<span class="unseen"> (${t("app-done")})</span>` : nothing}</span></a>`;
  }

  readonly #opened = (event: Event): void => {
    placeBeside(event, this.querySelector(".course-menu-button") as HTMLElement);
    if ((event as ToggleEvent).newState === "open")
      this.querySelector<HTMLElement>("[aria-current]")?.focus();
  };
}
customElements.define("cd-course-menu", CourseMenu);
