// <cd-prediction>: a question before an experiment. One chooses an answer, the experiment runs, and what was measured
// in the run decides. The explanation follows, for those who did not ask too.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import "../styles/question.css";
import type { Preset } from "../panels/presets";
import type { Run } from "../simulation/session";
import type { Workspace } from "./lesson";

export interface Verdict {
  /** One of the choices. */
  readonly choice: string;
  /** The measured numbers, for the message `<id>-measured`. */
  readonly numbers: Record<string, string>;
}
export interface Prediction {
  /** Messages `<id>-question`, `<id>-choice-<choice>`, `<id>-measured`. */
  readonly id: string;
  readonly choices: readonly string[];
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

export class PredictionQuestion extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    prediction: { attribute: false },
    explanation: { attribute: false },
    state: { state: true },
    choice: { state: true },
  };
  declare workspace: Workspace;
  declare prediction: Prediction;
  declare explanation: unknown;
  declare state: "asking" | "running" | "judged" | "explained";
  declare choice: string | null;
  #verdict: Verdict | null = null;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this.state = "asking";
    this.choice = null;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  #run(): void {
    const { workspace, prediction } = this;
    const { session } = workspace;
    this.#stop?.();
    workspace.prepare(prediction.preset);
    const run = session.selected;
    const forget = session.need(prediction.record);
    const speed = session.speed;
    const look = (): void => {
      // Another experiment has taken its place.
      if (!session.runs.includes(run)) this.#end("asking");
      else if (run.stopped || prediction.enough?.(run) || run.simulation.time >= prediction.until) {
        session.pause();
        // A frame may have gone a little further.
        if (run.simulation.time > prediction.until) session.seek(prediction.until);
        this.#verdict = prediction.judge(run, session.runs);
        this.#end("judged");
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
    this.state = "running";
    session.play();
  }

  #end(state: "asking" | "judged"): void {
    this.#stop?.();
    this.state = state;
  }

  #again(): void {
    this.choice = null;
    this.#verdict = null;
    this.state = "asking";
  }

  protected override render(): TemplateResult {
    const { id, choices } = this.prediction;
    return html`<fieldset ?disabled=${this.state !== "asking"}>
        <legend><span class="kicker">${t("lesson-predict")}</span>${t(`${id}-question`)}</legend>
        ${choices.map((choice) => this.#option(choice))}
      </fieldset>
      <div class="predict-buttons">${this.#buttons()}</div>
      <div class="verdict" role="status">${this.#judgement()}</div>
      ${this.state === "judged" || this.state === "explained" ? html`<div class="why">${this.explanation}</div>` : nothing}`;
  }

  #option(choice: string): TemplateResult {
    const right = this.#verdict?.choice === choice && this.state === "judged";
    return html`<label class=${right ? "right" : ""}><input type="radio" name=${this.prediction.id} value=${choice}
      .checked=${this.choice === choice} @change=${() => {
        this.choice = choice;
      }}>
      <span>${t(`${this.prediction.id}-choice-${choice}`)}</span>${right ? icon("check") : nothing}</label>`;
  }

  #buttons(): TemplateResult {
    if (this.state === "running") return html`<span class="running">${t("lesson-predict-running")}</span>`;
    if (this.state !== "asking") {
      return html`<button type="button" class="button quiet" @click=${this.#again}>${t("lesson-predict-again")}</button>`;
    }
    return html`<button type="button" class="button strong" ?disabled=${this.choice === null} @click=${this.#run}>${icon("play")}${t("lesson-predict-run")}</button>
      <button type="button" class="button quiet" @click=${() => {
        this.state = "explained";
      }}>${t("lesson-predict-skip")}</button>`;
  }

  #judgement(): TemplateResult | typeof nothing {
    if (this.state !== "judged" || !this.#verdict) return nothing;
    const { id } = this.prediction;
    const { choice, numbers } = this.#verdict;
    const said = (which: string): string => t(`${id}-choice-${which}`);
    const words = this.choice === choice ? "lesson-predict-right" : "lesson-predict-wrong";
    return html`<p><strong>${t(words, { choice: said(this.choice ?? choice), answer: said(choice) })}</strong>
      ${t(`${id}-measured`, numbers)}</p>`;
  }
}
customElements.define("cd-prediction", PredictionQuestion);
