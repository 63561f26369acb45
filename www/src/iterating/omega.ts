// ρ(G) against ω, and below it the iterations that it takes with that ω; the best ω by search and by theory; the present one.
import { nothing, type SVGTemplateResult, svg } from "lit";
import { type PathData, pathData, through } from "../base/path-data";
import { t } from "../messages";
import { fixed } from "../panels/numbers";
import { linearTicks } from "../plots/ticks";
import type { Lab } from "./lab";

export type Relaxed = "jacobi" | "sor";

/** ω of the curves. */
const grid = Array.from({ length: 79 }, (_, i) => 0.025 * (i + 1));
/** px */
const left = 48;
const right = 14;
const upper = { top: 12, height: 128 };
const lower = { top: 168, height: 84 };
export const omegaHeight = 286;

export const omegaAt = (x: number, width: number): number =>
  Math.round(Math.max(0.05, Math.min(2, (2 * (x - left)) / (width - left - right))) * 100) / 100;

export function omegaPlot(lab: Lab, method: Relaxed, width: number): SVGTemplateResult {
  const x = (omega: number): number => left + (omega / 2) * (width - left - right);
  const radii = grid.map((omega) => lab.iteration(method, omega)?.radius ?? Number.NaN);
  const counts = grid.map((omega) => lab.iterationsWith(method, omega, lab.most));
  const most = lab.most;
  const highest = Math.min(2.4, Math.max(1.2, ...radii.filter(Number.isFinite)));
  const yRadius = (radius: number): number =>
    upper.top + upper.height * (1 - Math.min(radius, highest) / highest);
  const shownMost = Math.max(4, ...counts.map((count) => count ?? 0));
  const yCount = (count: number): number => lower.top + lower.height * (1 - count / shownMost);
  const now = lab.omegaOf(method);
  const radius = lab.iteration(method, now)?.radius ?? null;
  const best = lab.best(method);
  return svg`
    ${grids(x, width, yRadius, yCount, highest, shownMost)}
    <path class="omega-one" d=${pathData`M${left} ${yRadius(1)}H${width - right}`}></path>
    <text class="omega-word warn" x=${width - right} y=${yRadius(1) - 5} text-anchor="end">${t("iterations-omega-above")}</text>
    <path class="omega-radius" d=${path(radii, grid, x, yRadius)}></path>
    <path class="omega-count" d=${path(counts, grid, x, yCount)}></path>
    ${missing(counts, x, most)}
    <path class="omega-now" d=${pathData`M${x(now)} ${upper.top}V${lower.top + lower.height}`}></path>
    ${radius === null ? nothing : svg`<circle class="omega-dot" cx=${x(now)} cy=${yRadius(radius)} r="5"></circle>`}
    ${
      best
        ? svg`<path class="omega-best" d=${cross(x(best.omega), yRadius(best.radius))}></path>
      ${best.theory ? svg`<circle class="omega-theory" cx=${x(best.theory.omega)} cy=${yRadius(best.theory.radius)} r="8.5"></circle>` : nothing}`
        : nothing
    }`;
}

const cross = (x: number, y: number): PathData => pathData`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`;

function path(
  values: readonly (number | null)[],
  at: readonly number[],
  x: (omega: number) => number,
  y: (value: number) => number,
): PathData {
  const pieces: [number, number][][] = [[]];
  for (const [i, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) pieces.push([]);
    else pieces.at(-1)?.push([x(at[i] as number), y(value)]);
  }
  return pathData`${pieces.map((piece) => through(piece))}`;
}

/** Where the run does not get there within its limit. */
function missing(
  counts: readonly (number | null)[],
  x: (omega: number) => number,
  most: number,
): SVGTemplateResult[] {
  const half = (x(grid[1] as number) - x(grid[0] as number)) / 2;
  return counts.flatMap((count, i) =>
    count === null
      ? [
          svg`<rect class="omega-missing" x=${x(grid[i] as number) - half} y=${lower.top} width=${2 * half + 0.4} height=${lower.height}><title>${t("iterations-omega-missing", { most })}</title></rect>`,
        ]
      : [],
  );
}

function grids(
  x: (omega: number) => number,
  width: number,
  yRadius: (value: number) => number,
  yCount: (value: number) => number,
  highest: number,
  shownMost: number,
): SVGTemplateResult {
  const row = (y: number, label: string): SVGTemplateResult =>
    svg`<path class="omega-grid" d=${pathData`M${left} ${y}H${width - right}`}></path><text class="omega-tick" x=${left - 7} y=${y + 4} text-anchor="end">${label}</text>`;
  const radii = linearTicks(0, highest, 4);
  const counts = linearTicks(0, shownMost, 3);
  return svg`
    ${radii.at.map((value, i) => row(yRadius(value), radii.labels[i] ?? ""))}
    ${counts.at.map((value, i) => row(yCount(value), counts.labels[i] ?? ""))}
    ${[0, 0.5, 1, 1.5, 2].map(
      (
        omega,
      ) => svg`<path class="omega-grid" d=${pathData`M${x(omega)} ${upper.top}V${upper.top + upper.height}M${x(omega)} ${lower.top}V${lower.top + lower.height}`}></path>
      <text class="omega-tick" x=${x(omega)} y=${lower.top + lower.height + 18} text-anchor="middle">${omega === 0 ? "0" : fixed(omega, 1)}</text>`,
    )}
    <text class="omega-word" x=${left + 6} y=${upper.top + 13}>${t("iterations-omega-radius")}</text>
    <text class="omega-word" x=${left + 6} y=${lower.top + 13}>${t("iterations-omega-count")}</text>`;
}
