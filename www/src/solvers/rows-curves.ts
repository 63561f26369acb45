// The residual of every solver over its iterations, on a logarithmic scale: the one that is walked through strong, with a mark
// where the walk stands.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type PathData, pathData } from "../base/path-data";
import { t } from "../messages";
import { Axes } from "../plots/axes";
import type { Way } from "./frozen";
import { solverStyle } from "./style";

const [width, height] = [300, 72];
/** Decades that are shown at most, below the largest start. */
const most = 4;

const look = ({ color: index }: Way): string => {
  const { color, dash } = solverStyle(index);
  return `stroke: var(${color}); stroke-dasharray: ${dash.join(" ") || "none"}`;
};

export function curves(
  ways: readonly Way[],
  chosen: string,
  progress: number,
  residual: number,
): TemplateResult {
  const finite = (value: number): boolean => Number.isFinite(value) && value > 0;
  const all = ways.flatMap(({ trace }) => [...trace.residuals].filter(finite).map(Math.log10));
  const starts = ways
    .map(({ trace }) => trace.residuals[0] ?? 0)
    .filter(finite)
    .map(Math.log10);
  const longest = Math.max(1, ...ways.map(({ trace }) => trace.iterations));
  // A diverging curve leaves the picture at its top.
  const top = Math.ceil(Math.max(...starts, -300)) + 0.3;
  const bottom = Math.max(Math.min(...all, top - 1), top - most);
  const axes = new Axes({ left: 0, top: 0, width, height }, { lo: 0, hi: longest }, { lo: bottom, hi: top });
  // Values that are not finite leave the plot at the top; zero lies at the bottom.
  const highest = top + (6 / height) * (top - bottom);
  const decade = (value: number): number =>
    Math.max(bottom, Math.min(highest, finite(value) ? Math.log10(value) : value === 0 ? bottom : highest));
  const line = ({ trace }: Way): PathData =>
    axes.curve(Array.from(trace.residuals, (value, k) => [k, decade(value)]));
  const curve = (way: Way): SVGTemplateResult =>
    svg`<path class="sweeps-line ${way.id === chosen ? "chosen" : ""}" data-solver=${way.id} .style=${look(way)} d=${line(way)}></path>`;
  const [x, dot] = [axes.x(progress), axes.y(decade(residual))];
  const decades = ways.length === 0 ? [0, height / 2, height] : grid(top, bottom).map((d) => axes.y(d));
  return html`<svg class="sweeps-curve" viewBox="-8 -8 ${width + 16} ${height + 16}" preserveAspectRatio="none" role="img" aria-label=${t("rows-curves")}>
    <path class="sweeps-grid" d=${pathData`${decades.map((d) => pathData`M0 ${d}H${width}`)}`}></path>
    ${[...ways.filter(({ id }) => id !== chosen), ...ways.filter(({ id }) => id === chosen)].map(curve)}
    ${ways.length > 0 ? svg`<path class="sweeps-now" d=${pathData`M${x} -8V${height + 8}`}></path><path class="sweeps-dot" d=${pathData`M${x} ${dot}h0`}></path>` : nothing}
  </svg>`;
}

/** Whole decades, not too many. */
function grid(top: number, bottom: number): number[] {
  const step = Math.max(1, Math.ceil((top - bottom) / 5));
  const found: number[] = [];
  for (let d = Math.floor(top); d >= bottom; d -= step) found.push(d);
  return found;
}
