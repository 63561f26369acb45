// <program-editor .state>: H, c, G and d as a table to type into; rows of G are added and taken away.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { StateElement } from "./element";
import { entryName, readEntry } from "./entry";
import type { Program, ProgramState } from "./program";
import { programExamples } from "./program-examples";
import { type Path, Sheet } from "./sheet";
import "./lcp.css";
import "./program.css";

/** More walls are not drawn. */
const mostWalls = 5;

export class ProgramEditor extends StateElement<ProgramState> {
  readonly #sheet = new Sheet();
  #given = -1;

  protected override willUpdate(): void {
    if (!this.state || this.state.given === this.#given) return;
    this.#given = this.state.given;
    this.#sheet.clear();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.state) return nothing;
    const { program: p } = this.state;
    const n = p.d.length;
    const resize = (rows: number): void => {
      const line = <T>(values: readonly T[], fill: T): T[] =>
        Array.from({ length: rows }, (_, i) => values[i] ?? fill);
      this.state.edit({ ...p, g: line(p.g, [1, 1]), d: line(p.d, 6) });
    };
    return html`<div class="editor-bar">${this.#examples()}<span class="push"></span><span class="editor-size" role="group" aria-label=${t("program-walls")}>
        <button type="button" class="button" ?disabled=${n <= 0} aria-label=${t("program-less")} title=${t("program-less")} @click=${() => resize(n - 1)}>${icon("minus")}</button>
        <span class="numbers">${t("program-count", { count: n })}</span>
        <button type="button" class="button" ?disabled=${n >= mostWalls} aria-label=${t("program-more")} title=${t("program-more")} @click=${() => resize(n + 1)}>${icon("plus")}</button></span></div>
      <div class="editor-scroll program-tables">
        <table class="editor"><thead><tr><th colspan="2">${symbol("H")}<span class="unseen">H</span></th><th class="gap">${symbol("c", "--f")}<span class="unseen">c</span></th></tr></thead>
          <tbody>${[0, 1].map((i) => html`<tr>${[0, 1].map((j) => html`<td>${this.#cell(`h[${i}][${j}]`, p.h[i]?.[j] ?? 0)}</td>`)}<td class="gap">${this.#cell(`c[${i}]`, p.c[i] ?? 0)}</td></tr>`)}</tbody></table>
        ${
          n === 0
            ? nothing
            : html`<table class="editor"><thead><tr><th colspan="2">${symbol("G")}<span class="unseen">G</span></th><td></td><th>${symbol("d", "--C")}<span class="unseen">d</span></th></tr></thead>
          <tbody>${p.d.map((d, i) => html`<tr>${[0, 1].map((j) => html`<td>${this.#cell(`g[${i}][${j}]`, p.g[i]?.[j] ?? 0)}</td>`)}<td>≤</td><td>${this.#cell(`d[${i}]`, d)}</td></tr>`)}</tbody></table>`
        }</div>
      <p class="editor-problem" role="status">${this.#problem()}</p>`;
  }

  #problem(): string {
    const [wrong] = this.#sheet.wrongs;
    return wrong === undefined ? "" : t("lcp-editor-unreadable", { entry: entryName(wrong) });
  }

  #cell(path: Path, value: number): TemplateResult {
    const typed = (event: Event): void => {
      const text = (event.target as HTMLInputElement).value;
      this.#sheet.type(path, text);
      const number = readEntry(text);
      if (number === null) this.requestUpdate();
      else this.state.edit(changed(this.state.program, path, number));
    };
    const left = (): void => {
      this.#sheet.settle(path);
      this.requestUpdate();
    };
    return html`<input type="text" autocomplete="off" spellcheck="false" class="cell" data-path=${path} .value=${this.#sheet.text(path, value)} aria-label=${entryName(path)}
      aria-invalid=${this.#sheet.wrong(path) ? "true" : nothing} @input=${typed} @change=${left} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>`;
  }

  #examples(): TemplateResult {
    const choose = (event: Event): void => {
      const select = event.target as HTMLSelectElement;
      const found = programExamples[select.value as keyof typeof programExamples];
      select.value = "";
      if (found) this.state.put(found);
    };
    return html`<select class="editor-examples" aria-label=${t("lcp-editor-examples")} @change=${choose}><option value="" selected>${t("lcp-editor-examples")}</option>${Object.keys(programExamples).map((id) => html`<option value=${id}>${t(`program-example-${id}`)}</option>`)}</select>`;
  }
}

function changed(p: Program, path: Path, value: number): Program {
  const [, name, i = "0", j] = /^(\w)\[(\d+)\](?:\[(\d+)\])?$/.exec(path) ?? [];
  const put = (values: readonly number[], at: number): number[] =>
    values.map((old, k) => (k === at ? value : old));
  if (name === "h" || name === "g")
    return { ...p, [name]: p[name].map((row, k) => (k === Number(i) ? put(row, Number(j)) : row)) };
  return name === "c" || name === "d" ? { ...p, [name]: put(p[name], Number(i)) } : p;
}
customElements.define("program-editor", ProgramEditor);
