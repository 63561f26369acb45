// <cd-transport .session .offer>: run, pause, steps, time travel, start over, speed, and the timeline.
import { html, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { type IconName, icon } from "../base/icons";
import { on } from "../base/observe";
import { dueSince, frameTime, Spared } from "../base/pace";
import { writeText } from "../base/write-text";
import { t } from "../messages";
import type { Session } from "../simulation/session";
import { fixed } from "./numbers";
import { placeBeside } from "./popover";
import { listen, prefer, shortcuts, speeds } from "./shortcuts";
import "./transport.css";

const speedNames: Record<number, string> = {
  0.01: "1⁄100×",
  0.02: "1⁄50×",
  0.05: "1⁄20×",
  0.1: "1⁄10×",
  0.25: "¼×",
  0.5: "½×",
  1: "1×",
  2: "2×",
  4: "4×",
};

/** The timeline reaches to a round time beyond what is recorded, so that it does not change all the time. */
export function timelineEnd(to: number): number {
  for (const end of [5, 10, 20, 30, 60, 120, 300]) if (to < end * 0.995) return end;
  return Math.ceil((to + 1) / 300) * 300;
}

let count = 0;

export class Transport extends CdElement {
  static override properties = { session: { attribute: false }, offer: { attribute: false } };
  declare session: Session | undefined;
  /** The experiment that waits to be run, by its name; none where it is empty. */
  declare offer: string | undefined;
  readonly #keysId = `transport-keys-${++count}`;
  readonly #spared = new Spared();
  #shown = "";
  #writtenAt = 0;

  protected override updated(): void {
    this.#shown = "";
    this.#follow();
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const session = this.session as Session;
    const scene = this.closest(".embed-scene") ?? this.parentElement ?? this;
    const use = (): void => prefer(this);
    return [
      session.on("transport", () => this.requestUpdate()),
      session.on("status", () => this.requestUpdate()),
      // A run that stood still may go on after a change.
      session.on("change", () => this.requestUpdate()),
      session.on("frame", () => {
        if (this.#spared.due() || !session.playing) this.#follow();
      }),
      listen(this, () => this.session),
      on(scene, "pointerdown", use),
      on(scene, "focusin", use),
    ];
  }

  protected override render(): TemplateResult | string {
    const { session, offer } = this;
    if (!session) return "";
    const { playing } = session;
    const act = t(playing ? "app-pause" : "app-run");
    const ended = session.runs.every((run) => run.stopped);
    return html`<div class="transport" role="group" aria-label=${t("app-transport")}>
      <div class="transport-buttons">
        ${this.#button("reset", "app-reset", "R", () => session.reset())}
        <span class="transport-gap" aria-hidden="true"></span>
        ${this.#button("rewind", "app-rewind", "Home", () => session.rewind())}
        ${this.#button("stepBack", "app-step-back", "←", () => session.stepBack())}
        <button type="button" class="button strong transport-run" ?disabled=${ended && !playing} aria-keyshortcuts="Space"
          aria-label=${offer ? `${act}: ${offer}` : act} title="${act} (${t("app-space")})"
          @click=${() => session.toggle()}>${icon(playing ? "pause" : "play")}${offer ? html`<span>${offer}</span>` : ""}</button>
        ${this.#button("stepForward", "app-step-forward", "→", () => session.stepForward(), ended)}
      </div>
      <div class="transport-line">
        <input class="timeline" type="range" step="any" min="0" max="5" aria-label=${t("app-timeline")}
          @input=${this.#scrub} @keydown=${this.#timelineKey}>
      </div>
      <output class="transport-time numbers"></output>
      <label class="transport-speed" title=${session.slow ? t("app-slow") : t("app-speed")}>
        <span class="unseen">${t("app-speed")}</span>
        <select class="numbers ${session.slow ? "slow" : ""}" @change=${this.#setSpeed}>
          ${speeds.map((speed) => html`<option value=${speed} ?selected=${speed === session.speed}>${speedNames[speed]}</option>`)}
        </select>
      </label>
      <button type="button" class="button transport-keys" popovertarget=${this.#keysId} aria-label=${t("app-keys")}
        title=${t("app-keys")}>${icon("keyboard")}</button>
      ${this.#keys()}
    </div>
    ${session.slow ? html`<p class="transport-slow" role="status">${t("app-slow")}</p>` : ""}`;
  }

  #button(name: IconName, id: string, key: string, act: () => void, disabled = false): TemplateResult {
    return html`<button type="button" class="button" aria-label=${t(id)} title="${t(id)} (${key})" ?disabled=${disabled}
      @click=${act}>${icon(name)}</button>`;
  }

  #keys(): TemplateResult {
    const toggle = (event: Event): void => {
      const button = this.querySelector<HTMLElement>(".transport-keys");
      if (button) placeBeside(event, button);
    };
    return html`<div class="keys-list" popover id=${this.#keysId} @toggle=${toggle}>
      <h3>${t("app-keys")}</h3>
      <dl>
        ${shortcuts.map(
          (
            each,
          ) => html`<div><dt>${each.shown.split(/\s+/).map((key) => html`<kbd>${key === "Space" ? t("app-space") : key}</kbd>`)}</dt>
          <dd>${t(each.message)}</dd></div>`,
        )}
        <div><dt><kbd>+</kbd><kbd>−</kbd><kbd>0</kbd></dt><dd>${t("app-key-zoom")}</dd></div>
        <div><dt><kbd>←</kbd><kbd>↑</kbd><kbd>→</kbd><kbd>↓</kbd></dt><dd>${t("app-key-bead")}</dd></div>
        <div><dt><kbd>P</kbd></dt><dd>${t("app-key-present")}</dd></div>
      </dl>
    </div>`;
  }

  /** The moving parts, without a template: only what is different from the last frame is written. */
  #follow(): void {
    const { session } = this;
    const line = this.querySelector<HTMLInputElement>(".timeline");
    const output = this.querySelector(".transport-time");
    if (!session || !line || !output) return;
    const { time, to, from } = session;
    const text = `${fixed(time, 2)} s`;
    const state = `${text}|${to.toFixed(2)}|${from.toFixed(2)}`;
    if (state === this.#shown) return;
    this.#shown = state;
    const start = from > 1 ? Math.floor(from) : 0;
    const end = start + timelineEnd(to - start);
    line.min = String(start);
    line.max = String(end);
    line.value = String(time);
    const part = (t: number): string => (((t - start) / (end - start)) * 100).toFixed(2);
    line.style.setProperty("--played", part(time));
    line.style.setProperty("--recorded", part(to));
    if (session.playing && !dueSince(this.#writtenAt)) return;
    this.#writtenAt = frameTime();
    line.setAttribute("aria-valuetext", t("app-seconds", { seconds: fixed(time, 2) }));
    writeText(output, text);
  }

  readonly #scrub = (event: Event): void => {
    const { session } = this;
    if (!session) return;
    const line = event.target as HTMLInputElement;
    session.pause();
    session.seek(Math.min(session.to, Math.max(session.from, Number(line.value))));
    this.#shown = "";
    this.#follow();
  };

  /** On the timeline the arrow keys are steps too: `step="any"` has no step of its own. */
  readonly #timelineKey = (event: KeyboardEvent): void => {
    const { session } = this;
    if (!session || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = event.shiftKey ? 10 : 1;
    if (event.key === "ArrowRight" || event.key === "ArrowUp") session.stepForward(count);
    else if (event.key === "ArrowLeft" || event.key === "ArrowDown") session.stepBack(count);
    else if (event.key === "PageUp") session.stepForward(100);
    else if (event.key === "PageDown") session.stepBack(100);
    else if (event.key === "Home") session.rewind();
    else if (event.key === "End") session.seek(session.to);
    else return;
    event.preventDefault();
  };

  readonly #setSpeed = (event: Event): void => {
    if (this.session) this.session.speed = Number((event.target as HTMLSelectElement).value);
  };
}
customElements.define("cd-transport", Transport);
