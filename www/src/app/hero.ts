// <cd-hero>: the course in ten seconds: a bead swings on its ring, drifts off, and stays once feedback is on. A drawing at first; the
// core takes its place when the page has nothing else to do.
import { html, nothing, type TemplateResult } from "lit";
import { reducedMotion } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { t } from "../messages";
import type { Bead } from "./bead";

/** After the page is there. ms */
const rest = 700;

export class Hero extends CdElement {
  static override properties = { _bead: { state: true } };
  declare _bead: Bead | null;
  #timer = 0;

  constructor() {
    super();
    this._bead = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => void this.#start(), { timeout: 2000 });
      else void this.#start();
    }, rest);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this._bead?.end();
    this._bead = null;
  }

  /** Where the core cannot run the drawing stays. */
  async #start(): Promise<void> {
    const { startBead } = await import("./bead");
    const bead = await startBead().catch(() => null);
    if (!this.isConnected || !bead) {
      bead?.end();
      return;
    }
    this._bead = bead;
    if (!reducedMotion()) bead.session.play();
  }

  protected override sources(): readonly unknown[] {
    return [this._bead];
  }
  protected override listen(): readonly Stop[] {
    const session = this._bead?.session;
    if (!session) return [];
    // Beside a picture that moves, the number is written where it stands, without an update of the element.
    const write = (): void => {
      const place = this.querySelector(".hero-value");
      if (place && this._bead) place.textContent = this._bead.value();
    };
    write();
    return [
      session.on("frame", write),
      session.on("change", () => this.requestUpdate()),
      session.on("transport", () => this.requestUpdate()),
    ];
  }

  protected override render(): TemplateResult {
    const bead = this._bead;
    return html`<div class="hero-picture">
        ${bead ? html`<cd-stage .session=${bead.session}></cd-stage>` : drawing}
      </div>
      <div class="hero-words">
        <p><span class="hero-symbol">C</span> = <span class="hero-value numbers">0</span> <span class="hero-unit">m²</span></p>
        ${
          bead
            ? html`<button type="button" class="button hero-stay" @click=${() => bead.toggleFeedback()}>${t(bead.feedback ? "app-hero-let" : "app-hero-stay")}</button>
          <button type="button" class="button" aria-label=${t(bead.session.playing ? "app-pause" : "app-run")} @click=${() => bead.session.toggle()}>${icon(bead.session.playing ? "pause" : "play")}</button>`
            : nothing
        }
        <p class="hero-hint">${bead ? t(bead.feedback ? "app-hero-feedback" : "app-hero-drift") : nothing}</p>
      </div>`;
  }
}
customElements.define("cd-hero", Hero);

/** The ring as the stage draws it, with a bead that swings by CSS. */
const drawing = html`<svg class="hero-drawing" viewBox="-138 -138 276 276" aria-hidden="true">
  <circle r="100" fill="none" stroke="var(--rule)" stroke-width="5"></circle>
  <circle r="100" fill="none" stroke="var(--ink)" stroke-opacity=".4" stroke-width="1.2"></circle>
  <g class="hero-swing"><circle cy="100" r="8" fill="var(--run-0)"></circle></g>
</svg>`;
