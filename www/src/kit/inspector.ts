// <cd-kit-inspector .workspace>: everything there is, as lists, and the numbers of what is selected: to be changed at any time,
// and beside them what they do at this moment.
import { html, nothing, type TemplateResult } from "lit";
import type { Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { language, t } from "../messages";
import type { CatalogEntry } from "../simulation/core";
import { catalog } from "../simulation/core";
import type { Thing } from "../simulation/session";
import { dependants, idsOf, type Structure } from "./edits";
import { KitElement } from "./element";
import "./list";
import { details } from "./thing-details";
import { type Named, namedThings } from "./words";

/** Numbers of a running simulation are read again this often; in large scenes less often. ms */
const readPause = 120;
const readPauseLarge = 600;
const large = 400;

const lists = ["body", "constraint", "force"] as const;

export class Inspector extends KitElement {
  static override properties = { _open: { state: true } };
  /** Which lists are open. */
  declare _open: ReadonlySet<Thing["kind"]>;
  #named: Partial<Record<Thing["kind"], readonly Named[]>> = {};
  #structure: Structure | undefined;
  #language = "";
  #readAt = 0;

  constructor() {
    super();
    this._open = new Set(["body", "constraint"]);
  }
  protected override listen(): readonly Stop[] {
    const { session } = this.workspace;
    return [
      ...super.listen(),
      session.on("transport", () => this.requestUpdate()),
      session.on("frame", () => this.#onFrame()),
    ];
  }

  /** Updates the details of the selected item from the run, at a low rate. */
  #onFrame(): void {
    if (this.workspace.selection.length !== 1) return;
    const now = performance.now();
    const many = this.workspace.structure.constraints.length > large;
    if (now - this.#readAt < (many ? readPauseLarge : readPause)) return;
    this.#readAt = now;
    this.requestUpdate();
  }

  /** Written anew only when the structure changes. */
  #things(kind: Thing["kind"]): readonly Named[] {
    const { constraints, joints, forces } = catalog();
    if (this.workspace.structure !== this.#structure || language() !== this.#language) {
      this.#language = language();
      this.#structure = this.workspace.structure;
      this.#named = {};
    }
    const entries = kind === "constraint" ? [...constraints, ...joints] : kind === "force" ? forces : [];
    const named = this.#named[kind] ?? namedThings(this.workspace.structure, kind, byId(entries));
    this.#named[kind] = named;
    return named;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    return html`<section class="kit-inspector" aria-label=${t("kit-inspector")}>
      ${this.#selected()}
      ${lists.map((kind) => this.#list(kind))}
    </section>`;
  }

  #selected(): TemplateResult {
    const { workspace } = this;
    const { selection } = workspace;
    const [thing] = selection;
    if (!thing)
      return html`<div class="kit-details empty"><p>${t(this.#things("body").length === 0 ? "kit-nothing-yet" : "kit-nothing-selected")}</p></div>`;
    if (selection.length > 1) {
      return html`<div class="kit-details"><h2>${t("kit-several", { count: selection.length })}</h2><p>${t("kit-several-help", { particles: idsOf(selection, "body").length })}</p>${this.#delete()}</div>`;
    }
    const named = this.#things(thing.kind).find((each) => each.thing.id === thing.id);
    return html`<div class="kit-details"><h2>${named?.title ?? ""}</h2>${details(workspace, thing)}${this.#delete()}</div>`;
  }

  #delete(): TemplateResult {
    const { workspace } = this;
    const also = dependants(workspace.structure, workspace.selection).length;
    const words = also > 0 ? t("kit-delete-with", { count: also }) : t("kit-delete");
    return html`<button type="button" class="button kit-delete" title=${`${words} (${t("kit-key-delete")})`} @click=${() => workspace.removeSelected()}>${icon("trash")}<span>${words}</span></button>`;
  }

  #list(kind: Thing["kind"]): TemplateResult {
    const { workspace } = this;
    const things = this.#things(kind);
    const rigid = kind === "body" && workspace.structure.bodies.some((body) => body.kind === "rigid");
    const title = t(rigid ? "kit-list-bodies" : `kit-list-${kind}`, { count: things.length });
    const choose = (event: CustomEvent<{ thing: Thing; more: boolean }>): void => {
      const { thing, more } = event.detail;
      workspace.select(
        more
          ? [
              ...workspace.selection.filter(({ id, kind: other }) => id !== thing.id || other !== thing.kind),
              thing,
            ]
          : [thing],
      );
    };
    const point = (event: CustomEvent<Thing | null>): void => {
      const { session } = workspace;
      if (event.detail) session.highlight = { symbol: null, thing: event.detail, source: "kit" };
      else if (session.highlight?.source === "kit") session.highlight = null;
    };
    const toggled = (event: Event): void => {
      const open = new Set(this._open);
      if ((event.target as HTMLDetailsElement).open) open.add(kind);
      else open.delete(kind);
      this._open = open;
    };
    return html`<details class="kit-fold" ?open=${this._open.has(kind)} @toggle=${toggled}><summary>${icon("chevronRight")}<span>${title}</span></summary>
      ${this._open.has(kind) && things.length > 0 ? html`<cd-kit-list .things=${things} .selection=${workspace.selection} .label=${title} @choose=${choose} @point=${point}></cd-kit-list>` : nothing}
    </details>`;
  }
}
customElements.define("cd-kit-inspector", Inspector);

function byId(entries: readonly CatalogEntry[]): ReadonlyMap<string, CatalogEntry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
