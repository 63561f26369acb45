// From recorded numbers to lines: no more points are drawn than pixels can show. Pure.
import type { Curve } from "./definition";
import { firstAtOrAfter } from "./series";
import { type Line, Simplified } from "./simplify";

/** Range of the axes, and its map to pixels. */
export interface View {
  /** Of the x axis. */
  readonly lo: number;
  readonly hi: number;
  px(x: number): number;
  py(y: number): number;
}

/**
 * Draws a curve from its point `from` on and returns from where to go on when it has grown. Of an `open` curve, which
 * grows, the last piece is left out as long as further points can change it.
 */
export type Tracer = (curve: Curve, from: number, view: View, line: Line, open: boolean) => number;

/** The drawn line may miss a point by this. Device pixels */
const tolerance = 0.1;

/**
 * A function of time: in every pixel column the first, lowest, highest and last value, so that nothing that can be
 * seen is lost; of these only the points that bend the line. Where there is no value (a gap of contacts in flight) there is no line.
 */
export const timePath: Tracer = ({ x, y }, from, { lo, hi, px, py }, line, open) => {
  const simplified = new Simplified(line, tolerance);
  const to = Math.min(x.length, firstAtOrAfter(x, hi) + 1);
  let i = Math.max(from, firstAtOrAfter(x, lo) - 1);
  let column = i;
  while (i < to) {
    column = i;
    const start = px(x[i] as number);
    const first = py(y[i] as number);
    let low = first;
    let high = first;
    let last = first;
    simplified.lineTo(start, first);
    const goesOn = (next: number): boolean =>
      px(x[next] as number) < start + 1 && Number.isNaN(y[next]) === Number.isNaN(first);
    for (i += 1; i < to && goesOn(i); i++) {
      last = py(y[i] as number);
      if (last < low) low = last;
      if (last > high) high = last;
    }
    if (open && i === to) break;
    if (low < Math.min(first, last) - tolerance) simplified.lineTo(start + 0.3, low);
    if (high > Math.max(first, last) + tolerance) simplified.lineTo(start + 0.6, high);
    if (!Number.isNaN(last) && last !== first && (i === to || Math.abs(last - first) > 1))
      simplified.lineTo(start + 0.9, last);
  }
  simplified.end();
  return column;
};

/** A curve in the plane: points that move less than half a pixel are left out. */
export const planePath: Tracer = ({ x, y }, from, { px, py }, line, open) => {
  let atX = Number.NaN;
  let atY = Number.NaN;
  let drawn = from;
  for (let i = from; i < x.length; i++) {
    const nextX = px(x[i] as number);
    const nextY = py(y[i] as number);
    const near = Math.abs(nextX - atX) < 0.5 && Math.abs(nextY - atY) < 0.5;
    if (near && (open || i < x.length - 1)) continue;
    line.lineTo(nextX, nextY);
    atX = nextX;
    atY = nextY;
    drawn = i;
  }
  return drawn;
};
