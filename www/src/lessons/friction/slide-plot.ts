// <cd-slide-plot .session>: the speed of the box over time in every run, and beside it the straight line of the theory,
// g(sin θ − μ cos θ) t. The line was found when the box last lay still at the start.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { roundUp } from "../../base/nice";
import { t } from "../../messages";
import { Axes, type Box } from "../../plots/axes";
import { linearTicks } from "../../plots/ticks";
import type { Simulation } from "../../simulation/core";
import { looks } from "../../simulation/looks";
import type { Run, Session } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import { samples } from "../measure";
import "./slide-plot.css";
import { slideAcceleration } from "./theory";

const speed = "body[0].speed";
/** Time between two looks while runs play. ms */
const pace = 66;
/** The drawing, and the plot in it; units of the drawing. */
const [width, height] = [300, 132];
const box: Box = { left: 30, top: 10, width: 256, height: 104 };
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
  #axes = new Axes(box, { lo: 0, hi: leastTime }, { lo: 0, hi: leastSpeed });

  constructor() {
    super();
    this._lines = [];
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [session.need([speed]), ...looks(session, pace, () => this.#look())];
  }

  #look(): void {
    const { runs } = this.session;
    const all = runs.map((run) => ({ run, ...samplesOf(run), slope: this.#slopeOf(run.simulation) }));
    const seconds = roundUp(Math.max(leastTime, ...all.map((each) => each.t.at(-1) ?? 0)));
    const reached = all.flatMap(({ y, slope }) => [...y, (slope ?? 0) * seconds]);
    const axes = new Axes(
      box,
      { lo: 0, hi: seconds },
      { lo: 0, hi: roundUp(Math.max(leastSpeed, ...reached)) },
    );
    this.#axes = axes;
    this._lines = all.map(({ run, t: times, y, slope }) => {
      const measured = axes.curve(times.map((time, i) => [time, y[i] ?? 0]));
      return { run, measured, slope };
    });
  }

  /** Of the first step: later a box may have been dragged, or have come to the end of its way. */
  #slopeOf(simulation: Simulation): number | null {
    const early = simulation.stepCount <= 1 || !this.#slopes.has(simulation);
    if (early) this.#slopes.set(simulation, slideAcceleration(simulation));
    return this.#slopes.get(simulation) ?? null;
  }

  protected override render(): TemplateResult {
    return html`<figure class="slide-plot"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${t("friction-slide")}>
      ${this.#grid()}${this._lines.map((line) => this.#line(line))}</svg>
      <figcaption><span class="slide-key measured" aria-hidden="true"></span>${t("friction-slide-measured")}
        <span class="slide-key theory" aria-hidden="true"></span>${t("friction-slide-theory")}</figcaption></figure>`;
  }

  #line({ run, measured, slope }: Line): TemplateResult {
    const color = `stroke: var(${runStyle(run.color).color})`;
    const { across, up } = this.#axes;
    const end = slope !== null && slope > 0 ? Math.min(across.hi, up.hi / slope) : across.hi;
    const theory =
      slope === null
        ? ""
        : this.#axes.curve([
            [0, 0],
            [end, slope * end],
          ]);
    return svg`<path class="slide-measured" .style=${color} d=${measured}></path><path class="slide-theory" d=${theory}></path>` as TemplateResult;
  }

  #grid(): SVGTemplateResult {
    const { across, up } = this.#axes;
    const times = linearTicks(across.lo, across.hi, 5);
    const labels = times.labels.map((label, i) => (i === times.labels.length - 1 ? `${label} s` : label));
    return svg`${this.#axes.grid({ ...times, labels }, linearTicks(up.lo, up.hi, 4), { left: 5, below: 11 })}
      <text class="unit" x=${box.left + 4} y=${box.top + 4}>m/s</text>`;
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
