// <cd-panel-folds .session .panels>: a lesson's panels as folds under the plots. Closed at first; a panel's code and words come
// when it is opened, and what is closed again is taken away, so that it computes nothing.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { Fold } from "../base/fold";
import { loadMessages, t } from "../messages";
import type { Session } from "../simulation/session";
import type { LessonPanel } from "./panel";

export class PanelFolds extends CdElement {
  static override properties = {
    session: { attribute: false },
    panels: { attribute: false },
    _open: { state: true },
  };
  declare session: Session;
  declare panels: readonly LessonPanel[];
  /** Ids of the panels that are open and loaded. */
  declare _open: ReadonlySet<string>;

  constructor() {
    super();
    this.panels = [];
    this._open = new Set();
  }

  protected override listen(): readonly Stop[] {
    const watch = new MutationObserver((changes) => void this.#follow(changes));
    watch.observe(this.parentElement ?? this, { attributes: true, attributeFilter: ["open"], subtree: true });
    return [() => watch.disconnect()];
  }
  /** A fold of the column was opened or closed: one of these panels, or the plots or controls beside them. */
  async #follow(changes: readonly MutationRecord[]): Promise<void> {
    for (const { target } of changes) {
      if (!(target instanceof Fold)) continue;
      if (target.open) this.#makeRoom(target);
      const panel = this.panels.find(({ id }) => id === target.dataset.panel);
      if (!panel) continue;
      if (target.open) await Promise.all([panel.load(), loadMessages(panel.messages)]);
      const open = new Set(this._open);
      if (target.open) open.add(panel.id);
      else open.delete(panel.id);
      this._open = open;
    }
  }

  /** On a phone (styles/layout.css makes the column a grid there) one card at a time. */
  #makeRoom(opened: Fold): void {
    const column = this.parentElement;
    if (!column || getComputedStyle(column).display !== "grid") return;
    for (const other of column.querySelectorAll("cd-fold[open]"))
      if (other !== opened) other.removeAttribute("open");
  }

  protected override render(): TemplateResult {
    return html`${this.panels.map((panel) => this.#fold(panel))}`;
  }

  #fold(panel: LessonPanel): TemplateResult {
    // Each in a box of its own: a fold closes its siblings, and here several may stay open.
    return html`<div class="panel-box"><cd-fold class="panel-fold" data-panel=${panel.id} label=${t(`${panel.titleMessage}-short`)} long=${t(panel.titleMessage)}>
      <div class="card">${this._open.has(panel.id) ? panel.element(this.session) : nothing}</div>
    </cd-fold></div>`;
  }
}

customElements.define("cd-panel-folds", PanelFolds);
