// <cd-embed-scene>: stage, plots, controls and transport of one session in the room there is, without scrolling.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { onSize } from "../base/observe";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import { colorOf } from "../plots/look";
import { plotTitle } from "../plots/plot-words";
import { findPlot } from "../plots/registry";
import type { Session } from "../simulation/session";
import { fitPlots, type Layout, layoutIn, namesRun, type Room, sharesColumn } from "./layout";
import type { View } from "./query";
import "../panels/controls";
import "../panels/runs";
import "../panels/transport";
import "../plots/card";
import "../stage/stage";

/** Size of the type before anything has been measured. CSS px */
const usualType = 16;

export class EmbeddedScene extends CdElement {
  static override properties = {
    session: { attribute: false },
    plots: { attribute: false },
    controls: { attribute: false },
    view: { attribute: false },
    unknown: { attribute: false },
    known: { attribute: false },
    link: { attribute: false },
    _room: { state: true },
    _side: { state: true },
    _first: { state: true },
    _part: { state: true },
    _setting: { state: true },
  };
  declare session: Session;
  /** Ids of plots or names of observables. */
  declare plots: readonly string[];
  /** Names of parameters. */
  declare controls: readonly string[];
  declare view: View;
  /** Words that mean nothing here, and those that would. */
  declare unknown: readonly string[];
  declare known: readonly string[];
  /** Where the lesson is; "" for no link. */
  declare link: string;
  declare _room: Room;
  declare _side: Room;
  /** Which plot is shown first where there is no room for all. */
  declare _first: number;
  /** The part shown where there is room for one only. */
  declare _part: "stage" | "plots";
  /** The controls are shown in place of the plots, where there is no room for both. */
  declare _setting: boolean;

  constructor() {
    super();
    this._room = { width: 60, height: 36 };
    this._side = { width: 26, height: 30 };
    this._first = 0;
    this._part = "stage";
    this._setting = false;
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const side = this.querySelector(".embed-plots");
    return [
      onSize(this, (width, height) => {
        this._room = inRem(width, height);
      }),
      ...(side ? [onSize(side, (width, height) => width > 0 && this.#measured(inRem(width, height)))] : []),
      this.session.on("change", () => this.requestUpdate()),
    ];
  }

  #measured(side: Room): void {
    if (side.width !== this._side.width || side.height !== this._side.height) this._side = side;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session) return nothing;
    const { session, view } = this;
    const plotted = view !== "stage" && this.plots.length > 0;
    const beside = plotted || this.controls.length > 0;
    const both = view !== "plots" && beside;
    const layout = both ? layoutIn(this._room) : "alone";
    const part = layout === "one" ? this._part : "";
    const several = session.runs.length > 1;
    return html`<div class="embed-scene" data-layout=${layout} data-part=${part} ?data-low=${!namesRun(this._room) && !several}>
      <cd-runs .session=${session}></cd-runs>
      ${view === "plots" ? nothing : html`<cd-stage .session=${session}></cd-stage>`}
      ${beside ? this.#side(plotted, layout) : nothing}
      ${part === "" ? nothing : this.#switch(plotted)}
      <div class="embed-foot"><cd-transport .session=${session}></cd-transport>${this.link === "" ? nothing : this.#link()}</div>
      ${this.unknown.length === 0 ? nothing : this.#note()}
    </div>`;
  }

  #side(plotted: boolean, layout: Layout | "alone"): TemplateResult {
    const either = plotted && this.controls.length > 0 && !sharesColumn(this._room, layout);
    return html`<div class="embed-side">${either ? nothing : this.#controls()}${plotted ? this.#plots(either) : nothing}</div>`;
  }

  #controls(): TemplateResult | typeof nothing {
    return this.controls.length === 0
      ? nothing
      : html`<div class="embed-controls"><cd-controls .session=${this.session} .names=${this.controls}></cd-controls></div>`;
  }

  /** `either`: the plots or the controls. */
  #plots(either: boolean): TemplateResult {
    const { count, choose, tools } = fitPlots(
      this._side,
      this.plots.length,
      this.session.runs.length,
      either,
    );
    const setting = either && this._setting;
    const from = choose ? Math.min(this._first, this.plots.length - count) : 0;
    const shown = this.plots.slice(from, from + count);
    return html`<div class="embed-plots">
      ${choose ? this.#chooser(setting ? [] : shown, either) : nothing}
      ${setting ? this.#controls() : html`<cd-plots ?compact=${!tools} .session=${this.session} .plots=${shown}></cd-plots>`}
    </div>`;
  }

  /** One button for each plot, and one for the controls: pressed are those that are shown. */
  #chooser(shown: readonly string[], either: boolean): TemplateResult {
    const { simulation } = this.session.selected;
    return html`<div class="embed-choose segments" role="group" aria-label=${t("plots-title")}>
      ${this.plots.map((id, i) => {
        const plot = findPlot(id, simulation);
        if (!plot) return nothing;
        const title = plotTitle(plot);
        return html`<button type="button" class="button" aria-pressed=${shown.includes(id)} aria-label=${title} title=${title}
          @click=${() => this.#choose(i)}>${symbol(plot.symbol, colorOf(plot))}</button>`;
      })}
      ${either ? this.#settingButton() : nothing}
    </div>`;
  }

  #choose(plot: number): void {
    this._setting = false;
    this._first = plot;
  }

  #settingButton(): TemplateResult {
    const title = t("controls-title");
    return html`<button type="button" class="button" aria-pressed=${this._setting} aria-label=${title} title=${title}
      @click=${() => (this._setting = true)}>${icon("sliders")}</button>`;
  }

  #switch(plotted: boolean): TemplateResult {
    const choice = (part: "stage" | "plots", words: string): TemplateResult =>
      html`<button type="button" class="button" aria-pressed=${this._part === part} @click=${() => (this._part = part)}>${words}</button>`;
    return html`<div class="embed-switch segments" role="group" aria-label=${t("stage-view")}>
      ${choice("stage", t("app-embed-stage"))}${choice("plots", t(plotted ? "plots-title" : "controls-title"))}
    </div>`;
  }

  #link(): TemplateResult {
    const words = t("app-embed-open");
    return html`<a class="button embed-open" target="_blank" rel="noopener" .href=${this.link} title=${words}
      aria-label=${words}><span>${words}</span>${icon("chevronRight")}</a>`;
  }

  #note(): TemplateResult {
    const quoted = this.unknown.map((name) => t("app-embed-quoted", { name })).join(", ");
    return html`<div class="embed-note" role="status">
      <details><summary>${t("app-embed-ignored", { names: quoted })}</summary>
        <p>${t("app-embed-known", { known: this.known.join(", ") })}</p></details>
      <button type="button" class="button" aria-label=${t("app-embed-hide")} title=${t("app-embed-hide")}
        @click=${this.#hideNote}>${icon("close")}</button>
    </div>`;
  }
  readonly #hideNote = (): void => {
    this.unknown = [];
  };
}

customElements.define("cd-embed-scene", EmbeddedScene);

function inRem(width: number, height: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualType;
  return { width: width / rem, height: height / rem };
}
