// Lines for uPlot: each run has its own times, and no more points are drawn than pixels can show.
import type uPlot from "uplot";
import { firstAtOrAfter } from "./series";
import { Simplified } from "./simplify";

/** Canvases draw coordinates far outside themselves slowly and badly: a value this far away is far enough. */
const farAway = 20_000;
const near = (pixel: number): number => Math.max(-farAway, Math.min(farAway, pixel));

type Facets = readonly [null, ...(readonly [Float64Array, Float64Array])[]];

interface Mapping {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly px: (value: number) => number;
  readonly py: (value: number) => number;
}

function mapping(u: uPlot, index: number): Mapping {
  const [x, y] = (u.data as unknown as Facets)[index] as readonly [Float64Array, Float64Array];
  const sx = u.scales.x as uPlot.Scale;
  const sy = u.scales.y as uPlot.Scale;
  const { left, top, width, height } = u.bbox;
  const kx = width / ((sx.max as number) - (sx.min as number));
  const ky = height / ((sy.max as number) - (sy.min as number));
  const x0 = left - (sx.min as number) * kx;
  const y0 = top + height + (sy.min as number) * ky;
  return { x, y, px: (value) => x0 + value * kx, py: (value) => near(y0 - value * ky) };
}

const paths = (stroke: Path2D): uPlot.Series.Paths =>
  ({ stroke, fill: null, clip: null, band: null, gaps: null, flags: 0 }) as unknown as uPlot.Series.Paths;

/** The drawn line may miss a point by this. Device pixels */
const tolerance = 0.1;

/**
 * A function of time: in every pixel column the first, lowest, highest and last value, so that nothing that can be
 * seen is lost; of these only the points that bend the line.
 */
export const timePath: uPlot.Series.PathBuilder = (u, index) => {
  const { x, y, px, py } = mapping(u, index);
  const stroke = new Path2D();
  const line = new Simplified(stroke, tolerance);
  const from = Math.max(0, firstAtOrAfter(x, u.scales.x?.min as number) - 1);
  const to = Math.min(x.length, firstAtOrAfter(x, u.scales.x?.max as number) + 1);
  let i = from;
  while (i < to) {
    const start = px(x[i] as number);
    const first = py(y[i] as number);
    let low = first;
    let high = first;
    let last = first;
    line.lineTo(start, first);
    for (i += 1; i < to && px(x[i] as number) < start + 1; i++) {
      last = py(y[i] as number);
      if (last < low) low = last;
      if (last > high) high = last;
    }
    if (low < Math.min(first, last) - tolerance) line.lineTo(start + 0.3, low);
    if (high > Math.max(first, last) + tolerance) line.lineTo(start + 0.6, high);
    if (last !== first && (i === to || Math.abs(last - first) > 1)) line.lineTo(start + 0.9, last);
  }
  line.end();
  return paths(stroke);
};

/** A curve in the plane: points that move less than half a pixel are left out. */
export const planePath: uPlot.Series.PathBuilder = (u, index) => {
  const { x, y, px, py } = mapping(u, index);
  const stroke = new Path2D();
  let atX = Number.NaN;
  let atY = Number.NaN;
  for (let i = 0; i < x.length; i++) {
    const nextX = near(px(x[i] as number));
    const nextY = py(y[i] as number);
    if (Math.abs(nextX - atX) < 0.5 && Math.abs(nextY - atY) < 0.5 && i < x.length - 1) continue;
    stroke.lineTo(nextX, nextY);
    atX = nextX;
    atY = nextY;
  }
  return paths(stroke);
};
