// <lcp-verdict .desk>: in words how many solutions there are, which, and what A alone says of that.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { Localized, t } from "../messages";
import { formatChosen, formatNumber } from "../panels/numbers";
import { symbol } from "../panels/symbol";
import type { Desk } from "./desk";
import { Follow } from "./follow";
import type { Verdict } from "./verdict";
import "./lcp.css";

/** "(1.33, 2.33)", with − for minus; what is rounding of zero is zero. */
export function list(values: ArrayLike<number>): string {
  const size = Math.max(1, ...Array.from(values, Math.abs).filter(Number.isFinite));
  const shown = Array.from(values, (value) => short(Math.abs(value) < 1e-12 * size ? 0 : value));
  return shown.length === 1 ? (shown[0] as string) : `(${shown.join(", ")})`;
}

/** Four digits, without zeros at the end: "0.5", "1.333". */
export const short = (value: number): string =>
  Math.abs(value) < 1e-3 || Math.abs(value) >= 1e5
    ? formatNumber(value)
    : formatChosen(Number(value.toPrecision(4)));

/** More solutions than this are not listed in words. */
const most = 4;

export class VerdictLine extends LitElement {
  static override properties = { desk: { attribute: false } };
  declare desk: Desk;

  constructor() {
    super();
    new Localized(this);
    new Follow(this, () => this.desk);
  }
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.desk) return nothing;
    const { verdict, shape } = this.desk;
    const scalar = this.desk.size === 1;
    const says =
      shape && verdict.kind !== "refused" ? t(`lcp-shape-${scalar ? "one-" : ""}${shape.verdict}`) : "";
    return html`<p class="verdict-first ${verdict.kind}" role="status"><strong>${headline(verdict)}</strong> ${details(verdict)}</p>
      <p class="verdict-shape">${says}${shape && !scalar ? html` <span class="numbers">${t("lcp-eigenvalues", { values: list(shape.eigenvalues) })}</span>` : nothing}</p>`;
  }
}

export function headline(verdict: Verdict): string {
  if (verdict.kind === "several") return t("lcp-verdict-several", { count: verdict.solutions.length });
  if (verdict.kind === "none") return t(verdict.certificate ? "lcp-verdict-infeasible" : "lcp-verdict-none");
  return t(`lcp-verdict-${verdict.kind}`);
}

const named = (name: string, values: ArrayLike<number>, color: string): TemplateResult =>
  html`<span class="verdict-value">${symbol(name, color)}<span class="unseen">${name}</span> = ${list(values)}</span>`;

function details(verdict: Verdict): unknown {
  switch (verdict.kind) {
    case "one":
    case "found": {
      const [{ lambda, w }] = verdict.solutions;
      return html`${named("λ", lambda, "--lambda")} ${named("w", w, "--Cdot")}`;
    }
    case "several":
    case "continuum": {
      const shown = verdict.solutions.slice(0, most);
      return html`${verdict.kind === "continuum" ? t("lcp-verdict-corners") : nothing} ${shown.map(({ lambda }) => html`${named("λ", lambda, "--lambda")} `)}${verdict.solutions.length > most ? "…" : nothing}`;
    }
    case "none":
      return verdict.certificate
        ? html`${t("lcp-verdict-certificate")} ${named("y", verdict.certificate, "--E")}`
        : t("lcp-verdict-bases");
    case "refused":
      return verdict.refusal.message;
    default:
      return "";
  }
}
customElements.define("lcp-verdict", VerdictLine);
