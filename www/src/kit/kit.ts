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
import { Workspace } from "./workspace";

export class Kit extends CdElement {
  static override properties = {
    session: { attribute: false },
    workspace: { attribute: false },
    stage: { attribute: false },
    inspector: { type: Boolean },
    _dropping: { state: true },
  };
  declare session: Session | undefined;
  /** The kit's state, shared with an inspector elsewhere; one of its own without it. */
  declare workspace: Workspace | undefined;
  declare stage: Stage | undefined;
  declare inspector: boolean;
  /** True while a file is dragged over it. */
  declare _dropping: boolean;
  #own: Workspace | undefined;

  constructor() {
    super();
    this.inspector = false;
    this._dropping = false;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#workspace?.attach(null);
    this.#forget();
  }
  protected override sources(): readonly unknown[] {
    return [this.#workspace];
  }
  protected override listen(): readonly Stop[] {
    const workspace = this.#workspace as Workspace;
    return [
      on(workspace, "change", () => this.requestUpdate()),
      listenKeys(() => workspace, {
        save: () => this.querySelector<Bar>("cd-kit-bar")?.save(),
        type: () => this.querySelector<HTMLElement>(".kit-type input")?.focus(),
      }),
    ];
  }

  get #workspace(): Workspace | undefined {
    return this.workspace ?? this.#own;
  }
  #forget(): void {
    this.#own?.stop();
    this.#own?.history.stop();
    this.#own = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session") || changed.has("workspace")) this.#forget();
    if (!this.workspace && !this.#own && this.session && this.isConnected)
      this.#own = new Workspace(this.session, new History(this.session));
  }
  protected override updated(): void {
    const stage = this.stage ?? this.querySelector<Stage>("cd-stage");
    if (!stage || !this.isConnected) return;
    if (!this.stage) stage.coveredBy = this.#tools();
    this.#workspace?.attach(stage);
  }

  /** Tools that may lie in the picture, and the edge where they do. */
  #tools(): Stage["coveredBy"] {
    const places = { "cd-kit-rail": "left", "cd-kit-bar": "right", "cd-kit-prompt": "bottom" } as const;
    return (Object.keys(places) as (keyof typeof places)[]).flatMap((name) => {
      const element = this.querySelector(name);
      return element ? [[places[name], element] as const] : [];
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const workspace = this.#workspace;
    if (!workspace) return nothing;
    const { session } = workspace;
    const empty = workspace.simulation.bodies().length === 0 && !workspace.gathering?.count;
    return html`<div class="kit ${this._dropping ? "dropping" : ""}" @dragover=${this.#over} @dragleave=${this.#left} @drop=${this.#dropped}>
        <cd-kit-bar .workspace=${workspace}></cd-kit-bar>
        <div class="kit-work ${this.stage ? "elsewhere" : ""}">
          <cd-kit-rail .workspace=${workspace}></cd-kit-rail>
          <div class="kit-view">
            ${
              this.stage
                ? nothing
                : html`<cd-runs .session=${session}></cd-runs><div class="kit-stage"><cd-stage .session=${session}></cd-stage>
              ${empty ? html`<p class="kit-hint">${t("kit-hint")}</p>` : nothing}</div>`
            }
            <cd-kit-ask .workspace=${workspace}></cd-kit-ask>
            <cd-kit-prompt .workspace=${workspace}></cd-kit-prompt>
            ${this.stage ? nothing : html`<cd-transport .session=${session}></cd-transport>`}
          </div>
        </div>
      </div>
      ${this.inspector ? html`<cd-kit-inspector .workspace=${workspace}></cd-kit-inspector>` : nothing}`;
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
    const workspace = this.#workspace;
    if (!file || !workspace) return;
    event.preventDefault();
    void openFile(workspace, file);
  };
}
customElements.define("cd-kit", Kit);
