// The base of a question in a text: one chooses an answer, something is run or solved, and what was measured decides. The
// explanation follows, for those who did not ask too.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { forget, recallValue, rememberValue } from "../base/memory";
import { onPrinting } from "../base/observe";
import { t } from "../messages";
import "../styles/question.css";

export interface Verdict {
  /** One of the choices. */
  readonly choice: string;
  /** The measured numbers, for the message `<id>-measured`. */
  readonly numbers: Record<string, string>;
}
export interface Asked {
  /** Messages `<id>-question`, `<id>-choice-<choice>`, `<id>-measured`. */
  readonly id: string;
  readonly choices: readonly string[];
}
/** The version of what is remembered of an answer. */
const version = 1;
interface Answer {
  readonly choice: string;
  readonly verdict: Verdict;
}

/** The answer that was given to a question, on an earlier visit too. */
export function recalledAnswer({ id, choices }: Asked): Answer | null {
  const before = recallValue<Answer>(`answer-${id}`, version);
  return before && choices.includes(before.choice) && choices.includes(before.verdict?.choice)
    ? before
    : null;
}

/** Message ids of the button that starts, and of the verdict. */
interface Words {
  readonly run: string;
  readonly right: string;
  readonly wrong: string;
}

export abstract class QuestionElement extends CdElement {
  static override properties: PropertyDeclarations = {
    explanation: { attribute: false },
    _state: { state: true },
    _choice: { state: true },
    _printing: { state: true },
  };
  declare explanation: unknown;
  declare _state: "asking" | "running" | "judged" | "explained";
  declare _choice: string | null;
  /** On paper every explanation stands. */
  declare _printing: boolean;
  #verdict: Verdict | null = null;

  constructor() {
    super();
    this._state = "asking";
    this._choice = null;
    this._printing = false;
  }

  protected override listen(): readonly Stop[] {
    return [
      onPrinting((printing) => {
        this._printing = printing;
      }),
    ];
  }

  protected abstract readonly asked: Asked;
  /** Sets up what is asked about, and ends with `judged`. */
  protected abstract run(): void;
  /** The explanation is wanted without an answer. */
  protected explain(): void {
    this._state = "explained";
  }
  protected readonly words: Words = {
    run: "lesson-predict-run",
    right: "lesson-predict-right",
    wrong: "lesson-predict-wrong",
  };

  /** An answer of an earlier visit stands as it was given. */
  protected override firstUpdated(): void {
    const before = recalledAnswer(this.asked);
    if (!before) return;
    this._choice = before.choice;
    this.#verdict = before.verdict;
    this._state = "judged";
  }

  protected judged(verdict: Verdict): void {
    this.#verdict = verdict;
    this._state = "judged";
    rememberValue(`answer-${this.asked.id}`, version, { choice: this._choice, verdict });
  }
  #again(): void {
    forget(`answer-${this.asked.id}`);
    this._choice = null;
    this.#verdict = null;
    this._state = "asking";
  }

  protected override render(): TemplateResult {
    const { id, choices } = this.asked;
    const answered = this._state === "judged" || this._state === "explained" || this._printing;
    return html`<fieldset ?disabled=${this._state !== "asking"}>
        <legend><span class="kicker">${t("lesson-predict")}</span>${t(`${id}-question`)}</legend>
        ${choices.map((choice) => this.#option(choice))}
      </fieldset>
      <div class="predict-buttons">${this.#buttons()}</div>
      <div class="verdict" role="status">${this.#judgement()}</div>
      ${answered ? html`<div class="why">${this.explanation}</div>` : nothing}`;
  }

  #option(choice: string): TemplateResult {
    const { id } = this.asked;
    const right = this._state === "judged" && this.#verdict?.choice === choice;
    return html`<label class=${right ? "right" : ""}><input type="radio" name=${id} value=${choice} .checked=${this._choice === choice} @change=${() => {
      this._choice = choice;
    }}>
      <span>${t(`${id}-choice-${choice}`)}</span>${right ? icon("check") : nothing}</label>`;
  }

  #buttons(): TemplateResult {
    if (this._state === "running") return html`<span class="running">${t("lesson-predict-running")}</span>`;
    if (this._state !== "asking")
      return html`<button type="button" class="button quiet" @click=${() => this.#again()}>${t("lesson-predict-again")}</button>`;
    return html`<button type="button" class="button strong" ?disabled=${this._choice === null} @click=${() => this.run()}>${icon("play")}${t(this.words.run)}</button>
      <button type="button" class="button quiet" @click=${() => this.explain()}>${t("lesson-predict-skip")}</button>`;
  }

  #judgement(): TemplateResult | typeof nothing {
    if (this._state !== "judged" || !this.#verdict) return nothing;
    const { id } = this.asked;
    const { choice, numbers } = this.#verdict;
    const said = (which: string): string => t(`${id}-choice-${which}`);
    const words = this._choice === choice ? this.words.right : this.words.wrong;
    return html`<p><strong>${t(words, { choice: said(this._choice ?? choice), answer: said(choice) })}</strong> ${t(`${id}-measured`, numbers)}</p>`;
  }
}
