// <cd-rows .session>: the solve of the step on which time stands still, row by row, from cold or warm. The slider walks through
// the rows; the stage shows their forces and lights the constraint or rings the contact whose turn it is; bars show λ and Δλ of all
// rows, curves how every solver's residual falls.
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { CdElement, type Stop } from "../base/cd-element";
import { icon } from "../base/icons";
import { whenNear } from "../base/observe";
import { t } from "../messages";
import { fixed, formatNumber } from "../panels/numbers";
import { solverTitle } from "../panels/words";
import { swatch } from "../plots/swatch";
import { type ContactInfo, coreIsWhole, loadWholeCore, type StepRow } from "../simulation/core";
import type { Session } from "../simulation/session";
import { forceOf } from "../stage/rigid/touching";
import {
  contactsWith,
  type From,
  type Frozen,
  forces,
  freeze,
  mostRows,
  mostSweeps,
  rowSentence,
  type Way,
} from "./frozen";
import { Playback } from "./playback";
import { bars, numbers } from "./rows-bars";
import { curves } from "./rows-curves";
import { solverStyle } from "./style";
import "./rows.css";

let count = 0;

export class Rows extends CdElement {
  static override properties = {
    session: { attribute: false },
    _solver: { state: true },
    _from: { state: true },
    _stop: { state: true },
    _frozen: { state: true },
    _listed: { state: true },
  };
  declare session: Session;
  declare _solver: string;
  declare _from: From;
  /** Where the walk stands. */
  declare _stop: number;
  /** null while time runs, and where there is nothing to solve. */
  declare _frozen: Frozen | null;
  /** True where the rows are listed with their numbers. */
  declare _listed: boolean;
  /** More rows than are walked through. */
  #tooLarge = false;
  /** Steps are taken apart by the core's second file: a lesson that opens without it asks for it when the view is near. */
  readonly #near = whenNear(() => void loadWholeCore().then(this.#resume, () => undefined));
  readonly #playback = new Playback();
  readonly #name = `rows-${++count}`;

  constructor() {
    super();
    this._solver = "gauss-seidel";
    this._from = "cold";
    this._stop = 0;
    this._frozen = null;
    this._listed = false;
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    this.#solve();
    return [
      session.on("change", () => this.#solve()),
      session.on("transport", () => this.#solve()),
      () => {
        this.#playback.stop();
        this.#light(null);
      },
    ];
  }
  /** Anew for the state that is there now; what was shown of another one is gone. */
  readonly #solve = (): void => {
    this.#playback.stop();
    this._stop = 0;
    this.#light(null);
    const waits = this.session.playing || !coreIsWhole();
    const frozen = waits ? null : freeze(this.session.selected.simulation, this._from);
    this.#tooLarge = frozen === "too-large";
    this._frozen = frozen === "too-large" ? null : frozen;
    this.requestUpdate();
  };
  readonly #resume = (): void => {
    if (this.isConnected) this.#solve();
  };
  get #way(): Way | null {
    const { _frozen } = this;
    return _frozen?.ways.find(({ id }) => id === this._solver) ?? _frozen?.ways[0] ?? null;
  }

  // Going through ---------------------------------------------------------------------------------------------------------

  #show(stop: number): void {
    const [frozen, way] = [this._frozen, this.#way];
    if (!frozen || !way || this.session.playing) return;
    this._stop = Math.max(0, Math.min(way.walk.last, stop));
    const { k, row } = way.walk.at(this._stop);
    const lambda = forces(way.walk.lambdaAt(this._stop), frozen.problem);
    const contactOf = (i: number): number => frozen.problem.rows[i]?.contact ?? -1;
    this.session.iterate = {
      solver: way.id,
      k,
      lambda,
      contacts: contactsWith(lambda, frozen.problem),
      turn: contactOf(row),
      held: new Set([...way.walk.heldAt(this._stop)].map(contactOf)),
    };
    this.#light(frozen.problem.rows[row] ?? null);
  }
  /** The constraint of a row, everywhere; nothing of ours for a contact's row, which has its ring. */
  #light(row: StepRow | null): void {
    const { session } = this;
    if (row?.constraint !== undefined)
      session.highlight = {
        symbol: null,
        thing: { kind: "constraint", id: row.constraint, row: row.row },
        source: "rows",
      };
    else if (session.highlight?.source === "rows") session.highlight = null;
  }
  readonly #go = (stop: number): void => {
    this.#playback.stop();
    this.#show(stop);
    this.requestUpdate();
  };
  #sweep({ walk }: Way): void {
    const { k } = walk.at(this._stop);
    this.#go(walk.endOf(this._stop >= walk.endOf(k) ? k + 1 : k));
  }
  #play({ walk }: Way): void {
    if (this.#playback.running) this.#playback.stop();
    else {
      if (this._stop >= walk.last) this.#show(0);
      const pace = walk.byRows ? { pace: 8, longest: 30 } : { pace: 6, longest: 10 };
      this.#playback.start(
        this._stop,
        walk.last,
        (stop) => this.#show(stop),
        () => this.requestUpdate(),
        pace,
      );
    }
    this.requestUpdate();
  }
  /** Another solver stands at the same place of the same sweep. */
  #choose(way: Way): void {
    const old = this.#way;
    const progress = old ? old.walk.progress(this._stop) : 0;
    const k = Math.ceil(progress);
    this._solver = way.id;
    this.#go(k === 0 ? 0 : way.walk.like(k, progress - (k - 1)));
  }
  #start(from: From): void {
    this._from = from;
    this.#solve();
    this.#show(0);
  }

  // Drawing ------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.session) return nothing;
    const [frozen, way] = [this._frozen, this.#way];
    return html`<div class="sweeps" ${ref(this.#near)} role="group" aria-label=${t("rows-title")}>
      ${this.#scrubber(frozen, way)}
      <p class="sweeps-sentence numbers" role="status" aria-live=${this.#playback.running ? "off" : "polite"}>${this.#sentence(frozen, way)}</p>
      ${frozen && way ? bars(frozen.problem, way, this._stop) : nothing}
      ${curves(frozen?.ways ?? [], way?.id ?? "", way ? way.walk.progress(this._stop) : 0, way ? way.walk.residualAt(this._stop) : Number.NaN)}
      ${this.#numbers(frozen, way)}
      ${this.#list(frozen, way)}
      ${this.#solvers(frozen, way)}
    </div>`;
  }

  #scrubber(frozen: Frozen | null, way: Way | null): TemplateResult {
    const idle = way === null;
    const last = way?.walk.last ?? 1;
    const { running } = this.#playback;
    const play = t(running ? "rows-stop" : "rows-play");
    const button = (
      name: "rewind" | "stepBack" | "stepForward",
      label: string,
      off: boolean,
      to: number,
    ): TemplateResult =>
      html`<button type="button" class="button" aria-label=${t(label)} title=${t(label)} ?disabled=${idle || off} @click=${() => this.#go(to)}>${icon(name)}</button>`;
    const start = (from: From): TemplateResult =>
      html`<label class="segment"><input type="radio" class="unseen" name=${`${this.#name}-from`} .checked=${this._from === from} @change=${() => this.#start(from)}><span>${t(`rows-${from}`)}</span></label>`;
    const key = (event: KeyboardEvent): void => {
      if (!way || (event.key !== "PageDown" && event.key !== "PageUp")) return;
      event.preventDefault();
      const { k } = way.walk.at(this._stop);
      if (event.key === "PageDown") this.#sweep(way);
      else this.#go(way.walk.endOf(this._stop < way.walk.endOf(k) ? k - 1 : Math.max(0, k - 1)));
    };
    return html`<div class="sweeps-row">
        ${button("rewind", "rows-to-start", this._stop === 0, 0)}
        ${button("stepBack", "rows-back", this._stop === 0, this._stop - 1)}
        <button type="button" class="button strong" ?disabled=${idle} aria-label=${play} title=${play} @click=${() => way && this.#play(way)}>${icon(running ? "pause" : "play")}</button>
        ${button("stepForward", "rows-on", this._stop >= last, this._stop + 1)}
        <button type="button" class="button sweeps-on" ?disabled=${idle || this._stop >= last} @click=${() => way && this.#sweep(way)}>${t(way && !way.walk.byRows ? "rows-iteration-on" : "rows-sweep-on")}</button>
        <div class="segments" role="radiogroup" aria-label=${t("rows-from")}>${start("cold")}${start("warm")}</div>
      </div>
      <div class="sweeps-row"><label class="sweeps-slider"><span class="unseen">${t("rows-title")}</span><input type="range" min="0" max=${last} step="1" ?disabled=${idle}
          .value=${String(this._stop)} aria-valuetext=${this.#sentence(frozen, way)} @keydown=${key} @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}></label>
        <output class="sweeps-k">${t(way && !way.walk.byRows ? "rows-iteration" : "rows-sweep", { k: way?.walk.at(this._stop).k ?? 0, most: way?.walk.iterations ?? mostSweeps })}</output></div>`;
  }

  #sentence(frozen: Frozen | null, way: Way | null): string {
    if (this.session.playing) return t("rows-paused");
    if (!coreIsWhole()) return "";
    if (!frozen || !way) return t(this.#tooLarge ? "rows-too-many" : "rows-nothing", { most: mostRows });
    const stop = way.walk.at(this._stop);
    if (way.walk.last === 0) return t("rows-solved", { rows: frozen.problem.rows.length });
    if (stop.k === 0)
      return t(this._from === "warm" ? "rows-start-warm" : "rows-start-cold", {
        rows: frozen.problem.rows.length,
      });
    if (stop.together) return t(way.walk.byRows ? "rows-together" : "rows-iterate", { k: stop.k });
    const lambda = forces(way.walk.lambdaAt(this._stop), frozen.problem);
    return rowSentence(frozen.problem, stop, lambda[stop.row] ?? 0);
  }

  #numbers(frozen: Frozen | null, way: Way | null): TemplateResult {
    const { simulation } = this.session.selected;
    const byId = new Map(frozen ? simulation.bodies().map((body) => [body.id, body]) : []);
    const lambda =
      frozen && way ? forces(way.walk.lambdaAt(this._stop), frozen.problem) : new Float64Array(0);
    const grounded = ({ bodies }: ContactInfo): boolean => bodies.some((id) => byId.get(id)?.fixed);
    const onGround = frozen ? contactsWith(lambda, frozen.problem).filter(grounded) : [];
    const borne = frozen
      ? onGround.reduce((sum, contact) => sum + (forceOf(contact, byId)[1] ?? 0), 0)
      : Number.NaN;
    const rest = way ? way.walk.residualAt(this._stop) : Number.NaN;
    const line = (id: string, value: number, text: string): TemplateResult =>
      html`<div><dt>${t(id)}</dt><dd>${Number.isFinite(value) ? text : "—"}</dd></div>`;
    const ground =
      frozen && onGround.length === 0 ? nothing : line("rows-ground", borne, `${fixed(borne, 1)} N`);
    return html`<dl>${ground}${line("rows-residual", rest, formatNumber(rest))}</dl>`;
  }

  #list(frozen: Frozen | null, way: Way | null): TemplateResult | typeof nothing {
    if (!frozen || !way) return nothing;
    const toggle = (event: Event): void => {
      this._listed = (event.target as HTMLDetailsElement).open;
    };
    return html`<details class="sweeps-list" .open=${this._listed} @toggle=${toggle}><summary>${t("rows-list")}</summary>
      ${this._listed ? numbers(frozen.problem, way, this._stop) : nothing}</details>`;
  }

  /** All solvers side by side, each at the same place of its own way. */
  #solvers(frozen: Frozen | null, way: Way | null): TemplateResult | typeof nothing {
    if (!frozen || !way) return nothing;
    const k = Math.ceil(way.walk.progress(this._stop));
    return html`<fieldset class="sweeps-solvers numbers"><legend>${t("rows-solvers", { k })}</legend>${frozen.ways.map(
      (each) => {
        const { color, dash } = solverStyle(each.color);
        const rest = each.residual(k);
        return html`<label><input type="radio" name=${`${this.#name}-solver`} value=${each.id} .checked=${each === way} @change=${() => this.#choose(each)}>
        <span class="sweeps-key" .style=${`color: var(${color})`}>${swatch(color, dash)}</span><span>${solverTitle(each.id)}</span><output>${formatNumber(rest)}</output></label>`;
      },
    )}</fieldset>`;
  }
}
customElements.define("cd-rows", Rows);
