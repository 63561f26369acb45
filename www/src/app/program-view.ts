// <cd-program-view>: an experiment as a program: JavaScript, Rust, or its document.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { type Code, codeOf, codes } from "../kit/code";
import { t } from "../messages";
import type { SceneDocument } from "../simulation/core";

export class ProgramView extends CdElement {
  static override properties = {
    document: { attribute: false },
    _code: { state: true },
    _copied: { state: true },
  };
  declare document: SceneDocument;
  declare _code: Code;
  declare _copied: boolean;

  constructor() {
    super();
    this._code = "js";
    this._copied = false;
  }

  protected override render(): TemplateResult {
    const text = codeOf(this._code, this.document);
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(text).catch(() => undefined);
      this._copied = true;
    };
    return html`<div class="program-head"><span class="segments" role="radiogroup" aria-label=${t("kit-code-language")}>${codes.map(
      (each) =>
        html`<label class="segment"><input type="radio" class="unseen" name="program" .checked=${each === this._code} @change=${() => {
          this._code = each;
          this._copied = false;
        }}><span>${t(`kit-code-${each}`)}</span></label>`,
    )}</span><button type="button" class="button" @click=${copy}>${this._copied ? icon("check") : nothing}<span role="status">${t(this._copied ? "app-share-copied" : "kit-copy")}</span></button></div>
      <pre tabindex="0"><code>${text}</code></pre>`;
  }
}
customElements.define("cd-program-view", ProgramView);
