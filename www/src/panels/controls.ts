// <cd-controls>: the parameters of the selected run, built from what the core says about them.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { ParameterInfo, ParameterValue } from "../simulation/core";
import type { Session } from "../simulation/session";
import { type ControlContext, control } from "./control";
import "./panels.css";
import { parameterSymbol } from "./symbol-of";
import { nameOf, valueTitle } from "./words";

const groups: readonly ParameterInfo["group"][] = [
  "scene",
  "world",
  "method",
  "integrator",
  "solver",
  "projection",
];
let nextId = 0;

export class Controls extends CdElement {
  static override properties = {
    session: { attribute: false },
    names: { attribute: false },
    _explain: { state: true },
    _everyRun: { state: true },
  };
  declare session: Session;
  /** Which parameters, in this order; all of them, in groups, without it. */
  declare names: readonly string[] | undefined;
  declare _explain: boolean;
  /** True where a change applies to all runs. */
  declare _everyRun: boolean;
  readonly #prefix = `controls-${nextId++}`;

  constructor() {
    super();
    this._explain = false;
    this._everyRun = false;
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return [
      this.session.on("change", () => this.requestUpdate()),
      this.session.on("highlight", () => this.#showHighlight()),
    ];
  }

  #showHighlight(): void {
    const lit = this.session.highlight?.symbol;
    for (const element of this.querySelectorAll<HTMLElement>(".control")) {
      element.classList.toggle(
        "highlighted",
        lit !== undefined && parameterSymbol(element.dataset.name ?? "") === lit,
      );
    }
  }

  #set(name: string, value: ParameterValue): void {
    this.session.set(name, value, this._everyRun ? "all" : this.session.selected);
    this.requestUpdate();
  }

  #point(name: string | null): void {
    const key = name === null ? null : parameterSymbol(name);
    if (key !== null) this.session.highlight = { symbol: key, source: "controls" };
    else if (this.session.highlight?.source === "controls") this.session.highlight = null;
  }

  /** Parameters shown: the named ones in the given order, or all. */
  #parameters(): ParameterInfo[] {
    const all = this.session.selected.simulation.parameters();
    if (!this.names) return all;
    return this.names
      .map((name) => all.find((info) => info.name === name))
      .filter((info) => info !== undefined);
  }

  #resetAll(shown: readonly ParameterInfo[]): void {
    for (const info of shown) if (info.value !== info.default) this.#set(info.name, info.default);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session) return nothing;
    const shown = this.#parameters();
    const { scene, simulation } = this.session.selected;
    const method = simulation.parameters().find(({ name }) => name === "method");
    const context: ControlContext = {
      prefix: this.#prefix,
      scene: typeof scene === "string" ? scene : "",
      explain: this._explain,
      idle: t("control-idle", { method: method ? valueTitle(method, String(method.value)) : "" }),
      set: (name, value) => this.#set(name, value),
      point: (name) => this.#point(name),
    };
    const list = (some: readonly ParameterInfo[]): TemplateResult =>
      html`<div class="controls-grid">${repeat(
        some,
        ({ name }) => name,
        (info) => control(info, context),
      )}</div>`;
    return html`
      <section class="controls" aria-label=${t("controls-title")}>
        ${this.#scope()}
        ${this.names ? list(shown) : groups.map((group) => this.#group(group, shown, list))}
        <div class="controls-bar">
          <button type="button" class="button" aria-pressed=${this._explain} @click=${this.#toggleHelp}>${icon("info")}${t("controls-explain")}</button>
          <button type="button" class="button" ?disabled=${shown.every(({ value, default: usual }) => value === usual)} @click=${() => this.#resetAll(shown)}>${icon("undo")}${t("controls-reset")}</button>
        </div>
      </section>`;
  }

  /** Idle parameters of other methods are left out where everything is listed. */
  #group(
    group: string,
    shown: readonly ParameterInfo[],
    list: (some: readonly ParameterInfo[]) => TemplateResult,
  ): TemplateResult | typeof nothing {
    const own = shown.filter((info) => info.group === group && info.active);
    return own.length === 0
      ? nothing
      : html`<fieldset class="controls-group"><legend>${t(`controls-group-${group}`)}</legend>${list(own)}</fieldset>`;
  }

  readonly #toggleHelp = (): void => {
    this._explain = !this._explain;
  };

  /** With several runs: whose parameters these are. */
  #scope(): TemplateResult | typeof nothing {
    const { runs, selected } = this.session;
    if (runs.length === 1) return nothing;
    const choice = (every: boolean, words: string): TemplateResult =>
      html`<label class="segment" data-every=${every}><input type="radio" class="unseen" name=${`${this.#prefix}-scope`} .checked=${this._everyRun === every} @change=${() => (this._everyRun = every)}><span title=${words}>${words}</span></label>`;
    return html`
      <div class="controls-scope"><span id=${`${this.#prefix}-scope`}>${t("controls-scope")}</span>
        <span class="segments" role="radiogroup" aria-labelledby=${`${this.#prefix}-scope`}>${choice(false, nameOf(selected.name) || t("controls-this-run"))}${choice(true, t("controls-all-runs"))}</span>
      </div>`;
  }
}

customElements.define("cd-controls", Controls);
