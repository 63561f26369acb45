// The eigenvalues of A as a strip of bars on a logarithmic scale; an eigenvalue that counts as zero lies at the floor as a ring.
import { html, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber, powerOfTen } from "../panels/numbers";
import type { Spectrum } from "../simulation/core";

/** The decades that are shown: all eigenvalues that are not zero, and one below. */
export function decades({ eigenvalues, rank }: Pick<Spectrum, "eigenvalues" | "rank">): {
  lo: number;
  hi: number;
} {
  if (rank === 0) return { lo: -1, hi: 0 };
  const hi = Math.ceil(Math.log10(eigenvalues[0] as number) + 1e-9);
  const lo = Math.floor(Math.log10(eigenvalues[rank - 1] as number) - 1e-9);
  return { lo: Math.min(lo, hi - 1) - 1, hi };
}

export function spectrumStrip(spectrum: Spectrum): TemplateResult {
  const { eigenvalues, rank, nullity } = spectrum;
  const { lo, hi } = decades(spectrum);
  const words = t("matrix-spectrum-words", {
    count: eigenvalues.length,
    largest: formatNumber(eigenvalues[0] ?? 0),
    smallest: formatNumber(rank > 0 ? (eigenvalues[rank - 1] as number) : 0),
    zeros: nullity,
  });
  const bar = (value: number, i: number): TemplateResult =>
    i < rank
      ? html`<span class="matrix-eigen" .style=${`height: ${((100 * (Math.log10(value) - lo)) / (hi - lo)).toFixed(2)}%`} title=${formatNumber(value)}></span>`
      : html`<span class="matrix-eigen zero" title="0"></span>`;
  return html`<div class="matrix-spectrum" role="img" aria-label=${words}>
    <span class="matrix-scale numbers"><span>${powerOfTen(hi)}</span><span>${nullity > 0 ? "0" : powerOfTen(lo)}</span></span>
    <span class="matrix-eigens ${eigenvalues.length > 60 ? "many" : ""}">${[...eigenvalues].map(bar)}</span>
  </div>`;
}
