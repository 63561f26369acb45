// <cd-iterating-splitting .workspace>: why an iteration converges. Its splitting A = B + C, the spectral radius of G, the verdict of the
// criterion on B − C, the eigenvalues of G against the unit circle, and what ω does to all that.
import { html, nothing, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { on, onWidth } from "../base/observe";
import { t } from "../messages";
import { fixed, formatNumber } from "../panels/numbers";
import { type Method, methods } from "./methods";
import { omegaAt, omegaHeight, omegaPlot, type Relaxed } from "./omega";
import { symbol } from "./symbols";
import type { Workspace } from "./workspace";
import "./iterating.css";

export class IteratingSplitting extends CdElement {
  static override properties = { workspace: { attribute: false }, _width: { state: true } };
  declare workspace: Workspace;
  declare _width: number;

  constructor() {
    super();
    this._width = 0;
  }
  protected override sources(): readonly unknown[] {
    return [this.workspace];
  }
  protected override listen(): readonly Stop[] {
    return [
      on(this.workspace, "change", () => this.requestUpdate()),
      onWidth(this, (width) => {
        this._width = width;
      }),
    ];
  }

  /** Method for the curve over ω: the watched one, or SOR where that has no ω. */
  get #relaxed(): Relaxed {
    return this.workspace.method === "jacobi" ? "jacobi" : "sor";
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    const { shape } = this.workspace;
    const kind = shape ? `${shape.symmetric ? "symmetric" : "skew"}-${shape.verdict}` : null;
    return html`<section class="splitting" aria-label=${t("iterations-splitting")}>
      <p class="splitting-head"><strong class="iterations-card-title">${t("iterations-splitting-short")}</strong>${symbol("splitting")}<span class="splitting-gap"></span>${symbol("G")}${kind ? html`<span class="push"></span><span class="splitting-kind">${t(`iterations-matrix-${kind}`)}</span>` : nothing}</p>
      <div class="solvers-scroll"><table class="splitting-table numbers">
        <thead><tr><th scope="col">${t("iterations-method")}</th><th scope="col" colspan="2"><span class="unseen">ρ(G)</span>${symbol("rho")}</th>
          <th scope="col">${symbol("B-minus-C")} ${t("iterations-definite")}</th><th scope="col"><span class="unseen">B</span>${symbol("B")}</th><th scope="col"><span class="unseen">C</span>${symbol("C")}</th></tr></thead>
        <tbody>${methods.map((method) => this.#row(method))}</tbody></table></div>
      ${this.workspace.bounded ? html`<p class="splitting-note">${this.#free()}</p>` : nothing}
      <div class="splitting-pictures">${this.#eigenvalues()}${this.#omega()}</div>
    </section>`;
  }

  #row({ id, splitting: [b, c] }: Method): TemplateResult {
    const found = this.workspace.iteration(id);
    const radius = found?.radius ?? null;
    const definite = found?.splitting.positiveDefinite;
    return html`<tr class=${id === this.workspace.method ? "watched" : ""} data-method=${id}>
      <th scope="row"><button type="button" class="iterations-pick" aria-pressed=${id === this.workspace.method} @click=${() => this.workspace.set({ method: id })}>${t(`iterations-method-${id}`)}</button></th>
      <td class=${radius !== null && radius >= 1 ? "warn" : ""}>${radius === null ? "—" : fixed(radius, 4)}</td>
      <td class=${radius !== null && radius >= 1 ? "warn" : ""}>${radius === null ? "" : t(radius < 1 ? "iterations-shrinks" : "iterations-grows")}</td>
      <td class=${definite === false ? "warn" : ""}>${definite === undefined ? "—" : t(definite ? "iterations-yes" : "iterations-no")}</td>
      <td>${symbol(b)}</td><td>${symbol(c)}</td></tr>`;
  }

  /** Spectral radius ρ on the rows free of bounds at the solution. */
  #free(): string {
    const rate = this.workspace.rate(this.workspace.method);
    return rate === null ? t("iterations-free-unknown") : t("iterations-free", { rate: fixed(rate, 4) });
  }

  #eigenvalues(): TemplateResult {
    const { workspace } = this;
    const found = workspace.iteration(workspace.method);
    const values = found?.eigenvalues ?? [];
    const reach = Math.max(1.15, 1.1 * (found?.radius ?? 1));
    const words = t("iterations-eigenvalues", { radius: formatNumber(found?.radius ?? Number.NaN) });
    const unit = 1 / reach;
    const name = t(`iterations-method-${workspace.method}`);
    return html`<figure class="splitting-eigenvalues"><svg viewBox="-1.05 -1.05 2.1 2.1" role="img" aria-label=${words}>
        <path class="axis" d="M-1.05 0H1.05M0 -1.05V1.05"></path>
        <circle class="unit" r=${unit}></circle>
        ${found ? svg`<circle class="radius" r=${found.radius * unit}></circle>` : nothing}
        ${values.map(({ re, im }) => svg`<circle class=${Math.hypot(re, im) >= 1 ? "value out" : "value"} cx=${re * unit} cy=${-im * unit} r="0.045"></circle>`)}
      </svg><figcaption>${t("iterations-eigenvalues-of", { method: name })}</figcaption></figure>`;
  }

  #omega(): TemplateResult {
    const { workspace } = this;
    const method = this.#relaxed;
    const best = workspace.best(method);
    const width = Math.max(260, this._width > 560 ? this._width - 190 : this._width - 20);
    const move = (event: PointerEvent): void => {
      if (event.type === "pointermove" && event.buttons !== 1) return;
      const box = (event.currentTarget as Element).getBoundingClientRect();
      workspace.set({ method, omega: omegaAt(event.clientX - box.left, box.width) });
    };
    const number = (value: number): string => fixed(value, 4);
    return html`<figure class="splitting-omega">
      <svg viewBox=${`0 0 ${width} ${omegaHeight}`} width=${width} height=${omegaHeight} role="img" aria-label=${t("iterations-omega-plot", { method: t(`iterations-method-${method}`) })}
        @pointerdown=${move} @pointermove=${move}>${this._width > 0 ? omegaPlot(workspace, method, width) : nothing}</svg>
      <figcaption class="numbers"><span>${t(`iterations-method-${method}`)}: ${symbol("omega")} = ${fixed(workspace.omegaOf(method), 2)}</span>
        ${best ? html`<span><svg class="splitting-key" viewBox="-7 -7 14 14" aria-hidden="true"><path class="omega-best" d="M-5 -5l10 10M5 -5l-10 10"></path></svg>${t("iterations-omega-best", { omega: number(best.omega), radius: number(best.radius) })}</span>` : nothing}
        ${best?.theory ? html`<span><svg class="splitting-key" viewBox="-7 -7 14 14" aria-hidden="true"><circle class="omega-theory" r="5.6"></circle></svg>${t("iterations-omega-theory", { omega: number(best.theory.omega), radius: number(best.theory.radius) })}</span>` : html`<span>${t("iterations-omega-no-theory")}</span>`}
        ${best ? html`<button type="button" class="button try" @click=${() => workspace.set({ method, omega: Math.round(best.omega * 100) / 100 })}>${t("iterations-omega-take")}</button>` : nothing}
      </figcaption></figure>`;
  }
}

customElements.define("cd-iterating-splitting", IteratingSplitting);
