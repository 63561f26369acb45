// <cd-kit .session>: the building kit: tools, the scene's bar, the stage with its transport, and what to do next. Give it
// `.stage` to put it beside a stage that is there already; `.inspector` adds the lists and numbers below.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../base/cd-element";
import { on } from "../base/observe";
import { t } from "../messages";
import "../panels/runs";
import "../panels/transport";
import type { Session } from "../simulation/session";
import "../stage/stage";
import type { Stage } from "../stage/stage";
import "./ask";
import type { Bar } from "./bar";
import "./bar";
import { openFile } from "./files";
import { History } from "./history";
import "./inspector";
import "./kit.css";
import "./prompt";
import "./rail";
import { listenKeys } from "./shortcuts";
import { Workbench } from "./workbench";

export class Kit extends CdElement {
  static override properties = {
    session: { attribute: false },
    bench: { attribute: false },
    stage: { attribute: false },
    inspector: { type: Boolean },
    _dropping: { state: true },
  };
  declare session: Session | undefined;
  /** The kit's state, shared with an inspector elsewhere; one of its own without it. */
  declare bench: Workbench | undefined;
  declare stage: Stage | undefined;
  declare inspector: boolean;
  /** Whether a file hangs over it. */
  declare _dropping: boolean;
  #own: Workbench | undefined;

  constructor() {
    super();
    this.inspector = false;
    this._dropping = false;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#bench?.attach(null);
    this.#forget();
  }
  protected override sources(): readonly unknown[] {
    return [this.#bench];
  }
  protected override listen(): readonly Stop[] {
    const bench = this.#bench as Workbench;
    return [
      on(bench, "change", () => this.requestUpdate()),
      listenKeys(() => bench, {
        save: () => this.querySelector<Bar>("cd-kit-bar")?.save(),
        type: () => this.querySelector<HTMLElement>(".kit-type input")?.focus(),
      }),
    ];
  }

  get #bench(): Workbench | undefined {
    return this.bench ?? this.#own;
  }
  #forget(): void {
    this.#own?.stop();
    this.#own?.history.stop();
    this.#own = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session") || changed.has("bench")) this.#forget();
    if (!this.bench && !this.#own && this.session && this.isConnected)
      this.#own = new Workbench(this.session, new History(this.session));
  }
  protected override updated(): void {
    const stage = this.stage ?? this.querySelector<Stage>("cd-stage");
    if (stage && this.isConnected) this.#bench?.attach(stage);
  }

  protected override render(): TemplateResult | typeof nothing {
    const bench = this.#bench;
    if (!bench) return nothing;
    const { session } = bench;
    const empty = bench.simulation.bodies().length === 0 && !bench.gathering?.count;
    return html`<div class="kit ${this._dropping ? "dropping" : ""}" @dragover=${this.#over} @dragleave=${this.#left} @drop=${this.#dropped}>
        <cd-kit-bar .bench=${bench}></cd-kit-bar>
        <div class="kit-work ${this.stage ? "elsewhere" : ""}">
          <cd-kit-rail .bench=${bench}></cd-kit-rail>
          <div class="kit-view">
            ${
              this.stage
                ? nothing
                : html`<cd-runs .session=${session}></cd-runs><div class="kit-stage"><cd-stage .session=${session}></cd-stage>
              ${empty ? html`<p class="kit-hint">${t("kit-hint")}</p>` : nothing}</div>`
            }
            <cd-kit-ask .bench=${bench}></cd-kit-ask>
            <cd-kit-prompt .bench=${bench}></cd-kit-prompt>
            ${this.stage ? nothing : html`<cd-transport .session=${session}></cd-transport>`}
          </div>
        </div>
      </div>
      ${this.inspector ? html`<cd-kit-inspector .bench=${bench}></cd-kit-inspector>` : nothing}`;
  }

  // Files that are dropped on it ---------------------------------------------------------------------------------------

  readonly #over = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this._dropping = true;
  };
  readonly #left = (event: DragEvent): void => {
    if (!this.contains(event.relatedTarget as Node | null)) this._dropping = false;
  };
  readonly #dropped = (event: DragEvent): void => {
    this._dropping = false;
    const [file] = event.dataTransfer?.files ?? [];
    const bench = this.#bench;
    if (!file || !bench) return;
    event.preventDefault();
    void openFile(bench, file);
  };
}
customElements.define("cd-kit", Kit);
