// <cd-iterating .workspace>: the iteration taken apart. A problem, a method, its pseudo-code with the current line lit, the rows as they
// stand at that moment, and the way through: line by line, sweep by sweep, or by itself.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { on } from "../base/observe";
import { t } from "../messages";
import { formatChosen, formatNumber } from "../panels/numbers";
import { Playback } from "../solvers/playback";
import { listing } from "./listing";
import { methodOf, methods } from "./methods";
import { mostTyped, OwnProblem } from "./own";
import { problemOf, problems } from "./problems";
import { fateOf } from "./rates";
import { rows } from "./rows";
import { symbol } from "./symbols";
import { own, type Workspace } from "./workspace";
import "../panels/panels.css";
import "../solvers/solvers.css";
import "./iterating.css";

export class Iterating extends CdElement {
  static override properties = { workspace: { attribute: false }, _own: { state: true } };
  declare workspace: Workspace;
  /** The table to type into, while it is open. */
  declare _own: OwnProblem | null;
  readonly #playback = new Playback();

  constructor() {
    super();
    this._own = null;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback.stop();
    this.#close();
  }
  #close(): void {
    this._own?.close();
    this._own = null;
  }
  readonly #edit = async (): Promise<void> => {
    if (this._own) this.#close();
    else this._own = await OwnProblem.open(this.workspace);
  };
  /** The row whose turn it is stays in view where the rows scroll. */
  protected override updated(): void {
    const row = this.querySelector<HTMLElement>("tr.lit");
    const box = row?.closest<HTMLElement>(".iterations-left");
    if (!row || !box || box.scrollHeight <= box.clientHeight) return;
    const [top, bottom] = [row.offsetTop - box.offsetTop, row.offsetTop - box.offsetTop + row.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight)
      box.scrollTop = top - (box.clientHeight - row.offsetHeight) / 2;
  }
  protected override sources(): readonly unknown[] {
    return [this.workspace];
  }
  protected override listen(): readonly Stop[] {
    const { workspace } = this;
    return [
      workspace.on(() => this.requestUpdate()),
      on(workspace, "change", () => this.#playback.stop()),
      on(workspace, "play", this.#play),
    ];
  }

  // Going through ---------------------------------------------------------------------------------------------------------

  #go(moment: number): void {
    this.#playback.stop();
    this.workspace.go(moment);
    this.requestUpdate();
  }
  /** To the end of the next sweep, or back to that of the one before. */
  #sweep(by: 1 | -1): void {
    const { moments, at } = this.workspace;
    const { k, line } = moments.at(at);
    const whole = line === "test" || line === "start";
    this.#go(moments.endOf(by > 0 ? (whole ? k + 1 : k) : k - 1));
  }
  readonly #play = (): void => {
    const { workspace } = this;
    if (this.#playback.running) this.#playback.stop();
    else {
      const from = workspace.at >= workspace.moments.last ? 0 : workspace.at;
      workspace.go(from);
      let shown = workspace.at;
      this.#playback.start(
        from,
        workspace.moments.last,
        (moment) => {
          // Another moment has been chosen meanwhile, in a plot.
          if (workspace.at !== shown) return this.#go(workspace.at);
          workspace.go(moment);
          shown = workspace.at;
        },
        () => this.requestUpdate(),
        { pace: 3, longest: Number.POSITIVE_INFINITY },
      );
    }
    this.requestUpdate();
  };
  readonly #key = (event: KeyboardEvent): void => {
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    this.#sweep(by);
  };

  // Drawing ---------------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    return html`<section class="iterations" aria-label=${t("iterations-title")}>
      ${this.#problem()} ${this.#methods()}
      <div class="iterations-middle"><div class="iterations-left">${rows(this.workspace)}</div>${listing(this.workspace)}</div>
      ${this.#scrubber()}
    </section>`;
  }

  #problem(): TemplateResult {
    const { workspace } = this;
    const { sizes, unit } = workspace.problem === own ? {} : problemOf(workspace.problem);
    const choose = (event: Event): void => {
      this.#close();
      workspace.set({ problem: (event.target as HTMLSelectElement).value });
    };
    const editing = this._own !== null;
    return html`<div class="iterations-head">
      <label class="iterations-problem"><span class="unseen">${t("iterations-problem")}</span><select class="select" @change=${choose}>${problems.map(
        ({ id }) =>
          html`<option value=${id} ?selected=${id === workspace.problem} .selected=${id === workspace.problem}>${t(`iterations-problem-${id}`)}</option>`,
      )}${workspace.problem === own ? html`<option value=${own} selected .selected=${true}>${t("iterations-problem-own")}</option>` : nothing}</select></label>
      ${sizes && !editing ? this.#size(sizes, unit) : nothing}
      <span class="push"></span>
      <button type="button" class="button iterations-edit" aria-expanded=${editing} ?disabled=${!editing && (workspace.numbers.b.length > mostTyped || workspace.numbers.friction !== undefined)} title=${t("iterations-edit-help", { most: mostTyped })} @click=${this.#edit}>${icon("pencil")}<span>${t(editing ? "iterations-edit-close" : "iterations-edit")}</span></button>
    </div>${this._own ? html`<div class="iterations-own">${this._own.table()}</div>` : nothing}`;
  }

  #size({ least, most }: { least: number; most: number }, unit?: string): TemplateResult {
    const { workspace } = this;
    const button = (by: 1 | -1, name: "minus" | "plus", words: string): TemplateResult =>
      html`<button type="button" class="button" aria-label=${words} title=${words} ?disabled=${by < 0 ? workspace.size <= least : workspace.size >= most}
        @click=${() => workspace.set({ size: workspace.size + by })}>${icon(name)}</button>`;
    return html`<span class="iterations-size" role="group" aria-label=${t("iterations-size")}>${button(-1, "minus", t("iterations-smaller"))}<output
      class="numbers">${unit ? t(`iterations-size-${unit}`, { count: workspace.size }) : html`<span class="symbol">𝑛</span> = ${workspace.size}`}</output>${button(1, "plus", t("iterations-larger"))}</span>`;
  }

  #methods(): TemplateResult {
    const { workspace } = this;
    const omega = methodOf(workspace.method).omega !== undefined;
    return html`<div class="iterations-methods">
      <div class="segments" role="radiogroup" aria-label=${t("iterations-method")}>${methods.map(
        ({
          id,
        }) => html`<label class="segment"><input type="radio" class="unseen" name="iterations-method" value=${id} .checked=${id === workspace.method}
          @change=${() => workspace.set({ method: id })}><span>${t(`iterations-method-${id}`)}</span></label>`,
      )}</div>
      <label class="iterations-omega ${omega ? "" : "idle"}">${symbol("omega")}
        <input class="slider" type="range" min="0.05" max="2" step="0.01" .value=${String(omega ? workspace.omegaOf(workspace.method) : 1)} ?disabled=${!omega} aria-label=${t("iterations-omega")}
          .style=${`--at: ${((omega ? workspace.omegaOf(workspace.method) : 1) - 0.05) / 1.95}; --default: ${0.95 / 1.95}`}
          @input=${(event: Event) => workspace.set({ omega: Number((event.target as HTMLInputElement).value) })}>
        <output class="numbers">${formatChosen(omega ? workspace.omegaOf(workspace.method) : 1)}</output></label>
    </div>`;
  }

  #scrubber(): TemplateResult {
    const { workspace } = this;
    const { moments, result, at } = workspace;
    const { k, row } = moments.at(at);
    const words = t(row < 0 ? "iterations-readout" : "iterations-readout-row", {
      k,
      most: result.iterations,
      row: row + 1,
      residual: formatNumber(moments.residualAt(at)),
    });
    const name = row < 0 ? "" : (workspace.numbers.names?.[row] ?? "");
    const button = (
      name: "stepBack" | "stepForward" | "rewind",
      label: string,
      off: boolean,
      act: () => void,
    ): TemplateResult =>
      html`<button type="button" class="button" aria-label=${label} title=${label} ?disabled=${off} @click=${act}>${icon(name)}</button>`;
    const playing = this.#playback.running;
    const play = t(playing ? "iterations-pause" : "iterations-play");
    return html`<div class="iterations-scrub" role="group" aria-label=${t("iterations-scrub")}>
      ${button("rewind", t("iterations-to-start"), at === 0, () => this.#go(0))}
      ${button("stepBack", t("iterations-line-back"), at === 0, () => this.#go(at - 1))}
      <button type="button" class="button strong" aria-label=${play} title=${play} ?disabled=${moments.last === 0} @click=${this.#play}>${icon(playing ? "pause" : "play")}</button>
      ${button("stepForward", t("iterations-line-on"), at >= moments.last, () => this.#go(at + 1))}
      <button type="button" class="button iterations-sweep" ?disabled=${at >= moments.last} @click=${() => this.#sweep(1)}>${t("iterations-sweep-on")}</button>
      <input class="slider" type="range" min="0" max=${moments.last} step="1" .value=${String(at)} aria-label=${t("iterations-scrub")} aria-valuetext=${words}
        .style=${`--at: ${moments.last === 0 ? 0 : at / moments.last}; --default: -1`} @keydown=${this.#key}
        @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}>
      <p class="iterations-readout numbers" aria-live=${playing ? "off" : "polite"}>${words}${name ? html` <span class="iterations-name">${name}</span>` : nothing}<span class="push"></span><span class="iterations-fate ${fateOf(result)}">${t(`iterations-fate-${fateOf(result)}`)}</span></p>
    </div>`;
  }
}

customElements.define("cd-iterating", Iterating);
