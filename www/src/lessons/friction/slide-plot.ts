// <cd-slide-plot .session>: the speed of the box over time in every run, and beside it the straight line of the theory,
// g(sin θ − μ cos θ) t. The line was found when the box last lay still at the start.
import { html, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { linearTicks, roundUp } from "../../plots/ticks";
import type { Simulation } from "../../simulation/core";
import type { Run, Session } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import { samples } from "../measure";
import "./slide-plot.css";
import { pathData, through } from "../../base/path-data";
import { slideAcceleration } from "./theory";

const speed = "body[1].speed";
/** Time between two looks while runs play. ms */
const pace = 66;
/** Drawn area and its margins, units of the drawing. */
const [width, height] = [300, 132];
const [left, top, right, bottom] = [30, 10, 14, 18];
/** Least span of the axes. s, m/s */
const [leastTime, leastSpeed] = [1, 0.5];

interface Line {
  readonly run: Run;
  readonly measured: string;
  /** Slope of the theory, m/s². */
  readonly slope: number | null;
}

export class SlidePlot extends CdElement {
  static override properties = { session: { attribute: false }, _lines: { state: true } };
  declare session: Session;
  declare _lines: readonly Line[];
  readonly #slopes = new WeakMap<Simulation, number | null>();
  #seconds = leastTime;
  #most = leastSpeed;
  #last = 0;

  constructor() {
    super();
    this._lines = [];
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    this.#look(false);
    return [
      session.need([speed]),
      session.on("frame", () => this.#look(session.playing)),
      session.on("change", () => this.#look(false)),
      session.on("transport", () => this.#look(false)),
    ];
  }

  #look(hurried: boolean): void {
    const now = performance.now();
    if (hurried && now - this.#last < pace) return;
    this.#last = now;
    const { runs } = this.session;
    const all = runs.map((run) => ({ run, ...samplesOf(run), slope: this.#slopeOf(run.simulation) }));
    this.#seconds = roundUp(Math.max(leastTime, ...all.map((each) => each.t.at(-1) ?? 0)));
    const reached = all.flatMap(({ y, slope }) => [...y, (slope ?? 0) * this.#seconds]);
    this.#most = roundUp(Math.max(leastSpeed, ...reached));
    this._lines = all.map(({ run, t: times, y, slope }) => {
      const measured = through(times.map((time, i) => [this.#x(time), this.#y(y[i] ?? 0)]));
      return { run, measured, slope };
    });
  }

  /** Of the first step: later a box may have been dragged, or have come to the end of its way. */
  #slopeOf(simulation: Simulation): number | null {
    const early = simulation.stepCount <= 1 || !this.#slopes.has(simulation);
    if (early) this.#slopes.set(simulation, slideAcceleration(simulation));
    return this.#slopes.get(simulation) ?? null;
  }

  #x(time: number): number {
    return left + ((width - left - right) * time) / this.#seconds;
  }
  #y(value: number): number {
    return height - bottom - ((height - top - bottom) * value) / this.#most;
  }

  protected override render(): TemplateResult {
    return html`<figure class="slide-plot"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("friction-slide")}>
      ${this.#axes()}${this._lines.map((line) => this.#line(line))}</svg>
      <figcaption><span class="slide-key measured" aria-hidden="true"></span>${t("friction-slide-measured")}
        <span class="slide-key theory" aria-hidden="true"></span>${t("friction-slide-theory")}</figcaption></figure>`;
  }

  #line({ run, measured, slope }: Line): TemplateResult {
    const color = `stroke: var(${runStyle(run.color).color})`;
    const end = slope === null ? 0 : Math.min(this.#seconds, slope > 0 ? this.#most / slope : this.#seconds);
    const theory =
      slope === null ? "" : pathData`M${this.#x(0)} ${this.#y(0)}L${this.#x(end)} ${this.#y(slope * end)}`;
    return svg`<path class="slide-measured" .style=${color} d=${measured}></path><path class="slide-theory" d=${theory}></path>` as TemplateResult;
  }

  #axes(): TemplateResult {
    const [times, speeds] = [linearTicks(0, this.#seconds, 5), linearTicks(0, this.#most, 4)];
    const last = times.at.length - 1;
    return svg`<g class="slide-axes">
      ${speeds.at.map((value, i) => svg`<path d=${pathData`M${left} ${this.#y(value)}H${width - right}`}></path><text class="up" x=${left - 5} y=${this.#y(value)}>${speeds.labels[i]}</text>`)}
      ${times.at.map((time, i) => svg`<path d=${pathData`M${this.#x(time)} ${top}V${height - bottom}`}></path><text x=${this.#x(time)} y=${height - 7}>${times.labels[i]}${i === last ? " s" : ""}</text>`)}
      <text class="unit" x=${left + 4} y=${top + 4}>m/s</text></g>` as TemplateResult;
  }
}
customElements.define("cd-slide-plot", SlidePlot);

function samplesOf(run: Run): { t: readonly number[]; y: readonly number[] } {
  try {
    return samples(run, speed);
  } catch {
    return { t: [], y: [] };
  }
}
