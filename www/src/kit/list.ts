// <cd-kit-list>: a long list of things of which only the visible rows are on the page.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import type { Thing } from "../simulation/session";
import type { Named } from "./words";

/** Height of a row. rem */
const rowHeight = 2;
/** Rows in view at most. */
const rowsInView = 6;

export class ThingList extends CdElement {
  static override properties = {
    things: { attribute: false },
    selection: { attribute: false },
    label: {},
    _first: { state: true },
  };
  declare things: readonly Named[];
  declare selection: readonly Thing[];
  declare label: string;
  /** The first row in view. */
  declare _first: number;

  constructor() {
    super();
    this.things = [];
    this.selection = [];
    this.label = "";
    this._first = 0;
  }
  protected override render(): TemplateResult {
    const { length } = this.things;
    const first = Math.max(0, Math.min(this._first, length - rowsInView) - 1);
    const shown = this.things.slice(first, first + rowsInView + 2);
    return html`<div class="kit-list" .style=${`height: ${Math.min(length, rowsInView) * rowHeight}rem`} role="listbox" aria-label=${this.label} aria-multiselectable="true"
      tabindex=${length > 0 ? "0" : "-1"} aria-activedescendant=${this.#active() ?? nothing} @scroll=${this.#scrolled} @keydown=${this.#key}>
      <div class="kit-list-whole" .style=${`height: ${length * rowHeight}rem`}>
        ${shown.map((each, i) => this.#row(each, first + i))}
      </div>
    </div>`;
  }

  #row({ thing, title, details }: Named, index: number): TemplateResult {
    const selected = this.selection.some(({ kind, id }) => kind === thing.kind && id === thing.id);
    return html`<div class="kit-row" role="option" id=${rowId(thing)} aria-selected=${selected} aria-setsize=${this.things.length} aria-posinset=${index + 1}
      .style=${`top: ${index * rowHeight}rem`} @click=${(event: MouseEvent) => this.#choose(thing, event.shiftKey || event.ctrlKey || event.metaKey)}
      @pointerenter=${() => this.#point(thing)} @pointerleave=${() => this.#point(null)}><span>${title}</span><span>${details}</span></div>`;
  }

  #active(): string | undefined {
    const [kind] = this.things;
    const last = this.selection.at(-1);
    return last && last.kind === kind?.thing.kind ? rowId(last) : undefined;
  }

  readonly #scrolled = (event: Event): void => {
    const element = event.target as HTMLElement;
    const row = (element.scrollHeight || 1) / Math.max(1, this.things.length);
    this._first = Math.floor(element.scrollTop / row);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const last = this.selection.at(-1);
    const at = this.things.findIndex(({ thing }) => thing.kind === last?.kind && thing.id === last?.id);
    const end = this.things.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? end : at - 1,
      Home: 0,
      End: end,
    };
    const next = moves[event.key];
    const named = next === undefined ? undefined : this.things[Math.min(end, Math.max(0, next))];
    if (!named) return;
    event.preventDefault();
    event.stopPropagation();
    this.#choose(named.thing, event.shiftKey);
    this.#reveal(this.things.indexOf(named));
  };

  #reveal(index: number): void {
    const list = this.querySelector(".kit-list");
    if (!list) return;
    const row = list.scrollHeight / Math.max(1, this.things.length);
    if (index * row < list.scrollTop) list.scrollTop = index * row;
    else if ((index + 1) * row > list.scrollTop + list.clientHeight)
      list.scrollTop = (index + 1) * row - list.clientHeight;
  }

  #choose(thing: Thing, more: boolean): void {
    this.dispatchEvent(new CustomEvent("choose", { detail: { thing, more } }));
  }
  #point(thing: Thing | null): void {
    this.dispatchEvent(new CustomEvent("point", { detail: thing }));
  }
}
customElements.define("cd-kit-list", ThingList);

function rowId({ kind, id }: Thing): string {
  return `kit-row-${kind}-${id}`;
}
