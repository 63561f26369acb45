// A short piece of a run's line, as a key: its colour and its dash.
import { html, svg, type TemplateResult } from "lit";

export function swatch(property: string, dash: readonly number[]): TemplateResult {
  const line = svg`<path d="M1 4h20" stroke=${`var(${property})`} stroke-width="2.4" stroke-dasharray=${dash.map((d) => d * 0.8).join(" ")} fill="none"/>`;
  return html`<svg class="swatch" viewBox="0 0 22 8" width="22" height="8" aria-hidden="true" focusable="false">${line}</svg>`;
}
