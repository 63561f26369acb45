// ρ(G) against ω, and below it the iterations that it takes with that ω; the best ω by search and by theory; the present one.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { type PathData, pathData } from "../base/path-data";
import { t } from "../messages";
import { fixed } from "../panels/numbers";
import { Axes } from "../plots/axes";
import { linearTicks } from "../plots/ticks";
import type { Workspace } from "./workspace";

export type Relaxed = "jacobi" | "sor";

/** ω of the curves. */
const grid = Array.from({ length: 79 }, (_, i) => 0.025 * (i + 1));
/** px */
const [left, right] = [48, 14];
const [upper, lower] = [
  { top: 12, height: 128 },
  { top: 168, height: 84 },
];
export const omegaHeight = 286;

const axesOf = (width: number, place: { top: number; height: number }, most: number): Axes =>
  new Axes({ left, width: width - left - right, ...place }, { lo: 0, hi: 2 }, { lo: 0, hi: most });

export const omegaAt = (x: number, width: number): number =>
  Math.round(Math.max(0.05, Math.min(2, axesOf(width, upper, 1).valueAt(x))) * 100) / 100;

export function omegaPlot(workspace: Workspace, method: Relaxed, width: number): SVGTemplateResult {
  const radii = grid.map((omega) => workspace.iteration(method, omega)?.radius ?? Number.NaN);
  const counts = grid.map((omega) => workspace.iterationsWith(method, omega, workspace.most));
  const highest = Math.min(2.4, Math.max(1.2, ...radii.filter(Number.isFinite)));
  const speed = axesOf(width, upper, highest);
  const work = axesOf(width, lower, Math.max(4, ...counts.map((count) => count ?? 0)));
  const place = (omega: number, radius: number): readonly [number, number] => [
    speed.x(omega),
    speed.y(Math.min(radius, highest)),
  ];
  const now = workspace.omegaOf(method);
  const radius = workspace.iteration(method, now)?.radius ?? null;
  const best = workspace.best(method);
  const curve = (axes: Axes, values: readonly (number | null)[]): PathData =>
    axes.curve(values.map((value, i) => [grid[i] as number, value]));
  return svg`
    ${grids(speed, work)}
    <path class="omega-one" d=${speed.level(1)}></path>
    <text class="omega-word warn" x=${speed.right} y=${speed.y(1) - 5} text-anchor="end">${t("iterations-omega-above")}</text>
    <path class="omega-radius" d=${curve(
      speed,
      radii.map((value) => Math.min(value, highest)),
    )}></path>
    <path class="omega-count" d=${curve(work, counts)}></path>
    ${missing(counts, work, workspace.most)}
    <path class="omega-now" d=${pathData`M${speed.x(now)} ${upper.top}V${work.bottom}`}></path>
    ${radius === null ? nothing : dot("omega-dot", place(now, radius), 5)}
    ${best ? svg`<path class="omega-best" d=${cross(place(best.omega, best.radius))}></path>` : nothing}
    ${best?.theory ? dot("omega-theory", place(best.theory.omega, best.theory.radius), 8.5) : nothing}`;
}

const cross = ([x, y]: readonly [number, number]): PathData =>
  pathData`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`;
const dot = (kind: string, [x, y]: readonly [number, number], r: number): SVGTemplateResult =>
  svg`<circle class=${kind} cx=${x} cy=${y} r=${r}></circle>`;

/** Where the run does not get there within its limit. */
function missing(counts: readonly (number | null)[], work: Axes, most: number): SVGTemplateResult[] {
  const half = (work.x(grid[1] as number) - work.x(grid[0] as number)) / 2;
  return counts.flatMap((count, i) =>
    count === null
      ? [
          svg`<rect class="omega-missing" x=${work.x(grid[i] as number) - half} y=${lower.top} width=${2 * half + 0.4} height=${lower.height}><title>${t("iterations-omega-missing", { most })}</title></rect>`,
        ]
      : [],
  );
}

function grids(speed: Axes, work: Axes): SVGTemplateResult {
  const at = [0, 0.5, 1, 1.5, 2];
  const labels = { left: 7, below: 18 };
  const numbers = at.map((omega) => (omega === 0 ? "0" : fixed(omega, 1)));
  return svg`
    ${speed.grid({ at, labels: [] }, linearTicks(0, speed.up.hi, 4), labels)}
    ${work.grid({ at, labels: numbers }, linearTicks(0, work.up.hi, 3), labels)}
    <text class="omega-word" x=${left + 6} y=${upper.top + 13}>${t("iterations-omega-radius")}</text>
    <text class="omega-word" x=${left + 6} y=${lower.top + 13}>${t("iterations-omega-count")}</text>`;
}
