// <cd-live-table .session .view>: a table with the numbers of this moment, a line for each row or coordinate.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { fixed } from "../panels/numbers";
import type { Simulation } from "../simulation/core";
import type { SymbolKey } from "../simulation/session";
import { LiveElement } from "./live-element";
import "./live-table.css";

interface TableColumn {
  /** MathML, or words. */
  readonly label: unknown;
  /** The label as plain text, for screen readers. */
  readonly name: string;
  readonly symbol?: SymbolKey;
  readonly decimals: number;
  /** Sign that joins it to the column before: "+", "=". */
  readonly sign?: string;
}
interface TableLine {
  readonly label: unknown;
  /** A number for each column; NaN where there is none. */
  readonly values: readonly number[];
}
export interface TableView {
  /** Message id of what the table shows, with the units. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** Throws where the scene has nothing of the kind. */
  lines(simulation: Simulation): readonly TableLine[];
}

/** A letter with an index below it. */
export const indexed = (letter: string, index: number): TemplateResult =>
  html`<i>${letter}</i><sub>${index}</sub>`;

export class LiveTable extends LiveElement {
  static override properties = { ...LiveElement.properties, view: { attribute: false } };
  declare view: TableView;

  protected override render(): TemplateResult {
    const { caption, columns } = this.view;
    return html`<div class="live-table-scroll" tabindex="0" role="group" aria-label=${t(caption)}><table>
      <caption>${t(caption)}</caption>
      <thead><tr><td></td>${columns.map(
        ({ label, name, symbol }) =>
          html`<th scope="col" data-symbol=${symbol ?? nothing}><span class="unseen">${name}</span><span aria-hidden="true">${label}</span></th>`,
      )}</tr></thead>
      <tbody>${this.#lines().map(
        (line) =>
          html`<tr><th scope="row">${line.label}</th>${columns.map((column, i) => cell(column, line.values[i]))}</tr>`,
      )}</tbody></table></div>`;
  }

  #lines(): readonly TableLine[] {
    try {
      return this.view.lines(this.session.selected.simulation);
    } catch {
      return [{ label: "—", values: [] }];
    }
  }
}
customElements.define("cd-live-table", LiveTable);

function cell({ symbol, decimals, sign }: TableColumn, value = Number.NaN): TemplateResult {
  const number = Number.isFinite(value) ? fixed(value, decimals) : "—";
  return html`<td data-symbol=${symbol ?? nothing}>${sign ? html`<span class="sign">${sign}</span>` : ""}<span class="number">${number}</span></td>`;
}
