// λ of an iterate against the final λ: a bar for each equation while they are few, two lines over all of them when they are many.
import { html, type TemplateResult } from "lit";
import { type PathData, pathData, through } from "../base/path-data";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";

/** Bars up to here. */
const mostBars = 14;

/** Half of the scale's width: a fifth more than the largest final λ; what lies beyond is cut there. */
export function scaleOf(final: Float64Array): number {
  let largest = 0;
  for (const value of final) largest = Math.max(largest, Math.abs(value));
  return largest > 0 ? 1.2 * largest : 1;
}

/** Where a value lies, from −1 to 1, and whether it lies beyond. */
export function onScale(value: number, scale: number): { at: number; beyond: boolean } {
  const part = value / scale;
  return { at: Math.max(-1, Math.min(1, Number.isNaN(part) ? 0 : part)), beyond: !(Math.abs(part) <= 1) };
}

/** @param labels of the equations: "2", "3a" */
export function multipliers(
  labels: readonly string[],
  iterate: Float64Array,
  final: Float64Array,
): TemplateResult {
  return final.length <= mostBars ? bars(labels, iterate, final) : lines(iterate, final);
}

function bars(labels: readonly string[], iterate: Float64Array, final: Float64Array): TemplateResult {
  const scale = scaleOf(final);
  const percent = (at: number): string => `${(50 + 50 * at).toFixed(2)}%`;
  const row = (end: number, i: number): TemplateResult => {
    const { at, beyond } = onScale(iterate[i] as number, scale);
    const bar = `left: ${percent(Math.min(0, at))}; width: ${(50 * Math.abs(at)).toFixed(2)}%`;
    return html`<tr data-row=${i}><th scope="row"><span class="symbol">𝜆<sub>${labels[i]}</sub></span></th>
      <td class="solvers-bar"><span class="solvers-track" aria-hidden="true"><span class="solvers-fill ${beyond ? "beyond" : ""}" .style=${bar}></span><span
        class="solvers-final" .style=${`left: ${percent(onScale(end, scale).at)}`}></span></span></td>
      <td>${formatNumber(iterate[i] as number)}</td><td class="solvers-quiet">${formatNumber(end)}</td></tr>`;
  };
  return html`<table class="solvers-lambda numbers"><caption class="unseen">${t("solvers-lambda")}</caption>
    <thead><tr><td></td><td></td><th scope="col">${t("solvers-iterate")}</th><th scope="col"><span class="solvers-key" aria-hidden="true"></span>${t("solvers-final")}</th></tr></thead>
    <tbody>${[...final].map(row)}</tbody></table>`;
}

function lines(iterate: Float64Array, final: Float64Array): TemplateResult {
  const scale = scaleOf(final);
  const path = (values: Float64Array): PathData =>
    through([...values].map((value, i) => [i, -onScale(value, scale).at]));
  return html`<figure class="solvers-profile"><svg viewBox=${`0 -1.05 ${Math.max(1, final.length - 1)} 2.1`} preserveAspectRatio="none" role="img" aria-label=${t("solvers-profile", { count: final.length })}>
      <path class="solvers-zero" d=${pathData`M0 0H${final.length - 1}`}></path><path class="solvers-end" d=${path(final)}></path><path class="solvers-now" d=${path(iterate)}></path></svg>
    <figcaption class="numbers"><span class="solvers-now-key"></span>${t("solvers-iterate")}<span class="solvers-end-key"></span>${t("solvers-final")}<span class="push"></span>${t("solvers-profile", { count: final.length })}</figcaption></figure>`;
}
