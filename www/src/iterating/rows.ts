// The problem row by row: A and b, λ as a bar with its bounds and with the solution marked, what this sweep changed. The row whose
// turn it is is lit; what this sweep has renewed is dark, what is still old is pale.
import { html, nothing, svg, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import { onScale, scaleOf } from "../solvers/multipliers";
import type { Lab } from "./lab";
import { symbol } from "./symbols";

/** Up to here entries are numbers, up to there shades; beyond, rows are too many to be listed. */
const mostNumbers = 6;
export const mostRows = 14;

export function rows(lab: Lab): TemplateResult {
  return lab.numbers.b.length > mostRows ? profile(lab) : table(lab);
}

function table(lab: Lab): TemplateResult {
  const { moments, numbers, solution } = lab;
  const n = numbers.b.length;
  const moment = moments.at(lab.at);
  const { lambda, renewed } = moments.lambdaAt(lab.at);
  const final = solution ?? moments.iterate(moments.walk.iterations);
  const scale = scaleOf(
    final.every(Number.isFinite) && final.some((x) => x !== 0) ? final : Float64Array.of(1),
  );
  const largest = Math.max(...numbers.a.flat().map(Math.abs));
  const written = n <= mostNumbers;
  return html`<table class="iterations-rows numbers ${written ? "written" : ""}">
    <caption class="unseen">${t("iterations-rows")}</caption>
    <thead><tr><td></td><th scope="col" colspan=${n} class="iterations-a">${symbol("A")}</th><th scope="col">${symbol("b")}</th><th scope="col"></th>
      <th scope="col">${symbol("lambda")}</th><th scope="col">${t("iterations-change")}</th></tr></thead>
    <tbody>${numbers.a.map((entries, i) => {
      const own = moment.row === i;
      const done = moments.changeOf(i, lab.at);
      return html`<tr class="${own ? "lit" : ""} ${renewed[i] ? "new" : "old"}" data-row=${i}>
        <th scope="row">${i + 1}</th>
        ${entries.map((entry, j) => cell(entry, largest, written, i === j))}
        <td class="iterations-b">${formatNumber(numbers.b[i] as number)}</td>
        <td class="iterations-bar">${bar(lambda[i] as number, final[i] as number, scale, numbers.lo[i] ?? null, numbers.hi[i] ?? null, solution !== null)}</td>
        <td class="iterations-value">${formatNumber(lambda[i] as number)}</td>
        <td class=${done?.clamped ? "iterations-held" : ""}>${done ? formatNumber(done.change) : ""}${done?.clamped ? html`<span class="iterations-clamp" title=${t("iterations-clamped")}><span class="unseen">${t("iterations-clamped")}</span></span>` : nothing}</td>
      </tr>`;
    })}</tbody></table>`;
}

function cell(entry: number, largest: number, written: boolean, diagonal: boolean): TemplateResult {
  const strength = Math.round((60 * Math.abs(entry)) / (largest || 1));
  const shade = entry === 0 ? "" : `--shade: ${strength}%`;
  return html`<td class="iterations-entry ${entry < 0 ? "minus" : ""} ${diagonal ? "diagonal" : ""}" style=${shade}>${
    written ? formatNumber(entry) : html`<span class="unseen">${formatNumber(entry)}</span>`
  }</td>`;
}

function bar(
  value: number,
  final: number,
  scale: number,
  lo: number | null,
  hi: number | null,
  solved: boolean,
): TemplateResult {
  const percent = (at: number): string => `${(50 + 50 * at).toFixed(2)}%`;
  const { at, beyond } = onScale(value, scale);
  const low = lo === null ? null : onScale(lo, scale);
  const high = hi === null ? null : onScale(hi, scale);
  const wall = (place: typeof low, side: string) =>
    place && !place.beyond
      ? html`<span class="iterations-wall ${side}" style=${side === "low" ? `width: ${percent(place.at)}` : `left: ${percent(place.at)}`}></span>`
      : nothing;
  return html`<span class="iterations-track" aria-hidden="true">${wall(low, "low")}${wall(high, "high")}<span class="iterations-fill ${beyond ? "beyond" : ""}" style=${`left: ${percent(Math.min(0, at))}; width: ${(50 * Math.abs(at)).toFixed(2)}%`}></span>${
    solved
      ? html`<span class="iterations-final" style=${`left: ${percent(onScale(final, scale).at)}`}></span>`
      : nothing
  }</span>`;
}

/** Many rows: λ as a line over all of them, the solution dashed, the row whose turn it is marked. */
function profile(lab: Lab): TemplateResult {
  const { moments, solution } = lab;
  const { row } = moments.at(lab.at);
  const { lambda } = moments.lambdaAt(lab.at);
  const n = lambda.length;
  const scale = scaleOf(solution ?? lambda);
  const y = (value: number): string => (-onScale(value, scale).at).toFixed(4);
  const path = (values: Float64Array): string =>
    [...values].map((value, i) => `${i === 0 ? "M" : "L"}${i} ${y(value)}`).join("");
  return html`<figure class="iterations-profile">
    <svg viewBox=${`-0.5 -1.05 ${n} 2.1`} preserveAspectRatio="none" role="img" aria-label=${t("iterations-profile", { count: n })}>
      ${row >= 0 ? svg`<rect class="turn" x=${row - 0.5} y="-1.05" width="1" height="2.1"></rect>` : nothing}
      <path class="zero" d=${`M-0.5 0H${n - 0.5}`}></path>
      ${solution ? svg`<path class="end" d=${path(solution)}></path>` : nothing}
      <path class="now" d=${path(lambda)}></path>
    </svg>
    <figcaption>${t("iterations-profile", { count: n })}</figcaption></figure>`;
}
