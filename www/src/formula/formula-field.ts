// A formula as a text field, with what it means below it while it is typed. What cannot be read is marked at its character and
// told in words. Its kinds say how it is read: condition-field.ts, motion-field.ts.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import { typedKey } from "../panels/typed-key";
import type { Refusal } from "./condition";
import "./condition-field.css";

/** A pause in the typing after which what cannot be read is said, and what can be read is used. ms */
const pause = 700;
let nextId = 0;

export abstract class FormulaField<Read extends object> extends CdElement {
  static override properties = {
    value: {},
    label: {},
    eager: { type: Boolean },
    _text: { state: true },
    _said: { state: true },
  };
  declare value: string;
  declare label: string;
  /** Used after a pause too, not only when Enter is pressed or the field is left. */
  declare eager: boolean;
  declare _text: string;
  /** True once typing has paused: only then is an error shown. */
  declare _said: boolean;
  /** Event that hands over a formula to be used. */
  protected abstract readonly event: string;
  readonly #id = `formula-${nextId++}`;
  #used = "";
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.value = "";
    this.label = "";
    this.eager = false;
    this._text = "";
    this._said = true;
  }

  /** A text as the core reads it. */
  protected abstract read(text: string): Read | Refusal;
  /** Drawn below a text that can be read. */
  protected abstract shown(read: Read): TemplateResult;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("value")) return;
    this._text = this.value;
    this.#used = this.value;
    this._said = true;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
  }

  #typed(event: Event): void {
    this._text = (event.target as HTMLInputElement).value;
    this._said = false;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this._said = true;
      if (this.eager) this.#use();
    }, pause);
  }
  /** Enter goes to the character that is wrong. */
  #enter(input: HTMLInputElement): void {
    const read = this.read(this._text);
    if (!isRefused(read) || read.column === undefined) {
      this.#use();
      return;
    }
    this._said = true;
    const before = [...this._text].slice(0, read.column - 1).join("").length;
    input.setSelectionRange(before, before + 1);
  }
  #use(): void {
    clearTimeout(this.#waiting);
    this._said = true;
    if (this._text === this.#used || isRefused(this.read(this._text))) return;
    this.#used = this._text;
    this.dispatchEvent(new CustomEvent(this.event, { detail: this._text }));
  }

  protected override render(): TemplateResult {
    const read = this.read(this._text);
    const refused = isRefused(read);
    return html`<label for=${this.#id}>${this.label}</label>
      <input id=${this.#id} class="condition-text" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
        aria-invalid=${refused && this._said ? "true" : "false"} aria-describedby="${this.#id}-said" .value=${this._text}
        @input=${this.#typed} @change=${() => this.#use()}
        @keydown=${(event: KeyboardEvent) => {
          if (typedKey(event) === "Enter") this.#enter(event.target as HTMLInputElement);
        }}>
      ${refused && this._said && read.column !== undefined ? marked(this._text, read.column) : nothing}
      <p class="condition-said" id="${this.#id}-said" role="status">${refused && this._said ? words(read) : ""}</p>
      ${refused ? nothing : this.shown(read)}`;
  }
}

const isRefused = (read: object): read is Refusal => "message" in read;

function words({ message, about, column }: Refusal): string {
  const said = t(message, about);
  return column === undefined ? said : t("condition-at", { column, said });
}

/** The text once more, with the character that is wrong. */
function marked(text: string, column: number): TemplateResult {
  const characters = [...text];
  const [before, after] = [characters.slice(0, column - 1).join(""), characters.slice(column).join("")];
  return html`<p class="condition-mark" aria-hidden="true"><code>${before}<mark>${characters[column - 1] ?? "\u00a0"}</mark>${after}</code></p>`;
}
