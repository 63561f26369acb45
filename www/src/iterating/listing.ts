// The pseudo-code of the watched method, the current line lit, and below it that line with this moment's numbers.
import { html, nothing, type TemplateResult } from "lit";
import { dot } from "../formula/reading";
import { t } from "../messages";
import { inTheirLetters } from "../panels/letters";
import { formatNumber, minus } from "../panels/numbers";
import { symbol as letter } from "../panels/symbol";
import { codeOf } from "./code";
import { methodOf } from "./methods";
import type { Moment } from "./moments";
import { shortNumber } from "./short";
import { symbol } from "./symbols";
import type { Workspace } from "./workspace";

const rules = { residual: "rule-residual", change: "rule-change", iterations: "rule-count" } as const;

export function listing(workspace: Workspace): TemplateResult {
  const moment = workspace.moments.at(workspace.at);
  const over = workspace.at === workspace.moments.last;
  const lines = codeOf(workspace.method, workspace.bounded);
  return html`<div class="iterations-code">
    <ol class="iterations-lines">${lines.map(
      (
        line,
      ) => html`<li class=${line.lights === moment.line ? "lit" : ""} aria-current=${line.lights === moment.line ? "step" : nothing}
        .style=${`--indent: ${line.indent}`}>${line.before ? html`<span class="word">${t(line.before)}</span> ` : nothing}${
          line.formula ? symbol(line.formula) : nothing
        }${line.lights === "test" ? tests(workspace, over) : nothing}</li>`,
    )}</ol>
    <p class="iterations-now numbers">${spelled(workspace, moment)}</p>
  </div>`;
}

/** The three stopping rules; the one that fired is marked when the run is over. */
function tests(workspace: Workspace, over: boolean): TemplateResult {
  const { stoppedBy } = workspace.result;
  return html`${Object.entries(rules).map(
    ([rule, name], i) =>
      html`${i > 0 ? html`<span class="word">${t("iterations-code-or")}</span>` : nothing}<span
        class="iterations-rule ${over && stoppedBy === rule ? "fired" : ""}" data-rule=${rule}>${symbol(name)}</span>`,
  )}`;
}

/** The current line with its numbers. */
function spelled(workspace: Workspace, moment: Moment): unknown {
  const { line, k, stop, row } = moment;
  const { result, moments } = workspace;
  if (line === "start")
    return t("iterations-now-start", { residual: formatNumber(result.residuals[0] ?? 0) });
  if (line === "old") return t("iterations-now-old", { k });
  if (line === "test") {
    const residual = formatNumber(result.residuals[k] ?? 0);
    return k === result.iterations
      ? html`${t("iterations-now-test", { k, residual })} <strong>${t(`iterations-stopped-${result.stoppedBy}`)}</strong>`
      : t("iterations-now-test", { k, residual });
  }
  const read = readBy(workspace, moment);
  const { w, step } = stepOf(workspace, read, row);
  if (line === "residual")
    return html`${indexed("w", row)} = ${sum(workspace, read, row)} = <b>${formatNumber(w)}</b>`;
  const { delta, held } = moments.walk.at(stop);
  const wanted = held
    ? html` <span class="iterations-held">${t("iterations-now-held", { wanted: formatNumber(step) })}</span>`
    : nothing;
  return html`Δ${indexed("λ", row)} = <b>${formatNumber(delta)}</b>${wanted}`;
}

/** A row's residual, and the change it asks for before its bounds have a say. */
function stepOf(workspace: Workspace, read: Float64Array, row: number): { w: number; step: number } {
  const { a, b } = workspace.numbers;
  const own = a[row] as readonly number[];
  const w = dot(own, read) + (b[row] as number);
  return { w, step: (-workspace.omegaOf(workspace.method) * w) / (own[row] as number) };
}

/** The λ that a row reads: the newest, or the old one where the sweep keeps it. */
function readBy({ method, moments }: Workspace, moment: Moment): Float64Array {
  return methodOf(method).copies ? moments.walk.iterate(moment.k - 1) : moments.before(moment);
}

/** More terms than this are not written out. */
const mostTerms = 5;

function sum(workspace: Workspace, read: Float64Array, row: number): TemplateResult {
  const { a, b } = workspace.numbers;
  const terms = [...(a[row] as readonly number[])].flatMap((entry, j) => (entry === 0 ? [] : [{ entry, j }]));
  const shown = terms.slice(0, mostTerms);
  const constant = b[row] as number;
  return html`${shown.map(
    ({ entry, j }, i) =>
      html`${signed(entry, i === 0)}·<span class="iterations-value">${formatNumber(read[j] as number)}</span>`,
  )}${terms.length > shown.length ? " + …" : ""}${signed(constant, false)}`;
}
function signed(value: number, first: boolean): string {
  const size = shortNumber(Math.abs(value));
  if (first) return value < 0 ? `${minus}${size}` : size;
  return value < 0 ? ` ${minus} ${size}` : ` + ${size}`;
}
const indexed = (name: string, row: number): TemplateResult | typeof nothing =>
  letter(`${inTheirLetters(name)}_${row + 1}`);
