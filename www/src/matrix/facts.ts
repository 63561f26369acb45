// Properties of A: size, symmetry, rank, condition number, eigenvalues, and linearly dependent rows.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import { formatNumber, minus } from "../panels/numbers";
import type { Spectrum } from "../simulation/core";
import type { DependentRow } from "./elimination";
import { indexed } from "./reading";
import { spectrumStrip } from "./spectrum";
import type { Grid, Structure } from "./system";

/** The largest |A − Aᵀ|. */
export function asymmetry({ data, rows }: Grid): number {
  let largest = 0;
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < i; j++)
      largest = Math.max(largest, Math.abs((data[i * rows + j] as number) - (data[j * rows + i] as number)));
  return largest;
}

export interface Eigen {
  readonly spectrum: Spectrum | null;
  /** True where it belongs to this moment. */
  readonly fresh: boolean;
  /** Starts a computation that takes a while; null where it runs without a request. */
  readonly ask: (() => void) | null;
}

export function facts(a: Grid | null, structure: Structure, { spectrum, fresh, ask }: Eigen): TemplateResult {
  const difference = a ? asymmetry(a) : 0;
  return html`<dl class="matrix-facts numbers ${fresh ? "" : "past"}">
      ${fact("size", `${structure.m} × ${structure.m}`)}
      ${a ? fact("symmetric", html`${difference === 0 ? icon("check") : nothing}|A − Aᵀ| ≤ ${formatNumber(difference)}`) : nothing}
      ${spectrum ? counted(spectrum, structure.m) : nothing}
    </dl>
    ${spectrum && spectrum.eigenvalues.length > 0 ? html`<figure class="matrix-strip ${fresh ? "" : "past"}"><figcaption>${t("matrix-spectrum")}</figcaption>${spectrumStrip(spectrum)}</figure>` : nothing}
    ${ask ? html`<p><button type="button" class="button matrix-ask" @click=${ask}>${t("matrix-spectrum-ask", { count: structure.m })}</button></p>` : nothing}`;
}

function counted({ rank, nullity, condition }: Spectrum, m: number): TemplateResult {
  return html`${fact("rank", t("matrix-of", { rank, rows: m }))}${fact("nullity", String(nullity), nullity > 0)}${fact("condition", formatNumber(condition))}`;
}

function fact(id: string, value: unknown, warn = false): TemplateResult {
  return html`<div title=${t(`matrix-fact-${id}-help`)}><dt>${t(`matrix-fact-${id}`)}</dt><dd class=${warn ? "warn" : ""}>${value}</dd></div>`;
}

/** "∇C₂ = ∇C₀ + 0.5 ∇C₁": at most so many rows, and so many terms in each. */
const mostRows = 4;
const mostTerms = 4;

export function dependentRows(
  rows: readonly DependentRow[],
  structure: Structure,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  const gradient = (row: number): string => `∇${indexed("C", structure.equations[row]?.label ?? "")}`;
  const sum = ({ row, of }: DependentRow): string => {
    if (of.length === 0) return `${gradient(row)} = 0`;
    if (of.length > mostTerms) return t("matrix-dependent-many", { row: gradient(row), count: of.length });
    const terms = of.map(({ row, factor }, i) => term(factor, gradient(row), i === 0));
    return `${gradient(row)} = ${terms.join("")}`;
  };
  const more = rows.length - mostRows;
  return html`<div class="matrix-dependent"><p>${t("matrix-dependent", { count: rows.length })}</p>
    <ul class="numbers">${rows.slice(0, mostRows).map((row) => html`<li>${sum(row)}</li>`)}${more > 0 ? html`<li>${t("matrix-more", { count: more })}</li>` : nothing}</ul></div>`;
}

/** " − 0.5 ∇C₁"; a factor of one is not written. */
export function term(factor: number, symbol: string, first: boolean): string {
  const sign = factor < 0 ? minus : "+";
  const size = formatNumber(Math.abs(factor));
  const times = Number(size) === 1 ? symbol : `${size}\u00a0${symbol}`;
  if (first) return factor < 0 ? minus + times : times;
  return ` ${sign} ${times}`;
}
