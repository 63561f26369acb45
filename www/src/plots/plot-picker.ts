// <cd-plot-picker>: "Add a plot": the prepared plots of this scene and every quantity it can record.
import { html, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { symbol } from "../panels/symbol";
import type { Session } from "../simulation/session";
import type { PlotDefinition } from "./definition";
import { colorOf } from "./look";
import { plotTitle } from "./plot-words";
import { choices } from "./registry";

let nextId = 0;

export class PlotPicker extends CdElement {
  static override properties = {
    session: { attribute: false },
    shown: { attribute: false },
    _open: { state: true },
  };
  declare session: Session;
  /** Ids that are already there. */
  declare shown: readonly string[];
  declare _open: boolean;
  readonly #id = `plot-picker-${nextId++}`;

  constructor() {
    super();
    this._open = false;
  }

  readonly #toggle = (event: Event): void => {
    this._open = (event as ToggleEvent).newState === "open";
    void this.updateComplete.then(() => placeBeside(event, this.querySelector("button") as HTMLElement));
  };

  #add(id: string): void {
    this.querySelector<HTMLElement>(".menu")?.hidePopover();
    this.dispatchEvent(new CustomEvent<string>("plot-add", { detail: id, bubbles: true }));
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" class="button" popovertarget=${this.#id}>${icon("plus")}${t("plots-add")}</button>
      <div popover class="menu plot-choices" id=${this.#id} @toggle=${this.#toggle} @keydown=${walkList}>${this._open ? this.#list() : ""}</div>`;
  }

  #list(): TemplateResult {
    const { plots, observables } = choices(this.session.selected.simulation);
    return html`
      <p class="menu-title">${t("plots-prepared")}</p>${plots.map((plot) => this.#choice(plot))}
      <p class="menu-title">${t("plots-observables")}</p>${observables.map((plot) => this.#choice(plot))}`;
  }

  #choice(plot: PlotDefinition): TemplateResult {
    const there = this.shown.includes(plot.id);
    return html`<button type="button" class="button" ?disabled=${there} @click=${() => this.#add(plot.id)}>
      <span class="choice-symbol">${symbol(plot.symbol, colorOf(plot))}</span><span>${plotTitle(plot)}</span>${there ? icon("check") : ""}</button>`;
  }
}

customElements.define("cd-plot-picker", PlotPicker);
