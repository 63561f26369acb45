// The convergence plot: a chart draws the curves (plots/chart.ts), an SVG over it the rest: where curves end or leave,
// the level that no λ gets below, and the iterate that is looked at.
import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { pathData } from "../base/path-data";
import { t } from "../messages";
import { Chart, type ChartLook } from "../plots/chart";
import type { PlotKind } from "../plots/definition";
import { logTrace } from "../plots/log-trace";
import { lookOf, rootSize } from "../plots/look";
import type { Trace } from "../simulation/core";
import { type Colors, markerOutline } from "../styles/palette";
import { type Axes, axesFor, curveOf, decade, type Falling } from "./axes";
import { solverStyle } from "./style";
import type { Solved } from "./traces";

const kind: PlotKind = { ...logTrace, axis: "value" };
/** rem */
const height = 12;

/** Quantity on the x axis: iterations, or updated rows (where `Solved.work` gives their number). */
export type Across = "iterations" | "work";
export interface Shown {
  readonly solved: readonly Solved[];
  readonly level: number | null;
  /** The iterate that is looked at. */
  readonly watched: { readonly solved: Solved; readonly k: number } | null;
  readonly across?: Across;
  /** A line through a residual of the watched solver that changes by a factor `rate` per iteration. */
  readonly slope?: { readonly at: number; readonly residual: number; readonly rate: number } | null;
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
    const value = this.valueAt(clientX);
    return value === null ? null : Math.round(value);
  }
  /** Value on the x axis under a point of the page, not rounded; null before anything is drawn. */
  valueAt(clientX: number): number | null {
    if (!this.#chart) return null;
    const left = this.host.getBoundingClientRect().left + this.#chart.frame.left;
    return Math.max(0, this.#chart.fromX(clientX - left));
  }

  draw(shown: Shown, width: number): void {
    const drawn = shown.solved.filter((each): each is Drawn => each.trace !== null);
    if (width <= 0) return;
    const byWork = shown.across === "work";
    const works = new Map(drawn.map(({ trace, work }) => [trace as Falling, byWork ? work : undefined]));
    const axes = axesFor(
      drawn.map(({ trace }) => trace),
      shown.level,
      (trace) => works.get(trace)?.at(-1) ?? trace.iterations,
    );
    const curves = drawn.map(({ trace }) => curveOf(trace, axes, works.get(trace)));
    const look = lookOf(this.colors);
    const chart = this.#build(drawn, look, width);
    // Each time they are curves of another problem.
    chart.forget();
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
      const style = solverStyle(color);
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
    { level, watched, across, slope }: Shown,
    axes: Axes,
    chart: Chart,
  ): SVGTemplateResult {
    const height = (decades: number): number =>
      ((axes.y.hi - decades) / (axes.y.hi - axes.y.lo)) * chart.height;
    const right = ({ work }: Solved, k: number): number =>
      chart.toX(across === "work" ? (work?.[k] ?? k) : k);
    const place = (solved: Solved | null, k: number, residual: number): [number, number] => [
      solved ? right(solved, k) : chart.toX(k),
      height(decade(residual, axes.y.lo)),
    ];
    const ends = drawn.map((each, i) => {
      const style = solverStyle(each.color);
      const leaves = curves[i]?.leaves ?? null;
      if (leaves !== null) return leaving(right(each, leaves), `var(${style.color})`);
      const [x, y] = place(each, each.trace.iterations, each.trace.residuals.at(-1) ?? 0);
      return svg`<path d=${markerOutline(style.marker, x, y, 4.5)} fill=${`var(${style.color})`}></path>`;
    });
    const residual = watched?.solved.trace?.residuals[watched.k] ?? 0;
    return svg`${level === null ? nothing : this.#level(place(null, 0, level)[1], chart)}${
      slope && watched ? this.#slope(slope, watched.solved, right, height, chart) : nothing
    }${ends}${watched ? this.#watched(place(watched.solved, watched.k, residual), watched.solved, chart) : nothing}`;
  }

  /** Line of the convergence rate ρ, across the whole plot. */
  #slope(
    { at, residual, rate }: NonNullable<Shown["slope"]>,
    solved: Solved,
    right: (solved: Solved, k: number) => number,
    height: (decades: number) => number,
    chart: Chart,
  ): SVGTemplateResult {
    const [x, y] = [right(solved, at), height(Math.log10(residual))];
    const perPixel = (height(Math.log10(rate)) - height(0)) / Math.max(1e-9, right(solved, at + 1) - x);
    const id = "solvers-slope-frame";
    return svg`<clipPath id=${id}><rect width=${chart.width} height=${chart.height}></rect></clipPath><path class="solvers-slope" clip-path=${`url(#${id})`}
      d=${pathData`M0 ${y - perPixel * x}L${chart.width} ${y + perPixel * (chart.width - x)}`} fill="none"></path>`;
  }

  #level(y: number, chart: Chart): SVGTemplateResult {
    return svg`<path d=${pathData`M0 ${y}H${chart.width}`} stroke="var(--warn)" stroke-width="1.5" stroke-dasharray="6 4"></path>
      <text class="solvers-level" x=${chart.width - 4} y=${y + 15 < chart.height ? y + 13 : y - 5} text-anchor="end">${t("solvers-level")}</text>`;
  }

  #watched([x, y]: [number, number], { color }: Solved, chart: Chart): SVGTemplateResult {
    const inside = Math.max(0, Math.min(chart.height, y));
    return svg`<path d=${pathData`M${x} 0V${chart.height}`} stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="3 3"></path>
      <circle cx=${x} cy=${inside} r="8" fill="none" stroke=${`var(${solverStyle(color).color})`} stroke-width="2.2"></circle>`;
  }
}

/** An arrow out of the top of the plot, with the word. */
function leaving(x: number, color: string): SVGTemplateResult {
  return svg`<path d=${pathData`M${x} 14V2M${x - 4} 7L${x} 1L${x + 4} 7`} stroke=${color} stroke-width="2" fill="none"></path>
    <text class="solvers-leaves" x=${x + 8} y="12" fill=${color}>${t("solvers-diverges")}</text>`;
}
