// <lcp-ways-card .bench>: the ways of solvers on the λ-plane; choosing one brings that picture.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Bench } from "./bench";
import { Follow } from "./follow";
import "./ways";

export class WaysCard extends LitElement {
  static override properties = { bench: { attribute: false } };
  declare bench: Bench;

  constructor() {
    super();
    new Follow(this, () => this.bench);
  }
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  protected override render(): TemplateResult | typeof nothing {
    const { bench } = this;
    if (!bench) return nothing;
    const toPlane = (): void => {
      if (bench.tab !== "plane") bench.tab = "plane";
    };
    return html`<lcp-ways .desk=${bench.plane} @change=${toPlane}></lcp-ways>`;
  }
}
customElements.define("lcp-ways-card", WaysCard);
