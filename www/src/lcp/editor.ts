// <lcp-editor .workspace>: the problem as a table to type into: A, b and the bounds of each row. Text that cannot be read, or that the
// core refuses, is reported at its entry; the text stays.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { WorkspaceElement } from "./element";
import { below, entryName } from "./entry";
import { type Example, examples, groups } from "./examples";
import { type FrictionKind, frictionKinds, frictionOf, kindOf, normalAbove, withFriction } from "./friction";
import { mostRows, type RowKind, rowKind } from "./problem";
import type { ProblemState } from "./problem-state";
import { type Path, resized, Sheet, withEntry, withKind } from "./sheet";
import "./lcp.css";
import { failureDetail, failureSentence, failureWords } from "../panels/failure-words";
import { typedKey } from "../panels/typed-key";

let nextId = 0;

export class Editor extends WorkspaceElement {
  readonly #sheet = new Sheet();
  readonly #id = `lcp-editor-${nextId++}`;
  #given = -1;
  #state: ProblemState | undefined;

  protected override willUpdate(_changed: PropertyValues): void {
    const state = this.workspace?.state;
    if (!state || (state === this.#state && state.given === this.#given)) return;
    this.#state = state;
    this.#given = state.given;
    this.#sheet.clear();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    const { state } = this.workspace;
    const { problem: p } = state;
    const n = state.size;
    return html`<div class="editor-bar">${this.#examples()}<span class="push"></span>
        ${this.workspace.tab === "pair" ? nothing : this.#sizes(n)}</div>
      <div class="editor-scroll"><table class="editor"><thead><tr><th colspan=${n}>${symbol("A")}<span class="unseen">A</span></th><th class="gap">${symbol("b", "--f")}<span class="unseen">b</span></th><th class="gap" colspan="3">${t("lcp-editor-bounds")}</th></tr></thead>
        <tbody>${p.b.map((_, i) => this.#row(i))}</tbody></table></div>
      <p class="editor-problem" id=${this.#id} role="status">${this.#problem()}</p>`;
  }

  #row(i: number): TemplateResult {
    const { problem: p } = this.workspace.state;
    const [lo, hi] = [p.lo[i] ?? 0, p.hi[i] ?? 0];
    const kind = rowKind(lo, hi);
    const friction = frictionOf(p, i);
    const choose = (event: Event): void => {
      const wanted = (event.target as HTMLSelectElement).value as RowKind | FrictionKind;
      const next =
        wanted === "box" || wanted === "cone" ? withFriction(p, i, wanted) : withKind(p, i, wanted);
      this.workspace.state.edit(next);
    };
    const kinds: (RowKind | FrictionKind)[] = [
      "positive",
      "free",
      "between",
      ...(friction || normalAbove(p, i) !== null ? frictionKinds : []),
    ];
    const chosen = friction ? kindOf(friction) : kind;
    const fixed = kind !== "between";
    return html`<tr>${(p.a[i] ?? []).map((value, j) => html`<td>${this.#cell(`a[${i}][${j}]`, value, false)}</td>`)}
      <td class="gap">${this.#cell(`b[${i}]`, p.b[i] ?? 0, false)}</td>
      <td class="gap"><select aria-label=${t("lcp-editor-kind", { row: i + 1 })} @change=${choose}>${kinds.map((each) => html`<option value=${each} .selected=${each === chosen}>${t(`lcp-kind-${each}`)}</option>`)}</select></td>
      ${
        friction
          ? html`<td>${this.#cell(`mu[${i}]`, friction.mu, false)}</td><td class="numbers">|λ| ≤ μλ${below(friction.normal + 1)}</td>`
          : html`<td>${this.#cell(`lo[${i}]`, lo, fixed)}</td><td>${this.#cell(`hi[${i}]`, hi, fixed)}</td>`
      }</tr>`;
  }

  #cell(path: Path, value: number, disabled: boolean): TemplateResult {
    const infinite = /^(lo|hi)/.test(path);
    const wrong = this.#sheet.wrong(path, infinite) || this.#refused === path;
    const typed = (event: Event): void => {
      const number = this.#sheet.type(path, (event.target as HTMLInputElement).value, infinite);
      if (number === null) this.requestUpdate();
      else this.workspace.state.edit(withEntry(this.workspace.state.problem, path, number));
    };
    const left = (): void => {
      this.#sheet.settle(path);
      this.requestUpdate();
    };
    return html`<input type="text" inputmode="text" autocomplete="off" spellcheck="false" class="cell" data-path=${path} .value=${this.#sheet.text(path, value)}
      ?disabled=${disabled} aria-label=${entryName(path)} aria-invalid=${wrong ? "true" : nothing} aria-describedby=${wrong ? this.#id : nothing}
      @input=${typed} @change=${left} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} @keydown=${this.#key}>`;
  }

  /** Up and down go from row to row, as in every table of numbers. */
  readonly #key = (event: KeyboardEvent): void => {
    const key = typedKey(event);
    const step = key === "ArrowDown" || key === "Enter" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    const path = (event.target as HTMLElement).dataset.path ?? "";
    const next = path.replace(/\[(\d+)\]/, (_, i: string) => `[${Number(i) + step}]`);
    this.querySelector<HTMLElement>(`[data-path="${next}"]`)?.focus();
    event.preventDefault();
  };

  get #refused(): Path | null {
    const { verdict } = this.workspace.state;
    return verdict.kind === "refused" ? verdict.refusal.path : null;
  }

  #problem(): unknown {
    const [wrong] = this.#sheet.wrongs;
    if (wrong !== undefined) return t("lcp-editor-unreadable", { entry: entryName(wrong) });
    const { verdict } = this.workspace.state;
    if (verdict.kind !== "refused") return nothing;
    const { refusal } = verdict;
    if (refusal.path === "") return failureWords(refusal);
    // The entry is named as in the formulas, not by the core's path.
    const message = failureSentence({ ...refusal, path: "" });
    return html`${t("lcp-editor-refused", { entry: entryName(refusal.path), message })}${failureDetail(refusal)}`;
  }

  #sizes(n: number): TemplateResult {
    const to = (size: number): void => this.workspace.state.edit(resized(this.workspace.state.problem, size));
    return html`<span class="editor-size" role="group" aria-label=${t("lcp-editor-size")}>
      <button type="button" class="button" ?disabled=${n <= 1} aria-label=${t("lcp-editor-less")} title=${t("lcp-editor-less")} @click=${() => to(n - 1)}>${icon("minus")}</button>
      <span class="numbers">${t("lcp-editor-count", { count: n })}</span>
      <button type="button" class="button" ?disabled=${n >= mostRows} aria-label=${t("lcp-editor-more")} title=${t("lcp-editor-more")} @click=${() => to(n + 1)}>${icon("plus")}</button></span>`;
  }

  #examples(): TemplateResult {
    const pair = this.workspace.tab === "pair";
    const fits = ({ problem: p }: Example): boolean => (p.b.length === 1) === pair;
    const choose = (event: Event): void => {
      const select = event.target as HTMLSelectElement;
      const found = examples.find(({ id }) => id === select.value);
      select.value = "";
      if (found) this.workspace.state.put(found.problem, found.start ? { start: found.start } : {});
    };
    return html`<select class="editor-examples" aria-label=${t("lcp-editor-examples")} @change=${choose}><option value="" selected>${t("lcp-editor-examples")}</option>${groups.map(
      (group) => {
        const list = examples.filter((each) => each.group === group && fits(each));
        return list.length === 0
          ? nothing
          : html`<optgroup label=${t(`lcp-group-${group}`)}>${list.map(({ id }) => html`<option value=${id}>${t(`lcp-example-${id}`)}</option>`)}</optgroup>`;
      },
    )}</select>`;
  }
}
customElements.define("lcp-editor", Editor);
