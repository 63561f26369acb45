// <cd-share-state>: "copy link to this state" and "copy embed code" of the experiment on the page.
import { html, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import { attributeNumber } from "../panels/numbers";
import { placeBeside, walkList } from "../panels/popover";
import type { Session } from "../simulation/session";

/** The experiment that is to be shared. */
export interface Shareable {
  readonly session: Session;
  readonly plots: readonly string[];
}

let nextId = 0;

export class ShareState extends CdElement {
  static override properties = {
    find: { attribute: false },
    address: { attribute: false },
    _said: { state: true },
  };
  /** The experiment at this moment; null where there is none. */
  declare find: () => Shareable | null;
  /** The place that the link leads to, for instance "circle". */
  declare address: string;
  declare _said: string;
  readonly #id = `share-${nextId++}`;

  constructor() {
    super();
    this.find = () => null;
    this.address = "";
    this._said = "";
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="button share-button" popovertarget=${this.#id} aria-label=${t("app-share")} title=${t("app-share")}>${icon("link")}</button>
      <div popover class="site-menu share-menu" id=${this.#id} @keydown=${walkList} @toggle=${(
        event: Event,
      ) => {
        this._said = "";
        placeBeside(event, this.querySelector(".share-button") as HTMLElement);
      }}>
        <button type="button" class="button" data-share="link" @click=${() => void this.#link()}>${icon("link")}${t("app-share-link")}</button>
        <button type="button" class="button" data-share="embed" @click=${() => void this.#embed()}>${icon("image")}${t("app-share-embed")}</button>
        <p class="share-said" role="status">${this._said}</p>
      </div>`;
  }

  async #link(): Promise<void> {
    const found = this.find();
    if (!found) return;
    found.session.pause();
    const { packExperiment } = await import("./experiment");
    const text = await packExperiment(found.session, found.plots);
    if (text === null) this._said = t("app-share-long");
    else await this.#copy(new URL(`#/${this.address}?state=${text}`, location.href).href);
  }

  /** The scene with what differs from it, as an address of embed.html. */
  async #embed(): Promise<void> {
    const found = this.find();
    const run = found?.session.selected;
    if (!found || typeof run?.scene !== "string" || run.rebuilt) {
      this._said = t("app-share-no-embed");
      return;
    }
    const changed = run.simulation.parameters().filter((each) => each.value !== each.default);
    const query = new URLSearchParams({ scene: run.scene, plots: found.plots.join(",") });
    for (const { name, value } of changed)
      query.set(name, typeof value === "number" ? attributeNumber(value) : String(value));
    query.set("lang", document.documentElement.lang);
    const address = new URL(`embed.html?${query}`, location.href).href.replaceAll("&", "&amp;");
    await this.#copy(`<iframe src="${address}" width="960" height="640"></iframe>`);
  }

  /** Where the clipboard is denied the text stands in the menu, to be copied by hand. */
  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this._said = t("app-share-copied");
    } catch {
      this._said = text;
    }
  }
}
customElements.define("cd-share-state", ShareState);
