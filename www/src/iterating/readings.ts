// <cd-iterating-readings .workspace .readings>: numbers of the laboratory in the text, each with its symbol, as they are now.
import { html, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { on } from "../base/observe";
import { type MathML, markup } from "../formula/mathml";
import { t } from "../messages";
import { figureWidth, fixed, formatNumber } from "../panels/numbers";
import type { Workspace } from "./workspace";
import "../formula/formula.css";
import "./iterating.css";

export interface LabReading {
  /** MathML. */
  readonly label: MathML;
  /** Message id of what a screen reader says before the number. */
  readonly name: string;
  readonly value: (workspace: Workspace) => number | null;
  /** Digits after the point; three significant ones without it. */
  readonly decimals?: number;
}

export class IteratingReadings extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    readings: { attribute: false },
    formula: { attribute: false },
  };
  declare workspace: Workspace;
  declare readings: readonly LabReading[];
  /** MathML of a formula above the numbers. */
  declare formula: MathML | undefined;

  protected override sources(): readonly unknown[] {
    return [this.workspace];
  }
  protected override listen(): readonly Stop[] {
    return [on(this.workspace, "change", () => this.requestUpdate())];
  }

  protected override render(): TemplateResult {
    return html`${this.formula ? markup(this.formula) : ""}<div class="chips">${this.readings.map((each) => this.#chip(each))}</div>`;
  }
  #chip({ label, name, value, decimals }: LabReading): TemplateResult {
    const found = value(this.workspace);
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
