// <cd-presets>: prepared experiments of a lesson: one press sets up the runs, and the plots that show what is to be seen.
import { html, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { t } from "../messages";
import type { ParameterValue, SceneDocument } from "../simulation/core";
import type { Session } from "../simulation/session";
import "./panels.css";

export interface PresetRun {
  /** A message id or words. */
  readonly name: string;
  /** Where it is another than the lesson's own. */
  readonly scene?: string | SceneDocument;
  readonly parameters: Record<string, ParameterValue>;
}

export interface Preset {
  readonly id: string;
  readonly titleMessage: string;
  readonly runs: readonly PresetRun[];
  /** Plots that show it; told in the "preset" event. */
  readonly plots?: readonly string[];
  /** Slow motion, where what is to be seen lasts a moment. */
  readonly speed?: number;
  /** When it pauses by itself, since nothing more is to be seen. s */
  readonly until?: number;
  /** The runs stand in panes side by side. */
  readonly apart?: boolean;
  /** Extras of the stage, see stage/extras/. */
  readonly extras?: readonly StageExtra[];
}
/** Extras that a stage may show besides its scene. */
export type StageExtra = "loupe" | "levels";

/** Sessions that a preset has slowed down, and those whose runs a preset has put apart. */
const slowed = new WeakSet<Session>();
const parted = new WeakSet<Session>();

/** Its runs, how they stand, and how fast time goes. */
export function setUp(session: Session, { runs, apart, speed, until = Infinity }: Preset): void {
  session.setRuns(runs);
  // Panes that the reader asked for stay.
  if (apart === true) {
    session.apart = true;
    parted.add(session);
  } else if (parted.delete(session)) session.apart = false;
  session.until = until;
  if (speed !== undefined) {
    session.speed = speed;
    slowed.add(session);
  } else if (slowed.delete(session)) session.speed = 1;
}

export class Presets extends CdElement {
  static override properties = {
    session: { attribute: false },
    presets: { attribute: false },
    _chosen: { state: true },
  };
  declare session: Session;
  declare presets: readonly Preset[];
  declare _chosen: string | null;
  #setting = false;

  constructor() {
    super();
    this.presets = [];
    this._chosen = null;
  }

  protected override sources(): readonly unknown[] {
    return [this.session];
  }

  /** A preset is marked as long as nothing of it was changed by hand. */
  protected override listen(): readonly Stop[] {
    return [
      this.session.on("change", () => {
        const chosen = this.presets.find(({ id }) => id === this._chosen);
        if (!this.#setting && chosen && !this.#stands(chosen)) this._chosen = null;
        this.requestUpdate();
      }),
    ];
  }

  #stands({ runs }: Preset): boolean {
    const present = this.session.runs;
    return (
      runs.length === present.length &&
      runs.every(
        ({ scene, parameters }, i) =>
          (scene === undefined || present[i]?.scene === scene) &&
          Object.entries(parameters).every(([name, value]) => present[i]?.simulation.get(name) === value),
      )
    );
  }

  #choose(preset: Preset): void {
    this.#setting = true;
    setUp(this.session, preset);
    this.#setting = false;
    this._chosen = preset.id;
    this.dispatchEvent(new CustomEvent<Preset>("preset", { detail: preset, bubbles: true }));
  }

  protected override render(): TemplateResult {
    return html`
      <div class="presets" role="group" aria-label=${t("presets-title")}>
        ${this.presets.map(
          (preset) =>
            html`<button type="button" class="button preset" aria-pressed=${preset.id === this._chosen} data-preset=${preset.id} @click=${() => this.#choose(preset)}>${t(preset.titleMessage)}</button>`,
        )}
      </div>`;
  }
}

customElements.define("cd-presets", Presets);
