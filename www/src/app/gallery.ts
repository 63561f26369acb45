// <cd-gallery>: the scenes as cards with pictures; the one that the address names runs above them.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { sceneHelp, sceneObservation, sceneTitle } from "../kit/words";
import { t } from "../messages";
import { catalog, type SceneEntry } from "../simulation/core";
import "../styles/scenes.css";
import { sectionIn } from "./address";
import "./scene-run";
import { Thumbnails } from "./thumbnails";

const spaces = ["all", "plane", "space"] as const;
type Space = (typeof spaces)[number];

export class Gallery extends CdElement {
  static override properties = { _wanted: { state: true }, _space: { state: true } };
  /** Text of the search. */
  declare _wanted: string;
  declare _space: Space;
  #thumbnails: Thumbnails | undefined;
  #watch: IntersectionObserver | undefined;

  constructor() {
    super();
    this._wanted = "";
    this._space = "all";
  }

  protected override listen(): readonly Stop[] {
    const redraw = (): void => this.requestUpdate();
    addEventListener("hashchange", redraw);
    this.#thumbnails = new Thumbnails(this.querySelector(".scenes-darkroom") as HTMLElement);
    this.#watch = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: "200px" });
    this.#follow();
    return [
      () => removeEventListener("hashchange", redraw),
      () => this.#thumbnails?.end(),
      () => this.#watch?.disconnect(),
    ];
  }
  protected override updated(): void {
    this.#follow();
  }
  #follow(): void {
    for (const canvas of this.querySelectorAll(".scene-picture:not([data-asked])"))
      this.#watch?.observe(canvas);
  }
  #seen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const canvas = target as HTMLCanvasElement;
      if (!isIntersecting || canvas.dataset.asked !== undefined) continue;
      canvas.dataset.asked = "";
      this.#watch?.unobserve(canvas);
      this.#thumbnails?.ask(canvas.dataset.scene ?? "", canvas);
    }
  }

  protected override render(): TemplateResult {
    const { scenes } = catalog();
    const running = scenes.find(({ id }) => id === sectionIn(location.hash));
    const shown = scenes.filter((scene) => this.#matches(scene));
    return html`<div class="scenes">
      <header><h1>${t("scenes-title")}</h1><p class="lead">${t("scenes-lead", { count: scenes.length })}</p></header>
      ${running ? html`<cd-scene-run .scene=${running}></cd-scene-run>` : nothing}
      <div class="scenes-find">
        <label class="scenes-search">${icon("search")}<span class="unseen">${t("scenes-search")}</span>
          <input type="search" placeholder=${t("scenes-search")} .value=${this._wanted} @input=${(
            event: Event,
          ) => {
            this._wanted = (event.target as HTMLInputElement).value;
          }}></label>
        <div class="path-choice" role="group" aria-label=${t("scenes-title")}>${spaces.map(
          (space) =>
            html`<button type="button" class="button" aria-pressed=${this._space === space} @click=${() => {
              this._space = space;
            }}>${t(`scenes-${space}`)}</button>`,
        )}</div>
      </div>
      <p class="unseen" role="status">${shown.length}</p>
      ${shown.length === 0 ? html`<p>${t("scenes-none")}</p>` : nothing}
      <ul class="scene-list">${repeat(
        shown,
        ({ id }) => id,
        (
          scene,
        ) => html`<li><a class="card scene-card" href="#/scenes/${scene.id}" aria-current=${scene === running ? "true" : nothing}>
          <canvas class="scene-picture" data-scene=${scene.id} aria-hidden="true"></canvas>
          <span class="scene-words"><strong>${sceneTitle(scene)}</strong><span>${sceneObservation(scene)}</span></span>
        </a></li>`,
      )}</ul>
      <div class="scenes-darkroom" aria-hidden="true" inert></div>
    </div>`;
  }

  #matches(scene: SceneEntry): boolean {
    if (this._space !== "all" && scene.space !== this._space) return false;
    const text =
      `${scene.id} ${sceneTitle(scene)} ${sceneHelp(scene)} ${sceneObservation(scene)}`.toLowerCase();
    return this._wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  }
}
customElements.define("cd-gallery", Gallery);
