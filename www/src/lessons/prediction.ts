// <cd-prediction>: a question before an experiment; the experiment runs, and what was measured in the run decides.
import { type Asked, QuestionElement, type Verdict } from "../panels/question";
import type { Run } from "../simulation/session";
import type { Workspace } from "./lesson";
import { playTrial, type Trial } from "./trial";

export interface Prediction extends Asked, Trial {
  /** By the selected run, or by all of them. */
  judge(run: Run, runs: readonly Run[]): Verdict;
}

export class PredictionQuestion extends QuestionElement {
  static override properties = { workspace: { attribute: false }, prediction: { attribute: false } };
  declare workspace: Workspace;
  declare prediction: Prediction;
  #stop: (() => void) | undefined;

  protected get asked(): Asked {
    return this.prediction;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected run(): void {
    const { workspace, prediction } = this;
    this.#stop?.();
    this._state = "running";
    this.#stop = playTrial(workspace, prediction, {
      done: (run) => this.judged(prediction.judge(run, workspace.session.runs)),
      replaced: () => {
        this._state = "asking";
      },
    });
  }
}
customElements.define("cd-prediction", PredictionQuestion);
