// A number to move, with its letter and its value beside it.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";

export interface SliderView {
  readonly message: string;
  readonly letter: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly unit?: string;
}

export function slider(view: SliderView, set: (value: number) => void): TemplateResult {
  const { message, letter, value, least, most, step = 0.05, decimals = 2, unit = "" } = view;
  const shown = fixed(value, decimals) + unit;
  return html`<label class="impact-slider"><span><i>${letter}</i> ${t(message)}</span>
    <input type="range" min=${least} max=${most} step=${step} .value=${String(value)} aria-valuetext=${shown}
      @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}>
    <output>${shown}</output></label>`;
}
