// <cd-plot>: one plot of the card: its name, its readouts, the drawing, and the time cursor as a slider one can reach by keyboard.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { type IconName, icon } from "../icons";
import { Localized, t } from "../messages";
import { formatNumber, withUnit } from "../panels/numbers";
import { placeBeside, walkList } from "../panels/popover";
import { symbol } from "../panels/symbol";
import { nameOf } from "../panels/words";
import type { Session } from "../simulation/session";
import type { Colors } from "../styles/palette";
import { Chart, frameOf } from "./chart";
import type { PlotDefinition } from "./definition";
import { PlotDrawing } from "./drawing";
import { colorOf, curveStyle, curveStyles, lookOf, rootSize } from "./look";
import { PlotPointer } from "./pointer";
import type { SeriesCache } from "./series-cache";
import { swatch } from "./swatch";
import type { TimeWindow } from "./time-window";
import { axisUnits, unitText } from "./units";

/** What all plots of a card share. */
export interface PlotContext {
  readonly session: Session;
  readonly window: TimeWindow;
  readonly cache: SeriesCache;
  readonly colors: Colors;
  rewindow(): void;
}
/** What one asks of the card about a plot. */
export type PlotRequest = "up" | "down" | "remove" | "csv" | "png";

/** Heights of the drawn areas. rem */
const heights = { time: 4.9, value: 12.5 };
/** Readouts of a running simulation change this often. ms */
const readoutPause = 120;
let nextId = 0;

/** A plot's name in the present language. */
export function plotTitle(definition: PlotDefinition): string {
  const title = nameOf(definition.title);
  return title === definition.title ? (definition.fallback ?? title) : title;
}

export class PlotElement extends LitElement {
  static override properties = {
    definition: { attribute: false },
    context: { attribute: false },
    timeLabels: { type: Boolean },
    first: { type: Boolean },
    last: { type: Boolean },
    _missing: { state: true },
    _exponents: { state: true },
  };
  declare definition: PlotDefinition;
  declare context: PlotContext;
  /** Whether the time axis is written under this plot (the lowest of the card). */
  declare timeLabels: boolean;
  declare first: boolean;
  declare last: boolean;
  declare _missing: string | null;
  declare _exponents: { x: number; y: number };

  readonly #id = `plot-${nextId++}`;
  #drawing: PlotDrawing | null = null;
  #chart: Chart | null = null;
  #built = "";
  #visible = false;
  #readAt = 0;
  #figures: HTMLElement[] = [];
  #cursorDots: HTMLElement[] = [];
  #presentDots: HTMLElement[] = [];
  #release: (() => void) | null = null;
  #resize: ResizeObserver | null = null;
  #sight: IntersectionObserver | null = null;

  constructor() {
    super();
    this._missing = null;
    this._exponents = { x: 0, y: 0 };
    new Localized(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  get drawing(): PlotDrawing | null {
    return this.#drawing;
  }
  get area(): HTMLElement {
    return this.querySelector<HTMLElement>(".plot-area") as HTMLElement;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resize = new ResizeObserver(() => this.#show());
    this.#sight = new IntersectionObserver(([entry]) => {
      this.#visible = entry?.isIntersecting ?? true;
      if (this.#visible) this.draw();
    });
    this.#sight.observe(this);
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize?.disconnect();
    this.#sight?.disconnect();
    this.#release?.();
    this.#release = null;
    this.#chart?.destroy();
    this.#chart = null;
  }

  protected override firstUpdated(): void {
    const element = this;
    new PlotPointer(this.area, this.querySelector<HTMLElement>(".plot-selection") as HTMLElement, {
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
    this.#start();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("definition") && changed.get("definition") !== undefined) this.#start();
    this.#figures = [...this.querySelectorAll<HTMLElement>(".plot-figure")];
    this.#cursorDots = [...this.querySelectorAll<HTMLElement>(".plot-dot.at-cursor")];
    this.#presentDots = [...this.querySelectorAll<HTMLElement>(".plot-dot.at-present")];
    this.#show();
  }

  /** Records what is to be drawn, and forgets what was drawn before. */
  #start(): void {
    const { session, window, cache } = this.context;
    this.#release?.();
    this.#drawing = new PlotDrawing(this.definition, session, window, cache);
    this.#release = this.#drawing.observables ? session.need(this.#drawing.observables) : null;
    this.#built = "";
    const stage = this.querySelector(".plot-body");
    if (stage) this.#resize?.observe(stage);
    this.requestUpdate();
  }

  // Drawing --------------------------------------------------------------------------------------------------------

  /** Called by the card in every frame in which something changed. */
  draw(): void {
    if (!this.#visible || !this.hasUpdated || !this.#drawing) return;
    this.#show();
  }

  /** The next values choose the ranges: after a zoom, for other runs. */
  forgetRanges(): void {
    this.#drawing?.forgetRanges();
  }
  /** Colours or sizes have changed. */
  rebuild(): void {
    this.#built = "";
    this.#show();
  }

  #show(): void {
    const drawing = this.#drawing;
    if (!drawing || !this.isConnected) return;
    drawing.read();
    this.#judge(drawing);
    if (this._missing !== null || !this.#build(drawing)) return;
    const chart = this.#chart as Chart;
    drawing.draw(chart);
    const { x, y } = chart.exponents;
    if (x !== this._exponents.x || y !== this._exponents.y) this._exponents = { x, y };
    this.#showPresent(drawing, chart);
    this.showCursor();
  }

  #judge(drawing: PlotDrawing): void {
    const { session } = this.context;
    const reason =
      drawing.observables === null
        ? "plot-not-here"
        : (this.definition.kind.missing?.(session.selected) ?? null);
    if (reason !== this._missing) this._missing = reason;
  }

  /** A chart for these runs, this size and these colours. */
  #build(drawing: PlotDrawing): boolean {
    const { session, colors } = this.context;
    const host = this.querySelector<HTMLElement>(".plot-canvas");
    if (!host || host.clientWidth === 0) return false;
    const look = lookOf(colors);
    const signature = `${session.runs.map((run) => run.id * 8 + run.color)} ${look.size} ${look.muted} ${this.timeLabels}`;
    const frame = frameOf(look, this.#labelled);
    const height =
      Math.round(heights[drawing.overTime ? "time" : "value"] * rootSize()) + frame.top + frame.bottom;
    if (this.#chart && signature === this.#built) {
      this.#chart.resize(host.clientWidth, height);
      return true;
    }
    this.#chart?.destroy();
    this.#built = signature;
    const styles = curveStyles(this.definition, session.runs, colors);
    this.#chart = new Chart(host, this.definition.kind, styles, look, this.#labelled, {
      width: host.clientWidth,
      height,
    });
    this.area.style.inset = `${frame.top}px ${frame.right}px ${frame.bottom}px ${frame.left}px`;
    if (this.#lit) this.#chart.emphasise(true);
    return true;
  }

  get #labelled(): boolean {
    return this.timeLabels || this.definition.kind.axis === "value";
  }

  #showPresent(drawing: PlotDrawing, chart: Chart): void {
    const { session } = this.context;
    const present = chart.toX(session.time);
    if (drawing.overTime) {
      place(this.querySelector(".plot-present"), present, 0, present >= 0 && present <= chart.width);
      const past = session.time < session.to - 1e-9 && present < chart.width;
      place(this.querySelector(".plot-future"), Math.max(0, present), 0, past);
    }
    this.#presentDots.forEach((dot, i) => {
      const sample = drawing.overTime ? null : drawing.sample(i, session.time);
      place(dot, sample ? chart.toX(sample.x) : 0, sample ? chart.toY(sample.y) : 0, sample !== null);
    });
    const now = performance.now();
    if (session.cursor !== null || (session.playing && now - this.#readAt < readoutPause)) return;
    this.#readAt = now;
    this.#readOut(drawing, session.time);
  }

  /** The common time cursor, its dots on the curves and the readouts. */
  showCursor(): void {
    const drawing = this.#drawing;
    const chart = this.#chart;
    if (!drawing || !chart || !this.#visible) return;
    const time = this.context.session.cursor;
    const x = time === null ? 0 : chart.toX(time);
    const inside = time !== null && x >= 0 && x <= chart.width;
    place(this.querySelector(".plot-cursor"), x, 0, inside && drawing.overTime);
    this.#cursorDots.forEach((dot, i) => {
      const sample = time === null ? null : drawing.sample(i, time);
      const at = sample ? { x: chart.toX(sample.x), y: chart.toY(sample.y) } : { x: 0, y: 0 };
      const seen = (inside || !drawing.overTime) && sample !== null && at.y >= 0 && at.y <= chart.height;
      place(dot, at.x, at.y, seen);
    });
    if (time !== null) this.#readOut(drawing, time);
    else if (!this.context.session.playing) this.#readOut(drawing, this.context.session.time);
  }

  #readOut(drawing: PlotDrawing, time: number): void {
    this.#figures.forEach((figure, i) => {
      const text = formatNumber(drawing.sample(i, time)?.quantity ?? Number.NaN, 3);
      if (figure.textContent !== text) figure.textContent = text;
    });
    if (this.matches(":focus-within")) this.#speak(drawing, time);
  }

  /** What the slider says to those who cannot see the curve. */
  #speak(drawing: PlotDrawing, time: number): void {
    const { window } = this.context;
    const values = this.context.session.runs.map((run, i) => {
      const sample = drawing.sample(i, time);
      const value = withUnit(
        formatNumber(sample?.quantity ?? Number.NaN),
        this.#units[drawing.overTime ? 0 : 1] ?? "",
      );
      return run.name === "" || this.context.session.runs.length === 1
        ? value
        : `${nameOf(run.name)}: ${value}`;
    });
    this.area.setAttribute("aria-valuemin", String(window.lo));
    this.area.setAttribute("aria-valuemax", String(window.hi));
    this.area.setAttribute("aria-valuenow", String(time));
    this.area.setAttribute(
      "aria-valuetext",
      t("plot-at-time", { time: formatNumber(time, 4), values: values.join("; ") }),
    );
  }

  get #lit(): boolean {
    const { color, kind } = this.definition;
    const lit = this.context.session.highlight?.symbol;
    return lit !== undefined && (lit === color || (kind.axis === "value" && lit === "C"));
  }
  showHighlight(): void {
    if (this.classList.toggle("highlighted", this.#lit) !== this.#emphasised) {
      this.#emphasised = this.#lit;
      if (this.#visible) this.#chart?.emphasise(this.#lit);
    }
  }
  #emphasised = false;

  // Words ----------------------------------------------------------------------------------------------------------

  get #units(): string[] {
    return axisUnits(this.definition, this.context.session);
  }

  #description(): string {
    const drawing = this.#drawing;
    if (!drawing) return "";
    const { runs } = this.context.session;
    return runs
      .map((run, i) => {
        const found = drawing.summary(i);
        const words = found
          ? t("plot-summary", {
              min: formatNumber(found.min),
              max: formatNumber(found.max),
              last: formatNumber(found.last),
              unit: this.#units[drawing.overTime ? 0 : 1] ?? "",
            })
          : t("plot-empty");
        return runs.length > 1 ? `${nameOf(run.name)}: ${words}` : words;
      })
      .join(" ");
  }

  #ask(request: PlotRequest): void {
    this.querySelector<HTMLElement>(".plot-menu")?.hidePopover();
    this.dispatchEvent(new CustomEvent<PlotRequest>("plot-request", { detail: request, bubbles: true }));
  }

  protected override render(): TemplateResult {
    const { session } = this.context;
    const { definition } = this;
    const alone = session.runs.length === 1;
    return html`
      <div class="plot-head">
        <span class="plot-name" @pointerenter=${() => this.#point(true)} @pointerleave=${() => this.#point(false)}>
          ${symbol(definition.symbol, colorOf(definition))}<span class="plot-title">${plotTitle(definition)}</span>${this.#unitText()}
        </span>
        <span class="plot-values numbers" aria-hidden="true">${this._missing === null ? session.runs.map((run) => this.#readout(run, alone)) : nothing}</span>
        ${this.#menu()}
      </div>
      <div class="plot-body" ?hidden=${this._missing !== null}>
        <div class="plot-canvas" aria-hidden="true"></div>
        <div class="plot-area" tabindex="0" role="slider" aria-orientation="horizontal" aria-label=${t("plot-cursor", { plot: plotTitle(definition) })}
          aria-describedby=${`${this.#id}-words`} aria-valuemin="0" aria-valuemax="1" aria-valuenow="0" @focus=${this.#focus}>
          <span class="plot-future" hidden></span><span class="plot-present" hidden></span><span class="plot-cursor" hidden></span>
          <span class="plot-selection" hidden></span>
          ${session.runs.map((run) => this.#dots(run, alone))}
        </div>
      </div>
      <p class="unseen" id=${`${this.#id}-words`}></p>
      ${this._missing === null ? nothing : html`<p class="plot-missing">${t(this._missing)}</p>`}`;
  }

  #dots(run: Session["selected"], alone: boolean): TemplateResult {
    const color = `--dot: var(${curveStyle(this.definition, run, alone).property})`;
    return html`<span class="plot-dot at-present" style=${color} hidden></span><span class="plot-dot at-cursor" style=${color} hidden></span>`;
  }

  #readout(run: Session["selected"], alone: boolean): TemplateResult {
    const { property, dash } = curveStyle(this.definition, run, alone);
    return html`<span class="plot-value" title=${nameOf(run.name)}>${alone ? nothing : swatch(property, dash)}<span class="plot-figure"></span></span>`;
  }

  #unitText(): TemplateResult | typeof nothing {
    const text = unitText(this.definition, this.#units, this._exponents);
    return text === "" ? nothing : html`<span class="plot-unit numbers">${text}</span>`;
  }

  #menu(): TemplateResult {
    const item = (request: PlotRequest, picture: IconName, off = false): TemplateResult =>
      html`<button type="button" class="button ${request}" ?disabled=${off} @click=${() => this.#ask(request)}>${icon(picture)}${t(`plot-${request}`)}</button>`;
    return html`
      <button type="button" class="button plot-more" popovertarget=${`${this.#id}-menu`} aria-label=${t("plot-more", { plot: plotTitle(this.definition) })}>${icon("more")}</button>
      <div popover class="menu plot-menu" id=${`${this.#id}-menu`} @keydown=${walkList}
        @toggle=${(event: Event) => placeBeside(event, this.querySelector(".plot-more") as HTMLElement)}>
        ${item("up", "chevronDown", this.first)}${item("down", "chevronDown", this.last)}${item("csv", "table")}${item("png", "image")}${item("remove", "close")}
      </div>`;
  }

  readonly #focus = (): void => {
    const words = this.querySelector(`#${this.#id}-words`);
    if (words) words.textContent = `${this.#description()} ${t("plot-keys")}`;
    if (this.#drawing) this.#speak(this.#drawing, this.context.session.cursor ?? this.context.session.time);
  };

  #point(on: boolean): void {
    const { session } = this.context;
    if (on && this.definition.color !== null)
      session.highlight = { symbol: this.definition.color, source: "plot" };
    else if (session.highlight?.source === "plot") session.highlight = null;
  }
}

function place(mark: HTMLElement | null, x: number, y: number, seen: boolean): void {
  if (!mark) return;
  if (mark.hidden === seen) mark.hidden = !seen;
  if (seen) mark.style.transform = `translate(${x}px, ${y}px)`;
}

customElements.define("cd-plot", PlotElement);
