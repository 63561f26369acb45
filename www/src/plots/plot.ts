// <cd-plot>: one plot of the card: its name, its readouts, the drawing, and the time cursor as a slider for the keyboard.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { type IconName, icon } from "../base/icons";
import { turn } from "../base/next-task";
import { onSight, onSize } from "../base/observe";
import { dueSince, frameTime } from "../base/pace";
import { writeText } from "../base/write-text";
import { t } from "../messages";
import { attributeNumber, formatNumber, powerOfTen } from "../panels/numbers";
import { placeBeside, walkList } from "../panels/popover";
import { symbol } from "../panels/symbol";
import { nameOf } from "../panels/words";
import type { Run, Session } from "../simulation/session";
import { type Colors, symbolColor } from "../styles/palette";
import { Chart, frameOf } from "./chart";
import type { AxisRange, PlotDefinition } from "./definition";
import { PlotDrawing } from "./drawing";
import { colorOf, curveStyle, curveStyles, lookOf } from "./look";
import { Marks } from "./marks";
import { cursorWords, fullSymbol, fullTitle, plotTitle, summaryWords } from "./plot-words";
import { PlotPointer } from "./pointer";
import type { SeriesCache } from "./series-cache";
import { swatch } from "./swatch";
import type { TimeWindow } from "./time-window";
import { axisUnits, unitText } from "./units";

/** State shared by all plots of a card. */
export interface PlotContext {
  readonly session: Session;
  readonly window: TimeWindow;
  readonly cache: SeriesCache;
  readonly colors: Colors;
  /** Names that several plots of the card share: these are told apart, and have one range. */
  shared: ReadonlySet<string>;
  readonly ranges: Map<string, AxisRange>;
  /** The window was changed by hand: draw all plots anew. */
  rewindow(): void;
}
/** Action on a plot that the card carries out. */
export type PlotRequest = "up" | "down" | "remove" | "csv" | "png";

let nextId = 0;

export class PlotElement extends CdElement {
  static override properties = {
    definition: { attribute: false },
    context: { attribute: false },
    timeLabels: { type: Boolean },
    first: { type: Boolean },
    last: { type: Boolean },
    _missing: { state: true },
  };
  declare definition: PlotDefinition;
  declare context: PlotContext;
  /** True where the time axis is labelled under this plot (the lowest of the card). */
  declare timeLabels: boolean;
  declare first: boolean;
  declare last: boolean;
  /** Id of the message that says why there is nothing to draw. */
  declare _missing: string | null;

  readonly #id = `plot-${nextId++}`;
  readonly #marks = new Marks();
  #drawing: PlotDrawing | null = null;
  #chart: Chart | null = null;
  /** False when the chart does not fit any more: other runs, another size, other colours. */
  #built = false;
  /** Of the drawing's place. CSS px; known without asking for layout in every frame. */
  #width = 0;
  #height = 0;
  #units: readonly string[] = [];
  #visible = false;
  #readAt = 0;
  #emphasised = false;
  #figures: HTMLElement[] = [];
  #factors: readonly HTMLElement[] = [];
  #release: (() => void) | null = null;

  constructor() {
    super();
    this._missing = null;
  }

  /** Where the keyboard is at home. */
  get area(): HTMLElement {
    return this.querySelector(".plot-area") as HTMLElement;
  }

  // Coming and going -------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate("definition");
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
    this.#release = null;
    this.#chart?.destroy();
    this.#chart = null;
  }

  protected override listen(): readonly Stop[] {
    return [
      onSize(this.querySelector(".plot-body") as HTMLElement, (width, height) => {
        if (width === this.#width && height === this.#height) return;
        this.#width = width;
        this.#height = height;
        this.rebuild();
      }),
      onSight(this, (visible) => {
        this.#visible = visible;
        if (visible) this.#show();
      }),
    ];
  }

  protected override firstUpdated(): void {
    const element = this;
    new PlotPointer(this.area, this.querySelector(".plot-selection") as HTMLElement, {
      get session() {
        return element.context.session;
      },
      get window() {
        return element.context.window;
      },
      get drawing() {
        return element.#drawing as PlotDrawing;
      },
      get chart() {
        return element.#chart;
      },
      rewindow: () => element.context.rewindow(),
      move: (direction) => element.#ask(direction < 0 ? "up" : "down"),
    });
  }

  /** The plots of a card come one after the other. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await turn();
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("definition") || changed.has("context")) this.#start();
    if (changed.has("timeLabels")) this.#built = false;
    this.#units = axisUnits(this.definition, this.context.session);
    this.#drawing?.read();
    this._missing = this.#reason();
  }

  protected override updated(): void {
    this.#factors = [...this.querySelectorAll<HTMLElement>(".plot-factor")];
    this.classList.toggle("labelled", this.timeLabels || this.definition.kind.axis === "value");
    this.classList.toggle("of-values", this.definition.kind.axis === "value");
    this.#figures = [...this.querySelectorAll<HTMLElement>(".plot-figure")];
    this.#marks.collect(this.area);
    this.#show();
  }

  /** Records what is to be drawn, and forgets what was drawn before. */
  #start(): void {
    const { session, window, cache } = this.context;
    this.#release?.();
    this.#drawing = new PlotDrawing(this.definition, session, window, cache, this.#sharedRange());
    this.#release = this.#drawing.observables ? session.need(this.#drawing.observables) : null;
    this.#built = false;
  }

  #sharedRange(): AxisRange | undefined {
    const { shared, ranges } = this.context;
    const title = plotTitle(this.definition);
    if (!shared.has(title)) return undefined;
    const range = ranges.get(title) ?? this.definition.kind.range();
    ranges.set(title, range);
    return range;
  }

  // Drawing ----------------------------------------------------------------------------------------------------------

  /** Called by the card in every frame in which something changed; `follow` comes after, once all are drawn. */
  draw(): void {
    if (this.#visible && this.hasUpdated) this.#redraw();
  }
  /** Lines, dots and figures over the drawing. Apart from `draw`: a canvas that sets type asks the page for its style anew. */
  follow(): void {
    const chart = this.#chart;
    if (!this.#visible || !this.#drawing || !chart || this._missing !== null) return;
    this.#writeFactors(chart.exponents);
    this.#marks.showPresent(this.#drawing, chart, this.context.session);
    this.#mark(this.#drawing, chart);
  }
  /** The next values choose the ranges: after a zoom. */
  forgetRanges(): void {
    this.#drawing?.forgetRanges();
  }
  /** Invalidates the drawn curves: recorded values may have changed. */
  forgetCurves(): void {
    this.#chart?.forget();
  }
  /** Other runs, or other units. */
  renew(): void {
    this.forgetRanges();
    this.#built = false;
    this.requestUpdate();
  }
  /** Colours or sizes have changed. */
  rebuild(): void {
    this.#built = false;
    this.#show();
  }

  #show(): void {
    this.#redraw();
    this.follow();
  }

  #redraw(): void {
    const drawing = this.#drawing;
    if (!drawing || !this.isConnected) return;
    drawing.read();
    const reason = this.#reason();
    if (reason !== this._missing) this._missing = reason;
    if (reason === null && this.#build(drawing)) drawing.draw(this.#chart as Chart);
  }

  /** Why there is nothing to draw. */
  #reason(): string | null {
    if (!this.#drawing?.observables) return "plot-not-here";
    return this.definition.kind.missing?.(this.context.session.selected, this.#drawing.curves) ?? null;
  }

  /** A chart for these runs, this size and these colours. False while there is no room to draw in. */
  #build(drawing: PlotDrawing): boolean {
    if (this.#width === 0 || this.#height === 0) return false;
    if (this.#built && this.#chart?.look.ratio === devicePixelRatio) return true;
    const { session, colors } = this.context;
    const look = lookOf(colors);
    const labelled = this.timeLabels || !drawing.overTime;
    const frame = frameOf(look, labelled);
    const size = { width: this.#width, height: Math.max(this.#height, frame.top + frame.bottom + 1) };
    const styles = curveStyles(this.definition, session.runs, colors);
    this.#chart?.destroy();
    this.#chart = new Chart(
      this.querySelector(".plot-canvas") as HTMLElement,
      this.definition.kind,
      styles,
      look,
      labelled,
      size,
    );
    this.#built = true;
    this.style.setProperty("--axis", `${frame.left}px`);
    this.area.style.inset = `${frame.top}px ${frame.right}px ${frame.bottom}px ${frame.left}px`;
    if (this.#emphasised) this.#chart.emphasise(true);
    return true;
  }

  /** At the axis whose labels are in millionths: "×10⁻⁶". */
  #writeFactors({ x, y }: { x: number; y: number }): void {
    [y, x].forEach((exponent, i) => {
      const text = exponent === 0 ? "" : `×${powerOfTen(exponent)}`;
      const factor = this.#factors[i];
      if (factor) writeText(factor, text);
    });
  }

  /** The common time cursor has moved. */
  showCursor(): void {
    if (this.#drawing && this.#chart && this.#visible && this._missing === null)
      this.#mark(this.#drawing, this.#chart);
  }

  #mark(drawing: PlotDrawing, chart: Chart): void {
    const { session } = this.context;
    this.#marks.showCursor(drawing, chart, session.cursor);
    if (session.cursor === null && session.playing && !dueSince(this.#readAt)) return;
    this.#readAt = frameTime();
    this.#readOut(drawing, session.cursor ?? session.time);
  }

  #readOut(drawing: PlotDrawing, time: number): void {
    this.#figures.forEach((figure, i) => {
      writeText(figure, formatNumber(drawing.sample(i, time)?.quantity ?? Number.NaN));
    });
    if (this.area.matches(":focus")) this.#speak(drawing, time);
  }

  /** Text of the time cursor for screen readers. */
  #speak(drawing: PlotDrawing, time: number): void {
    const { session, window } = this.context;
    this.area.setAttribute("aria-valuemin", attributeNumber(window.lo));
    this.area.setAttribute("aria-valuemax", attributeNumber(window.hi));
    this.area.setAttribute("aria-valuenow", attributeNumber(time));
    this.area.setAttribute("aria-valuetext", cursorWords(drawing, session, time));
  }

  /** A symbol was lit up, here or elsewhere. */
  showHighlight(): void {
    const { color, kind } = this.definition;
    const lit = this.context.session.highlight?.symbol;
    const mine = lit !== undefined && (lit === color || (kind.axis === "value" && lit === "C"));
    if (mine === this.#emphasised) return;
    this.#emphasised = mine;
    this.classList.toggle("highlighted", mine);
    if (this.#visible) this.#chart?.emphasise(mine);
  }

  // Words ------------------------------------------------------------------------------------------------------------

  #ask(request: PlotRequest): void {
    this.querySelector<HTMLElement>(".plot-menu")?.hidePopover();
    this.dispatchEvent(new CustomEvent<PlotRequest>("plot-request", { detail: request, bubbles: true }));
  }

  readonly #focus = (): void => {
    const { session } = this.context;
    const words = this.querySelector(`#${this.#id}-words`);
    if (!words || !this.#drawing) return;
    words.textContent = `${summaryWords(this.#drawing, session)} ${t("plot-keys")}`;
    this.#speak(this.#drawing, session.cursor ?? session.time);
  };

  #point(on: boolean): void {
    const { session } = this.context;
    if (on && this.definition.color !== null)
      session.highlight = { symbol: this.definition.color, source: "plot" };
    else if (session.highlight?.source === "plot") session.highlight = null;
  }

  protected override render(): TemplateResult {
    const { runs } = this.context.session;
    const shared = this.context.shared.has(plotTitle(this.definition));
    const title = shared ? fullTitle(this.definition) : plotTitle(this.definition);
    const sign = shared ? fullSymbol(this.definition) : this.definition.symbol;
    const { across } = this.definition;
    const unit = unitText(this.definition, this.#units);
    return html`
      <div class="plot-head" data-runs=${runs.length}>
        <span class="plot-name" @pointerenter=${() => this.#point(true)} @pointerleave=${() => this.#point(false)}>
          ${symbol(sign, colorOf(this.definition))}<span class="plot-title" title=${title}>${title}</span><span class="plot-unit numbers">${unit}</span>
        </span>
        <span class="plot-values numbers" data-unit=${unit} aria-hidden="true">${this._missing === null ? runs.map((run) => this.#readout(run, runs.length === 1)) : nothing}</span>
        ${this.#menu(title)}
      </div>
      <div class="plot-body" ?hidden=${this._missing !== null}>
        <div class="plot-canvas" aria-hidden="true"></div>
        <span class="plot-factor numbers"></span>
        <div class="plot-area" tabindex="0" role="slider" aria-orientation="horizontal" aria-label=${t("plot-cursor", { plot: title })}
          aria-describedby=${`${this.#id}-words`} aria-valuemin="0" aria-valuemax="1" aria-valuenow="0" @focus=${this.#focus}>
          <span class="plot-present" hidden></span><span class="plot-cursor" hidden></span>
          <span class="plot-selection" hidden></span>
          ${runs.map((run) => this.#dots(run, runs.length === 1))}
          ${across === undefined ? nothing : html`<span class="plot-across">${symbol(across.symbol, symbolColor(across.color))}</span><span class="plot-factor along numbers"></span>`}
        </div>
      </div>
      <p class="unseen" id=${`${this.#id}-words`}></p>
      ${this._missing === null ? nothing : html`<p class="plot-missing">${t(this._missing)}</p>`}`;
  }

  #dots(run: Run, alone: boolean): TemplateResult {
    const color = `--dot: var(${curveStyle(this.definition, run, alone).property})`;
    return html`<span class="plot-dot at-present" .style=${color} hidden></span><span class="plot-dot at-cursor" .style=${color} hidden></span>`;
  }

  #readout(run: Run, alone: boolean): TemplateResult {
    const { property, dash } = curveStyle(this.definition, run, alone);
    return html`<span class="plot-value ${run === this.context.session.selected ? "selected" : ""}" title=${nameOf(run.name)}>${alone ? nothing : swatch(property, dash)}<span class="plot-figure"></span></span>`;
  }

  #menu(title: string): TemplateResult {
    const item = (request: PlotRequest, picture: IconName, off = false): TemplateResult =>
      html`<button type="button" class="button ${request}" ?disabled=${off} @click=${() => this.#ask(request)}>${icon(picture)}${t(`plot-${request}`)}</button>`;
    return html`
      <button type="button" class="button plot-more" popovertarget=${`${this.#id}-menu`} aria-label=${t("plot-more", { plot: title })}>${icon("more")}</button>
      <div popover class="menu plot-menu" id=${`${this.#id}-menu`} @keydown=${walkList}
        @toggle=${(event: Event) => placeBeside(event, this.querySelector(".plot-more") as HTMLElement)}>
        ${item("up", "chevronDown", this.first)}${item("down", "chevronDown", this.last)}${item("csv", "table")}${item("png", "image")}${item("remove", "close")}
      </div>`;
  }
}

customElements.define("cd-plot", PlotElement);
