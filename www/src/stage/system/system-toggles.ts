// The switches that only systems have: forces in the rods, arrows on all of many bodies.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages";

export interface SystemSwitches {
  readonly hasRods: boolean;
  loadsShown: boolean;
  arrowsOnAll: boolean;
}

export function systemToggles(switches: SystemSwitches, many: boolean, redraw: () => void): TemplateResult {
  const toggle = (key: "loadsShown" | "arrowsOnAll", message: string, mark: TemplateResult): TemplateResult =>
    html`<button type="button" class="button stage-toggle" aria-pressed=${switches[key]} aria-label=${t(message)}
      title=${t(`${message}-help`)} @click=${() => {
        switches[key] = !switches[key];
        redraw();
      }}>${mark}<span class="stage-toggle-word stage-arrow-word">${t(message)}</span></button>`;
  return html`${many ? toggle("arrowsOnAll", "system-all", html`<span class="all-mark" aria-hidden="true"></span>`) : nothing}
    ${switches.hasRods ? toggle("loadsShown", "system-loads", html`<span class="load-mark" aria-hidden="true"></span>`) : nothing}`;
}
