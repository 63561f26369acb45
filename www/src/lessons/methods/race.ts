// <cd-race .session>: how every run stands now: its distance from the first, its violation, its momentum, its angular momentum, its
// energy, and its cost.
import { html, type TemplateResult } from "lit";
import { t } from "../../messages";
import { engineeringExponent, fixed, formatNumber, powerOfTen } from "../../panels/numbers";
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
      <thead><tr><td></td><th scope="col">${t("methods-column-error")}</th><th scope="col">|C|</th><th scope="col">|Δp|</th><th scope="col">ΔL</th><th scope="col">ΔE</th><th scope="col">${t("methods-column-cost")}</th></tr></thead>
      <tbody>${runs.map((run) => {
        const reference = first && run !== first && together(run, first) ? first : undefined;
        const compared = (value: (run: Run, reference: Run) => number): string =>
          reference ? written(value(run, reference)) : "—";
        return html`<tr><th scope="row"><span class="cost-key" .style="background: var(${runStyle(run.color).color})"></span>${t(run.name)}</th>
          <td>${compared(({ simulation }, other) => 1000 * distance(simulation, other.simulation))}</td>
          <td>${written(1000 * measured(run, "C.norm", ""))}</td>
          <td>${compared(momentumError)}</td>
          <td>${compared((one, other) => angularMomentum(one) - angularMomentum(other))}</td>
          <td>${written(measured(run, "energy.drift", "J"))}</td>
          <td>${run.cost.steps > 0 ? written(costOf(run)) : "—"}</td></tr>`;
      })}</tbody></table></div>`;
  }
}
customElements.define("cd-race", Race);

/** To two digits, or one and a power of ten, "−3·10⁻⁴": six columns stand side by side in the text. */
function written(value: number): string {
  if (engineeringExponent(value, 2) === 0) return formatNumber(value, 2);
  const [mantissa, exponent] = value.toExponential(0).split("e");
  return `${fixed(Number(mantissa), 0)}·${powerOfTen(Number(exponent))}`;
}

/** 0 for what is rounding in its scene. */
function measured({ simulation }: Run, name: string, unit: string): number {
  const value = simulation.observe(name);
  return Math.abs(value) < floorOf(magnitudesOf(simulation), unit, name) ? 0 : value;
}

/** Magnitude of the difference. kg·m/s */
const momentumError = (one: Run, other: Run): number =>
  Math.hypot(
    ...["momentum.x", "momentum.y"].map(
      (name) => one.simulation.observe(name) - other.simulation.observe(name),
    ),
  );
/** About the pin. kg·m²/s */
const angularMomentum = (run: Run): number => run.simulation.observe("angularMomentum");
/** Computing time of a simulated second, from the steps so far. ms */
const costOf = ({ cost, simulation }: Run): number => cost.time / (cost.steps * simulation.stepSize);
/** On a slow computer one run may be some steps behind for a moment: then there is nothing to compare. */
const together = (a: Run, b: Run): boolean => Math.abs(a.simulation.time - b.simulation.time) < 1e-9;
