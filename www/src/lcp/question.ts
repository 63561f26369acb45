// <lcp-question>: a question before a problem is shown; the core solves it, and what it finds decides.
import { html, type TemplateResult } from "lit";
import { type Asked, QuestionElement, type Verdict } from "../panels/question";
import "./lcp.css";

export interface Question extends Asked {
  /** Sets up the problem. */
  readonly set: () => void;
  /** Shows it without its solution, for a section that is reached. */
  readonly show?: () => void;
  /** Judgement by the core. */
  readonly judge: () => Verdict;
}

export class LcpQuestion extends QuestionElement {
  static override properties = { question: { attribute: false } };
  declare question: Question;
  protected override readonly words = {
    run: "lcp-predict-solve",
    right: "lcp-predict-right",
    wrong: "lcp-predict-wrong",
  };

  get set(): (() => void) | undefined {
    return this.question.show;
  }
  protected get asked(): Asked {
    return this.question;
  }
  protected run(): void {
    this.question.set();
    this.judged(this.question.judge());
  }
  protected override explain(): void {
    this.question.set();
    super.explain();
  }
}
customElements.define("lcp-question", LcpQuestion);

/** A question in the text, with its explanation. */
export function question(asked: Question, ...explanation: unknown[]): TemplateResult {
  return html`<lcp-question .question=${asked} .explanation=${explanation}></lcp-question>`;
}
