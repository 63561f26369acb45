// <cd-kit-menu .workspace>: every constraint and force of the catalogue. What is chosen here is then given its particles on the
// stage, and its numbers in the inspector.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { symbol } from "../panels/symbol";
import { KitElement } from "./element";
import { kitIcon } from "./icons";
import { type Group, type Kind, kinds } from "./kinds";
import { kindHelp, kindTitle } from "./words";

let nextId = 0;

export class Menu extends KitElement {
  static override properties = { _open: { state: true } };
  declare _open: boolean;
  readonly #id = `kit-menu-${nextId++}`;

  constructor() {
    super();
    this._open = false;
  }
  readonly #toggle = (event: Event): void => {
    this._open = (event as ToggleEvent).newState === "open";
    void this.updateComplete.then(() => placeBeside(event, this.querySelector("button") as HTMLElement));
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    return html`<button type="button" class="button kit-tool" popovertarget=${this.#id} aria-label=${t("kit-all")} title=${t("kit-all")}
        aria-pressed=${this.workspace.tool === "kind"}>${kitIcon("all")}</button>
      <div popover class="menu kit-kinds" id=${this.#id} @toggle=${this.#toggle} @keydown=${walkList}>${this._open ? this.#list() : ""}</div>`;
  }

  #list(): TemplateResult {
    const all = kinds(this.workspace.simulation.space);
    const part = (group: Group): TemplateResult =>
      html`<p class="menu-title">${t(`kit-${group}s`)}</p>${all.filter((kind) => kind.group === group).map((kind) => this.#choice(kind))}`;
    return html`${part("constraint")}${part("force")}`;
  }

  #choice(kind: Kind): TemplateResult {
    const choose = (): void => {
      this.querySelector<HTMLElement>(".menu")?.hidePopover();
      this.workspace.choose(kind);
    };
    return html`<button type="button" class="button" data-kind=${kind.id} data-group=${kind.group} title=${kindHelp(kind.group, kind.entry)} @click=${choose}>
      <span>${kindTitle(kind.group, kind.entry)}</span>${kind.group === "force" ? html`<span class="kit-kind-symbol">${symbol(kind.entry.symbol ?? "")}</span>` : nothing}</button>`;
  }
}
customElements.define("cd-kit-menu", Menu);
