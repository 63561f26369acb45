// <cd-impact .workspace>: a rod that meets rough ground, in the plane of impulses, with the numbers of each law and of the core;
// and the map of where Newton's law gains energy.
import { html, type TemplateResult } from "lit";
import { CdElement } from "../../base/cd-element";
import { icon } from "../../base/icons";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import type { Workspace } from "../lesson";
import { mostLean, mostSlip } from "./impact-map";
import { endsOf, impactPlane, lawLetters } from "./impact-plane";
import { gaining, type Impact, type Measured, measure, type Pair, watched } from "./impact-scene";
import { type Law, laws, work } from "./routh";
import { slider } from "./slider";
import "./card.css";
import "./impact.css";

export class ImpactElement extends CdElement {
  static override properties = { workspace: { attribute: false }, _impact: { state: true } };
  declare workspace: Workspace;
  declare _impact: Impact;

  constructor() {
    super();
    this._impact = gaining;
  }

  #set(change: Partial<Impact>): void {
    this._impact = { ...this._impact, ...change };
  }
  #run(): void {
    this.workspace.perform({
      id: "impact",
      titleMessage: "collisions-preset-impact",
      runs: [{ name: "collisions-run-rod", scene: watched(this._impact), parameters: {} }],
      plots: ["energy.kinetic", "body[1].vy", "body[1].spin"],
    });
  }

  protected override render(): TemplateResult {
    const impact = this._impact;
    const measured = measure(impact);
    const { lean, slip, e, mu } = impact;
    return html`<div class="impact-card" role="group" aria-label=${t("collisions-impact")}>
      ${slider({ message: "collisions-impact-lean", letter: "θ", value: lean, least: -mostLean, most: mostLean, step: 1, decimals: 0, unit: "°" }, (value) => this.#set({ lean: value }))}
      ${slider({ message: "collisions-impact-slip", letter: "s", value: slip, least: -mostSlip, most: mostSlip }, (value) => this.#set({ slip: value }))}
      ${slider({ message: "collisions-impact-mu", letter: "μ", value: mu, least: 0, most: 1.5 }, (value) => this.#set({ mu: value }))}
      ${slider({ message: "collisions-e", letter: "e", value: e, least: 0, most: 1 }, (value) => this.#set({ e: value }))}
      ${measured ? html`${impactPlane(measured, impact)}${key()}${table(measured, impact)}` : html`<p role="status">${t("collisions-impact-flat")}</p>`}
      <div class="tries"><button type="button" class="button try" @click=${() => this.#run()}>${icon("play")}<span>${t("collisions-impact-run")}</span></button>
        <button type="button" class="button" @click=${() => this.#set(gaining)}>${t("collisions-impact-gaining")}</button></div>
      <cd-impact-map .impact=${impact} @choose=${(event: CustomEvent<Partial<Impact>>) => this.#set(event.detail)}></cd-impact-map>
    </div>`;
  }
}
customElements.define("cd-impact", ImpactElement);

/** Legend: message of each line of the picture. */
const lines = {
  cone: "collisions-impact-cone",
  sticking: "collisions-impact-sticking",
  compression: "collisions-impact-compression",
  newton: "collisions-impact-newton",
  path: "collisions-impact-path",
  engine: "collisions-impact-engine",
} as const;
const key = (): TemplateResult =>
  html`<ul class="impact-key">${Object.entries(lines).map(([line, message]) => html`<li><span class="impact-swatch ${line}" aria-hidden="true"></span>${t(message)}</li>`)}</ul>`;

const lawNames: Readonly<Record<Law, string>> = {
  newton: "collisions-impact-law-newton",
  poisson: "collisions-impact-law-poisson",
  stronge: "collisions-impact-law-stronge",
};

/** A line for each law, and one for the step of the core. */
function table(measured: Measured, impact: Impact): TemplateResult {
  const ends = endsOf(measured, impact);
  const row = (name: string, p: Pair, gain: number): TemplateResult => {
    const change = Math.abs(gain) < 5e-5 ? 0 : (100 * gain) / measured.before;
    return html`<tr><th scope="row">${name}</th>${p.map((part) => html`<td class="numbers">${fixed(part, 3)}</td>`)}
      <td class="numbers ${change > 0 ? "gains" : ""}">${change > 0 ? "+" : ""}${fixed(change, 1)} %</td></tr>`;
  };
  return html`<table class="impact-table"><thead><tr><td></td><th scope="col">${t("collisions-impact-pt")}</th><th scope="col">${t("collisions-impact-pn")}</th><th scope="col">${t("collisions-impact-change")}</th></tr></thead>
    <tbody>${laws.map((law) => row(`${lawLetters[law]} · ${t(lawNames[law])}`, ends[law], work(measured, ends[law])))}
    ${row(t("collisions-impact-engine"), measured.impulse, measured.after - measured.before)}</tbody></table>`;
}
