// The problem row by row: A and b, λ as a bar with its bounds and with the solution marked, what this sweep changed. The row whose
// turn it is is lit; what this sweep has renewed is dark, what is still old is pale.
import { html, nothing, svg, type TemplateResult } from "lit";
import { type PathData, pathData, through } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { boundsAt } from "./problems";
import { type BarScale, barScale, onBar } from "./scale";
import { shortNumber } from "./short";
import { symbol } from "./symbols";
import type { Workspace } from "./workspace";

/** Up to here entries are numbers, if they are short; up to there shades; beyond, rows are too many to be listed. */
const mostNumbers = 6;
const longest = 4;
export const mostRows = 14;

export function rows(workspace: Workspace): TemplateResult {
  return workspace.numbers.b.length > mostRows ? profile(workspace) : table(workspace);
}

function table(workspace: Workspace): TemplateResult {
  const { moments, numbers, solution } = workspace;
  const n = numbers.b.length;
  const moment = moments.at(workspace.at);
  const { lambda, renewed } = moments.lambdaAt(workspace.at);
  const final = solution ?? moments.walk.iterate(moments.walk.iterations);
  const scale = barScale(final);
  const largest = Math.max(...numbers.a.flat().map(Math.abs));
  const written = n <= mostNumbers && numbers.a.flat().every((entry) => shortNumber(entry).length <= longest);
  return html`<table class="iterations-rows numbers ${written ? "written" : ""}">
    <caption class="unseen">${t("iterations-rows")}</caption>
    <thead><tr><td></td><th scope="col" colspan=${n} class="iterations-a"><span class="unseen">A</span>${symbol("A")}</th><th scope="col"><span class="unseen">b</span>${symbol("b")}</th><td></td>
      <th scope="col"><span class="unseen">λ</span>${symbol("lambda")}</th><th scope="col">Δ${symbol("lambda")}</th></tr></thead>
    <tbody>${numbers.a.map((entries, i) => {
      const own = moment.row === i;
      const done = moments.changeOf(i, workspace.at);
      return html`<tr class="${own ? "lit" : ""} ${renewed[i] ? "new" : "old"}" data-row=${i}>
        <th scope="row" title=${numbers.names?.[i] ?? nothing}>${i + 1}</th>
        ${entries.map((entry, j) => cell(entry, largest, written, i === j))}
        <td class="iterations-b">${shortNumber(numbers.b[i] as number)}</td>
        <td class="iterations-bar">${bar(lambda[i] as number, final[i] as number, scale, ...boundsAt(numbers, i, lambda), solution !== null)}</td>
        <td class="iterations-value">${formatNumber(lambda[i] as number)}</td>
        <td class=${done?.held ? "iterations-held" : ""}>${done ? formatNumber(done.delta) : ""}${done?.held ? html`<span class="iterations-clamp" title=${t("iterations-clamped")}><span class="unseen">${t("iterations-clamped")}</span></span>` : nothing}</td>
      </tr>`;
    })}</tbody></table>`;
}

export function cell(entry: number, largest: number, written: boolean, diagonal: boolean): TemplateResult {
  const strength = Math.round((60 * Math.abs(entry)) / (largest || 1));
  const shade = entry === 0 ? "" : `--shade: ${strength}%`;
  return html`<td class="iterations-entry ${entry < 0 ? "minus" : ""} ${diagonal ? "diagonal" : ""}" .style=${shade}>${
    written ? shortNumber(entry) : html`<span class="unseen">${shortNumber(entry)}</span>`
  }</td>`;
}

export function bar(
  value: number,
  final: number,
  scale: BarScale,
  lo: number,
  hi: number,
  solved: boolean,
): TemplateResult {
  const percent = (at: number): string => `${(100 * at).toFixed(2)}%`;
  const { at, beyond } = onBar(value, scale);
  const [from, to] = [Math.min(scale.zero, at), Math.max(scale.zero, at)];
  const low = Number.isFinite(lo) ? onBar(lo, scale) : null;
  const high = Number.isFinite(hi) ? onBar(hi, scale) : null;
  return html`<span class="iterations-track" aria-hidden="true" .style=${`--zero: ${percent(scale.zero)}`}>
    ${low && !low.beyond ? html`<span class="iterations-wall low" .style=${`width: ${percent(low.at)}`}></span>` : nothing}
    ${high && !high.beyond ? html`<span class="iterations-wall high" .style=${`left: ${percent(high.at)}`}></span>` : nothing}
    <span class="iterations-fill ${beyond ? "beyond" : ""}" .style=${`left: ${percent(from)}; width: ${percent(to - from)}`}></span>
    ${solved ? html`<span class="iterations-final" .style=${`left: ${percent(onBar(final, scale).at)}`}></span>` : nothing}</span>`;
}

/** Many rows: λ as a line over all of them, the solution dashed, the row whose turn it is marked. */
function profile(workspace: Workspace): TemplateResult {
  const { moments, solution } = workspace;
  const { row } = moments.at(workspace.at);
  const { lambda } = moments.lambdaAt(workspace.at);
  const n = lambda.length;
  const scale = barScale(solution ?? moments.walk.iterate(moments.walk.iterations));
  const y = (value: number): number => 1 - onBar(value, scale).at;
  const path = (values: Float64Array): PathData => through([...values].map((value, i) => [i, y(value)]));
  return html`<figure class="iterations-profile">
    <svg viewBox=${`-0.5 -0.03 ${n} 1.06`} preserveAspectRatio="none" role="img" aria-label=${t("iterations-profile", { count: n })}>
      ${row >= 0 ? svg`<rect class="turn" x=${row - 0.5} y="0" width="1" height="1"></rect>` : nothing}
      <path class="zero" d=${pathData`M-0.5 ${y(0)}H${n - 0.5}`}></path>
      ${solution ? svg`<path class="end" d=${path(solution)}></path>` : nothing}
      <path class="now" d=${path(lambda)}></path>
    </svg>
    <figcaption>${t("iterations-profile", { count: n })}</figcaption></figure>`;
}
