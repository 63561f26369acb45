// Every row of a walked solve as two strips of bars, λ and what the iterate under way has changed of it, and as numbers: Δλ, λ, w.
// The row whose turn it is is marked; rows that a bound holds are drawn hollow.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type PathData, pathData } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { StepRows } from "../simulation/core";
import { forces, rowName, type Way } from "./frozen";

/** Bars are no wider than if there were so many rows. */
const fewest = 16;
/** Most rows listed around the active one. */
const mostListed = 40;

export function bars(problem: StepRows, { walk, trace }: Way, stop: number): TemplateResult {
  const { row, k } = walk.at(stop);
  const held = walk.heldAt(stop);
  const lambda = forces(walk.lambdaAt(stop), problem);
  const delta = forces(walk.changesAt(stop), problem);
  const final = forces(trace.lambda, problem);
  // Bars do not grow and shrink with the scale while one goes through the rows of an iterate.
  const whole = forces(walk.changesAt(walk.endOf(k)), problem);
  return html`<div class="sweeps-bars" role="img" aria-label=${t("rows-bars", { rows: lambda.length })}>
    ${strip("𝜆", lambda, largest(final), "lambda", row, held)}${strip("Δ𝜆", delta, largest(whole), "delta", row, held)}
  </div>`;
}

const largest = (values: Float64Array): number =>
  values.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0);

function strip(
  symbol: string,
  values: Float64Array,
  scale: number,
  kind: "lambda" | "delta",
  row: number,
  held: ReadonlySet<number>,
): TemplateResult {
  const n = values.length;
  const height = (value: number): number =>
    scale > 0 && !Number.isNaN(value) ? Math.max(-1.15, Math.min(1.15, value / scale)) : 0;
  const bar = (which: boolean): PathData => {
    const bars = Array.from(values, (value, i) =>
      held.has(i) === which ? [pathData`M${i + 0.12} 0h0.76v${-height(value)}h-0.76z`] : [],
    );
    return pathData`${bars.flat()}`;
  };
  const turn: SVGTemplateResult | typeof nothing =
    row >= 0 ? svg`<rect class="turn" x=${row} y="-1.2" width="1" height="2.4"></rect>` : nothing;
  return html`<div class="sweeps-strip ${kind}"><span class="symbol" aria-hidden="true">${symbol}</span>
    <svg viewBox="0 -1.2 ${Math.max(n, fewest)} 2.4" preserveAspectRatio="none" aria-hidden="true">${turn}<path class="zero" d=${pathData`M0 0H${n}`}></path>
      <path class="free" d=${bar(false)}></path><path class="held" d=${bar(true)}></path></svg>
    <span class="numbers" aria-hidden="true">±${formatNumber(scale)}</span></div>`;
}

/** The numbers of the rows around the active one. */
export function numbers(problem: StepRows, { walk }: Way, stop: number): TemplateResult {
  const { row, k } = walk.at(stop);
  const n = problem.rows.length;
  const first = Math.max(0, Math.min(n - mostListed, row - mostListed / 2));
  const shown = problem.rows.slice(first, first + mostListed);
  const [held, done] = [walk.heldAt(stop), walk.done(stop)];
  const lambda = forces(walk.lambdaAt(stop), problem);
  const delta = forces(walk.changesAt(stop), problem);
  const w = walk.w(done);
  const line = (info: StepRows["rows"][number], place: number): TemplateResult => {
    const i = first + place;
    return html`<tr data-row=${i} class=${i === row ? "turn" : ""}><th scope="row">${i + 1}</th><td class="sweeps-name">${rowName(info, problem.rows)}</td>
      <td>${k === 0 ? "" : formatNumber(delta[i] as number)}${held.has(i) ? html`<span class="sweeps-clamp" title=${t("rows-clamped")}><span class="unseen">${t("rows-clamped")}</span></span>` : nothing}</td>
      <td>${formatNumber(lambda[i] as number)}</td><td>${formatNumber(w[i] as number)}</td></tr>`;
  };
  return html`<div class="sweeps-scroll" tabindex="0" role="region" aria-label=${t("rows-list")}><table class="sweeps-table numbers"><thead><tr><th scope="col">${t("rows-column-row")}</th><td></td>
      <th scope="col"><span class="symbol">Δ𝜆</span></th><th scope="col"><span class="symbol">𝜆</span></th><th scope="col"><span class="symbol">𝑤</span><sub>${done}</sub></th></tr></thead>
    <tbody>${shown.map(line)}</tbody></table></div>
    ${shown.length < n ? html`<p class="sweeps-note">${t("rows-listed", { first: first + 1, last: first + shown.length, rows: n })}</p>` : nothing}`;
}
