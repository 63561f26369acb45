// <cd-prediction>: a question before an experiment; the experiment runs, and what was measured in the run decides.
import type { Preset } from "../panels/presets";
import { type Asked, QuestionElement, type Verdict } from "../panels/question";
import type { Run } from "../simulation/session";
import type { Workspace } from "./lesson";

export interface Prediction extends Asked {
  readonly preset: Preset;
  /** When the run is judged. s */
  readonly until: number;
  /** When there is nothing more to see: the run is judged earlier. */
  enough?(run: Run): boolean;
  /** Simulated seconds per second of waiting. */
  readonly speed: number;
  /** What to record for the judgement. */
  readonly record: readonly string[];
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
    const { session } = workspace;
    this.#stop?.();
    workspace.prepare(prediction.preset);
    const run = session.selected;
    const forget = session.need(prediction.record);
    const speed = session.speed;
    const look = (): void => {
      // Another experiment has taken its place.
      if (!session.runs.includes(run)) {
        this.#stop?.();
        this._state = "asking";
      } else if (run.stopped || prediction.enough?.(run) || run.simulation.time >= prediction.until) {
        session.pause();
        // A frame may have gone a little further.
        if (run.simulation.time > prediction.until) session.seek(prediction.until);
        const verdict = prediction.judge(run, session.runs);
        this.#stop?.();
        this.judged(verdict);
      }
    };
    const stops = (["frame", "change", "status"] as const).map((event) => session.on(event, look));
    this.#stop = () => {
      for (const stop of stops) stop();
      forget();
      session.speed = speed;
      this.#stop = undefined;
    };
    session.speed = prediction.speed;
    this._state = "running";
    session.play();
  }
}
customElements.define("cd-prediction", PredictionQuestion);
