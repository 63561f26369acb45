// Buttons that change something in the running experiment: cut a stick, hang a weight. Every run changes alike.
import { html, type TemplateResult } from "lit";
import { t } from "../messages";
import type { Simulation } from "../simulation/core";
import type { Workspace } from "./lesson";

export interface Act {
  readonly titleMessage: string;
  do(simulation: Simulation): void;
}

export function acts(workspace: Workspace, ...list: readonly Act[]): TemplateResult {
  const { session } = workspace;
  return html`<div class="tries">${list.map(
    (act) =>
      html`<button type="button" class="button try" data-act=${act.titleMessage}
        @click=${() => session.edit((simulation) => act.do(simulation))}>${t(act.titleMessage)}</button>`,
  )}</div>`;
}
