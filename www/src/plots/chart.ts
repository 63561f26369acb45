// One drawn plot: its axes, drawn anew only where their ranges change, and its curves on a canvas of their own over them.
import { type CurveStyle, Curves, type Ranges } from "./curves";
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
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
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
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The frame of a plot: the same left and right edge in every plot of a card, so that their times align. */
export function frameOf({ size }: ChartLook, timeLabels: boolean): Frame {
  return {
    left: Math.round(4.4 * size),
    right: Math.round(1.1 * size),
    top: Math.round(0.7 * size),
    bottom: Math.round((timeLabels ? 2 : 0.5) * size),
  };
}

const noTicks: Ticks = { at: [], labels: [], exponent: 0 };

export class Chart {
  readonly #sheet = document.createElement("div");
  readonly #axes = document.createElement("canvas");
  readonly #pen = this.#axes.getContext("2d") as CanvasRenderingContext2D;
  readonly #curves: Curves;
  readonly frame: Frame;
  /** Of the plot's area. CSS px */
  readonly width: number;
  readonly height: number;
  #ranges: Ranges = { x: { lo: 0, hi: 1 }, y: { lo: 0, hi: 1 } };
  #x = noTicks;
  #y = noTicks;
  /** The ranges of the drawn axes. */
  #shown = "";
  #thickness = lineWidth;
  /** Draws the curves once more as they are. */
  #again: () => void = () => {};

  constructor(
    host: HTMLElement,
    private readonly kind: PlotKind,
    styles: readonly CurveStyle[],
    readonly look: ChartLook,
    private readonly labels: boolean,
    private readonly size: { readonly width: number; readonly height: number },
  ) {
    this.frame = frameOf(look, labels);
    const { left, right, top, bottom } = this.frame;
    this.width = size.width - left - right;
    this.height = size.height - top - bottom;
    this.#axes.width = Math.round(size.width * look.ratio);
    this.#axes.height = Math.round(size.height * look.ratio);
    this.#axes.style.cssText = `display: block; width: ${size.width}px; height: ${size.height}px`;
    this.#curves = new Curves(styles, kind.axis === "time" ? timePath : planePath);
    this.#sheet.style.position = "relative";
    this.#sheet.append(this.#axes, this.#curves.canvas);
    host.append(this.#sheet);
  }

  /** The whole plot onto another canvas. */
  copyTo(pen: CanvasRenderingContext2D, x: number, y: number): void {
    pen.drawImage(this.#axes, x, y, this.size.width, this.size.height);
    this.#curves.copyTo(pen, x, y);
  }
  /** The power of ten taken out of the y labels, and of the x labels of a phase portrait. */
  get exponents(): { x: number; y: number } {
    return { x: this.#x.exponent, y: this.#y.exponent };
  }

  /** Draws at once, in the frame it was called. `open`: the curves grow. */
  draw(curves: readonly Curve[], { lo, hi }: { lo: number; hi: number }, y: AxisRange, open = false): void {
    this.#ranges = { x: { lo, hi }, y: { lo: y.lo, hi: y.hi } };
    const shown = [lo, hi, y.lo, y.hi].join();
    if (shown !== this.#shown) this.#drawAxes(this.#ranges);
    this.#shown = shown;
    this.#again = () => {
      const { width, height, frame, look } = this;
      const { left, top } = frame;
      const size = { left, top, width, height, thickness: this.#thickness, ratio: look.ratio };
      this.#curves.draw(curves, this.#ranges, size, open);
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
    const { lo, hi } = this.#ranges.x;
    return ((value - lo) / (hi - lo)) * this.width;
  }
  fromX(pixel: number): number {
    const { lo, hi } = this.#ranges.x;
    return lo + (pixel / this.width) * (hi - lo);
  }
  /** Pixels from the top edge of the plot area. */
  toY(value: number): number {
    const { lo, hi } = this.#ranges.y;
    return ((hi - value) / (hi - lo)) * this.height;
  }

  destroy(): void {
    this.#sheet.remove();
  }

  #drawAxes({ x, y }: Ranges): void {
    const { width, height, frame, labels, look } = this;
    const { size, ratio } = look;
    this.#x = linearTicks(x.lo, x.hi, clamp(width / (6.5 * size), 2, 10));
    this.#y = this.kind.ticks(y.lo, y.hi, clamp(height / (2 * size), 2, 6));
    const right = this.#x.at.map((value) => this.toX(value));
    const down = this.#y.at.map((value) => this.toY(value));
    const pen = this.#pen;
    pen.setTransform(ratio, 0, 0, ratio, frame.left * ratio, frame.top * ratio);
    pen.clearRect(-frame.left, -frame.top, this.size.width, this.size.height);
    this.#lines(look.hair, 1, right, down);
    const zero = (ticks: Ticks, places: readonly number[]): number[] =>
      places.filter((_, i) => ticks.labels[i] === "0");
    // The line everything is measured from, a little stronger than the grid.
    this.#lines(look.rule, 1.5, this.kind.axis === "value" ? zero(this.#x, right) : [], zero(this.#y, down));
    pen.fillStyle = look.muted;
    pen.font = `500 ${size}px ${look.family}`;
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    // Where a power of ten stands at the upper end of the axis, it takes the place of a number there.
    const taken = this.#y.exponent === 0 ? Number.NEGATIVE_INFINITY : 1.2 * size;
    this.#y.labels.forEach((label, i) => {
      const at = down[i] as number;
      if (at >= taken) pen.fillText(label, -size / 2, at);
    });
    if (!labels) return;
    pen.textAlign = "center";
    pen.textBaseline = "top";
    this.#x.labels.forEach((label, i, all) => {
      // The last time says its unit.
      const text = this.kind.axis === "time" && i === all.length - 1 ? `${label} s` : label;
      pen.fillText(text, right[i] as number, height + size / 2);
    });
  }

  /** Across the plot's area, on whole pixels of the screen. */
  #lines(color: string, thickness: number, right: readonly number[], down: readonly number[]): void {
    const pen = this.#pen;
    const { ratio } = this.look;
    const crisp = (at: number): number => (Math.round(at * ratio - 0.5) + 0.5) / ratio;
    pen.strokeStyle = color;
    pen.lineWidth = thickness;
    pen.beginPath();
    for (const x of right.map(crisp)) {
      pen.moveTo(x, 0);
      pen.lineTo(x, this.height);
    }
    for (const y of down.map(crisp)) {
      pen.moveTo(0, y);
      pen.lineTo(this.width, y);
    }
    pen.stroke();
  }
}
