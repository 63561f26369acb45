// <lcp-verdict .state>: in words the number of solutions, the solutions, and what follows from A alone.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatChosen, formatNumber } from "../panels/numbers";
import { symbol } from "../panels/symbol";
import type { LcpFamily, LcpSolution } from "../simulation/laboratory";
import { familiesOf } from "./continuum";
import { StateElement } from "./element";
import type { ProblemState } from "./problem-state";
import type { Verdict } from "./verdict";
import "./lcp.css";
import { failureWords } from "../panels/failure-words";

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

export class VerdictLine extends StateElement<ProblemState> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    const { verdict, shape } = this.state;
    const scalar = this.state.size === 1;
    // With bounds that follow λ the definiteness of A decides nothing alone.
    const friction = this.state.problem.friction !== undefined;
    const says =
      shape && verdict.kind !== "refused" && !friction
        ? t(`lcp-shape-${scalar ? "one-" : ""}${shape.verdict}`)
        : "";
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

function listed(solutions: readonly LcpSolution[]): TemplateResult {
  return html`${solutions.slice(0, most).map(({ lambda }) => html`${named("λ", lambda, "--lambda")} `)}${solutions.length > most ? "…" : nothing}`;
}

/** "All λ from (1, 0) to (0, 1)", "All λ = (1, 0) + s (1, 1), s ≥ 0" … */
export function familyWords({ corners, directions }: LcpFamily): string {
  const [from = "", to = ""] = corners.map(list);
  const [along = ""] = directions.map(list);
  if (corners.length === 2 && directions.length === 0) return t("lcp-family-segment", { from, to });
  if (corners.length === 1 && directions.length === 1) {
    const [start, way] = [corners[0] ?? [], directions[0] ?? []];
    if (way.length === 1) return t(Number(way[0]) > 0 ? "lcp-family-from" : "lcp-family-to", { from });
    return [...start].some((x) => Math.abs(x) > 1e-12)
      ? t("lcp-family-ray", { from, along })
      : t("lcp-family-ray-origin", { along });
  }
  const [d, e] = directions;
  const opposite = d && e && d.every((x, i) => Math.abs(x + (e[i] ?? 0)) < 1e-9);
  if (corners.length === 1 && directions.length === 2 && opposite)
    return t("lcp-family-line", { from, along });
  const words = { corners: corners.map(list).join(", "), along: directions.map(list).join(", ") };
  return t(directions.length === 0 ? "lcp-family-region" : "lcp-family-endless", words);
}

function details(verdict: Verdict): unknown {
  switch (verdict.kind) {
    case "one":
    case "found": {
      const [{ lambda, w }] = verdict.solutions;
      return html`${named("λ", lambda, "--lambda")} ${named("w", w, "--Cdot")}`;
    }
    case "several":
      return listed(verdict.solutions);
    case "continuum": {
      const families = familiesOf(verdict.solutions);
      // Solutions without a family are isolated, or are corners of one that has too many dimensions to be handed out.
      const others = verdict.solutions.filter(({ families }) => families.length === 0);
      return html`${families.slice(0, most).map((family) => html`<span class="verdict-family numbers">${familyWords(family)}</span> `)}${
        others.length > 0 ? html`${t("lcp-verdict-corners")} ${listed(others)}` : nothing
      }`;
    }
    case "none":
      return verdict.certificate
        ? html`${t("lcp-verdict-certificate")} ${named("y", verdict.certificate, "--E")}`
        : t("lcp-verdict-bases");
    case "refused":
      return failureWords(verdict.refusal);
    default:
      return "";
  }
}
customElements.define("lcp-verdict", VerdictLine);
