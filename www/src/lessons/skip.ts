// For the keyboard: from the text to the simulation, and back to where one was. Seen only while they have the focus.
import { html, type TemplateResult } from "lit";
import { t } from "../messages";

/** Element of the text that had the focus. */
let left: WeakRef<HTMLElement> | undefined;

const lessonOf = (event: Event): Element | null => (event.currentTarget as Element).closest(".lesson");

function toStage(event: Event): void {
  left = new WeakRef(event.currentTarget as HTMLElement);
  const column = lessonOf(event)?.querySelector(".stage-column");
  column?.querySelector<HTMLElement>("canvas[tabindex], button")?.focus();
}

function toText(event: Event): void {
  const before = left?.deref();
  const article = lessonOf(event)?.querySelector(".article");
  const target =
    before && article?.contains(before) ? before : article?.querySelector<HTMLElement>("button, a");
  target?.focus();
}

/** Keeps what has the focus in the text, so that one comes back to it. */
export function keepLeft({ target }: Event): void {
  if (target instanceof HTMLElement) left = new WeakRef(target);
}
export function skipToStage(): TemplateResult {
  return html`<button type="button" class="skip button strong" @click=${toStage}>${t("app-to-stage")}</button>`;
}
export function skipToText(): TemplateResult {
  return html`<button type="button" class="skip button strong" @click=${toText}>${t("app-to-text")}</button>`;
}
