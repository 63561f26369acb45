// Buttons in the text that set up a problem.
import { html, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { Setting, Workspace } from "./workspace";

/** Each with the message of its words. */
export function settingButtons(
  workspace: Workspace,
  list: readonly (readonly [string, Setting])[],
): TemplateResult {
  return html`<div class="tries">${list.map(
    ([message, setting]) =>
      html`<button type="button" class="button try" data-try=${message} .set=${() => workspace.set(setting)} @click=${() => workspace.set(setting)}>${icon("play")}<span>${t(message)}</span></button>`,
  )}</div>`;
}
