// <cd-kit-ask .bench>: before a large scene is built: what it holds, and whether to go on. Nothing is lost by saying no.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { Localized, t } from "../messages";
import { typedKey } from "../panels/typed-key";
import { follow } from "./follow";
import { heavyThings } from "./heavy";
import type { Workbench } from "./workbench";

export class Ask extends LitElement {
  static override properties = { bench: { attribute: false } };
  declare bench: Workbench;
  #asked = false;

  constructor() {
    super();
    new Localized(this);
    follow(this, () => this.bench);
  }
  protected override createRenderRoot(): this {
    return this;
  }
  protected override updated(): void {
    const asked = Boolean(this.bench?.question);
    if (asked && !this.#asked) this.querySelector("button")?.focus();
    this.#asked = asked;
  }

  protected override render(): TemplateResult | typeof nothing {
    const question = this.bench?.question;
    if (!question) return nothing;
    const { load, building, answer } = question;
    const { bodies, constraints, numbers } = load;
    const holds = bodies + constraints >= heavyThings ? "kit-heavy-text" : "kit-heavy-points";
    const key = (event: KeyboardEvent): void => {
      if (typedKey(event) !== "Escape" || building) return;
      event.preventDefault();
      event.stopPropagation();
      answer(false);
    };
    return html`<div class="kit-ask card" role="alertdialog" aria-labelledby="kit-ask-title" aria-describedby="kit-ask-text" @keydown=${key}>
      <h2 id="kit-ask-title">${t("kit-heavy")}</h2>
      <p id="kit-ask-text">${t(holds, { bodies, constraints, numbers })}</p>
      ${
        building
          ? html`<p class="kit-ask-building" role="status">${t("kit-heavy-building")}</p>`
          : html`<div class="kit-ask-answers">
        <button type="button" class="button" @click=${() => answer(false)}>${t("kit-heavy-cancel")}</button>
        <button type="button" class="button strong" @click=${() => answer(true)}>${t("kit-heavy-build")}</button></div>`
      }
    </div>`;
  }
}
customElements.define("cd-kit-ask", Ask);
