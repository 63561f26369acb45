// The convergence plot: uPlot draws the curves (plots/chart.ts), an SVG over it what is ours: where curves end or leave,
// the level that no λ gets below, and the iterate that is looked at.
import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { t } from "../messages";
import { Chart, type ChartLook } from "../plots/chart";
import type { PlotKind } from "../plots/definition";
import { logTrace } from "../plots/log-trace";
import { lookOf, rootSize } from "../plots/look";
import type { Trace } from "../simulation/core";
import { type Colors, markerOutline, runStyle } from "../styles/palette";
import { type Axes, axesFor, curveOf, decade } from "./axes";
import type { Solved } from "./traces";

const kind: PlotKind = { ...logTrace, axis: "value" };
/** rem */
const height = 12;

export interface Shown {
  readonly solved: readonly Solved[];
  readonly level: number | null;
  /** The iterate that is looked at. */
  readonly watched: { readonly solved: Solved; readonly k: number } | null;
}
type Drawn = Solved & { readonly trace: Trace };

export class Convergence {
  #chart: Chart | null = null;
  #key = "";

  /** @param host holds the canvas; @param over the SVG that lies over it */
  constructor(
    private readonly host: HTMLElement,
    private readonly over: SVGSVGElement,
    private readonly colors: Colors,
  ) {}

  destroy(): void {
    this.#chart?.destroy();
    this.#chart = null;
    this.#key = "";
  }

  /** Which iteration lies under a point of the page; null before anything is drawn. */
  iterationAt(clientX: number): number | null {
    if (!this.#chart) return null;
    const left = this.host.getBoundingClientRect().left + this.#chart.frame.left;
    return Math.max(0, Math.round(this.#chart.fromX(clientX - left)));
  }

  draw(shown: Shown, width: number): void {
    const drawn = shown.solved.filter((each): each is Drawn => each.trace !== null);
    if (width <= 0) return;
    const axes = axesFor(
      drawn.map(({ trace }) => trace),
      shown.level,
    );
    const curves = drawn.map(({ trace }) => curveOf(trace, axes));
    const look = lookOf(this.colors);
    const chart = this.#build(drawn, look, width);
    chart.draw(
      curves.map(({ x, y }) => ({ t: x, x, y })),
      axes.x,
      axes.y,
    );
    const { left, top } = chart.frame;
    this.over.setAttribute("viewBox", `${-left} ${-top} ${width} ${this.#height(chart)}`);
    render(this.#marks(drawn, curves, shown, axes, chart), this.over);
  }

  #height({ frame }: Chart): number {
    return Math.round(height * rootSize()) + frame.top + frame.bottom;
  }

  #build(drawn: readonly Drawn[], look: ChartLook, width: number): Chart {
    const styles = drawn.map(({ color }) => {
      const style = runStyle(color);
      return { color: this.colors.get(style.color), dash: style.dash };
    });
    const key = JSON.stringify([styles, look, width]);
    if (this.#chart && key === this.#key) return this.#chart;
    this.#chart?.destroy();
    this.#key = key;
    const frame = { top: Math.round(0.7 * look.size), bottom: Math.round(2 * look.size) };
    const size = { width, height: Math.round(height * rootSize()) + frame.top + frame.bottom };
    this.#chart = new Chart(this.host, kind, styles, look, true, size);
    return this.#chart;
  }

  #marks(
    drawn: readonly Drawn[],
    curves: readonly ReturnType<typeof curveOf>[],
    { level, watched }: Shown,
    axes: Axes,
    chart: Chart,
  ): SVGTemplateResult {
    const place = (k: number, residual: number): [number, number] => [
      chart.toX(k),
      ((axes.y.hi - decade(residual, axes.y.lo)) / (axes.y.hi - axes.y.lo)) * chart.height,
    ];
    const ends = drawn.map((each, i) => {
      const style = runStyle(each.color);
      const leaves = curves[i]?.leaves ?? null;
      if (leaves !== null) return leaving(chart.toX(leaves - 0.5), `var(${style.color})`);
      const [x, y] = place(each.trace.iterations, each.trace.residuals.at(-1) ?? 0);
      return svg`<path d=${markerOutline(style.marker, x, y, 4.5)} fill=${`var(${style.color})`}></path>`;
    });
    const residual = watched?.solved.trace?.residuals[watched.k] ?? 0;
    return svg`${level === null ? nothing : this.#level(place(0, level)[1], chart)}${ends}${
      watched ? this.#watched(place(watched.k, residual), watched.solved, chart) : nothing
    }`;
  }

  #level(y: number, chart: Chart): SVGTemplateResult {
    return svg`<path d=${`M0 ${y}H${chart.width}`} stroke="var(--warn)" stroke-width="1.5" stroke-dasharray="6 4"></path>
      <text class="solvers-level" x=${chart.width - 4} y=${y + 15 < chart.height ? y + 13 : y - 5} text-anchor="end">${t("solvers-level")}</text>`;
  }

  #watched([x, y]: [number, number], { color }: Solved, chart: Chart): SVGTemplateResult {
    const inside = Math.max(0, Math.min(chart.height, y));
    return svg`<path d=${`M${x} 0V${chart.height}`} stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="3 3"></path>
      <circle cx=${x} cy=${inside} r="8" fill="none" stroke=${`var(${runStyle(color).color})`} stroke-width="2.2"></circle>`;
  }
}

/** An arrow out of the top of the plot, with the word. */
function leaving(x: number, color: string): SVGTemplateResult {
  return svg`<path d=${`M${x} 14V2M${x - 4} 7L${x} 1L${x + 4} 7`} stroke=${color} stroke-width="2" fill="none"></path>
    <text class="solvers-leaves" x=${x + 8} y="12" fill=${color}>${t("solvers-diverges")}</text>`;
}
