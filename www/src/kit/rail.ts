// <cd-kit-rail .workspace>: the tools, whether new particles are fixed, and everything else the catalogue has.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { KitElement } from "./element";
import "./family";
import { kitIcon } from "./icons";
import "./menu";
import { keepOneStop, walkToolbar } from "./toolbar";
import { type Family, families } from "./tools";
import type { Workspace } from "./workspace";

/** Families after which the rail has a gap. */
const gapAfter: readonly Family[] = ["hand", "joint", "relation"];

export class Rail extends KitElement {
  protected override updated(): void {
    // The families and the menu draw their buttons by themselves.
    void Promise.resolve().then(() => keepOneStop(this));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    if (!workspace) return nothing;
    return html`<div class="kit-rail" role="toolbar" aria-label=${t("kit-tools")} @keydown=${walkToolbar} @focusin=${() => keepOneStop(this)}>
      ${families.map((family) => html`<cd-kit-family .workspace=${workspace} .family=${family}></cd-kit-family>${gapAfter.includes(family) ? html`<span class="kit-gap"></span>` : nothing}`)}
      ${this.#fixed()}<span class="kit-gap"></span><cd-kit-menu .workspace=${workspace}></cd-kit-menu>
    </div>`;
  }

  #fixed(): TemplateResult {
    const { workspace } = this;
    return html`<button type="button" class="button kit-tool" aria-pressed=${workspace.fixed} aria-keyshortcuts="f" title=${`${t("kit-make-fixed")} (F)`}
      aria-label=${t("kit-make-fixed")} @click=${() => toggleFixed(workspace)}>${kitIcon("fixed")}</button>`;
  }
}
customElements.define("cd-kit-rail", Rail);

/** Selected particles become fixed or free; without any, it says what new ones shall be. */
export function toggleFixed(workspace: Workspace): void {
  const bodies = workspace.simulation
    .bodies()
    .filter(({ id }) => workspace.selection.some((thing) => thing.kind === "body" && thing.id === id));
  if (bodies.length === 0) {
    workspace.fixed = !workspace.fixed;
    return;
  }
  const fixed = bodies.some((body) => !body.fixed);
  workspace.fix(
    bodies.map(({ id }) => id),
    fixed,
  );
}
