// One drawn plot: uPlot for axes and scales, drawn anew only where these change; ticks, ranges, curves and everything that
// moves are ours.
import uPlot from "uplot";
import { type CurveStyle, Curves } from "./curves";
import type { AxisRange, Curve, PlotKind } from "./definition";
import { planePath, timePath } from "./path";
import { linearTicks, type Ticks } from "./ticks";

export interface ChartLook {
  readonly muted: string;
  readonly rule: string;
  readonly hair: string;
  /** CSS font family of tick labels. */
  readonly family: string;
  /** Size of tick labels. CSS px */
  readonly size: number;
  /** Everything times this: 1 on the page, more for an exported picture. */
  readonly zoom: number;
}
/** Where the axes lie inside the canvas. CSS px */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const lineWidth = 1.9;
const highlighted = 2.8;

/** The frame of a plot: the same left and right edge in every plot of a card, so that their times align. */
export function frameOf(look: ChartLook, timeLabels: boolean): Frame {
  const em = look.size * look.zoom;
  return {
    left: Math.round(4.4 * em),
    right: Math.round(1.1 * em),
    top: Math.round(0.7 * em),
    bottom: Math.round((timeLabels ? 2 : 0.5) * em),
  };
}

export class Chart {
  readonly #plot: uPlot;
  readonly #curves: Curves;
  readonly frame: Frame;
  #x: Ticks = { at: [], labels: [], exponent: 0 };
  #y: Ticks = { at: [], labels: [], exponent: 0 };
  #xLo = Number.NaN;
  #xHi = Number.NaN;
  #thickness = lineWidth;
  /** Draws the curves once more as they are. */
  #again: () => void = () => {};

  constructor(
    host: HTMLElement,
    private readonly kind: PlotKind,
    styles: readonly CurveStyle[],
    private readonly look: ChartLook,
    private readonly labels: boolean,
    size: { width: number; height: number },
  ) {
    this.frame = frameOf(look, labels);
    this.#plot = new uPlot(this.#options(size), [[]], host);
    this.#curves = new Curves(styles, kind.axis === "time" ? timePath : planePath);
    this.#plot.over.append(this.#curves.canvas);
  }

  /** The whole plot onto another canvas, `scale` times as large. */
  copyTo(pen: CanvasRenderingContext2D, x: number, y: number, scale: number): void {
    const { ctx, width, height } = this.#plot;
    pen.drawImage(ctx.canvas, x, y, width * scale, height * scale);
    this.#curves.copyTo(pen, x + this.frame.left * scale, y + this.frame.top * scale, scale);
  }
  /** The power of ten taken out of the y labels, and of the x labels of a phase portrait. */
  get exponents(): { x: number; y: number } {
    return { x: this.#x.exponent, y: this.#y.exponent };
  }
  get width(): number {
    return this.#plot.width - this.frame.left - this.frame.right;
  }
  get height(): number {
    return this.#plot.height - this.frame.top - this.frame.bottom;
  }

  /** Draws at once, in the frame it was called. `open`: the curves grow. */
  draw(curves: readonly Curve[], x: { lo: number; hi: number }, y: AxisRange, open = false): void {
    const plot = this.#plot;
    const { x: shownX, y: shownY } = plot.scales;
    if (shownX?.min !== x.lo || shownX?.max !== x.hi || shownY?.min !== y.lo || shownY?.max !== y.hi) {
      plot.batch(() => {
        plot.setScale("x", { min: x.lo, max: x.hi });
        plot.setScale("y", { min: y.lo, max: y.hi });
      });
    }
    this.#xLo = x.lo;
    this.#xHi = x.hi;
    this.#again = () => {
      const { width, height } = this;
      const { zoom } = this.look;
      const look = { width, height, thickness: this.#thickness * zoom, zoom, ratio: uPlot.pxRatio };
      this.#curves.draw(curves, { x, y }, look, open);
    };
    this.#again();
  }

  /** A thicker line. */
  emphasise(on: boolean): void {
    this.#thickness = on ? highlighted : lineWidth;
    this.#again();
  }
  /** Invalidates the drawn curves. */
  forget(): void {
    this.#curves.forget();
  }

  /** Pixels from the left edge of the plot area. */
  toX(value: number): number {
    return ((value - this.#xLo) / (this.#xHi - this.#xLo)) * this.width;
  }
  fromX(pixel: number): number {
    return this.#xLo + (pixel / this.width) * (this.#xHi - this.#xLo);
  }
  /** Pixels from the top edge of the plot area. */
  toY(value: number): number {
    const { min = 0, max = 1 } = this.#plot.scales.y ?? {};
    return (1 - (value - (min as number)) / ((max as number) - (min as number))) * this.height;
  }

  destroy(): void {
    this.#plot.destroy();
  }

  #options({ width, height }: { width: number; height: number }): uPlot.Options {
    const { frame } = this;
    return {
      width,
      height,
      pxAlign: 0,
      padding: [frame.top, frame.right, this.labels ? 0 : frame.bottom, 0],
      legend: { show: false },
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      scales: {
        x: { time: false, auto: false, range: (_u, lo, hi) => [lo ?? 0, hi ?? 1] },
        y: { auto: false, range: (_u, lo, hi) => [lo ?? -1, hi ?? 1] },
      },
      axes: [this.#xAxis(), this.#yAxis()],
      series: [{}],
      hooks: { drawAxes: [(u) => this.#drawZero(u)] },
    };
  }

  #axis(): uPlot.Axis {
    const { look } = this;
    return {
      stroke: look.muted,
      font: `500 ${look.size * look.zoom}px ${look.family}`,
      gap: 0.5 * look.size * look.zoom,
      // Ticks are ours: uPlot only has to believe that it found an increment.
      incrs: [Number.MAX_VALUE],
      space: 1,
      ticks: { show: false },
      border: { show: false },
      grid: { stroke: look.hair, width: look.zoom },
    };
  }

  #xAxis(): uPlot.Axis {
    const most = (): number =>
      Math.max(2, Math.min(10, this.width / (6.5 * this.look.size * this.look.zoom)));
    return {
      ...this.#axis(),
      size: this.labels ? this.frame.bottom : 0,
      splits: (_u, _i, lo, hi) => {
        this.#x = linearTicks(lo, hi, most());
        return this.#x.at;
      },
      values: () => (this.labels ? this.#xLabels() : []),
    };
  }

  /** The last time says its unit. */
  #xLabels(): string[] {
    const { labels } = this.#x;
    return this.kind.axis === "time"
      ? labels.map((label, i) => (i === labels.length - 1 ? `${label} s` : label))
      : labels;
  }

  #yAxis(): uPlot.Axis {
    const most = (): number => Math.max(2, Math.min(6, this.height / (2 * this.look.size * this.look.zoom)));
    return {
      ...this.#axis(),
      size: this.frame.left,
      splits: (_u, _i, lo, hi) => {
        this.#y = this.kind.ticks(lo, hi, most());
        return this.#y.at;
      },
      values: () => this.#yLabels(),
    };
  }

  /** Where a power of ten stands at the upper end of the axis, it takes the place of a number there. */
  #yLabels(): string[] {
    const { at, labels, exponent } = this.#y;
    const taken = exponent === 0 ? Number.NEGATIVE_INFINITY : 1.2 * this.look.size * this.look.zoom;
    return labels.map((label, i) => (this.toY(at[i] as number) < taken ? "" : label));
  }

  /** The line everything is measured from, a little stronger than the grid. */
  #drawZero(u: uPlot): void {
    const { ctx, bbox } = u;
    ctx.save();
    ctx.strokeStyle = this.look.rule;
    ctx.lineWidth = this.look.zoom * 1.5 * uPlot.pxRatio;
    ctx.beginPath();
    if (this.#y.labels.includes("0")) {
      const y = Math.round(u.valToPos(0, "y", true));
      ctx.moveTo(bbox.left, y);
      ctx.lineTo(bbox.left + bbox.width, y);
    }
    if (this.kind.axis === "value" && this.#x.labels.includes("0")) {
      const x = Math.round(u.valToPos(0, "x", true));
      ctx.moveTo(x, bbox.top);
      ctx.lineTo(x, bbox.top + bbox.height);
    }
    ctx.stroke();
    ctx.restore();
  }
}
