// Marks of every drawing of a plane: grid, axes with numbers, symbols, dots. SVG templates in the pixels of a view.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { type PathData, pathData, through } from "../base/path-data";
import { attributeNumber, formatChosen } from "../panels/numbers";
import { signs } from "../panels/symbol";
import type { LcpFamily } from "../simulation/laboratory";
import type { Segment } from "./clip";
import { continuum } from "./continuum";
import { multiples, type Point, type View } from "./view";

/** Path data through places of the plane. */
export function pathOf(view: View, points: readonly Point[], close = false): PathData {
  return through(
    points.map((point) => view.pixel(point)),
    close,
  );
}
export const segmentPath = (view: View, segment: Segment | null): PathData => pathOf(view, segment ?? []);

/** Continua of solutions: bands along segments and rays, areas. */
export function families(view: View, found: readonly LcpFamily[]): SVGTemplateResult[] {
  return continuum(found, view.box).map(
    (points) =>
      svg`<path class="plane-continuum ${points.length > 2 ? "area" : ""}" d=${pathOf(view, points, points.length > 2)}></path>`,
  );
}

/** A symbol as in the formulas, its index below the line. */
export function symbolAt(
  text: string,
  [x, y]: Point,
  color = "currentColor",
  anchor: "start" | "middle" | "end" = "middle",
): SVGTemplateResult {
  let lowered = false;
  const parts = signs(text).map((sign) => {
    const shift = sign.below === lowered ? 0 : sign.below ? 0.24 : -0.24;
    lowered = sign.below;
    return svg`<tspan class=${sign.below ? "below" : ""} dy=${`${sign.below ? shift / 0.7 : shift}em`}>${sign.text}</tspan>`;
  });
  return svg`<text class="plane-symbol" x=${x} y=${y} fill=${color} text-anchor=${anchor}>${parts}</text>`;
}

/** Grid, axes through the origin (or at the edge where it is out of view), numbers, names. */
export function axes(view: View, across: string, up: string, color: string): SVGTemplateResult {
  const { x0, x1, y0, y1 } = view.box;
  const step = view.grid();
  const [xs, ys] = [multiples(step, x0, x1), multiples(step, y0, y1)];
  const [w, h] = [view.width, view.height];
  const crisp = (value: number): number => Math.round(value) + 0.5;
  const [zeroX, zeroY] = [view.x(0), view.y(0)];
  const axisX = Math.min(w - 30, Math.max(30, zeroX));
  const axisY = Math.min(h - 18, Math.max(18, zeroY));
  const grid = [
    ...xs.map((x) => pathData`M${crisp(view.x(x))} 0V${h}`),
    ...ys.map((y) => pathData`M0 ${crisp(view.y(y))}H${w}`),
  ];
  const zero = (value: number): boolean => Math.abs(value) < step * 1e-6;
  const inside = (at: number, most: number): boolean => at > 14 && at < most - 14;
  return svg`<path class="plane-grid" d=${pathData`${grid}`}></path>
    <path class="plane-axis" d=${pathData`M0 ${crisp(zeroY)}H${w}M${crisp(zeroX)} 0V${h}`}></path>
    <g class="plane-ticks">${xs.map((x) =>
      zero(x) || !inside(view.x(x), w - 26)
        ? nothing
        : svg`<text x=${view.x(x)} y=${axisY + 14} text-anchor="middle">${formatChosen(x)}</text>`,
    )}${ys.map((y) =>
      zero(y) || !inside(view.y(y), h)
        ? nothing
        : svg`<text x=${axisX - 6} y=${view.y(y) + 4} text-anchor="end">${formatChosen(y)}</text>`,
    )}</g>
    ${symbolAt(across, [w - 8, axisY - 8], color, "end")}${symbolAt(up, [axisX + 10, 18], color, "start")}`;
}

/** A round grip one can take hold of: seen, with a larger place to press around it. */
export interface Grip {
  readonly id: string;
  readonly at: Point;
  readonly color: string;
  readonly shape: "dot" | "ring" | "diamond";
  readonly label: string;
  /** Its present place in words, for screen readers. */
  readonly text: string;
  readonly now: number;
}

const outlines: Record<Grip["shape"], PathData> = {
  dot: pathData`M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z`,
  ring: pathData`M4.5 0A4.5 4.5 0 1 1 -4.5 0A4.5 4.5 0 1 1 4.5 0Z`,
  diamond: pathData`M0 -6.5L6.5 0L0 6.5L-6.5 0Z`,
};

function grip(view: View, { id, at, color, shape, label, text, now }: Grip): SVGTemplateResult {
  const [x, y] = view.pixel(at);
  return svg`<g class="plane-grip ${shape}" data-grip=${id} tabindex="0" role="slider" aria-label=${label}
    aria-valuenow=${attributeNumber(Number(now.toFixed(3)))} aria-valuetext=${text} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`} .style=${`color: ${color}`}>
    <circle class="plane-hit" r="18"></circle><circle class="plane-focus" r="10"></circle><path d=${outlines[shape]}></path></g>`;
}

/** All grips; each stays the same element wherever it goes, so that it keeps the focus. */
export function gripList(view: View, all: readonly Grip[]): SVGTemplateResult {
  return svg`${repeat(
    all,
    ({ id }) => id,
    (each) => grip(view, each),
  )}`;
}

/** A solution: a dot for one that stands alone, a ring for one of many. */
export function solutionDot(view: View, at: Point, alone: boolean): SVGTemplateResult {
  const [x, y] = view.pixel(at);
  return svg`<circle class="plane-solution ${alone ? "" : "one-of-many"}" cx=${x} cy=${y} r="6.5"></circle>`;
}

/** The size of an element's box, kept up to date. */
export function watchSize(element: Element, changed: (width: number, height: number) => void): () => void {
  const watch = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    const [width, height] = [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    if (width > 0 && height > 0) changed(width, height);
  });
  watch.observe(element);
  return () => watch.disconnect();
}
