// <cd-fold label="…" long="…">: its content as it is; on a phone a button that opens it. Where there is more room the
// button wears the long label, and opens what styles/layout.css hides until then.
import { html, render } from "lit";
import { icon } from "./icons";

export class Fold extends HTMLElement {
  static observedAttributes = ["label", "long", "open"];
  readonly #button = document.createElement("button");

  connectedCallback(): void {
    if (this.#button.isConnected) return;
    this.#button.type = "button";
    this.#button.className = "button fold-button";
    this.#button.addEventListener("click", () => this.#open(!this.open));
    this.prepend(this.#button);
    this.#draw();
  }

  attributeChangedCallback(name: string): void {
    this.#draw();
    if (name === "open") this.#tellColumn();
  }

  get open(): boolean {
    return this.hasAttribute("open");
  }

  /** One at a time: a phone has room for no more. */
  #open(open: boolean): void {
    for (const sibling of this.parentElement?.querySelectorAll(":scope > cd-fold[open]") ?? []) {
      if (sibling !== this) sibling.removeAttribute("open");
    }
    this.toggleAttribute("open", open);
  }

  /** Beside what is open the picture takes less room (styles/wide.css). */
  #tellColumn(): void {
    const column = this.closest(".stage-column");
    column?.toggleAttribute("data-unfolded", column.querySelector("cd-fold[open]:not(.plots-fold)") !== null);
  }

  #draw(): void {
    this.#button.setAttribute("aria-expanded", String(this.open));
    const label = this.getAttribute("label") ?? "";
    const words = html`<span class="fold-short">${label}</span><span class="fold-long">${this.getAttribute("long") ?? label}</span>`;
    render(html`${words}${icon("chevronDown")}`, this.#button);
  }
}
customElements.define("cd-fold", Fold);
