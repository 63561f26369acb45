// <cd-runs .session>: the runs side by side as a legend (colour, dash, marker), to select, add, rename, remove.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { dueSince, frameTime } from "../base/pace";
import { t } from "../messages";
import type { RunStatus } from "../simulation/run";
import { mostRuns, type Run, type Session } from "../simulation/session";
import { markerOutline, runStyle } from "../styles/palette";
import { exploded } from "./explosion";
import { coreWords, failureWords } from "./failure-words";
import { withSymbols } from "./lettered";
import { settingInWords } from "./setting";
import { nameOf } from "./words";
import "./runs.css";
import { typedKey } from "./typed-key";

/** Name of a run, or its number where it has none. */
export function runName(run: Run): string {
  return run.name === "" ? t("stage-run-unnamed", { number: run.id + 1 }) : nameOf(run.name);
}

export class Runs extends CdElement {
  static override properties = {
    session: { attribute: false },
    telling: { type: Boolean },
    renaming: { state: true },
  };
  declare session: Session | undefined;
  /** In a lesson: says how the selected run is computed, over the picture. */
  declare telling: boolean;
  declare renaming: number | null;
  /** Ids of the runs that have exploded. */
  #gone: ReadonlySet<number> = new Set();
  #watched = 0;

  constructor() {
    super();
    this.renaming = null;
  }
  protected override updated(changed: PropertyValues): void {
    if (changed.has("renaming") && this.renaming !== null) {
      const input = this.querySelector("input");
      input?.focus();
      input?.select();
    }
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const session = this.session as Session;
    return [
      session.on("change", () => this.requestUpdate()),
      session.on("status", () => this.requestUpdate()),
      session.on("frame", () => this.#watch(session)),
    ];
  }

  /** Written anew only when a run explodes or comes back. */
  #watch(session: Session): void {
    if (session.playing && !dueSince(this.#watched)) return;
    this.#watched = frameTime();
    const gone = session.runs.filter(exploded).map(({ id }) => id);
    if (gone.join() === [...this.#gone].join()) return;
    this.#gone = new Set(gone);
    this.requestUpdate();
  }

  protected override render(): TemplateResult | string {
    const { session } = this;
    if (!session) return "";
    const full = session.runs.length >= mostRuns;
    return html`<div class="runs" role="group" aria-label=${t("app-runs")}>
      ${session.runs.map((run) => this.#run(session, run))}
      <span class="runs-more">${session.runs.length > 1 ? this.#apart(session) : nothing}
      <button type="button" class="button runs-add" aria-label=${t("app-run-add")} ?disabled=${full} title=${t("app-run-add-help")}
        @click=${() => session.addRun()}>${icon("plus")}<span>${t("app-run-add")}</span></button></span>
    </div>
    ${session.runs.map((run) => this.#status(session, run))}
    ${session.problem ? html`<div class="run-problem">${warning(failureWords(session.problem))}</div>` : nothing}
    ${this.telling ? this.#setting(session) : nothing}`;
  }

  #setting({ selected, apart }: Session): TemplateResult {
    const words = settingInWords(selected.simulation);
    return html`<p class="runs-setting numbers" aria-live="polite" title=${words.replaceAll("_", "")} ?hidden=${apart}>${withSymbols(words)}</p>`;
  }

  #apart(session: Session): TemplateResult {
    return html`<button type="button" class="button runs-apart" aria-label=${t("app-run-apart")} aria-pressed=${session.apart} title=${t("app-run-apart-help")}
      @click=${() => {
        session.apart = !session.apart;
      }}>${icon("panes")}<span>${t("app-run-apart")}</span></button>`;
  }

  #run(session: Session, run: Run): TemplateResult {
    const selected = run.id === session.selected.id;
    if (this.renaming === run.id) return this.#editor(session, run);
    const name = runName(run);
    return html`<span class="run ${selected ? "selected" : ""}" .style="--run: var(${runStyle(run.color).color})">
      <button type="button" class="button run-name" aria-pressed=${selected} title=${t("app-run-select")}
        @click=${() => {
          session.selected = run;
        }} @dblclick=${() => {
          this.renaming = run.id;
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === "F2") this.renaming = run.id;
        }}>
        ${swatch(run.color)}<span>${name}</span></button>
      ${this.#gone.has(run.id) ? html`<span class="run-gone" title=${t("app-run-exploded-help")}>${t("app-run-exploded")}</span>` : nothing}
      ${
        selected
          ? html`<button type="button" class="button run-tool" aria-label=${t("app-run-rename", { name })}
        title=${t("app-run-rename", { name })} @click=${() => {
          this.renaming = run.id;
        }}>${icon("pencil")}</button>`
          : nothing
      }
      ${
        selected && session.runs.length > 1
          ? html`<button type="button" class="button run-tool" aria-label=${t("app-run-remove", { name })}
        title=${t("app-run-remove", { name })} @click=${() => this.#remove(session, run)}>${icon("close")}</button>`
          : nothing
      }
    </span>`;
  }

  #remove(session: Session, run: Run): void {
    session.removeRun(run.id);
    // The button that had the focus is gone: the focus goes to the run that is selected now.
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".run.selected .run-name")?.focus());
  }

  #editor(session: Session, run: Run): TemplateResult {
    const finish = (event: Event, keep: boolean): void => {
      if (this.renaming !== run.id) return;
      const name = (event.target as HTMLInputElement).value.trim();
      this.renaming = null;
      if (keep && name !== "" && name !== runName(run)) session.renameRun(run.id, name);
    };
    const key = (event: KeyboardEvent): void => {
      const pressed = typedKey(event);
      if (pressed !== "Enter" && pressed !== "Escape") return;
      finish(event, pressed === "Enter");
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>(".run.selected .run-name")?.focus(),
      );
    };
    return html`<span class="run selected" .style="--run: var(${runStyle(run.color).color})">${swatch(run.color)}
      <input class="run-editor" type="text" maxlength="40" aria-label=${t("app-run-new-name")} .value=${runName(run)}
        @keydown=${key} @blur=${(event: Event) => finish(event, true)}></span>`;
  }

  #status(session: Session, run: Run): TemplateResult | typeof nothing {
    const id = statusMessage(run);
    if (id === null) return nothing;
    const words = t(id, { name: runName(run) });
    return warning(html`${words}${coreWords(run.message ?? run.warning)}`, this.#remedies(session, run));
  }

  /** Actions by which a stopped run can go on. */
  #remedies(session: Session, run: Run): TemplateResult | typeof nothing {
    const remedy = (words: string, act: () => void): TemplateResult =>
      html`<button type="button" class="button run-remedy" @click=${act}>${words}</button>`;
    if (run.status === "unsupported") {
      const method = run.simulation.parameters().find(({ name }) => name === "method");
      const stepping = method?.choices?.find(({ id }) => id === "velocity");
      if (!stepping || method?.value === stepping.id) return nothing;
      return remedy(t("app-run-use-stepping"), () => session.set("method", stepping.id, run));
    }
    if (run.status !== "work-limit") return nothing;
    const limit = run.simulation.parameters().find(({ name }) => name === "workLimit");
    const more = Math.min(10 * Number(limit?.value), limit?.max ?? Number.POSITIVE_INFINITY);
    return html`${limit && more > Number(limit.value) ? remedy(t("app-run-more-work"), () => session.set(limit.name, more, run)) : nothing}
      ${remedy(t("app-run-start-over"), () => session.reset())}`;
  }
}
customElements.define("cd-runs", Runs);

/** Words of the core, and the message that says them. */
const inCoreWords: readonly (readonly [string, string])[] = [
  ["change the formula", "app-run-undefined"],
  ["force by formula has no finite value", "app-run-no-force"],
  ["links turn far", "app-run-turns-far"],
  ["a singular pose: the gradients", "app-run-singular"],
];

/** The message about a run that has stopped, or of which there is a warning; null where there is nothing to say. */
export function statusMessage({
  status,
  message = "",
  warning = "",
}: Pick<Run, "status" | "message" | "warning">): string | null {
  const told = inCoreWords.find(([words]) => (status === "ok" ? warning : message).includes(words));
  return told?.[1] ?? (status === "ok" ? null : statusWords[status]);
}

const statusWords: Readonly<Record<Exclude<RunStatus, "ok">, string>> = {
  diverged: "app-run-diverged",
  "solver-limit": "app-run-limit",
  unsupported: "app-run-unsupported",
  "work-limit": "app-run-work",
};

function warning(words: TemplateResult, remedies: TemplateResult | typeof nothing = nothing): TemplateResult {
  return html`<div class="run-status">${icon("warning")}<p role="status">${words}</p>${remedies}</div>`;
}

/** A piece of the run's line with its marker on it. */
export function swatch(color: number): TemplateResult {
  const { color: property, dash, marker } = runStyle(color);
  return html`<svg class="run-swatch" viewBox="0 0 30 12" width="30" height="12" .style="color: var(${property})" aria-hidden="true">
    <path d="M0 6h30" stroke="currentColor" stroke-width="2.4" stroke-dasharray=${dash.join(" ") || "none"}></path>
    <path d=${markerOutline(marker, 15, 6, 4.2)} fill="currentColor" stroke="var(--panel)" stroke-width="1.5"></path>
  </svg>`;
}
