// <lcp-question>: a question before a problem is shown. One chooses an answer, the core solves, and what it finds decides. The
// explanation follows, for those who did not ask too.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import "../styles/question.css";
import "./lcp.css";

export interface Found {
  /** One of the choices. */
  readonly choice: string;
  /** Numbers for the message `<id>-measured`. */
  readonly numbers: Record<string, string>;
}
export interface Question {
  /** Messages `<id>-question`, `<id>-choice-<choice>`, `<id>-measured`. */
  readonly id: string;
  readonly choices: readonly string[];
  /** Sets up the problem. */
  readonly set: () => void;
  /** What the core says of it. */
  readonly judge: () => Found;
}

export class QuestionElement extends CdElement {
  static override properties = {
    question: { attribute: false },
    explanation: { attribute: false },
    _state: { state: true },
    _choice: { state: true },
  };
  declare question: Question;
  declare explanation: unknown;
  declare _state: "asking" | "judged" | "explained";
  declare _choice: string | null;
  #found: Found | null = null;

  constructor() {
    super();
    this._state = "asking";
    this._choice = null;
  }
  #solve(): void {
    this.question.set();
    this.#found = this.question.judge();
    this._state = "judged";
  }
  #explain(): void {
    this.question.set();
    this._state = "explained";
  }
  #again(): void {
    this._choice = null;
    this.#found = null;
    this._state = "asking";
  }

  protected override render(): TemplateResult {
    const { id, choices } = this.question;
    const asking = this._state === "asking";
    return html`<fieldset ?disabled=${!asking}>
        <legend><span class="kicker">${t("lesson-predict")}</span>${t(`${id}-question`)}</legend>
        ${choices.map((choice) => this.#option(choice))}
      </fieldset>
      <div class="predict-buttons">${
        asking
          ? html`<button type="button" class="button strong" ?disabled=${this._choice === null} @click=${this.#solve}>${icon("play")}${t("lcp-predict-solve")}</button>
        <button type="button" class="button quiet" @click=${this.#explain}>${t("lesson-predict-skip")}</button>`
          : html`<button type="button" class="button quiet" @click=${this.#again}>${t("lesson-predict-again")}</button>`
      }</div>
      <div class="verdict" role="status">${this.#judgement()}</div>
      ${asking ? nothing : html`<div class="why">${this.explanation}</div>`}`;
  }

  #option(choice: string): TemplateResult {
    const { id } = this.question;
    const right = this._state === "judged" && this.#found?.choice === choice;
    return html`<label class=${right ? "right" : ""}><input type="radio" name=${id} value=${choice} .checked=${this._choice === choice} @change=${() => {
      this._choice = choice;
    }}>
      <span>${t(`${id}-choice-${choice}`)}</span>${right ? icon("check") : nothing}</label>`;
  }

  #judgement(): TemplateResult | typeof nothing {
    if (this._state !== "judged" || !this.#found) return nothing;
    const { id } = this.question;
    const { choice, numbers } = this.#found;
    const said = (which: string): string => t(`${id}-choice-${which}`);
    const words = this._choice === choice ? "lcp-predict-right" : "lcp-predict-wrong";
    return html`<p><strong>${t(words, { choice: said(this._choice ?? choice), answer: said(choice) })}</strong> ${t(`${id}-measured`, numbers)}</p>`;
  }
}
customElements.define("lcp-question", QuestionElement);

/** A question in the text, with its explanation. */
export function question(asked: Question, ...explanation: unknown[]): TemplateResult {
  return html`<lcp-question .question=${asked} .explanation=${explanation}></lcp-question>`;
}
