// <cd-kit-ask .workspace>: before a large scene is built: what it holds, and whether to go on. Nothing is lost by saying no.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { typedKey } from "../panels/typed-key";
import { KitElement } from "./element";
import { heavyThings } from "./heavy";

export class Ask extends KitElement {
  #asked = false;

  protected override updated(): void {
    const asked = Boolean(this.workspace?.question);
    if (asked && !this.#asked) this.querySelector("button")?.focus();
    this.#asked = asked;
  }

  protected override render(): TemplateResult | typeof nothing {
    const question = this.workspace?.question;
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
