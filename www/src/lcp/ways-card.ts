// <lcp-ways-card .workspace>: the ways of solvers on the λ-plane; choosing one brings that picture.
import { html, nothing, type TemplateResult } from "lit";
import { WorkspaceElement } from "./element";
import "./ways";

export class WaysCard extends WorkspaceElement {
  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    if (!workspace) return nothing;
    const toPlane = (): void => {
      if (workspace.tab !== "plane") workspace.tab = "plane";
    };
    return html`<lcp-ways .state=${workspace.plane} @change=${toPlane}></lcp-ways>`;
  }
}
customElements.define("lcp-ways-card", WaysCard);
