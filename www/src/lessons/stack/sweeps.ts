// <cd-sweeps .session>: the present step's solve, sweep by sweep. The slider walks through the iterates; the stage shows
// their forces, the curve how the residual falls.
import { html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../../icons";
import { Localized, t } from "../../messages";
import { fixed, formatNumber } from "../../panels/numbers";
import type { Trace } from "../../simulation/core";
import type { Session } from "../../simulation/session";
import { forcesAt, groundForce, mostSweeps, type SweepSolver, solvers, trace } from "./sweep";
import "./sweeps.css";

/** Sweeps a second while they are played. */
const pace = 6;

export class Sweeps extends LitElement {
  static override properties = {
    session: { attribute: false },
    _solver: { state: true },
    _k: { state: true },
    _trace: { state: true },
    _playing: { state: true },
  };
  declare session: Session;
  declare _solver: SweepSolver;
  declare _k: number;
  /** null while time runs, and where the solver refuses. */
  declare _trace: Trace | null;
  declare _playing: boolean;
  #stops: (() => void)[] = [];
  #timer = 0;

  constructor() {
    super();
    this._solver = "gauss-seidel";
    this._k = 0;
    this._trace = null;
    this._playing = false;
    new Localized(this);
  }
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.#listen());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rest();
    for (const stop of this.#stops.splice(0)) stop();
  }

  #listen(): void {
    if (!this.isConnected || this.#stops.length > 0) return;
    const { session } = this;
    this.#stops = [session.on("change", () => this.#solve()), session.on("transport", () => this.#solve())];
    this.#solve();
  }

  /** Anew for the state that is there now; what was shown of another one is gone. */
  #solve(): void {
    this.#rest();
    this._k = 0;
    this._trace = null;
    if (this.session.playing) return;
    try {
      this._trace = trace(this.session.selected.simulation, this._solver);
    } catch {
      // A scene without contacts, or bounds that this solver does not honour: there is nothing to show.
    }
  }

  #show(k: number): void {
    const found = this._trace;
    if (!found || this.session.playing) return;
    this._k = k;
    const { simulation } = this.session.selected;
    this.session.iterate = { solver: this._solver, k, lambda: forcesAt(simulation, found, k) };
  }

  #play(): void {
    if (this._playing) {
      this.#rest();
      return;
    }
    if (this._k >= mostSweeps) this.#show(0);
    this._playing = true;
    this.#timer = window.setInterval(() => {
      if (this._k >= mostSweeps) this.#rest();
      else this.#show(this._k + 1);
    }, 1000 / pace);
  }
  #rest(): void {
    clearInterval(this.#timer);
    this._playing = false;
  }

  protected override render(): TemplateResult {
    const found = this._trace;
    const idle = found === null || found.unknowns === 0;
    const choose = (event: Event): void => {
      this._solver = (event.target as HTMLSelectElement).value as SweepSolver;
      this.#solve();
      this.#show(0);
    };
    return html`<div class="sweeps" role="group" aria-label=${t("stack-sweeps")}>
      <div class="sweeps-row">
        <button type="button" class="button" ?disabled=${idle} aria-label=${t(this._playing ? "stack-sweeps-stop" : "stack-sweeps-play")}
          @click=${() => this.#play()}>${icon(this._playing ? "pause" : "play")}</button>
        <label class="sweeps-slider"><span class="unseen">${t("stack-sweeps-k")}</span><input type="range" min="0" max=${mostSweeps} step="1" ?disabled=${idle}
          .value=${String(this._k)} @input=${(event: Event) => this.#show(Number((event.target as HTMLInputElement).value))}></label>
        <output class="sweeps-k">k = ${this._k}</output>
        <select aria-label=${t("stack-sweeps-solver")} @change=${choose}>${solvers.map(
          (id) => html`<option value=${id} ?selected=${id === this._solver}>${t(`solver-${id}`)}</option>`,
        )}</select>
      </div>
      ${this.#curve(found)}
      <dl>${this.#numbers(found)}</dl>
      <p class="sweeps-note" role="status">${idle ? t("stack-sweeps-paused") : ""}</p>
    </div>`;
  }

  #numbers(found: Trace | null): TemplateResult {
    const { simulation } = this.session.selected;
    const borne = found ? groundForce(simulation, forcesAt(simulation, found, this._k)) : Number.NaN;
    const rest = found?.residuals[Math.min(this._k, found.iterations)] ?? Number.NaN;
    const line = (id: string, value: number, text: string): TemplateResult =>
      html`<div><dt>${t(id)}</dt><dd>${Number.isFinite(value) ? text : "—"}</dd></div>`;
    return html`${line("stack-sweeps-ground", borne, `${fixed(borne, 1)} N`)}
      ${line("stack-sweeps-residual", rest, `${formatNumber(rest)} m/s`)}`;
  }

  /** log₁₀ of the residual over the sweeps, from its start down to where it gets. */
  #curve(found: Trace | null): TemplateResult {
    const residuals = [...(found?.residuals ?? [])];
    const start = Math.log10(residuals[0] || 1);
    const fall = Math.max(1, start - Math.log10(Math.max(1e-16, residuals.at(-1) ?? 1)));
    const at = (k: number): readonly [number, number] => [
      (k / mostSweeps) * 300,
      Math.min(60, Math.max(0, ((start - Math.log10(residuals[k] || 1e-30)) / fall) * 60)),
    ];
    const path = residuals
      .map((_, k) =>
        at(k)
          .map((x) => x.toFixed(1))
          .join(" "),
      )
      .join("L");
    const [x, y] = at(Math.min(this._k, Math.max(0, residuals.length - 1)));
    return html`<svg class="sweeps-curve" viewBox="-8 -6 316 72" preserveAspectRatio="none" role="img" aria-label=${t("stack-sweeps-curve")}>
      <path class="sweeps-grid" d="M0 0H300M0 30H300M0 60H300"></path>
      ${residuals.length > 1 ? svg`<path class="sweeps-line" d="M${path}"></path><path class="sweeps-now" d="M${x} -6V66"></path><path class="sweeps-dot" d="M${x} ${y}h0"></path>` : nothing}
    </svg>`;
  }
}
customElements.define("cd-sweeps", Sweeps);
