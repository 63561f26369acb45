// <cd-kit-family .workspace .family>: one button for tools of one kind. It shows the one that was used last; pressing it takes
// that tool and shows the others beside it, where one more press takes another.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { t } from "../messages";
import { walkList } from "../panels/popover";
import { KitElement } from "./element";
import { kitIcon } from "./icons";
import { type Family, type ToolEntry, tools } from "./tools";

let nextId = 0;
const gap = 6;

export class FamilyButton extends KitElement {
  static override properties = { family: {} };
  declare family: Family;
  /** The tool that was used last. */
  #shown = "";
  readonly #id = `kit-family-${nextId++}`;

  get #tools(): readonly ToolEntry[] {
    return tools.filter(({ family }) => family === this.family);
  }
  get #list(): HTMLElement | null {
    return this.querySelector(".kit-family");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.#outside, true);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { workspace } = this;
    if (!workspace) return;
    const all = this.#tools;
    const usable = (id: string): boolean =>
      all.some((each) => each.id === id && each.create(workspace) !== null);
    if (usable(workspace.tool)) this.#shown = workspace.tool;
    else if (!usable(this.#shown)) this.#shown = all.find(({ id }) => usable(id))?.id ?? all[0]?.id ?? "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const { workspace } = this;
    const all = this.#tools;
    const shown = all.find(({ id }) => id === this.#shown);
    if (!workspace || !shown) return nothing;
    const title = t(`kit-tool-${shown.id}`);
    const one = all.length === 1;
    const words = `${title} (${shown.key.toUpperCase()}): ${t(`kit-tool-${shown.id}-help`)}`;
    return html`<button type="button" class="button kit-tool ${one ? "" : "kit-opens"}" data-tool=${shown.id} aria-pressed=${workspace.tool === shown.id}
        aria-keyshortcuts=${shown.key} aria-haspopup=${one ? nothing : "menu"} aria-controls=${one ? nothing : this.#id} aria-expanded=${one ? nothing : "false"}
        aria-label=${title} title=${words} @click=${this.#press} @keydown=${one ? nothing : this.#key}>${kitIcon(shown.icon)}</button>
      ${one ? nothing : html`<div popover class="menu kit-family" id=${this.#id} role="menu" aria-label=${t(`kit-family-${this.family}`)} @toggle=${this.#toggled} @keydown=${this.#walk}>${all.map((tool) => this.#choice(tool))}</div>`}`;
  }

  #choice({ id, icon, key, create }: ToolEntry): TemplateResult {
    const { workspace } = this;
    const choose = (): void => {
      this.#list?.hidePopover();
      workspace.use(id);
    };
    return html`<button type="button" class="button" role="menuitemradio" data-tool=${id} aria-checked=${workspace.tool === id} ?disabled=${create(workspace) === null}
      title=${t(`kit-tool-${id}-help`)} @click=${choose}>${kitIcon(icon)}<span>${t(`kit-tool-${id}`)}</span><kbd>${key.toUpperCase()}</kbd></button>`;
  }

  /** The keyboard goes on in the list; with a pointer the tool is in use at once. */
  readonly #press = (event: MouseEvent): void => {
    this.workspace.use(this.#shown);
    this.#open(event.detail === 0);
  };

  #open(enter: boolean): void {
    const list = this.#list;
    if (!list || list.matches(":popover-open")) return;
    list.showPopover();
    const button = this.querySelector("button") as HTMLElement;
    const anchor = button.getBoundingClientRect();
    // Beside a rail that stands, below one that lies.
    const lies = anchor.left + anchor.width + gap + list.offsetWidth > innerWidth - 8 || this.#lies;
    const left = lies ? anchor.left : anchor.right + gap;
    const top = lies ? anchor.bottom + gap : anchor.top - gap;
    list.style.left = `${Math.max(8, Math.min(left, innerWidth - 8 - list.offsetWidth))}px`;
    list.style.top = `${Math.max(8, Math.min(top, innerHeight - 8 - list.offsetHeight))}px`;
    if (enter) list.querySelector<HTMLElement>("[aria-checked='true'], button:not(:disabled)")?.focus();
  }
  get #lies(): boolean {
    const rail = this.parentElement?.getBoundingClientRect();
    return rail !== undefined && rail.width > rail.height;
  }

  readonly #toggled = (event: Event): void => {
    const open = (event as ToggleEvent).newState === "open";
    this.querySelector("button")?.setAttribute("aria-expanded", String(open));
    if (open) document.addEventListener("pointerdown", this.#outside, true);
    else document.removeEventListener("pointerdown", this.#outside, true);
  };
  /** A finger on the stage builds at once: it does not dismiss a popover by itself. */
  readonly #outside = (event: PointerEvent): void => {
    if (!this.contains(event.target as Node)) this.#list?.hidePopover();
  };

  /** An arrow to the side opens the list of a rail that stands. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== (this.#lies ? "ArrowDown" : "ArrowRight")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#open(true);
  };
  readonly #walk = (event: KeyboardEvent): void => {
    if (event.key === "ArrowLeft" && !this.#lies) {
      this.#list?.hidePopover();
      event.preventDefault();
    } else walkList(event);
    event.stopPropagation();
  };
}
customElements.define("cd-kit-family", FamilyButton);
