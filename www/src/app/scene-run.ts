// <cd-scene-run>: one scene of the catalogue, running: stage, time, plots, and what is to be seen.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import { icon } from "../base/icons";
import { shared } from "../kit/share";
import { sceneHelp, sceneObservation, sceneTitle } from "../kit/words";
import { t } from "../messages";
import "../panels/transport";
import "../plots/card";
import { usualPlots } from "../plots/usual";
import type { SceneEntry } from "../simulation/core";
import { Session } from "../simulation/session";
import "../stage/stage";
import type { Stage } from "../stage/stage";
import { experimentIn, retrace, showExperiment, unpackExperiment } from "./experiment";
import "./share-state";
import "../styles/layout.css";

const ofConstraints = ["C", "lambda", "drift"];

export class SceneRun extends CdElement {
  static override properties = { scene: { attribute: false }, _session: { state: true } };
  declare scene: SceneEntry;
  declare _session: Session | null;

  constructor() {
    super();
    this._session = null;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this._session?.destroy();
    this._session = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("scene")) return;
    this._session?.destroy();
    const session = new Session(this.scene.id, {}, { name: sceneTitle(this.scene) });
    this._session = session;
    void this.#begin(session);
  }

  /** In the state of a link, or running from its beginning. */
  async #begin(session: Session): Promise<void> {
    const text = experimentIn(location.hash);
    const experiment = text === null ? null : await unpackExperiment(text);
    if (session !== this._session) return;
    if (!experiment || !showExperiment(session, experiment)) {
      session.play();
      return;
    }
    retrace(session, experiment);
    await this.updateComplete;
    const stage = this.querySelector<Stage>("cd-stage");
    await stage?.updateComplete;
    if (stage) stage.view = experiment.view ?? [];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { scene, _session: session } = this;
    if (!session) return nothing;
    const plots = usualPlots(session.selected.simulation, ofConstraints);
    return html`<section class="scene-run" aria-label=${sceneTitle(scene)}>
      <div class="card stage-card"><cd-stage .session=${session}></cd-stage><cd-transport .session=${session}></cd-transport></div>
      <div class="scene-side">
        <h2>${sceneTitle(scene)}</h2>
        <p>${sceneHelp(scene)}</p>
        <p class="scene-see"><strong>${t("scenes-see")}.</strong> ${sceneObservation(scene)}</p>
        <p><button type="button" class="button scene-open" @click=${() => void this.#openInLaboratory()}>${icon("pencil")}${t("scenes-open")}</button>
          <cd-share-state .address=${`scenes/${scene.id}`} .find=${() => ({ session, plots, stage: this.querySelector<Stage>("cd-stage") })}></cd-share-state></p>
        <div class="card"><cd-plots compact .session=${session} .plots=${plots}></cd-plots></div>
      </div>
    </section>`;
  }

  /** Its beginning, as a link's scene: the laboratory keeps one's own until something is changed. */
  async #openInLaboratory(): Promise<void> {
    const session = this._session;
    if (!session) return;
    session.pause();
    const link = await shared(session.selected.simulation.toJSON(), session.time > 0);
    if (link) location.hash = `#/laboratory?scene=${link.text}`;
  }
}
customElements.define("cd-scene-run", SceneRun);
