// <cd-panes .session>: each run on a stage of its own, under one clock, and a table of how they stand.
import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { CdElement, type Stop } from "../../base/cd-element";
import { runName, swatch } from "../../panels/runs";
import { aloneOf } from "../../simulation/alone";
import type { Run, Session } from "../../simulation/session";
import type { Stage } from "../stage";
import "./panes.css";
import "./results";

export class Panes extends CdElement {
  static override properties = {
    session: { attribute: false },
    layers: { attribute: false },
    leader: { attribute: false },
  };
  declare session: Session;
  declare layers: readonly string[] | undefined;
  /** The stage whose panes these are. */
  declare leader: Stage;

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return [this.session.on("change", () => this.requestUpdate())];
  }

  protected override render(): TemplateResult {
    const { runs } = this.session;
    return html`<div class="panes" data-count=${runs.length}>
        ${repeat(
          runs,
          ({ id }) => id,
          (run) => this.#pane(run),
        )}
      </div>
      <cd-results .session=${this.session}></cd-results>`;
  }

  #pane(run: Run): TemplateResult {
    const { session, layers, leader } = this;
    const select = (): void => {
      session.selected = run;
    };
    return html`<div class="pane" data-selected=${run === session.selected} @pointerdown=${select} @focusin=${select}>
      <p class="pane-name" aria-hidden="true">${swatch(run.color)}<span>${runName(run)}</span></p>
      <cd-stage .session=${aloneOf(session, run)} .layers=${layers} .leader=${leader}></cd-stage></div>`;
  }
}
customElements.define("cd-panes", Panes);
