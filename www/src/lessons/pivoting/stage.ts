// <pivoting-stage .state>: the problem row by row, the pseudo-code of the solver with the running line lit, and the way through.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { icon } from "../../base/icons";
import { on } from "../../base/observe";
import { mathml } from "../../formula/mathml";
import { boundsAt } from "../../iterating/problems";
import { bar, cell } from "../../iterating/rows";
import { barScale } from "../../iterating/scale";
import { shortNumber } from "../../iterating/short";
import { t } from "../../messages";
import { formatNumber } from "../../panels/numbers";
import { Playback } from "../../solvers/playback";
import { listings, type SolverId, solvers } from "./code";
import formulas from "./formulas.tex";
import { type SmallId, smallIds } from "./problems";
import { coverOf, type PivotState, settled } from "./state";

const symbol = (name: string): unknown => mathml(formulas, name);
/** Up to so many rows the entries of A are numbers. */
const mostNumbers = 6;

export class PivotStage extends CdElement {
  static override properties = { state: { attribute: false } };
  declare state: PivotState;
  readonly #playback = new Playback();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback.stop();
  }
  protected override sources(): readonly unknown[] {
    return [this.state];
  }
  protected override listen(): readonly Stop[] {
    const { state } = this;
    return [
      on(state, "change", () => {
        this.#playback.stop();
        this.requestUpdate();
      }),
      on(state, "moment", () => this.requestUpdate()),
      on(state, "play", this.#play),
    ];
  }
  #go(moment: number): void {
    this.#playback.stop();
    this.state.go(moment);
    this.requestUpdate();
  }
  readonly #play = (): void => {
    const { state } = this;
    if (this.#playback.running) this.#playback.stop();
    else {
      const from = state.at >= state.last ? 0 : state.at;
      state.go(from);
      this.#playback.start(
        from,
        state.last,
        (moment) => state.go(moment),
        () => this.requestUpdate(),
        { pace: 2, longest: Number.POSITIVE_INFINITY },
      );
    }
    this.requestUpdate();
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    return html`<section class="iterations pivoting" aria-label=${t("pivoting-stage")}>
      ${this.#choices()}
      <div class="iterations-middle"><div class="iterations-left">${this.#table()}</div>${this.#listing()}</div>
      ${this.#scrubber()}
    </section>`;
  }

  #choices(): TemplateResult {
    const { state } = this;
    const select = (
      label: string,
      ids: readonly string[],
      chosen: string,
      words: string,
      choose: (id: string) => void,
    ): TemplateResult =>
      html`<label class="iterations-problem"><span class="unseen">${t(label)}</span><select class="select" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>${ids.map(
        (id) =>
          html`<option value=${id} ?selected=${id === chosen} .selected=${id === chosen}>${t(`${words}-${id}`)}</option>`,
      )}</select></label>`;
    return html`<div class="iterations-head">
      ${select("pivoting-problem", smallIds, state.problem, "pivoting-problem", (id) => state.set({ problem: id as SmallId }))}
      ${select("pivoting-solver", solvers, state.solver, "pivoting-solver", (id) => state.set({ solver: id as SolverId }))}
    </div>`;
  }

  #table(): TemplateResult {
    const { numbers, lambda, w, free, solution, moment } = this.state;
    const n = numbers.b.length;
    const scale = barScale(solution ?? lambda);
    const largest = Math.max(...numbers.a.flat().map(Math.abs));
    const written = n <= mostNumbers && numbers.a.flat().every((entry) => shortNumber(entry).length <= 4);
    return html`<table class="iterations-rows numbers ${written ? "written" : ""}">
      <caption class="unseen">${t("pivoting-rows")}</caption>
      <thead><tr><td></td><th scope="col" colspan=${n} class="iterations-a"><span class="unseen">A</span>${symbol("A")}</th><th scope="col"><span class="unseen">b</span>${symbol("b")}</th><td></td>
        <th scope="col"><span class="unseen">λ</span>${symbol("lambda")}</th><th scope="col"><span class="unseen">w</span>${symbol("w")}</th><th scope="col"><span class="unseen">F</span>${symbol("F")}</th></tr></thead>
      <tbody>${numbers.a.map((entries, i) => {
        const own = free.includes(i);
        return html`<tr class="new ${moment.rows.includes(i) ? "lit" : ""}" data-row=${i}>
          <th scope="row" title=${numbers.names?.[i] ?? nothing}>${i + 1}</th>
          ${entries.map((entry, j) => cell(entry, largest, written, i === j))}
          <td class="iterations-b">${shortNumber(numbers.b[i] as number)}</td>
          <td class="iterations-bar">${bar(lambda[i] as number, solution?.[i] ?? 0, scale, ...boundsAt(numbers, i, lambda), solution !== null)}</td>
          <td class="iterations-value">${formatNumber(lambda[i] as number)}</td>
          <td>${formatNumber(settled(w[i] as number))}</td>
          <td class="pivoting-free">${own ? html`<span aria-hidden="true">●</span><span class="unseen">${t("pivoting-free")}</span>` : nothing}</td>
        </tr>`;
      })}</tbody></table>`;
  }

  #listing(): TemplateResult {
    const { state } = this;
    const { line: lit } = state.moment;
    return html`<div class="iterations-code">
      <ol class="iterations-lines">${listings[state.solver].map(
        ({
          words,
          formula,
          indent,
          line,
        }) => html`<li class=${line === lit ? "lit" : ""} aria-current=${line === lit ? "step" : nothing}
          .style=${`--indent: ${indent}`}>${words ? html`<span class="word">${t(words)}</span> ` : nothing}${formula ? symbol(formula) : nothing}</li>`,
      )}</ol>
      <p class="iterations-now numbers">${this.#now()}</p>
    </div>`;
  }
  #now(): TemplateResult {
    const { state } = this;
    const rows = state.free.map((row) => row + 1).join(", ");
    const z0 = state.solver === "lemke" && state.moment.k > 0 ? coverOf(state) : null;
    return html`𝐹 = {${rows}}${z0 === null ? nothing : html`, 𝑧₀ = <b>${formatNumber(z0)}</b>`}`;
  }

  #scrubber(): TemplateResult {
    const { state } = this;
    const { at, last, result, moment } = state;
    const words = t("pivoting-readout", {
      k: moment.k,
      most: result.iterations,
      residual: Number.isFinite(state.residual) ? formatNumber(state.residual) : "—",
    });
    const button = (
      name: "stepBack" | "stepForward" | "rewind",
      label: string,
      off: boolean,
      to: number,
    ): TemplateResult =>
      html`<button type="button" class="button" aria-label=${t(label)} title=${t(label)} ?disabled=${off} @click=${() => this.#go(to)}>${icon(name)}</button>`;
    const playing = this.#playback.running;
    const play = t(playing ? "iterations-pause" : "iterations-play");
    return html`<div class="iterations-scrub" role="group" aria-label=${t("iterations-scrub")}>
      ${button("rewind", "iterations-to-start", at === 0, 0)}
      ${button("stepBack", "iterations-line-back", at === 0, at - 1)}
      <button type="button" class="button strong" aria-label=${play} title=${play} ?disabled=${last < 1} @click=${this.#play}>${icon(playing ? "pause" : "play")}</button>
      ${button("stepForward", "iterations-line-on", at >= last, at + 1)}
      <button type="button" class="button iterations-sweep" ?disabled=${at >= last} @click=${() => {
        this.#playback.stop();
        state.nextIteration();
      }}>${t("pivoting-iteration-on")}</button>
      <input class="slider" type="range" min="0" max=${Math.max(0, last)} step="1" .value=${String(at)} aria-label=${t("iterations-scrub")} aria-valuetext=${words}
        .style=${`--at: ${last < 1 ? 0 : at / last}; --default: -1`}
        @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}>
      <p class="iterations-readout numbers" aria-live=${playing ? "off" : "polite"}>${words}<span class="push"></span><span class="iterations-fate">${at >= last ? t(`pivoting-status-${result.status}`) : nothing}</span></p>
    </div>`;
  }
}

customElements.define("pivoting-stage", PivotStage);
