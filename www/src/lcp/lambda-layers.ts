// The layers of the λ-plane: region, energy, lines and kinked lines, ways of solvers, solutions.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { type PathData, pathData } from "../base/path-data";
import { markerOutline } from "../styles/palette";
import { clipSegment, type Line, lineIn, region, type Segment, unitLine } from "./clip";
import { familiesOf } from "./continuum";
import { contours, levelsOf } from "./contours";
import { type Path, walkerStyle } from "./paths";
import { axes, families, pathOf, segmentPath, solutionDot, symbolAt } from "./plane-marks";
import type { Problem } from "./problem";
import type { ProblemState } from "./problem-state";
import { along, type Spots } from "./spots";
import { solutionsOf } from "./verdict";
import type { Box, Point, View } from "./view";

const rowLine = ({ a, b }: Problem, i: number): Line =>
  unitLine({ n: [a[i]?.[0] ?? 0, a[i]?.[1] ?? 0], c: b[i] ?? 0 });
const unit = (i: number, sign: 1 | -1): Point => (i === 0 ? [sign, 0] : [0, sign]);
const negative = ({ n, c }: Line): Line => ({ n: [-n[0], -n[1]], c: -c });
/** λ_i ≥ bound */
const above = (i: number, bound: number): Line => ({ n: unit(i, 1), c: -bound });
/** λ_i ≤ bound */
const under = (i: number, bound: number): Line => ({ n: unit(i, -1), c: bound });

/** Where the inequalities hold: λ in its bounds, w ≥ 0 without an upper bound, w ≤ 0 without a lower one. */
function feasible(p: Problem, box: Box): Point[] {
  const sides: Line[] = [];
  for (const i of [0, 1]) {
    const [lo, hi, w] = [p.lo[i] ?? 0, p.hi[i] ?? 0, rowLine(p, i)];
    if (Number.isFinite(lo)) sides.push(above(i, lo));
    else sides.push(negative(w));
    if (Number.isFinite(hi)) sides.push(under(i, hi));
    else sides.push(w);
  }
  return region(box, sides);
}

export function background(view: View, { problem, shape, verdict }: ProblemState): SVGTemplateResult {
  const area = feasible(problem, view.box);
  return svg`<path class="plane-region" d=${pathOf(view, area, true)}></path>
    ${shape?.symmetric ? energy(view, problem, solutionsOf(verdict)[0]?.lambda) : nothing}
    ${axes(view, "λ_1", "λ_2", "var(--lambda)")}`;
}

/** Contours of ½λᵀAλ + bᵀλ, counted from the solution, or from the origin where there is none. */
function energy(view: View, { a, b }: Problem, from: Float64Array | undefined): SVGTemplateResult {
  const [[a11 = 0, a12 = 0] = [], [, a22 = 0] = []] = a;
  const [b1 = 0, b2 = 0] = b;
  const f = (x: number, y: number): number =>
    (a11 * x * x) / 2 + a12 * x * y + (a22 * y * y) / 2 + b1 * x + b2 * y;
  const levels = levelsOf(view, f, f(from?.[0] ?? 0, from?.[1] ?? 0));
  return svg`<path class="plane-energy" d=${pathData`${contours(view, f, levels)}`}></path>`;
}

/** Parts of the picture on which row i is complementary: at a bound with w of the right sign, or w = 0 in between. */
export function brokenLine(p: Problem, i: number, box: Box): { bound: Segment[]; between: Segment | null } {
  const [lo, hi, w] = [p.lo[i] ?? 0, p.hi[i] ?? 0, rowLine(p, i)];
  const parts: Segment[] = [];
  const keep = (segment: Segment | null): void => {
    if (segment) parts.push(segment);
  };
  if (lo === hi) keep(lineIn(above(i, lo), box));
  else {
    if (Number.isFinite(lo)) keep(clipSegment(lineIn(above(i, lo), box), w));
    if (Number.isFinite(hi)) keep(clipSegment(lineIn(under(i, hi), box), negative(w)));
  }
  let between = lo === hi ? null : lineIn(w, box);
  if (Number.isFinite(lo)) between = clipSegment(between, above(i, lo));
  if (Number.isFinite(hi)) between = clipSegment(between, under(i, hi));
  return { bound: parts, between };
}

/** The names of the lines, on the side w ≥ 0. */
export function names(view: View, p: Problem, spots: readonly Spots[]): SVGTemplateResult {
  return svg`${[0, 1].map((i) => {
    const line = rowLine(p, i);
    const segment = lineIn(line, view.box);
    if (!segment) return nothing;
    const size = Math.hypot(...line.n);
    const [x, y] = view.pixel(along(segment, spots[i]?.name ?? 0.5));
    const [dx, dy] = [(line.n[0] / size) * 34, (-line.n[1] / size) * 20];
    return svg`<g class="plane-name">${symbolAt(`w_${i + 1} = 0`, [x + dx, y + dy + 5], "var(--Cdot)")}</g>`;
  })}`;
}

/** Short strokes on the side where w ≥ 0. */
function hatching(view: View, line: Line, segment: Segment): PathData {
  const size = Math.hypot(...line.n);
  const [nx, ny] = [(line.n[0] / size) * 5, (-line.n[1] / size) * 5];
  const [[px, py], [qx, qy]] = [view.pixel(segment[0]), view.pixel(segment[1])];
  const length = Math.hypot(qx - px, qy - py);
  const count = Math.min(200, Math.floor(length / 11));
  const strokes = Array.from({ length: count }, (_, k) => {
    const s = ((k + 0.5) * 11) / length;
    return pathData`M${px + s * (qx - px)} ${py + s * (qy - py)}l${nx} ${ny}`;
  });
  return pathData`${strokes}`;
}

export function lines(view: View, p: Problem, litW: boolean, litLambda: boolean): SVGTemplateResult {
  return svg`${[0, 1].map((i) => {
    const line = rowLine(p, i);
    const whole = lineIn(line, view.box);
    const { bound, between } = brokenLine(p, i, view.box);
    const on = pathData`${bound.map((segment) => segmentPath(view, segment))}`;
    return svg`<g class="plane-row row-${i + 1} ${litW ? "lit-w" : ""} ${litLambda ? "lit-lambda" : ""}">
      ${whole ? svg`<path class="plane-hatch" d=${hatching(view, line, whole)}></path><path class="plane-line" d=${segmentPath(view, whole)}></path>` : nothing}
      <path class="plane-bound" d=${on}></path><path class="plane-between" d=${segmentPath(view, between)}></path>
      ${whole ? svg`<path class="plane-take" data-grip=${`move-${i}`} d=${segmentPath(view, whole)}></path>` : nothing}</g>`;
  })}`;
}

/** Further away than this nothing is drawn: a way that runs off. */
const inReach = (view: View, [x = 0, y = 0]: readonly number[]): Point => {
  const { x0, x1, y0, y1 } = view.box;
  const [w, h] = [x1 - x0, y1 - y0];
  return [Math.min(x1 + 9 * w, Math.max(x0 - 9 * w, x)), Math.min(y1 + 9 * h, Math.max(y0 - 9 * h, y))];
};

export function walks(view: View, state: ProblemState): SVGTemplateResult {
  return svg`${state.walks.map((each) => oneWalk(view, each, state.k))}`;
}

function oneWalk(view: View, { walker, iterates, legs }: Path, k: number | null): SVGTemplateResult {
  const { color, dash, marker } = walkerStyle(walker);
  const last = Math.min(k ?? iterates.length - 1, iterates.length - 1);
  const places = [iterates[0] ?? [], ...legs.slice(0, last).flat()].map((at) => inReach(view, at));
  const dots = iterates.slice(1, last + 1).map((at) => view.pixel(inReach(view, at)));
  const here = view.pixel(inReach(view, iterates[last] ?? []));
  return svg`<g class="plane-walk" data-walker=${walker} .style=${`color: var(${color})`}>
    <path class="walk-line" stroke-dasharray=${dash.join(" ")} d=${pathOf(view, places)}></path>
    ${dots.map(([x, y], i) => svg`<path class="walk-dot" d=${markerOutline(marker, x, y, i === last - 1 ? 4.6 : 3.4)}></path>`)}
    ${k === null ? nothing : svg`<circle class="walk-here" cx=${here[0]} cy=${here[1]} r="9"></circle>`}</g>`;
}

export function marks(view: View, state: ProblemState): SVGTemplateResult {
  const found = solutionsOf(state.verdict);
  const at = (lambda: Float64Array): Point => [lambda[0] ?? 0, lambda[1] ?? 0];
  return svg`${families(view, familiesOf(found))}
    ${found.map(({ lambda, isolated }) => solutionDot(view, at(lambda), isolated))}`;
}
