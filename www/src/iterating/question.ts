// <cd-iterating-question .workspace .question>: a question before a run. One chooses an answer, the run is made, and what was measured
// decides. The explanation follows, for those who did not ask too.
import { CdElement } from "../base/cd-element";
import "../styles/question.css";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { Setup, Workspace } from "./workspace";

export interface Question {
  /** Messages `<id>-question`, `<id>-choice-<choice>`, `<id>-measured`. */
  readonly id: string;
  readonly choices: readonly string[];
  /** What stands in the laboratory afterwards. */
  readonly setup: Setup;
  /** Which choice the run agrees with, and its numbers for the message. */
  judge(workspace: Workspace): { readonly choice: string; readonly numbers: Record<string, string> };
}

export class IteratingQuestion extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    question: { attribute: false },
    explanation: { attribute: false },
    _state: { state: true },
    _choice: { state: true },
  };
  declare workspace: Workspace;
  declare question: Question;
  declare explanation: unknown;
  declare _state: "asking" | "judged" | "explained";
  declare _choice: string | null;
  #verdict: ReturnType<Question["judge"]> | null = null;

  constructor() {
    super();
    this._state = "asking";
    this._choice = null;
    this.classList.add("question");
  }
  readonly #run = (): void => {
    this.workspace.set(this.question.setup);
    this.workspace.go(this.workspace.moments.last);
    this.#verdict = this.question.judge(this.workspace);
    this._state = "judged";
  };
  readonly #again = (): void => {
    this._choice = null;
    this.#verdict = null;
    this._state = "asking";
  };

  protected override render(): TemplateResult {
    const { id, choices } = this.question;
    return html`<fieldset ?disabled=${this._state !== "asking"}>
        <legend><span class="kicker">${t("lesson-predict")}</span>${t(`${id}-question`)}</legend>
        ${choices.map((choice) => this.#option(choice))}
      </fieldset>
      <div class="predict-buttons">${this.#buttons()}</div>
      <div class="verdict" role="status">${this.#judgement()}</div>
      ${this._state === "asking" ? nothing : html`<div class="why">${this.explanation}</div>`}`;
  }

  #option(choice: string): TemplateResult {
    const { id } = this.question;
    const right = this.#verdict?.choice === choice && this._state === "judged";
    return html`<label class=${right ? "right" : ""}><input type="radio" name=${id} value=${choice} .checked=${this._choice === choice}
      @change=${() => {
        this._choice = choice;
      }}><span>${t(`${id}-choice-${choice}`)}</span>${right ? icon("check") : nothing}</label>`;
  }

  #buttons(): TemplateResult {
    if (this._state !== "asking")
      return html`<button type="button" class="button quiet" @click=${this.#again}>${t("lesson-predict-again")}</button>`;
    return html`<button type="button" class="button strong" ?disabled=${this._choice === null} @click=${this.#run}>${icon("play")}${t("lesson-predict-run")}</button>
      <button type="button" class="button quiet" @click=${() => {
        this._state = "explained";
      }}>${t("lesson-predict-skip")}</button>`;
  }

  #judgement(): TemplateResult | typeof nothing {
    if (this._state !== "judged" || !this.#verdict) return nothing;
    const { id } = this.question;
    const { choice, numbers } = this.#verdict;
    const said = (which: string): string => t(`${id}-choice-${which}`);
    const words = this._choice === choice ? "lesson-predict-right" : "lesson-predict-wrong";
    return html`<p><strong>${t(words, { choice: said(this._choice ?? choice), answer: said(choice) })}</strong> ${t(`${id}-measured`, numbers)}</p>`;
  }
}
customElements.define("cd-iterating-question", IteratingQuestion);
