// <lcp-ways-card .bench>: the ways of solvers on the λ-plane; choosing one brings that picture.
import { html, nothing, type TemplateResult } from "lit";
import { BenchElement } from "./element";
import "./ways";

export class WaysCard extends BenchElement {
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
