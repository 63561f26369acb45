// The plots as a table of numbers: about twenty moments, evenly spread over the shown time, the latest first.
import { html, nothing, type TemplateResult } from "lit";
import { roundUp } from "../base/nice";
import { t } from "../messages";
import { formatChosen, formatMeasured, unitSign } from "../panels/numbers";
import { symbol } from "../panels/symbol";
import type { NamedColumn } from "./columns";
import { nearest } from "./series";

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
  const sampled = { step: formatChosen(step), from: moment(lo), to: moment(hi) };
  return html`
    <div class="plot-table" tabindex="0" role="region" aria-label=${t("plots-table")}>
      <table class="numbers">
        <caption>${t("plots-table-caption", sampled)}</caption>
        <thead>${runs.length > 1 ? runNames(runs, columns) : nothing}<tr><th scope="col">${symbol("t")} s</th>${columns.map(heading)}</tr></thead>
        <tbody>${times.map((time) => html`<tr><th scope="row">${moment(time)}</th>${columns.map((column) => cell(column, time))}</tr>`)}</tbody>
      </table>
    </div>`;
}

function moment(time: number): string {
  return formatChosen(Number(time.toPrecision(6)));
}

function runNames(runs: readonly string[], columns: readonly NamedColumn[]): TemplateResult {
  const width = (run: string): number => columns.filter((column) => column.run === run).length;
  return html`<tr><td></td>${runs.map((run) => html`<th scope="colgroup" colspan=${width(run)} class="first">${run}</th>`)}</tr>`;
}

/** The first column of a run has a line on its left. */
function first(column: NamedColumn): string {
  return column.first ? "first" : "";
}

function heading(column: NamedColumn): TemplateResult {
  return html`<th scope="col" class=${first(column)}><span class="unseen">${column.words}</span>${symbol(column.symbol)} ${unitSign(column.unit)}</th>`;
}

function cell(column: NamedColumn, time: number): TemplateResult {
  const { t, y } = column.series;
  const at = nearest(t, time);
  const value = at < 0 ? Number.NaN : (y[at] as number);
  return html`<td class=${first(column)}>${formatMeasured(value, column.unit, column.magnitudes, 4, column.name)}</td>`;
}
