// <cd-draw-curve .workspace .task>: a curve is drawn into empty axes, by pointer or keyboard; then the experiment runs, and the true
// curve appears over it, with the difference in words.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { forget, recallValue, rememberValue } from "../base/memory";
import { onPrinting } from "../base/observe";
import { loadMessages, t } from "../messages";
import { rich, type Slots } from "../messages/rich";
import { formatNumber } from "../panels/numbers";
import { Axes, type Box, type Range } from "../plots/axes";
import { linearTicks } from "../plots/ticks";
import type { Run } from "../simulation/session";
import { compare, type Difference, gradeOf, nearest, type Place, stroke } from "./drawn";
import type { Workspace } from "./lesson";
import { samples } from "./measure";
import { playTrial, type Trial } from "./trial";
import "../styles/question.css";
import "./draw-curve.css";

/** Where the true curve comes from: an observable of a run over time, or a calculation. */
type Truth = (Omit<Trial, "record"> & { readonly observable: string }) | { calculate(): readonly Place[] };

export interface DrawTask {
  /** Messages `<id>-question`, `<id>-quantity`, and `<id>-why`. */
  readonly id: string;
  /** Formulas of `<id>-why`. */
  readonly formulas?: Slots;
  /** The letters of the quantity, and its unit. */
  readonly symbol: string;
  readonly unit: string;
  readonly up: Range;
  /** Time, or what else runs across, from 0 to here. */
  readonly until: number;
  readonly across: "s" | "";
  /** The value at 0, which is given. */
  readonly start: number;
  readonly truth: Truth;
}

/** Units of the drawing. */
const [width, height] = [340, 176];
const box: Box = { left: 36, top: 16, width: 292, height: 136 };
const handles = 13;
/** The version of what is remembered. */
const version = 1;

export class DrawCurve extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    task: { attribute: false },
    _heights: { state: true },
    _truth: { state: true },
    _state: { state: true },
    _printing: { state: true },
    _words: { state: true },
  };
  declare workspace: Workspace;
  declare task: DrawTask;
  declare _heights: readonly number[];
  declare _truth: readonly Place[];
  /** On paper every explanation stands. */
  declare _printing: boolean;
  /** True once the messages are there. */
  declare _words: boolean;
  declare _state: "empty" | "drawn" | "running" | "judged" | "explained";
  #at: readonly number[] = [];
  #axes = new Axes(box, { lo: 0, hi: 1 }, { lo: 0, hi: 1 });
  #focus = 1;
  #from: Place | null = null;
  #difference: Difference | null = null;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this._heights = [];
    this._truth = [];
    this._state = "empty";
    this._printing = false;
    this._words = false;
  }

  protected override listen(): readonly Stop[] {
    return [
      onPrinting((printing) => {
        this._printing = printing;
      }),
    ];
  }
  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages("draw").then(() => {
      this._words = true;
    });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }
  protected override willUpdate(): void {
    if (this.#at.length > 0 || !this.task) return;
    const { id, until, up, start } = this.task;
    this.#at = Array.from({ length: handles }, (_, i) => (i * until) / (handles - 1));
    this.#axes = new Axes(box, { lo: 0, hi: until }, up);
    const before = recallValue<number[]>(`drawn-${id}`, version);
    const kept = before?.length === handles && before.every(Number.isFinite);
    this._heights = kept ? before : this.#at.map(() => start);
    if (kept) this._state = "drawn";
  }

  // Drawing ----------------------------------------------------------------------------------------------------------

  get #open(): boolean {
    return this._state === "empty" || this._state === "drawn";
  }
  #set(heights: readonly number[]): void {
    const { lo, hi } = this.task.up;
    // The first value is given.
    this._heights = heights.map((each, i) => (i === 0 ? this.task.start : Math.min(hi, Math.max(lo, each))));
    this._state = "drawn";
    rememberValue(`drawn-${this.task.id}`, version, this._heights);
  }
  #placeOf(event: PointerEvent): Place {
    const {
      left,
      top,
      width: across,
      height: down,
    } = (event.currentTarget as SVGElement).getBoundingClientRect();
    const [x, y] = [((event.clientX - left) / across) * width, ((event.clientY - top) / down) * height];
    const { lo, hi } = this.task.up;
    return { x: this.#axes.valueAt(x), y: lo + ((this.#axes.bottom - y) / box.height) * (hi - lo) };
  }
  #press(event: PointerEvent): void {
    if (!this.#open || event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as SVGElement).setPointerCapture(event.pointerId);
    this.#from = this.#placeOf(event);
    this.#set(stroke(this.#at, this._heights, this.#from, this.#from));
  }
  #move(event: PointerEvent): void {
    if (!this.#from) return;
    const to = this.#placeOf(event);
    this.#set(stroke(this.#at, this._heights, this.#from, to));
    this.#from = to;
  }
  #release(): void {
    this.#from = null;
  }

  #key(event: KeyboardEvent, i: number): void {
    const { lo, hi } = this.task.up;
    const steps: Record<string, number> = { ArrowUp: 0.025, ArrowDown: -0.025, PageUp: 0.2, PageDown: -0.2 };
    const value = this._heights[i] ?? 0;
    const by = steps[event.key];
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const ends = { Home: lo, End: hi }[event.key];
    if (by !== undefined || ends !== undefined) {
      if (this.#open)
        this.#set(this._heights.map((each, k) => (k === i ? (ends ?? value + (by ?? 0) * (hi - lo)) : each)));
    } else if (sideways !== undefined) {
      this.#focus = Math.min(handles - 1, Math.max(1, i + sideways));
      this.requestUpdate();
      void this.updateComplete.then(() =>
        this.querySelectorAll<SVGElement>("[role=slider]")[this.#focus - 1]?.focus(),
      );
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The run ----------------------------------------------------------------------------------------------------------

  #run(): void {
    const { truth } = this.task;
    this.#stop?.();
    if ("calculate" in truth) {
      this.#judge(truth.calculate());
      return;
    }
    const { observable } = truth;
    const read = (run: Run): readonly Place[] => {
      const { t: times, y } = samples(run, observable);
      return times.map((x, i) => ({ x, y: y[i] ?? Number.NaN }));
    };
    this._state = "running";
    this.#stop = playTrial(
      this.workspace,
      { ...truth, record: [observable] },
      {
        frame: (run) => {
          this._truth = read(run);
        },
        done: (run) => this.#judge(read(run)),
        replaced: () => this.#again(),
      },
    );
  }
  #judge(truth: readonly Place[]): void {
    const { lo, hi } = this.task.up;
    this._truth = truth;
    this.#difference = compare(this.#line, truth, 0.1 * (hi - lo));
    this._state = "judged";
  }
  #again(): void {
    forget(`drawn-${this.task.id}`);
    this._truth = [];
    this.#difference = null;
    this._heights = this.#at.map(() => this.task.start);
    this._state = "empty";
  }
  get #line(): readonly Place[] {
    return this._heights.map((y, i) => ({ x: this.#at[i] ?? 0, y }));
  }

  // On the page ------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.task || !this._words) return nothing;
    const { id } = this.task;
    const answered = this._state === "judged" || this._state === "explained" || this._printing;
    return html`<p class="draw-question" id="${id}-question"><span class="kicker">${t("draw-kicker")}</span>${t(`${id}-question`)}</p>
      <p class="draw-how">${t("draw-how")}</p>
      ${this.#picture()}
      <p class="draw-key"><span class="draw-mark drawn" aria-hidden="true"></span>${t("draw-yours")}${
        this._truth.length > 0
          ? html`<span class="draw-mark truth" aria-hidden="true"></span>${t("draw-truth")}`
          : nothing
      }</p>
      <div class="predict-buttons">${this.#buttons()}</div>
      <div class="verdict" role="status">${this.#verdict()}</div>
      ${answered ? html`<div class="why"><p>${rich(`${id}-why`, this.task.formulas)}</p></div>` : nothing}`;
  }

  #buttons(): TemplateResult {
    if (this._state === "running") return html`<span class="running">${t("lesson-predict-running")}</span>`;
    if (!this.#open)
      return html`<button type="button" class="button quiet" @click=${() => this.#again()}>${t("draw-again")}</button>`;
    return html`<button type="button" class="button strong" ?disabled=${this._state === "empty"} @click=${() => this.#run()}>${icon("play")}${t("lesson-predict-run")}</button>
      <button type="button" class="button quiet" @click=${() => {
        this._state = "explained";
      }}>${t("lesson-predict-skip")}</button>`;
  }

  #verdict(): TemplateResult | typeof nothing {
    const difference = this.#difference;
    if (this._state !== "judged" || !difference) return nothing;
    const { unit } = this.task;
    const { x, drawn, truth } = difference.worst;
    const numbers = {
      error: String(Math.round(100 * difference.error)),
      place: this.#place(x),
      drawn: `${formatNumber(drawn, 2)}\u00a0${unit}`.trim(),
      truth: `${formatNumber(truth, 2)}\u00a0${unit}`.trim(),
    };
    return html`<p><strong>${t(`draw-${gradeOf(difference.error)}`)}</strong> ${t("draw-error", numbers)}</p>`;
  }

  /** "t = 1.2 s", or "k = 12". */
  #place(x: number): string {
    return this.task.across === "s" ? `t = ${formatNumber(x, 2)}\u00a0s` : `k = ${Math.round(x)}`;
  }

  #picture(): TemplateResult {
    const { symbol, unit, up, id, across } = this.task;
    const axes = this.#axes;
    const times = linearTicks(axes.across.lo, axes.across.hi, 5);
    const labels = times.labels.map((label, i) =>
      i === times.labels.length - 1 ? `${label} ${across}` : label,
    );
    const path = axes.curve(this.#line.map(({ x, y }) => [x, y] as const));
    const clip = (y: number): number => Math.min(up.hi, Math.max(up.lo, y));
    const truth = axes.curve(
      this._truth.map(({ x, y }) => [x, Number.isFinite(y) ? clip(y) : null] as const),
    );
    return html`<svg class="draw-area ${this.#open ? "open" : ""}" viewBox="0 0 ${width} ${height}" role="group" aria-labelledby="${id}-question"
      @pointerdown=${this.#press} @pointermove=${this.#move} @pointerup=${this.#release} @pointercancel=${this.#release}>
      ${axes.grid({ ...times, labels }, linearTicks(up.lo, up.hi, 5), { left: 6, below: 12 })}
      <path class="draw-zero" d=${axes.level(clip(0))}></path>
      <text class="unit" x=${box.left + 4} y=${box.top - 7}>${unit === "" ? symbol : `${symbol} [${unit}]`}</text>
      <path class="draw-line ${this._state}" d=${path}></path>
      ${this.#at.slice(1).map((x, k) => this.#handle(x, k + 1))}
      <path class="draw-true" d=${truth}></path>
      <circle class="draw-start" cx=${axes.x(0)} cy=${axes.y(this.task.start)} r="4"></circle></svg>`;
  }

  #handle(x: number, i: number): SVGTemplateResult {
    const { up, unit, id } = this.task;
    const y = this._heights[i] ?? 0;
    return svg`<circle class="draw-handle" role="slider" tabindex=${i === this.#focus ? "0" : "-1"} cx=${this.#axes.x(x)} cy=${this.#axes.y(y)} r="4.5"
      aria-label=${t("draw-handle", { quantity: t(`${id}-quantity`), place: this.#place(x) })} aria-valuemin=${up.lo} aria-valuemax=${up.hi} aria-valuenow=${Number(y.toPrecision(3))}
      aria-valuetext="${formatNumber(y)} ${unit}" aria-orientation="vertical" aria-disabled=${this.#open ? nothing : "true"}
      @focus=${() => {
        this.#focus = nearest(this.#at, x);
      }} @keydown=${(event: KeyboardEvent) => this.#key(event, i)}></circle>`;
  }
}
customElements.define("cd-draw-curve", DrawCurve);
