// <cd-divider>: between the text of a lesson and its simulation; folds either away, so that the other has the whole window.
// The lesson says what is folded: data-folded="text" or "stage" on .lesson.
import { html, type TemplateResult } from "lit";
import { t } from "../messages";
import { CdElement, type Stop } from "./cd-element";
import { type IconName, icon } from "./icons";

export type Folded = "text" | "stage";

/** Folds a part of the lesson away; null shows both. */
export function foldLesson(lesson: HTMLElement, folded: Folded | null): void {
  if (folded === null) delete lesson.dataset.folded;
  else lesson.dataset.folded = folded;
}

export class Divider extends CdElement {
  protected override listen(): readonly Stop[] {
    const lesson = this.#lesson;
    if (!lesson) return [];
    const watch = new MutationObserver(() => this.requestUpdate());
    watch.observe(lesson, { attributes: true, attributeFilter: ["data-folded"] });
    return [() => watch.disconnect()];
  }

  get #lesson(): HTMLElement | null {
    return this.closest<HTMLElement>(".lesson");
  }

  protected override render(): TemplateResult {
    const folded = this.#lesson?.dataset.folded;
    return html`<div class="divider" role="group" aria-label=${t("app-divider")}>
      ${folded === "stage" ? "" : this.#button("text", folded === "text", "chevronLeft", "chevronRight")}
      ${folded === "text" ? "" : this.#button("stage", folded === "stage", "chevronRight", "chevronLeft")}
    </div>`;
  }

  #button(part: Folded, gone: boolean, away: IconName, back: IconName): TemplateResult {
    const words = t(`app-${gone ? "show" : "hide"}-${part}`);
    return html`<button type="button" class="button" aria-expanded=${!gone} aria-label=${words} title=${words}
      @click=${() => this.#fold(gone ? null : part)}>${icon(gone ? back : away)}</button>`;
  }

  #fold(part: Folded | null): void {
    if (this.#lesson) foldLesson(this.#lesson, part);
    // The button that had the focus may be gone.
    void this.updateComplete.then(() => this.querySelector("button")?.focus());
  }
}
customElements.define("cd-divider", Divider);
