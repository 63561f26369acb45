// <cd-iterating-readings .lab .readings>: numbers of the laboratory in the text, each with its symbol, as they are now.
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { type MathML, markup } from "../formula/mathml";
import { Localized, t } from "../messages";
import { figureWidth, fixed, formatNumber } from "../panels/numbers";
import type { Lab } from "./lab";
import "../formula/formula.css";
import "./iterating.css";

export interface LabReading {
  /** MathML. */
  readonly label: MathML;
  /** Message id of what a screen reader says before the number. */
  readonly name: string;
  readonly value: (lab: Lab) => number | null;
  /** Digits after the point; three significant ones without it. */
  readonly decimals?: number;
}

export class IteratingReadings extends LitElement {
  static override properties = {
    lab: { attribute: false },
    readings: { attribute: false },
    formula: { attribute: false },
  };
  declare lab: Lab;
  declare readings: readonly LabReading[];
  /** MathML of a formula above the numbers. */
  declare formula: MathML | undefined;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    new Localized(this);
  }
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#listen();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = undefined;
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("lab")) this.#listen();
  }
  #listen(): void {
    this.#stop?.();
    const change = (): void => this.requestUpdate();
    this.lab.addEventListener("change", change);
    this.#stop = () => this.lab.removeEventListener("change", change);
  }

  protected override render(): TemplateResult {
    return html`${this.formula ? markup(this.formula) : ""}<div class="chips">${this.readings.map((each) => this.#chip(each))}</div>`;
  }
  #chip({ label, name, value, decimals }: LabReading): TemplateResult {
    const found = value(this.lab);
    const text =
      found === null || !Number.isFinite(found)
        ? "—"
        : decimals === undefined
          ? formatNumber(found)
          : fixed(found, decimals);
    const width = decimals === undefined ? figureWidth("8.88") : decimals + 2;
    return html`<span class="chip"><span class="unseen">${t(name)} </span><span>${markup(label)}</span><span class="equals">=</span
      ><span class="value" .style=${`min-width: ${width}ch`}>${text}</span></span>`;
  }
}
customElements.define("cd-iterating-readings", IteratingReadings);
