// <cd-iterating-rates .workspace>: all solvers side by side: how the residual falls against iterations or work, the slope that ρ predicts
// beside the measured one, and how each run ended.
import { html, nothing, type TemplateResult } from "lit";
import { onAppearance } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { onWidth } from "../base/observe";
import { t } from "../messages";
import { fixed, powerOfTen } from "../panels/numbers";
import { choiceTitle } from "../panels/words";
import { swatch } from "../plots/swatch";
import { linearTicks } from "../plots/ticks";
import { type Across, Convergence } from "../solvers/convergence";
import { solverStyle } from "../solvers/style";
import type { Solved } from "../solvers/traces";
import { Colors, markerOutline } from "../styles/palette";
import { type MethodId, methods } from "./methods";
import { fateOf, measuredRate, tail } from "./rates";
import { symbol } from "./symbols";
import type { Result, Workspace } from "./workspace";
import "../solvers/solvers.css";
import "./iterating.css";

/** Offered: decades of the tolerance, and most sweeps. */
const tolerances = [-2, -4, -6, -8, -12] as const;
const limits = [10, 30, 100, 300, 1000] as const;
/** Solvers for which the work is row updates only. */
const rowByRow = new Set<string>([...methods.map(({ id }) => id), "block-gauss-seidel"]);
/** Solvers with a convergence rate (linear convergence); the others have none. */
const steady = new Set<string>([...rowByRow, "nncg", "apgd"]);

export class IteratingRates extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    _hidden: { state: true },
    _across: { state: true },
    _width: { state: true },
  };
  declare workspace: Workspace;
  declare _hidden: ReadonlySet<string> | null;
  declare _across: Across;
  declare _width: number;
  readonly #colors = new Colors();
  #convergence: Convergence | null = null;

  constructor() {
    super();
    this._hidden = null;
    this._across = "iterations";
    this._width = 0;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#convergence?.destroy();
    this.#convergence = null;
  }
  protected override sources(): readonly unknown[] {
    return [this.workspace];
  }
  protected override listen(): readonly Stop[] {
    return [
      onWidth(this, (width) => {
        this._width = width;
      }),
      this.workspace.on(() => this.requestUpdate()),
      onAppearance(() => {
        this.#colors.forget();
        this.requestUpdate();
      }),
    ];
  }

  /** At first the four whose lines are shown. */
  get #hiddenNow(): ReadonlySet<string> {
    return (
      this._hidden ??
      new Set(
        this.workspace.results.flatMap(({ id }) => (methods.some((method) => method.id === id) ? [] : [id])),
      )
    );
  }
  get #shown(): readonly Solved[] {
    const hidden = this.#hiddenNow;
    return this.workspace.results
      .filter(({ id }) => !hidden.has(id))
      .flatMap((result) => solvedOf(result, this._across, this.workspace));
  }

  protected override updated(): void {
    const host = this.querySelector<HTMLElement>(".solvers-canvas");
    const over = this.querySelector<SVGSVGElement>(".solvers-over");
    if (!host || !over || this._width <= 0) return;
    this.#convergence ??= new Convergence(host, over, this.#colors);
    const { workspace } = this;
    const solved = this.#shown.find(({ id }) => id === workspace.method);
    const { k } = workspace.moments.at(workspace.at);
    this.#convergence.draw(
      {
        solved: this.#shown,
        level: null,
        watched: solved ? { solved, k } : null,
        across: this._across,
        slope: solved ? this.#slope() : null,
      },
      this._width,
    );
  }

  /** The line that ρ predicts for the watched method, through the middle of its run. */
  #slope(): { at: number; residual: number; rate: number } | null {
    const { workspace } = this;
    const rate = workspace.rate(workspace.method);
    const { residuals } = workspace.result;
    const part = tail(residuals);
    if (rate === null || rate === 0 || !part) return null;
    return { at: part.from, residual: residuals[part.from] as number, rate };
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    const axis = this._across === "work" ? "iterations-axis-work" : "iterations-axis";
    const choose = (across: Across) => (): void => {
      this._across = across;
    };
    return html`<section class="solvers" aria-label=${t("iterations-rates")}>
      <div class="iterations-across"><strong class="iterations-card-title">${t("iterations-rates-short")}</strong>${this.workspace.bounded ? t("iterations-residual-bounded") : html`<span class="symbol">${symbol("violation")}</span>`}<span class="push"></span>
        ${this.#rules()}
        <div class="segments" role="radiogroup" aria-label=${t("iterations-across")}>${(
          ["iterations", "work"] as const
        ).map(
          (across) =>
            html`<label class="segment"><input type="radio" class="unseen" name="iterations-across" .checked=${across === this._across} @change=${choose(across)}><span>${t(`iterations-across-${across}`)}</span></label>`,
        )}</div></div>
      <div class="solvers-plot" @pointerdown=${this.#pointAt} @pointermove=${this.#pointAt}>
        <div class="solvers-canvas" aria-hidden="true"></div><svg class="solvers-over" aria-hidden="true"></svg>
      </div>
      <p class="solvers-axis"><span class="iterations-slope-key"></span>${t("iterations-slope")}<span class="push"></span>${t(axis)}${this.#unit()}</p>
      <div class="solvers-scroll">${this.#table()}</div>
    </section>`;
  }

  /** The power of ten that is taken out of the labels. */
  #unit(): string {
    if (this._across === "iterations") return "";
    const most = Math.max(1, ...this.#shown.map(({ work }) => work?.at(-1) ?? 0));
    const { exponent } = linearTicks(0, most, 5);
    return exponent === 0 ? "" : `, × ${powerOfTen(exponent)}`;
  }

  /** Stopping rules of a run. */
  #rules(): TemplateResult {
    const { workspace } = this;
    const choice = (event: Event): number => Number((event.target as HTMLSelectElement).value);
    return html`<label>${symbol("epsilon")} <select aria-label=${t("iterations-tolerance")} title=${t("iterations-tolerance")} @change=${(event: Event) => workspace.set({ tolerance: choice(event) })}>${tolerances.map(
      (power) => {
        const value = Number(`1e${power}`);
        return html`<option value=${value} .selected=${value === workspace.tolerance}>${powerOfTen(power)}</option>`;
      },
    )}</select></label>
      <label>${symbol("k-max")} <select aria-label=${t("iterations-most")} title=${t("iterations-most")} @change=${(event: Event) => workspace.set({ most: choice(event) })}>${limits.map(
        (limit) => html`<option value=${limit} .selected=${limit === workspace.most}>${limit}</option>`,
      )}</select></label>`;
  }

  readonly #pointAt = (event: PointerEvent): void => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const x = this.#convergence?.valueAt(event.clientX) ?? null;
    if (x === null) return;
    const { moments } = this.workspace;
    const work = moments.work();
    const sweep = this._across === "work" ? work.findIndex((done) => done >= x) : Math.round(x);
    this.workspace.go(moments.endOf(sweep < 0 ? moments.walk.iterations : sweep));
  };

  #table(): TemplateResult {
    return html`<table class="solvers-list iterations-list numbers">
      <thead><tr><th scope="col"><span class="unseen">${t("iterations-shown")}</span></th><th scope="col">${t("iterations-solver")}</th>
        <th scope="col">${t("iterations-sweeps")}</th><th scope="col">${t("iterations-work")}</th><th scope="col">${t("iterations-measured")}</th>
        <th scope="col"><span class="unseen">ρ(G)</span>${symbol("rho")}</th><th scope="col">${t("iterations-ended")}</th></tr></thead>
      <tbody>${this.workspace.results.map((each) => this.#row(each))}</tbody></table>`;
  }

  #row(each: Result): TemplateResult {
    const { id, color, result, refused } = each;
    const { workspace } = this;
    const name = choiceTitle("solver", each);
    const style = solverStyle(color);
    const method = methods.find((known) => known.id === id);
    const rate = result && steady.has(id) ? measuredRate(result.residuals) : null;
    const predicted = method ? workspace.rate(method.id) : null;
    const number = (value: number | null): string => (value === null ? "—" : fixed(value, 3));
    const fate = result ? fateOf(result) : null;
    const toggle = (): void => {
      const hidden = new Set(this.#hiddenNow);
      if (!hidden.delete(id)) hidden.add(id);
      this._hidden = hidden;
    };
    const key = html`<span class="solvers-swatch" .style=${`color: var(${style.color})`}>${swatch(style.color, style.dash)}<svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true"
      ><path d=${markerOutline(style.marker, 0, 0, 4)} fill="currentColor"></path></svg></span>`;
    const title = method
      ? html`<button type="button" class="iterations-pick" aria-pressed=${id === workspace.method} title=${t("iterations-watch", { solver: name })} @click=${() => workspace.set({ method: id as MethodId })}>${key}${name}</button>`
      : html`<span class="iterations-name">${key}${name}</span>`;
    return html`<tr data-solver=${id} class=${id === workspace.method ? "watched" : ""}>
      <td><input type="checkbox" .checked=${!this.#hiddenNow.has(id)} ?disabled=${!result} aria-label=${t("iterations-show", { solver: name })} @change=${toggle}></td>
      <th scope="row">${title}</th>
      <td>${result ? result.iterations : "—"}</td>
      <td>${result && rowByRow.has(id) ? (result.changes?.row.length ?? "—") : "—"}</td>
      <td>${number(rate)}</td><td>${number(predicted)}</td>
      <td class=${fate === "diverges" || fate === "cycles" ? "warn" : ""}>${fate ? t(`iterations-fate-${fate}`) : t(refused === "too-large" ? "iterations-refused-large" : "iterations-refused")}</td>
    </tr>`;
  }
}

/** As the convergence plot takes it; against work only where work is counted. */
function solvedOf({ id, title, color, result }: Result, across: Across, workspace: Workspace): Solved[] {
  if (!result || (across === "work" && !rowByRow.has(id))) return [];
  const trace = {
    solver: id,
    unknowns: workspace.numbers.b.length,
    iterations: result.residuals.length - 1,
    stoppedBy: result.stoppedBy,
    residuals: result.residuals,
    iterates: result.iterates ?? new Float64Array(0),
    lambda: result.lambda,
  };
  return [{ id, title, color, trace, work: workOf(result.changes?.iterate, trace.iterations) }];
}

/** Rows renewed until every iterate. */
function workOf(iterate: Float64Array | undefined, iterations: number): Float64Array {
  const work = new Float64Array(iterations + 1);
  for (const k of iterate ?? []) if (k <= iterations) work[k] = (work[k] as number) + 1;
  for (let k = 1; k <= iterations; k++) work[k] = (work[k] as number) + (work[k - 1] as number);
  return work;
}

customElements.define("cd-iterating-rates", IteratingRates);
