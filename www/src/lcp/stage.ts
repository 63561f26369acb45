// <lcp-stage .bench>: the picture beside the text, one of a pair, the λ-plane or the plane of b, and what the verdict is.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import type { Tab } from "./bench";
import { BenchElement, type Told } from "./element";
import "./cone-plane";
import "./lambda-plane";
import "./lcp.css";
import "./pair-plane";
import "./solution-table";
import "./verdict-line";

export class Stage extends BenchElement {
  protected override sources(): readonly (Told | undefined)[] {
    return [this.bench, this.bench?.plane, this.bench?.pair];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bench } = this;
    if (!bench) return nothing;
    return html`<div class="stage-tabs" role="tablist" aria-label=${t("lcp-tabs")} @keydown=${this.#walk}>${bench.tabs.map((tab) => this.#tab(tab))}</div>
      <div role="tabpanel" aria-label=${t(`lcp-tab-${bench.tab}`)}>${this.#picture()}</div>
      <div class="stage-verdict"><lcp-verdict .desk=${bench.desk}></lcp-verdict>${
        bench.desk.edited
          ? html`<button type="button" class="button" @click=${() => bench.desk.back()}>${t("lcp-back")}</button>`
          : nothing
      }</div>`;
  }

  #tab(tab: Tab): TemplateResult {
    const on = this.bench.tab === tab;
    const choose = (): void => {
      this.bench.tab = tab;
    };
    return html`<button type="button" class="button" role="tab" data-tab=${tab} aria-selected=${on ? "true" : "false"} tabindex=${on ? 0 : -1} @click=${choose}>${t(`lcp-tab-${tab}`)}</button>`;
  }
  readonly #walk = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const { tabs } = this.bench;
    const next = tabs[(tabs.indexOf(this.bench.tab) + step + tabs.length) % tabs.length] as Tab;
    this.bench.tab = next;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus());
    event.preventDefault();
  };

  #picture(): TemplateResult {
    const { tab, pair, plane } = this.bench;
    if (tab === "pair") return html`<pair-plane .desk=${pair} bounds></pair-plane>`;
    if (plane.size !== 2) return html`<lcp-table .desk=${plane}></lcp-table>`;
    return tab === "plane"
      ? html`<lambda-plane .desk=${plane}></lambda-plane>`
      : html`<cone-plane .desk=${plane}></cone-plane>`;
  }
}
customElements.define("lcp-stage", Stage);
