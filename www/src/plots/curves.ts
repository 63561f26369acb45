// The curves of a plot, on a canvas of their own over the axes. While the axes stand still only what is new is drawn: a
// long jagged line takes a canvas several milliseconds, and there are sixty frames in a second.
import type { Curve } from "./definition";
import type { Tracer, View } from "./path";
import type { Line } from "./simplify";

/** How a run's curve looks. */
export interface CurveStyle {
  readonly color: string;
  readonly dash: readonly number[];
}
/** Ranges of the axes. */
export interface Ranges {
  readonly x: { readonly lo: number; readonly hi: number };
  readonly y: { readonly lo: number; readonly hi: number };
}
export interface CurveLook {
  /** Of the plot's area. CSS px */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of the lines. CSS px */
  readonly thickness: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Half a thick line fits beyond the area's edge. CSS px */
const margin = 2;
/** Canvases draw coordinates far outside themselves slowly and badly: a value this far away is far enough. */
const farAway = 20_000;

/** How far a curve is drawn. */
interface Drawn {
  /** From this point on it is drawn next. */
  from: number;
  /** Value of that point when it was drawn: another value means another curve. */
  x: number;
  y: number;
  /** Number of points when it was drawn, and true where more were expected. */
  length: number;
  open: boolean;
  /** Of the line, where that is dashed. */
  dashed: number;
}
const nothing = (): Drawn => ({ from: 0, x: Number.NaN, y: Number.NaN, length: 0, open: true, dashed: 0 });

export class Curves {
  readonly canvas = document.createElement("canvas");
  readonly #context = this.canvas.getContext("2d") as CanvasRenderingContext2D;
  #shown = "";
  #drawn: Drawn[] = [];

  constructor(
    private readonly styles: readonly CurveStyle[],
    private readonly trace: Tracer,
  ) {
    this.canvas.className = "plot-curves";
  }

  /** Invalidates the drawn curves. */
  forget(): void {
    this.#shown = "";
  }

  /** `open`: the curves grow. */
  draw(curves: readonly Curve[], { x, y }: Ranges, look: CurveLook, open: boolean): void {
    const shown = [x.lo, x.hi, y.lo, y.hi, ...Object.values(look)].join();
    const goesOn = curves.every((curve, i) => continues(curve, this.#drawn[i]));
    if (shown !== this.#shown || !goesOn) this.#clear(curves.length, look);
    this.#shown = shown;
    const view = viewOf({ x, y }, look);
    curves.forEach((curve, i) => {
      const [drawn, style] = [this.#drawn[i], this.styles[i]];
      if (drawn && style) this.#add(curve, drawn, style, view, look, open);
    });
  }

  #clear(count: number, { left, top, width, height, ratio }: CurveLook): void {
    const { canvas } = this;
    [canvas.width, canvas.height] = [width, height].map((side) =>
      Math.round((side + 2 * margin) * ratio),
    ) as [number, number];
    canvas.style.cssText = `position: absolute; left: ${left - margin}px; top: ${top - margin}px; width: ${width + 2 * margin}px; height: ${height + 2 * margin}px`;
    this.#drawn = Array.from({ length: count }, nothing);
  }

  #add(curve: Curve, drawn: Drawn, style: CurveStyle, view: View, look: CurveLook, open: boolean): void {
    const { length } = curve.x;
    if (length === drawn.length && (open || !drawn.open)) return;
    const line = new Measured();
    const from = this.trace(curve, drawn.from, view, line, open);
    const context = this.#context;
    context.lineJoin = "round";
    context.lineCap = style.dash.length > 0 ? "butt" : "round";
    context.lineWidth = look.thickness * look.ratio;
    context.strokeStyle = style.color;
    context.setLineDash(style.dash.map((part) => part * look.ratio));
    context.lineDashOffset = drawn.dashed;
    context.stroke(line.path);
    if (from !== drawn.from) drawn.dashed += line.length;
    Object.assign(drawn, { from, x: curve.x[from], y: curve.y[from], length, open });
  }

  /** Onto another canvas; the plot begins at (x, y). */
  copyTo(pen: CanvasRenderingContext2D, x: number, y: number): void {
    const [left, top, width, height] = (["left", "top", "width", "height"] as const).map((side) =>
      Number.parseFloat(this.canvas.style[side]),
    ) as [number, number, number, number];
    pen.drawImage(this.canvas, x + left, y + top, width, height);
  }
}

/** True where this is the curve that was drawn, perhaps with more points. */
export function continues({ x, y }: Curve, drawn: Drawn | undefined): boolean {
  if (!drawn) return false;
  if (drawn.length === 0) return true;
  return x.length >= drawn.length && Object.is(x[drawn.from], drawn.x) && Object.is(y[drawn.from], drawn.y);
}

function viewOf({ x, y }: Ranges, { width, height, ratio }: CurveLook): View {
  const kx = (width * ratio) / (x.hi - x.lo);
  const ky = (height * ratio) / (y.hi - y.lo);
  const edge = margin * ratio;
  const near = (pixel: number): number => Math.max(-farAway, Math.min(farAway, pixel));
  return {
    lo: x.lo,
    hi: x.hi,
    px: (value) => near(edge + (value - x.lo) * kx),
    py: (value) => near(edge + (y.hi - value) * ky),
  };
}

/** A path that counts its length. */
class Measured implements Line {
  readonly path = new Path2D();
  length = 0;
  #x = Number.NaN;
  #y = Number.NaN;

  lineTo(x: number, y: number): void {
    // After a gap; a single point is a dot.
    if (Number.isNaN(this.#y)) this.path.moveTo(x, y);
    this.path.lineTo(x, y);
    if (Number.isFinite(this.#x)) this.length += Math.hypot(x - this.#x, y - this.#y) || 0;
    this.#x = x;
    this.#y = y;
  }
}
