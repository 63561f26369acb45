// Buttons in the text that put a problem on the desk.
import { html, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { Bench, Setting } from "./bench";

/** Each with the message of its words. */
export function settingButtons(bench: Bench, list: readonly (readonly [string, Setting])[]): TemplateResult {
  return html`<div class="tries">${list.map(
    ([message, setting]) =>
      html`<button type="button" class="button try" data-try=${message} @click=${() => bench.set(setting)}>${icon("play")}<span>${t(message)}</span></button>`,
  )}</div>`;
}
