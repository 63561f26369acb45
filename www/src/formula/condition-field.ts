// <cd-condition .value .among .label>: a condition C = 0 or C ≥ 0 as text, with its derivatives set as formulas while it is
// typed. What cannot be read is marked at its character and told in words. Event "condition": a condition to be used.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import { typedKey } from "../panels/typed-key";
import { type Among, onePoint, type ReadCondition, type Refusal, readCondition } from "./condition";
import formulas from "./condition.tex";
import { mathml } from "./mathml";
import { partial, typeset } from "./typeset";
import "./condition-field.css";

/** A pause in the typing after which what cannot be read is said, and what can be read is used. ms */
const pause = 700;
let nextId = 0;

export class ConditionField extends CdElement {
  static override properties = {
    value: {},
    among: { attribute: false },
    label: {},
    eager: { type: Boolean },
    _text: { state: true },
    _said: { state: true },
  };
  declare value: string;
  declare among: Among;
  declare label: string;
  /** Used after a pause too, not only when Enter is pressed or the field is left. */
  declare eager: boolean;
  declare _text: string;
  /** True once typing has paused: only then is an error shown. */
  declare _said: boolean;
  readonly #id = `condition-${nextId++}`;
  #used = "";
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.value = "";
    this.among = onePoint;
    this.label = "";
    this.eager = false;
    this._text = "";
    this._said = true;
  }

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
    const read = readCondition(this._text, this.among);
    if (!("column" in read) || read.column === undefined) {
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
    if (this._text === this.#used || "message" in readCondition(this._text, this.among)) return;
    this.#used = this._text;
    this.dispatchEvent(new CustomEvent("condition", { detail: this._text }));
  }

  protected override render(): TemplateResult {
    const read = readCondition(this._text, this.among);
    const refused = "message" in read;
    return html`<label for=${this.#id}>${this.label}</label>
      <input id=${this.#id} class="condition-text" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
        aria-invalid=${refused && this._said ? "true" : "false"} aria-describedby="${this.#id}-said" .value=${this._text}
        @input=${this.#typed} @change=${() => this.#use()}
        @keydown=${(event: KeyboardEvent) => {
          if (typedKey(event) === "Enter") this.#enter(event.target as HTMLInputElement);
        }}>
      ${refused && this._said && read.column !== undefined ? marked(this._text, read.column) : nothing}
      <p class="condition-said" id="${this.#id}-said" role="status">${refused && this._said ? words(read) : ""}</p>
      ${refused ? nothing : derivatives(read)}`;
  }
}
customElements.define("cd-condition", ConditionField);

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

function derivatives({ formulas: found, inequality }: ReadCondition): TemplateResult {
  const line = (name: unknown, text: string): TemplateResult =>
    html`<div><dt>${name}</dt><dd><span aria-hidden="true">= </span>${typeset(text)}</dd></div>`;
  return html`<div class="condition-formulas" tabindex="0" role="group" aria-label=${t("condition-derivatives")}>
    <p>${mathml(formulas, inequality ? "C-at-least" : "C-zero")}${inequality ? html`, ${t("condition-pushes")}` : nothing}</p>
    <dl>${line(mathml(formulas, "C"), found.c)}${Object.entries(found.j).map(([name, text]) => line(partial(name), text))}
      ${line(mathml(formulas, "jdotv"), found.jDotV)}${line(mathml(formulas, "c-t"), found.cT)}</dl></div>`;
}
