// <cd-race .session>: how every run stands now: its distance from the first, its violation, its energy, its angular momentum.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import { floorOf, magnitudesOf } from "../../simulation/magnitude";
import type { Run } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import { LiveElement } from "../live-element";
import "../live-table.css";
import { distance } from "./distance";
import "./methods.css";

export class Race extends LiveElement {
  protected override render(): TemplateResult {
    const { runs } = this.session;
    const [first] = runs;
    return html`<div class="live-table-scroll" tabindex="0" role="group" aria-label=${t("methods-race-caption")}><table>
      <caption>${t("methods-race-caption")}</caption>
      <thead><tr><td></td><th scope="col">${t("methods-column-error")}</th><th scope="col">|C|</th><th scope="col">ΔE</th><th scope="col">ΔL</th></tr></thead>
      <tbody>${runs.map(
        (
          run,
        ) => html`<tr><th scope="row"><span class="cost-key" .style="background: var(${runStyle(run.color).color})"></span>${t(run.name)}</th>
          <td>${run === first || !first || !together(run, first) ? "—" : formatNumber(1000 * distance(run.simulation, first.simulation))}</td>
          <td>${formatNumber(1000 * measured(run, "C.norm", ""))}</td>
          <td>${formatNumber(measured(run, "energy.drift", "J"))}</td>
          <td>${run === first || !first || !together(run, first) ? "—" : formatNumber(momentum(run) - momentum(first))}</td></tr>`,
      )}</tbody></table></div>`;
  }
}
customElements.define("cd-race", Race);

/** 0 for what is rounding in its scene. */
function measured({ simulation }: Run, name: string, unit: string): number {
  const value = simulation.observe(name);
  return Math.abs(value) < floorOf(magnitudesOf(simulation), unit, name) ? 0 : value;
}

/** About the pin. kg·m²/s */
const momentum = (run: Run): number => run.simulation.observe("angularMomentum");
/** On a slow computer one run may be some steps behind for a moment: then there is nothing to compare. */
const together = (a: Run, b: Run): boolean => Math.abs(a.simulation.time - b.simulation.time) < 1e-9;
