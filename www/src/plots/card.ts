// <cd-plots>: a card of stacked plots on one time axis, with its tools: add, order, zoom, read, remove.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { onAppearance } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { turn } from "../base/next-task";
import { onSize } from "../base/observe";
import { Spared } from "../base/pace";
import { t } from "../messages";
import "./plot-picker";
import { placeBeside, walkList } from "../panels/popover";
import type { Run, Session } from "../simulation/session";
import { Colors } from "../styles/palette";
import type { FileKind, tableOf } from "./data";
import type { PlotDefinition } from "./definition";
import "./plot";
import { onFonts } from "../styles/fonts";
import type { PlotContext, PlotElement, PlotRequest } from "./plot";
import { sharedTitles } from "./plot-words";
import "./plots.css";
import { findPlot } from "./registry";
import { SeriesCache } from "./series-cache";
import { lastSeconds, TimeWindow, type WindowMode } from "./time-window";

/** A table of a running simulation is written anew this often. ms */
const tablePause = 1000;
let nextId = 0;

export class PlotsCard extends CdElement {
  static override properties = {
    session: { attribute: false },
    plots: { attribute: false },
    compact: { type: Boolean },
    _shown: { state: true },
    _table: { state: true },
    _beside: { state: true },
  };
  declare session: Session;
  /** Ids of plots (registry.ts) or names of observables. */
  declare plots: readonly string[];
  /** Without the row of buttons: for small embedded scenes. */
  declare compact: boolean;
  declare _shown: readonly string[];
  declare _table: boolean;
  /** True where the page puts the plots side by side (plots.css): then each has a time axis of its own. */
  declare _beside: boolean;

  readonly #id = `plots-${nextId++}`;
  readonly #window = new TimeWindow();
  readonly #cache = new SeriesCache();
  readonly #colors = new Colors(this);
  readonly #spared = new Spared();
  #context: PlotContext | null = null;
  #runs = "";
  #tableAt = 0;
  #tableOf: typeof tableOf | null = null;

  constructor() {
    super();
    this.plots = ["C", "Cdot", "drift"];
    this.compact = false;
    this._shown = this.plots;
    this._table = false;
    this._beside = false;
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      await turn();
      // Drawn above each other first, they would jump.
      this.#arrange();
    }
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("plots")) this._shown = [...this.plots];
    if (!changed.has("session") || !this.session) return;
    this.#context = {
      session: this.session,
      window: this.#window,
      cache: this.#cache,
      colors: this.#colors,
      shared: new Set(),
      ranges: new Map(),
      rewindow: () => this.#rewindow(),
    };
  }

  protected override updated(): void {
    this.#drawPlots();
  }

  /** Ids of the plots that are there now. */
  get shown(): readonly string[] {
    return this._shown;
  }
  get #elements(): PlotElement[] {
    return [...this.querySelectorAll<PlotElement>("cd-plot")];
  }
  get #definitions(): PlotDefinition[] {
    return this._shown
      .map((id) => findPlot(id, this.session.selected.simulation))
      .filter((plot) => plot !== null);
  }

  // Following the session --------------------------------------------------------------------------------------------

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [
      onFonts(() => this.#recolour()),
      session.on("frame", () => this.#draw()),
      session.on("change", () => this.#changed()),
      session.on("transport", () => {
        if (!session.playing) this.#drawPlots();
        this.#refreshTable(0);
      }),
      session.on("cursor", () => this.#elements.forEach((plot) => void plot.showCursor())),
      session.on("highlight", () => this.#elements.forEach((plot) => void plot.showHighlight())),
      onAppearance(() => this.#recolour()),
      onSize(this, () => this.#arrange()),
    ];
  }

  /** Side by side or above each other, as the page says. */
  #arrange(): void {
    this._beside = getComputedStyle(this).getPropertyValue("--plots-beside") === "1";
  }

  #draw(): void {
    const due = this.#spared.due();
    if (due || !this.session.playing) this.#drawPlots();
    this.#refreshTable(tablePause);
  }

  #drawPlots(): void {
    if (!this.session || !this.isConnected) return;
    const { session } = this;
    const from = Number.isFinite(this.#cache.earliest) ? this.#cache.earliest : session.from;
    this.#cache.clear();
    this.#window.follow(Math.min(from, session.time), session.to, session.time, session.ended);
    const plots = this.#elements;
    for (const plot of plots) plot.draw();
    for (const plot of plots) plot.follow();
  }

  /** Runs that came, went or were renamed, and the form of the constraint (its unit) ask for new drawings. */
  #changed(): void {
    const form = (run: Run): unknown =>
      run.simulation.parameters().find(({ name }) => name === "form")?.value;
    const runs = this.session.runs.map((run) => `${run.id} ${run.name} ${form(run)}`).join();
    for (const plot of this.#elements) {
      if (runs === this.#runs) plot.forgetCurves();
      else plot.renew();
    }
    this.#runs = runs;
    this.requestUpdate();
  }

  #refreshTable(pause: number): void {
    if (!this._table || performance.now() - this.#tableAt < pause) return;
    this.#tableAt = performance.now();
    this.requestUpdate();
  }

  #recolour(): void {
    this.#colors.forget();
    for (const plot of this.#elements) plot.rebuild();
  }

  /** The window was changed by hand. */
  #rewindow(): void {
    for (const plot of this.#elements) plot.forgetRanges();
    this.requestUpdate();
  }

  // User input ------------------------------------------------------------------------------------------------

  #show(ids: readonly string[]): void {
    this._shown = ids;
    this.dispatchEvent(new CustomEvent("plots-change", { detail: ids, bubbles: true }));
  }

  #request(id: string, event: CustomEvent<PlotRequest>): void {
    const at = this._shown.indexOf(id);
    const request = event.detail;
    if (request === "csv" || request === "png") void this.#save(request, [id]);
    else if (request === "remove") this.#remove(id, at);
    else this.#move(event.currentTarget as PlotElement, at, request === "up" ? -1 : 1);
  }

  #remove(id: string, at: number): void {
    this.#show(this._shown.filter((each) => each !== id));
    // The keyboard goes on at the neighbour.
    void this.updateComplete.then(() =>
      (this.#elements[Math.max(0, at - 1)]?.area ?? this.querySelector("button"))?.focus(),
    );
  }

  #move(plot: PlotElement, at: number, by: 1 | -1): void {
    const to = at + by;
    if (to < 0 || to >= this._shown.length) return;
    const ids = [...this._shown];
    ids.splice(to, 0, ...ids.splice(at, 1));
    this.#show(ids);
    void this.updateComplete.then(() => plot.area.focus());
  }

  async #save(kind: FileKind, ids = this._shown): Promise<void> {
    const { save } = await import("./data");
    const definitions = this.#definitions.filter(({ id }) => ids.includes(id));
    if (this.#context) await save(kind, definitions, this.#context);
  }

  #setMode(mode: WindowMode): void {
    this.#window.mode = mode;
    this.#window.reset();
    this.#rewindow();
  }

  // Words --------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session || !this.#context) return nothing;
    const definitions = this.#definitions;
    this.#share(definitions);
    const lowest = definitions.findLast(({ kind }) => kind.axis === "time");
    return html`
      <section class="plots" aria-label=${t("plots-title")} @plot-add=${(event: CustomEvent<string>) => this.#show([...this._shown, event.detail])}>
        <div class=${this._beside ? "plots-list beside" : "plots-list"} data-count=${definitions.length}>${repeat(
          definitions,
          ({ id }) => id,
          (
            definition,
            i,
          ) => html`<cd-plot .definition=${definition} .context=${this.#context} .timeLabels=${this._beside || definition === lowest}
            .first=${i === 0} .last=${i === definitions.length - 1} @plot-request=${(event: CustomEvent<PlotRequest>) => this.#request(definition.id, event)}></cd-plot>`,
        )}</div>
        ${definitions.length === 0 ? html`<p class="plot-missing">${t("plots-none")}</p>` : nothing}
        ${this.compact ? nothing : this.#bar()}
        ${this._table ? this.#tableOf?.(definitions, this.#context) : nothing}
      </section>`;
  }

  /** Plots of the same name read their curves on one range: one that appears or goes away starts them anew. */
  #share(definitions: readonly PlotDefinition[]): void {
    if (!this.#context) return;
    const shared = sharedTitles(definitions);
    if ([...shared].join() === [...this.#context.shared].join()) return;
    this.#context = { ...this.#context, shared, ranges: new Map() };
  }

  #bar(): TemplateResult {
    const mode = (id: WindowMode, words: string): TemplateResult =>
      html`<button type="button" class="button" aria-pressed=${this.#window.mode === id && !this.#window.zoomed} @click=${() => this.#setMode(id)}>${words}</button>`;
    return html`
      <div class="plots-bar" role="group" aria-label=${t("plots-tools")}>
        <cd-plot-picker .session=${this.session} .shown=${this._shown}></cd-plot-picker>
        <span class="segments" role="group" aria-label=${t("plots-window")}>
          ${mode("all", t("plots-window-all"))}${mode("last", t("plots-window-last", { seconds: lastSeconds }))}
          ${this.#window.zoomed ? html`<button type="button" class="button" aria-pressed="true" @click=${() => this.#setMode(this.#window.mode)}>${t("plots-zoomed")}${icon("close")}</button>` : nothing}
        </span>
        <span class="push"></span>
        <button type="button" class="button" aria-pressed=${this._table} @click=${() => this.#toggleTable()}>${icon("table")}<span class="wide">${t("plots-as-table")}</span></button>
        ${this.#saveMenu()}
      </div>`;
  }

  async #toggleTable(): Promise<void> {
    this.#tableOf ??= (await import("./data")).tableOf;
    this._table = !this._table;
  }

  #saveMenu(): TemplateResult {
    return html`
      <button type="button" class="button plots-save" popovertarget=${this.#id}>${icon("download")}<span class="wide">${t("plots-save")}</span></button>
      <div popover class="menu" id=${this.#id} @keydown=${walkList} @toggle=${(event: Event) => placeBeside(event, this.querySelector(".plots-save") as HTMLElement)}>
        <button type="button" class="button" data-save="csv" @click=${() => this.#saveAll("csv")}>${icon("table")}${t("plots-save-csv")}</button>
        <button type="button" class="button" data-save="png" @click=${() => this.#saveAll("png")}>${icon("image")}${t("plots-save-png")}</button>
      </div>`;
  }

  #saveAll(kind: FileKind): void {
    this.querySelector<HTMLElement>(`#${this.#id}`)?.hidePopover();
    void this.#save(kind);
  }
}

customElements.define("cd-plots", PlotsCard);
