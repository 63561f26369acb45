// <lcp-stage .workspace>: the picture beside the text, one of a pair, the λ-plane or the plane of b, and what the verdict is.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { type Told, WorkspaceElement } from "./element";
import type { Tab } from "./workspace";
import "./cone-plane";
import "./cone-space";
import { isContact } from "./friction";
import "./friction-plane";
import "./lambda-plane";
import "./lcp.css";
import "./pair-plane";
import "./solution-table";
import "./verdict-line";

export class Stage extends WorkspaceElement {
  protected override sources(): readonly (Told | undefined)[] {
    return [this.workspace, this.workspace?.plane, this.workspace?.pair];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    if (!workspace) return nothing;
    return html`<div class="stage-tabs" role="tablist" aria-label=${t("lcp-tabs")} @keydown=${this.#walk}>${workspace.tabs.map((tab) => this.#tab(tab))}</div>
      <div role="tabpanel" aria-label=${this.#name(workspace.tab)}>${this.#picture()}</div>
      <div class="stage-verdict"><lcp-verdict .state=${workspace.state}></lcp-verdict>${
        workspace.state.edited
          ? html`<button type="button" class="button" @click=${() => workspace.state.back()}>${t("lcp-back")}</button>`
          : nothing
      }</div>`;
  }

  #tab(tab: Tab): TemplateResult {
    const on = this.workspace.tab === tab;
    const choose = (): void => {
      this.workspace.tab = tab;
    };
    return html`<button type="button" class="button" role="tab" data-tab=${tab} aria-selected=${on ? "true" : "false"} tabindex=${on ? 0 : -1} @click=${choose}>${this.#name(tab)}</button>`;
  }
  #name(tab: Tab): string {
    return t(tab === "cones" && this.workspace.plane.size === 3 ? "lcp-tab-space" : `lcp-tab-${tab}`);
  }
  readonly #walk = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const { tabs } = this.workspace;
    const next = tabs[(tabs.indexOf(this.workspace.tab) + step + tabs.length) % tabs.length] as Tab;
    this.workspace.tab = next;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus());
    event.preventDefault();
  };

  #picture(): TemplateResult {
    const { tab, pair, plane } = this.workspace;
    if (tab === "pair") return html`<pair-plane .state=${pair} bounds></pair-plane>`;
    if (isContact(plane.problem)) return html`<friction-plane .state=${plane}></friction-plane>`;
    if (plane.size === 3 && tab === "cones") return html`<cone-space .state=${plane}></cone-space>`;
    if (plane.size !== 2 || plane.problem.friction) return html`<lcp-table .state=${plane}></lcp-table>`;
    return tab === "plane"
      ? html`<lambda-plane .state=${plane}></lambda-plane>`
      : html`<cone-plane .state=${plane}></cone-plane>`;
  }
}
customElements.define("lcp-stage", Stage);
