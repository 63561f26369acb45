// <cd-answer .wanted>: a number to be found in an exercise. What is typed is compared with it; a wrong number is told what kind of
// wrong it is, and, where it is of no known kind or a second try, what to think of.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { t } from "../messages";
import { parseNumber, unitSign } from "../panels/numbers";
import { typedKey } from "../panels/typed-key";
import { mistake, type Wanted } from "./grade";
import "./answer.css";

let nextId = 0;

export class AnswerField extends CdElement {
  static override properties = {
    wanted: { attribute: false },
    _text: { state: true },
    _wrong: { state: true },
    _verdict: { state: true },
  };
  declare wanted: Wanted;
  declare _text: string;
  /** How often a readable number was not the right one. */
  declare _wrong: number;
  declare _verdict: "open" | "right" | "unreadable" | ReturnType<typeof mistake>;
  readonly #id = `answer-${nextId++}`;

  constructor() {
    super();
    this._text = "";
    this._wrong = 0;
    this._verdict = "open";
  }

  #check(): void {
    const { wanted } = this;
    const value = parseNumber(this._text, wanted.unit);
    if (value === null) this._verdict = "unreadable";
    else {
      this._verdict = mistake(value, wanted) ?? "right";
      if (this._verdict !== "right") this._wrong += 1;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.wanted) return nothing;
    const { ask, unit, hint } = this.wanted;
    const right = this._verdict === "right";
    const hinted = !right && (this._wrong > 1 || this._verdict === "wrong");
    const said =
      this._verdict === "open"
        ? ""
        : this._verdict === "unreadable"
          ? t("number-unreadable")
          : t(`lesson-answer-${this._verdict}`);
    return html`<div class="answer-field" data-verdict=${this._verdict ?? nothing}>
      <label for=${this.#id}>${t(ask)}</label>
      <span class="answer-entry"><input id=${this.#id} inputmode="decimal" autocomplete="off" spellcheck="false" .value=${this._text}
          aria-describedby="${this.#id}-said" aria-invalid=${this._verdict !== "open" && !right ? "true" : nothing}
          @input=${(event: Event) => {
            this._text = (event.target as HTMLInputElement).value;
            this._verdict = "open";
          }}
          @keydown=${(event: KeyboardEvent) => {
            if (typedKey(event) === "Enter") this.#check();
          }}><span class="answer-unit numbers">${unitSign(unit)}</span>
        <button type="button" class="button" ?disabled=${this._text.trim() === ""} @click=${() => this.#check()}>${t("lesson-answer-check")}</button></span>
      <p class="answer-said" id="${this.#id}-said" role="status">${said}${hinted ? html` ${t(hint)}` : nothing}</p>
    </div>`;
  }
}
customElements.define("cd-answer", AnswerField);

export const answerField = (wanted: Wanted): TemplateResult =>
  html`<cd-answer .wanted=${wanted}></cd-answer>`;
