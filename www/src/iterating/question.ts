// <cd-iterating-question .workspace .question>: a question before a run of the laboratory.
import { type Asked, QuestionElement, type Verdict } from "../panels/question";
import type { Setup, Workspace } from "./workspace";

export interface Question extends Asked {
  /** Setup of the laboratory after the answer. */
  readonly setup: Setup;
  /** Which choice the run agrees with, and its numbers for the message. */
  judge(workspace: Workspace): Verdict;
}

export class IteratingQuestion extends QuestionElement {
  static override properties = { workspace: { attribute: false }, question: { attribute: false } };
  declare workspace: Workspace;
  declare question: Question;

  protected get asked(): Asked {
    return this.question;
  }
  protected run(): void {
    const { workspace, question } = this;
    workspace.set(question.setup);
    workspace.go(workspace.moments.last);
    this.judged(question.judge(workspace));
  }
}
customElements.define("cd-iterating-question", IteratingQuestion);
