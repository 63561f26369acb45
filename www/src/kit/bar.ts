// <cd-kit-bar .workspace>: undo and redo, and the scene as a whole: open, save, share, read as code.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import { placeBeside, walkList } from "../panels/popover";
import { catalog, type SceneEntry } from "../simulation/core";
import { type Code, codeOf, codes } from "./code";
import { KitElement } from "./element";
import { emptyScene } from "./empty";
import { openFile, save } from "./files";
import { type KitIcon, kitIcon } from "./icons";
import { longestLink, shared } from "./share";
import { keepOneStop, walkToolbar } from "./toolbar";
import { sceneHelp, sceneTitle } from "./words";

let nextId = 0;

export class Bar extends KitElement {
  static override properties = {
    _open: { state: true },
    _code: { state: true },
  };
  /** True while the list of scenes is open. */
  declare _open: boolean;
  /** The language in which the scene is shown as code; null when it is not. */
  declare _code: Code | null;
  readonly #id = `kit-open-${nextId++}`;

  constructor() {
    super();
    this._open = false;
    this._code = null;
  }
  protected override updated(): void {
    keepOneStop(this);
  }

  /** Not in what it opens. */
  readonly #walk = (event: KeyboardEvent): void => {
    if (!(event.target as Element).closest("[popover], dialog")) walkToolbar(event);
  };

  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    if (!workspace) return nothing;
    const { history } = workspace;
    return html`<div class="kit-bar" role="toolbar" aria-label=${t("kit-scene")} @keydown=${this.#walk} @focusin=${() => keepOneStop(this)}>
      ${this.#button("kit-undo", "Ctrl+Z", () => history.undo(), icon("undo"), !history.canUndo)}
      ${this.#button("kit-redo", "Ctrl+Shift+Z", () => history.redo(), kitIcon("redo"), !history.canRedo)}
      <span class="kit-gap"></span>
      <button type="button" class="button kit-open" popovertarget=${this.#id} aria-label=${t("kit-open")} title=${t("kit-open")}>${kitIcon("open")}<span>${t("kit-open")}</span></button>
      ${this.#worded("kit-save", "Ctrl+S", "download", () => this.save())}
      ${this.#worded("kit-share", "", "share", () => void this.#share())}
      ${this.#worded("kit-code", "", "code", () => this.#show("json"))}
      <div popover class="menu kit-scenes" id=${this.#id} @toggle=${this.#toggle} @keydown=${walkList}>${this._open ? this.#scenes() : ""}</div>
      <input class="kit-file" type="file" accept=".json,application/json" hidden @change=${this.#chosen}>
      ${this.#dialog()}
    </div>`;
  }

  #button(
    id: string,
    key: string,
    act: () => void,
    drawing: TemplateResult,
    disabled: boolean,
  ): TemplateResult {
    return html`<button type="button" class="button" aria-label=${t(id)} title=${`${t(id)} (${key})`} ?disabled=${disabled} @click=${act}>${drawing}</button>`;
  }
  #worded(id: string, key: string, name: KitIcon | "download" | "share", act: () => void): TemplateResult {
    const title = key === "" ? t(`${id}-help`) : `${t(`${id}-help`)} (${key})`;
    return html`<button type="button" class="button" aria-label=${t(id)} title=${title} @click=${act}>${name === "download" || name === "share" ? icon(name) : kitIcon(name)}<span>${t(id)}</span></button>`;
  }

  // Open -------------------------------------------------------------------------------------------------------------

  readonly #toggle = (event: Event): void => {
    this._open = (event as ToggleEvent).newState === "open";
    void this.updateComplete.then(() => placeBeside(event, this.querySelector(".kit-open") as HTMLElement));
  };

  #scenes(): TemplateResult {
    const empty = (space: "plane" | "space"): TemplateResult =>
      this.#choice(t(`kit-empty-${space}`), t(`kit-empty-${space}-help`), () =>
        this.workspace.open(emptyScene(space)),
      );
    const scene = (entry: SceneEntry): TemplateResult =>
      this.#choice(sceneTitle(entry), sceneHelp(entry), () => this.workspace.open(entry.id), entry.id);
    const file = (): void => this.querySelector<HTMLInputElement>(".kit-file")?.click();
    return html`${empty("plane")}${empty("space")}${this.#choice(t("kit-from-file"), t("kit-from-file-help"), file)}
      <p class="menu-title">${t("kit-scenes")}</p>${catalog().scenes.map(scene)}`;
  }

  #choice(title: string, help: string, act: () => unknown, id?: string): TemplateResult {
    const choose = (): void => {
      this.querySelector<HTMLElement>(".menu")?.hidePopover();
      act();
    };
    return html`<button type="button" class="button kit-scene" data-scene=${id ?? nothing} @click=${choose}><strong>${title}</strong><span>${help}</span></button>`;
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) void openFile(this.workspace, file);
    input.value = "";
  };

  // Save, share, code ------------------------------------------------------------------------------------------------

  save(): void {
    save(this.workspace.simulation.toJSON(), t("kit-file-name"));
  }

  async #share(): Promise<void> {
    const { workspace } = this;
    const { simulation } = workspace;
    const link = await shared(simulation.toJSON(), simulation.stepCount > 0);
    if (!link) {
      workspace.say("kit-share-long", { most: longestLink }, true);
      return;
    }
    const address = `${location.href.replace(/#.*$/, "")}#/laboratory?scene=${link.text}`;
    const start = simulation.stepCount > 0 && !link.state;
    try {
      await navigator.clipboard.writeText(address);
      workspace.say(start ? "kit-shared-start" : "kit-shared", { letters: address.length });
    } catch {
      // Without the right to the clipboard the address bar holds the link, to be copied from there.
      window.history.replaceState(null, "", address);
      workspace.say("kit-shared-address");
    }
  }

  #show(code: Code): void {
    this._code = code;
    void this.updateComplete.then(() => this.querySelector<HTMLDialogElement>("dialog")?.showModal());
  }

  #dialog(): TemplateResult | typeof nothing {
    const { _code: code } = this;
    if (code === null) return nothing;
    const text = codeOf(code, this.workspace.simulation.toJSON());
    const dialog = (): HTMLDialogElement | null => this.querySelector("dialog");
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(text).catch(() => undefined);
      this.workspace.say("kit-copied");
      dialog()?.close();
    };
    return html`<dialog class="kit-code" aria-label=${t("kit-code-help")} @close=${() => (this._code = null)} @click=${(event: Event) => event.target === dialog() && dialog()?.close()}>
      <div class="kit-code-head"><span class="segments" role="radiogroup" aria-label=${t("kit-code-language")}>${codes.map(
        (each) =>
          html`<label class="segment"><input type="radio" class="unseen" name="kit-code" .checked=${each === code} @change=${() => (this._code = each)}><span>${t(`kit-code-${each}`)}</span></label>`,
      )}</span>
      <button type="button" class="button" @click=${copy}>${icon("check")}${t("kit-copy")}</button>
      <button type="button" class="button" aria-label=${t("kit-close")} title=${t("kit-close")} @click=${() => dialog()?.close()}>${icon("close")}</button></div>
      <pre tabindex="0"><code>${text}</code></pre>
    </dialog>`;
  }
}
customElements.define("cd-kit-bar", Bar);
