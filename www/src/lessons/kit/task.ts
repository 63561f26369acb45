// <cd-task>: something to build, and its conditions, each checked by a measured number during building.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement } from "../../base/cd-element";
import { icon } from "../../base/icons";
import { t } from "../../messages";
import type { Preset } from "../../panels/presets";
import { looks } from "../../simulation/looks";
import type { Workspace } from "../lesson";
import "./task.css";
import { type Goal, recorded, type Task } from "./tasks";

/** Numbers of a running simulation change this often. ms */
const pause = 250;

interface Standing {
  readonly goal: Goal;
  readonly done: boolean;
  readonly shown: string;
}

export class TaskElement extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    task: { attribute: false },
    _begun: { state: true },
  };
  declare workspace: Workspace;
  declare task: Task;
  /** A task watches from the moment it is set up until another one is. */
  declare _begun: boolean;
  #standings: readonly Standing[] = [];
  #stops: (() => void)[] = [];

  constructor() {
    super();
    this._begun = false;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  /** The board that a section which is reached sets up. */
  get preset(): Preset {
    return this.task.start;
  }
  /** Judges what is built on the board from now on. */
  watch(): void {
    const { session } = this.workspace;
    for (const other of document.querySelectorAll<TaskElement>("cd-task")) if (other !== this) other.end();
    this.#end();
    this._begun = true;
    this.#stops = [session.need(recorded), ...looks(session, pause, () => this.#look())];
  }
  #begin(which: "start" | "solution"): void {
    this.workspace.prepare(this.task[which]);
    this.watch();
    if (which === "solution") this.workspace.session.play();
  }
  end(): void {
    this.#end();
    this._begun = false;
  }
  #end(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  #look(): void {
    this.#standings = this.task.goals.map((goal) => {
      const { done, shown = "" } = goal.look(this.workspace.session.selected);
      return { goal, done, shown };
    });
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("task") || !this._begun)
      this.#standings = this.task.goals.map((goal) => ({ goal, done: false, shown: "" }));
  }

  protected override render(): TemplateResult {
    const { id } = this.task;
    const all = this._begun && this.#standings.every(({ done }) => done);
    return html`<p class="kicker">${t("build-task")}</p>
      <p class="task-asks">${t(`build-${id}-task`)}</p>
      <ul class="task-goals">${this.#standings.map((standing) => this.#goal(standing))}</ul>
      <div class="predict-buttons">
        <button type="button" class="button ${this._begun ? "quiet" : "strong"}" @click=${() => this.#begin("start")}>${t(this._begun ? "build-again" : "build-begin")}</button>
        <button type="button" class="button quiet" @click=${() => this.#begin("solution")}>${t("build-solution")}</button>
      </div>
      <p class="verdict" role="status">${all ? html`<strong>${t("build-done")}</strong> ${t(`build-${id}-done`)}` : nothing}</p>`;
  }

  #goal({ goal, done, shown }: Standing): TemplateResult {
    const words = t(`build-${this.task.id}-${goal.id}`);
    return html`<li class=${done ? "reached" : ""}><span class="task-mark">${done ? icon("check") : nothing}</span><span
      >${words}${done ? html`<span class="unseen"> ${t("build-reached")}</span>` : nothing}</span><span class="task-number numbers">${shown}</span></li>`;
  }
}
customElements.define("cd-task", TaskElement);
