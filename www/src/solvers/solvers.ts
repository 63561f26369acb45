// <cd-solvers .session>: the solvers on the problem of the present step, side by side, while time stands still: how the
// residual falls, which rule ended it, and λ of any iterate, here and on the stage; or one solve row by row (rows.ts).
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { onAppearance } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { onWidth } from "../base/observe";
import { t } from "../messages";
import { formatChosen, formatNumber } from "../panels/numbers";
import { choiceTitle } from "../panels/words";
import type { Trace } from "../simulation/core";
import type { Session } from "../simulation/session";
import { Colors } from "../styles/palette";
import { Convergence } from "./convergence";
import { forces } from "./frozen";
import { handOver, mostHanded } from "./handed";
import { labelsOf } from "./labels";
import { omegaSlider, solverList } from "./list";
import { multipliers } from "./multipliers";
import { Playback } from "./playback";
import "./rows";
import "../panels/panels.css";
import "./solvers.css";
import { bestOf, distance, isBounded, iterateAt, lifted, type Solved, solveAll, unavoidable } from "./traces";

/** Shown at first: where every row is an equation, and where rows have bounds. */
const usualFree = new Set(["cg", "direct", "jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor"]);
const usualBounded = new Set(["jacobi", "gauss-seidel", "symmetric-gauss-seidel", "sor", "nncg", "lemke"]);
/** Offered as the most iterations. */
const limits = [30, 100, 300, 1000] as const;

export class SolversPanel extends CdElement {
  static override properties = {
    session: { attribute: false },
    _hidden: { state: true },
    _watched: { state: true },
    _k: { state: true },
    _most: { state: true },
    _from: { state: true },
    _width: { state: true },
    _walk: { state: true },
  };
  declare session: Session;
  /** Ids of solvers whose curves are not shown; null: as it is at first. */
  declare _hidden: ReadonlySet<string> | null;
  /** Id of the solver whose iterates are looked at. */
  declare _watched: string;
  /** The iterate that is looked at. */
  declare _k: number;
  declare _most: number;
  declare _from: "cold" | "warm";
  declare _width: number;
  /** Step of the scrubber: an iterate or a row. */
  declare _walk: "iterates" | "rows";

  readonly #colors = new Colors();
  readonly #playback = new Playback();
  #solved: readonly Solved[] = [];
  #labels: readonly string[] = [];
  #convergence: Convergence | null = null;
  /** The shown iterate on the stage is ours. */
  #showing = false;
  #planned = 0;

  constructor() {
    super();
    this._hidden = null;
    this._watched = "cg";
    this._k = 0;
    this._most = 100;
    this._from = "cold";
    this._width = 0;
    this._walk = "iterates";
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback.stop();
    this.#release();
    this.#convergence?.destroy();
    this.#convergence = null;
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("session") || !this.session) return;
    // The panel shows one step: opening it pauses the run.
    this.session.pause();
    this.#solve();
  }
  protected override updated(): void {
    this.#draw();
  }

  // Following the session --------------------------------------------------------------------------------------------

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [
      // The session has let go of the iterate: another ω asks for the same one again, another moment does not.
      session.on("change", () => this.#plan()),
      session.on("transport", () => {
        this.#release();
        this.#plan();
      }),
      session.on("iterate", () => this.requestUpdate()),
      onAppearance(() => {
        this.#colors.forget();
        this.requestUpdate();
      }),
      onWidth(this, (width) => {
        this._width = width;
      }),
      () => {
        cancelAnimationFrame(this.#planned);
        this.#planned = 0;
      },
    ];
  }

  /** Solves once per frame at most, however much has changed. */
  #plan(): void {
    if (this.#planned !== 0) return;
    this.#planned = requestAnimationFrame(() => {
      this.#planned = 0;
      if (!this.session.playing) this.#solve();
      this.requestUpdate();
    });
  }

  #solve(): void {
    this.#playback.stop();
    const { simulation } = this.session.selected;
    this.#solved = solveAll(simulation, this._most, this._from);
    this.#labels = labelsOf(simulation, this.#solved.find(({ trace }) => trace)?.trace?.unknowns ?? 0);
    // Conjugate residuals do not support bounds.
    if (!this.#trace)
      this._watched =
        this.#solved.find(({ id, trace }) => trace && id === "gauss-seidel")?.id ?? this._watched;
    const last = this.#trace?.iterations ?? 0;
    if (this.#showing) this.#show(this._k);
    else this._k = last;
    this.requestUpdate();
  }

  /** Not all curves at once: those of the lessons first. */
  get #hidden(): ReadonlySet<string> {
    if (this._hidden) return this._hidden;
    const usual = isBounded(this.#solved) ? usualBounded : usualFree;
    return new Set(this.#solved.flatMap(({ id }) => (usual.has(id) ? [] : [id])));
  }
  get #shownSolvers(): readonly Solved[] {
    const hidden = this.#hidden;
    return this.#solved.filter(({ id }) => !hidden.has(id));
  }
  get #watchedSolver(): Solved | undefined {
    return this.#solved.find(({ id }) => id === this._watched);
  }
  get #trace(): Trace | null {
    return this.#watchedSolver?.trace ?? null;
  }
  /** λ* : see bestOf. */
  get #best(): Trace | null {
    return bestOf(this.#solved);
  }

  // The iterate ------------------------------------------------------------------------------------------------------

  #show(k: number): void {
    const trace = this.#trace;
    if (!trace || this.session.playing) return;
    this._k = Math.max(0, Math.min(trace.iterations, k));
    this.#showing = true;
    // The stage draws forces.
    const rows = this.session.selected.simulation.stepRows();
    const lambda = rows ? forces(iterateAt(trace, this._k), rows) : iterateAt(trace, this._k);
    this.session.iterate = { solver: this._watched, k: this._k, lambda };
  }
  /** The stage shows the step's own λ again, and the slider stands at the end. */
  #release(): void {
    this.#playback.stop();
    if (this.#showing && this.session) this.session.iterate = null;
    this.#showing = false;
    this._k = this.#trace?.iterations ?? 0;
  }
  #watch(id: string): void {
    this.#playback.stop();
    this._watched = id;
    const shown = new Set(this.#hidden);
    shown.delete(id);
    this._hidden = shown;
    this._k = this.#trace?.iterations ?? 0;
    if (this.#showing) this.#show(this._k);
  }
  readonly #play = (): void => {
    const last = this.#trace?.iterations ?? 0;
    if (this.#playback.running) this.#playback.stop();
    else {
      this.#show(this._k >= last ? 0 : this._k);
      this.#playback.start(
        this._k,
        last,
        (k) => this.#show(k),
        () => this.requestUpdate(),
      );
    }
    this.requestUpdate();
  };
  readonly #scrub = (event: Event): void => {
    this.#playback.stop();
    this.#show(Number((event.target as HTMLInputElement).value));
  };
  readonly #pointAt = (event: PointerEvent): void => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const k = this.#convergence?.iterationAt(event.clientX) ?? null;
    if (k === null) return;
    this.#playback.stop();
    this.#show(k);
  };

  /** Why there is no row at all. */
  get #nothing(): string {
    const { simulation } = this.session.selected;
    if (simulation.constraints().length === 0) return "solvers-nothing";
    return simulation.get("method") === "generalised" ? "solvers-coordinates" : "solvers-no-problem";
  }

  // Drawing ------------------------------------------------------------------------------------------------------

  #draw(): void {
    const host = this.querySelector<HTMLElement>(".solvers-canvas");
    const over = this.querySelector<SVGSVGElement>(".solvers-over");
    if (!host || !over || this._width <= 0) return;
    this.#convergence ??= new Convergence(host, over, this.#colors);
    const solved = this.#watchedSolver;
    const watched = solved?.trace && !this.#hidden.has(solved.id) ? { solved, k: this._k } : null;
    this.#convergence.draw(
      {
        solved: this.#shownSolvers,
        level: isBounded(this.#solved) ? null : unavoidable(this.#best),
        watched,
      },
      this._width,
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session) return nothing;
    if (this.#labels.length === 0) return html`<p class="solvers-note">${t(this.#nothing)}</p>`;
    if (this.#solved.every(({ trace }) => (trace?.unknowns ?? 0) === 0))
      return html`<p class="solvers-note">${t("solvers-no-problem")}</p>`;
    const { playing } = this.session;
    return html`<section class="solvers ${playing ? "waiting" : ""}" aria-label=${t("solvers-title")}>
      <p class="solvers-note" role="status">${playing ? html`${t("solvers-running")} <button type="button" class="button" @click=${() => this.session.pause()}>${icon("pause")}${t("app-pause")}</button>` : t(this._from === "warm" ? "solvers-frozen-warm" : "solvers-frozen", { rows: this.#labels.length, time: formatChosen(Number(this.session.selected.simulation.time.toFixed(4))) })}</p>
      ${this.#walks()}
      ${this._walk === "rows" ? html`<cd-rows .session=${this.session}></cd-rows><div class="solvers-settings">${omegaSlider(this.session)}${this.#apart()}</div>` : this.#iterates()}
    </section>`;
  }

  #walks(): TemplateResult {
    const choose = (walk: "iterates" | "rows"): void => {
      this.#release();
      this._walk = walk;
      // Its place is made anew.
      this.#convergence?.destroy();
      this.#convergence = null;
    };
    const way = (walk: "iterates" | "rows"): TemplateResult =>
      html`<label class="segment"><input type="radio" class="unseen" name="solvers-walk" .checked=${this._walk === walk} @change=${() => choose(walk)}><span>${t(`solvers-by-${walk}`)}</span></label>`;
    return html`<div class="segments solvers-walk" role="radiogroup" aria-label=${t("solvers-walk")}>${way("iterates")}${way("rows")}</div>`;
  }

  #iterates(): TemplateResult {
    return html`<p class="solvers-axis">${isBounded(this.#solved) ? t("solvers-natural") : html`<span class="symbol">‖𝐴𝜆 + 𝑏‖</span>`}<span class="push"></span>${t("solvers-iterations-axis")}</p>
      <div class="solvers-plot" @pointerdown=${this.#pointAt} @pointermove=${this.#pointAt}>
        <div class="solvers-canvas" aria-hidden="true"></div><svg class="solvers-over" aria-hidden="true"></svg>
      </div>
      ${this.#list()} ${this.#scrubber()}`;
  }

  #list(): TemplateResult {
    const toggle = (id: string): void => {
      const hidden = new Set(this.#hidden);
      if (!hidden.delete(id)) hidden.add(id);
      this._hidden = hidden;
    };
    return html`${solverList({
      solved: this.#solved,
      hidden: this.#hidden,
      watched: this._watched,
      best: this.#best,
      toggle,
      watch: (id) => this.#watch(id),
    })}
      <div class="solvers-settings">${omegaSlider(this.session)}
        <label>${t("solvers-most")} <select @change=${this.#setMost}>${limits.map((limit) => html`<option value=${limit} ?selected=${limit === this._most}>${limit}</option>`)}</select></label>
        <label>${t("rows-from")} <select class="solvers-from" @change=${this.#setFrom}>${(["cold", "warm"] as const).map((from) => html`<option value=${from} ?selected=${from === this._from}>${t(`rows-${from}`)}</option>`)}</select></label>
        ${this.#apart()}
      </div>`;
  }

  /** To the lesson on iterating, with the problem of this moment: only there, since elsewhere there is no such lesson. */
  #apart(): TemplateResult | typeof nothing {
    const rows = this.#labels.length;
    if (rows > mostHanded || !document.querySelector("cd-header")) return nothing;
    const go = (): void => {
      handOver(this.session.selected.simulation);
      location.hash = "#/iterating";
    };
    return html`<button type="button" class="button solvers-apart" title=${t("solvers-apart-help")} ?disabled=${this.session.playing} @click=${go}>${t("solvers-apart")}${icon("chevronRight")}</button>`;
  }

  readonly #setFrom = (event: Event): void => {
    this._from = (event.target as HTMLSelectElement).value as "cold" | "warm";
    this.#solve();
  };
  readonly #setMost = (event: Event): void => {
    this._most = Number((event.target as HTMLSelectElement).value);
    this.#solve();
  };

  #scrubber(): TemplateResult | typeof nothing {
    const [solved, trace] = [this.#watchedSolver, this.#trace];
    if (!solved || !trace || trace.unknowns === 0) return nothing;
    const iterate = iterateAt(trace, this._k);
    const best = this.#best ?? trace;
    const words = t(isBounded(this.#solved) ? "solvers-readout-bounded" : "solvers-readout", {
      k: this._k,
      residual: formatNumber(trace.residuals[this._k] ?? 0),
      distance: formatNumber(distance(iterate, best.lambda)),
    });
    const name = choiceTitle("solver", solved);
    return html`<div class="solvers-iterate" role="group" aria-label=${t("solvers-iterates-of", { solver: name })}>
      <div class="solvers-scrub">
        <button type="button" class="button" aria-label=${t(this.#playback.running ? "solvers-pause" : "solvers-play")} title=${t(this.#playback.running ? "solvers-pause" : "solvers-play")}
          ?disabled=${this.session.playing || trace.iterations === 0} @click=${this.#play}>${icon(this.#playback.running ? "pause" : "play")}</button>
        <input class="slider" type="range" min="0" max=${trace.iterations} step="1" .value=${String(this._k)} ?disabled=${this.session.playing} aria-label=${t("solvers-iterates-of", { solver: name })}
          aria-valuetext=${words} .style=${`--at: ${trace.iterations === 0 ? 0 : this._k / trace.iterations}; --default: -1`} @input=${this.#scrub}>
        <button type="button" class="button solvers-back" ?disabled=${!this.session.iterate} @click=${() => this.#release()}>${t("solvers-release")}</button>
      </div>
      <p class="solvers-readout numbers" aria-live=${this.#playback.running ? "off" : "polite"}>${name}: ${words}${this._k === trace.iterations && lifted(trace) ? ` ${t("solvers-lifted")}` : nothing}</p>
      ${multipliers(this.#labels, iterate, best.lambda)}
      ${this.#best ? nothing : html`<p class="solvers-note">${t("solvers-no-direct")}</p>`}
      ${isBounded(this.#solved) ? html`<p class="solvers-note">${t("solvers-best-bounded")}</p>` : nothing}
    </div>`;
  }
}

customElements.define("cd-solvers", SolversPanel);
