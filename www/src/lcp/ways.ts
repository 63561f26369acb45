// <lcp-ways .state>: which solvers' ways are drawn, what became of each, and the iterate that is looked at.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { solverTitle } from "../panels/words";
import { swatch } from "../plots/swatch";
import { isRefusal } from "./core";
import { StateElement } from "./element";
import { mostIterates, type Path, type Walker, walkerStyle, walkers } from "./paths";
import type { ProblemState } from "./problem-state";
import { list } from "./verdict-line";
import "./lcp.css";

const key = (walker: Walker): TemplateResult => {
  const { color, dash } = walkerStyle(walker);
  return swatch(color, dash);
};

export class Ways extends StateElement<ProblemState> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    return html`<fieldset class="ways-list"><legend>${t("lcp-ways-title")}</legend>${walkers.map((walker) => this.#choice(walker))}</fieldset>
      ${this.state.shown.has("sor") ? this.#omega() : nothing}${this.state.shown.size > 0 ? this.#scrubber() : html`<p class="ways-hint">${t("lcp-ways-hint")}</p>`}`;
  }

  #choice(walker: Walker): TemplateResult {
    const { state } = this;
    const on = state.shown.has(walker);
    const toggle = (event: Event): void => state.show(walker, (event.target as HTMLInputElement).checked);
    return html`<label class="way ${on ? "on" : ""}" data-walker=${walker}><input type="checkbox" .checked=${on} @change=${toggle}>
      ${key(walker)}<span>${solverTitle(walker)}</span>${on ? html`<small>${this.#outcome(walker)}</small>` : nothing}</label>`;
  }

  #outcome(walker: Walker): string {
    const way = this.state.walk(walker);
    if (isRefusal(way)) return t("lcp-way-refused");
    const { status, iterations } = way.result;
    if (status === "solved") return t("lcp-way-solved", { count: iterations });
    if (status === "ray") return t("lcp-way-ray");
    if (status === "infeasible") return t("lcp-way-infeasible");
    return t("lcp-way-limit", { count: Math.min(iterations, mostIterates) });
  }

  #omega(): TemplateResult {
    const set = (event: Event): void => {
      this.state.omega = Number((event.target as HTMLInputElement).value);
    };
    const { omega } = this.state;
    return html`<label class="ways-omega"><span>ω = <span class="numbers">${omega.toFixed(2)}</span></span>
      <input class="slider" type="range" min="0.05" max="2" step="0.05" .value=${String(omega)} aria-label="ω" .style=${`--at: ${(omega - 0.05) / 1.95}; --default: -1`} @input=${set}></label>`;
  }

  #scrubber(): TemplateResult {
    const { state } = this;
    const ways = state.walks;
    const last = Math.max(0, ...ways.map(({ iterates }) => iterates.length - 1));
    const k = Math.min(state.k ?? last, last);
    const set = (event: Event): void => {
      const wanted = Number((event.target as HTMLInputElement).value);
      state.k = wanted === last ? null : wanted;
    };
    return html`<div class="ways-scrub"><input class="slider" type="range" min="0" max=${last} step="1" .value=${String(k)} ?disabled=${last === 0}
        aria-label=${t("lcp-ways-iterate")} aria-valuetext=${t("lcp-ways-k", { k })} .style=${`--at: ${last === 0 ? 0 : k / last}; --default: -1`} @input=${set}>
      <span class="numbers ways-k">${t("lcp-ways-k", { k })}</span></div>
      <ul class="ways-readout numbers">${ways.map((way) => this.#readout(way, k))}</ul>`;
  }

  #readout({ walker, iterates, result }: Path, k: number): TemplateResult {
    const at = Math.min(k, iterates.length - 1);
    return html`<li>${key(walker)}<span>λ = ${list(iterates[at] ?? [])}</span><span>${t("lcp-ways-residual", { value: formatNumber(result.residuals[at] ?? Number.NaN, 2) })}</span></li>`;
  }
}
customElements.define("lcp-ways", Ways);
