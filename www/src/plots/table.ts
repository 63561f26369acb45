// The plots as a table of numbers: about twenty moments, evenly spread over the shown time, the latest first.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber, withUnit } from "../panels/numbers";
import type { NamedColumn } from "./columns";
import { nearest } from "./series";
import { roundUp } from "./ticks";

const rows = 20;

/** Round moments inside [lo, hi], the latest first, the end itself among them. */
export function moments(lo: number, hi: number): { step: number; times: number[] } {
  if (!(hi > lo)) return { step: 0, times: hi === lo ? [hi] : [] };
  const step = roundUp((hi - lo) / rows);
  const times: number[] = [];
  for (let i = Math.floor(hi / step + 1e-9); i * step >= lo - 1e-9 * step; i--)
    times.push(Number((i * step).toPrecision(12)));
  if (times[0] === undefined || hi - times[0] > 1e-6 * step) times.unshift(hi);
  return { step, times };
}

export function plotTable(
  columns: readonly NamedColumn[],
  window: { lo: number; hi: number },
): TemplateResult {
  const ends = columns.map(({ series }) => series.t.at(-1) ?? 0);
  const begins = columns.map(({ series }) => series.t[0] ?? 0);
  const hi = Math.min(window.hi, Math.max(0, ...ends));
  const lo = Math.max(window.lo, Math.min(hi, ...begins));
  const { step, times } = moments(lo, hi);
  const runs = [...new Set(columns.map(({ run }) => run))];
  return html`
    <div class="plot-table" tabindex="0" role="region" aria-label=${t("plots-table")}>
      <table class="numbers">
        <caption>${t("plots-table-caption", { step: formatNumber(step), from: formatNumber(lo), to: formatNumber(hi) })}</caption>
        <thead>
          ${runs.length > 1 ? html`<tr><td></td>${runs.map((run) => html`<th scope="colgroup" colspan=${columns.filter((c) => c.run === run).length}>${run}</th>`)}</tr>` : nothing}
          <tr><th scope="col"><i class="symbol">t</i> s</th>${columns.map(({ symbol, unit }) => html`<th scope="col"><i class="symbol">${symbol}</i> ${unit}</th>`)}</tr>
        </thead>
        <tbody>${times.map((time) => html`<tr><th scope="row">${formatNumber(time, 4)}</th>${columns.map((column) => html`<td>${cell(column, time)}</td>`)}</tr>`)}</tbody>
      </table>
    </div>`;
}

function cell({ series, unit }: NamedColumn, time: number): TemplateResult {
  const at = nearest(series.t, time);
  const value = formatNumber(at < 0 ? Number.NaN : (series.y[at] as number), 4);
  return html`${value}<span class="unseen"> ${withUnit("", unit)}</span>`;
}
