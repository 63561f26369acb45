// <cd-matrix .session>: the linear system of the present step as a picture: what A λ = −b is made of, entry by entry.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { onAppearance } from "../base/appearance";
import { CdElement, type Stop } from "../base/cd-element";
import { onSight, onWidth } from "../base/observe";
import { t } from "../messages";
import { symbol } from "../panels/symbol";
import type { Spectrum } from "../simulation/core";
import type { Highlight, Session } from "../simulation/session";
import { Colors } from "../styles/palette";
import type { DependentRow } from "./elimination";
import { meaning, names, pictures, property, symbolKey } from "./equation";
import { dependentRows, facts } from "./facts";
import { numberRows } from "./fit";
import { lightOf, type Pointed } from "./light";
import "./matrix.css";
import type { Cell, MatrixPicture } from "./picture";
import { reading, signs } from "./reading";
import { type Grid, type MatrixName, Moment, mostRows, Structure } from "./system";

/** Shown at first. */
const atFirst: readonly MatrixName[] = ["J", "A", "lambda", "b"];

/** While time runs: numbers change this often, so that they can be read; colours oftener, those of large systems less. ms */
const pauseNumbers = 125;
const pauseSmall = 33;
const pauseLarge = 66;
/** Rows */
const small = 40;
/** Eigenvalues come by themselves while time runs (this often, ms), and while it stands still. Rows */
const spectrumRunning = 24;
const pauseSpectrum = 200;
const spectrumPaused = 100;
/** Dependent rows are looked for while time runs up to here. Rows */
const eliminateRunning = 100;

export class MatrixPanel extends CdElement {
  static override properties = {
    session: { attribute: false },
    _shown: { state: true },
    _width: { state: true },
  };
  declare session: Session;
  declare _shown: ReadonlySet<MatrixName>;
  /** Of the card. CSS px */
  declare _width: number;

  readonly #colors = new Colors();
  #structure: Structure | null = null;
  #moment: Moment | null = null;
  #spectrum: Spectrum | null = null;
  /** True where the eigenvalues belong to this moment; else they are from before time ran on. */
  #fresh = false;
  #spectrumAt = 0;
  #dependent: readonly DependentRow[] = [];
  /** Eigenvalues of a large system were asked for, for this moment. */
  #asked = false;
  #pointed: Pointed | null = null;
  /** Of the state that was read while time stood still; "" while it runs. */
  #state = "";
  #readAt = 0;
  #later = 0;
  #visible = true;

  constructor() {
    super();
    this._shown = new Set(atFirst);
    this._width = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session")) this.#structure = null;
    if (this.session && !this.#structure) this.#read();
  }

  // Following the session --------------------------------------------------------------------------------------------

  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    const { session } = this;
    return [
      session.on("frame", () => this.#refresh()),
      session.on("transport", () => this.#refresh(true)),
      session.on("change", () => {
        this.#structure = null;
        this.#spectrum = null;
        this.#refresh(true);
      }),
      session.on("highlight", () => this.requestUpdate()),
      onAppearance(() => {
        this.#colors.forget();
        this.requestUpdate();
      }),
      onWidth(this, (width) => {
        this._width = width;
      }),
      onSight(this, (visible) => {
        this.#visible = visible;
        this.#refresh();
      }),
      () => {
        clearTimeout(this.#later);
        this.#later = 0;
        this.#point(null);
      },
    ];
  }

  /** Reads the numbers anew, now or as soon as the last reading is old enough; the last change is never lost. */
  #refresh(now = false): void {
    if (!this.session || !this.#visible) return;
    const age = performance.now() - this.#readAt;
    const pause = now ? 0 : this.#pause();
    if (age >= pause) {
      this.#read();
      this.requestUpdate();
    } else if (this.#later === 0) {
      this.#later = window.setTimeout(() => {
        this.#later = 0;
        this.#refresh();
      }, pause - age);
    }
  }
  #pause(): number {
    const m = this.#structure?.m ?? 0;
    if (m > small) return pauseLarge;
    if (!this.session.playing) return 0;
    return m <= numberRows ? pauseNumbers : pauseSmall;
  }

  #read(): void {
    const { simulation } = this.session.selected;
    const { playing } = this.session;
    this.#readAt = performance.now();
    const known = this.#structure !== null && !playing && this.#state === simulation.stateHash();
    this.#structure ??= new Structure(simulation);
    const { m } = this.#structure;
    // Pointing asks for frames too: a large system of the same state is not read again.
    if (!known || !this.#moment || m <= small) this.#moment = new Moment(simulation);
    if (m > mostRows) this.#dependent = [];
    else if (!playing || m <= eliminateRunning) this.#dependent = this.#moment.elimination?.dependent ?? [];
    this.#readSpectrum(m, known);
    this.#state = playing ? "" : simulation.stateHash();
  }

  #readSpectrum(m: number, known: boolean): void {
    const { playing } = this.session;
    if (known && this.#fresh && this.#spectrum) return;
    this.#fresh =
      m > 0 && m <= mostRows && (m <= (playing ? spectrumRunning : spectrumPaused) || this.#asked);
    if (!this.#fresh || (playing && this.#readAt - this.#spectrumAt < pauseSpectrum)) return;
    this.#spectrumAt = this.#readAt;
    this.#spectrum = this.session.selected.simulation.spectrum();
    this.#asked = false;
  }

  readonly #ask = (): void => {
    this.#asked = true;
    this.#refresh(true);
  };

  // Attention ----------------------------------------------------------------------------------------------------

  #point(pointed: Pointed | null): void {
    this.#pointed = pointed;
    const { session } = this;
    if (!session) return;
    if (pointed) session.highlight = this.#highlight(pointed);
    else if (session.highlight?.source === "matrix") session.highlight = null;
    this.requestUpdate();
  }

  /** A row is a constraint, a column of J and W is a body. */
  #highlight({ name, cell }: Pointed): Highlight | null {
    const equation = this.#structure?.equations[cell.row];
    const coordinate = this.#structure?.coordinates[cell.row];
    if (name === "W")
      return coordinate
        ? { symbol: null, thing: { kind: "body", id: coordinate.body }, source: "matrix" }
        : null;
    if (!equation) return null;
    const { constraint: id, row } = equation;
    return { symbol: symbolKey(name), thing: { kind: "constraint", id, row }, source: "matrix" };
  }

  // Drawing ------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    const [structure, moment] = [this.#structure, this.#moment];
    if (!this.session || !structure || !moment) return nothing;
    if (structure.m === 0) return html`<p class="matrix-empty">${t("matrix-nothing")}</p>`;
    if (structure.m > mostRows)
      return html`<p class="matrix-empty">${t("matrix-too-large", { rows: structure.m, most: mostRows })}</p>`;
    const dependent = this.#dependent;
    const ask = this.#fresh || this.session.playing ? null : this.#ask;
    return html`<section class="matrix" aria-label=${t("matrix-title")} @matrix-point=${this.#onPoint}>
      ${this.#toggles(structure)}
      ${pictures({
        structure,
        moment,
        shown: this._shown,
        marked: new Set(dependent.map(({ row }) => row)),
        width: this._width,
        colors: this.#colors,
        light: (name) => lightOf(name, structure, this.session.highlight, this.#pointed),
        dots: (name) => this.session.selected.simulation.matrixImage(name),
      })}
      ${structure.impulses ? html`<p class="matrix-note">${t("matrix-impulses")}</p>` : nothing}
      <p class="matrix-readout numbers" aria-live=${this.session.playing ? "off" : "polite"}>${this.#readout(structure, moment)}</p>
      ${facts(moment.grid("A"), structure, { spectrum: this.#spectrum, fresh: this.#fresh, ask })}
      ${dependentRows(dependent, structure)}
    </section>`;
  }

  #toggles(structure: Structure): TemplateResult {
    const toggle = (name: MatrixName): void => {
      const shown = new Set(this._shown);
      if (!shown.delete(name)) shown.add(name);
      this._shown = shown;
    };
    return html`<div class="matrix-bar" role="group" aria-label=${t("matrix-show")}>${names.map(
      (name) =>
        html`<button type="button" class="button" aria-pressed=${this._shown.has(name)} title=${meaning(name, structure)} aria-label=${`${signs[name]}: ${meaning(name, structure)}`}
          @click=${() => toggle(name)}>${symbol(signs[name], property(name))}</button>`,
    )}</div>`;
  }

  #readout(structure: Structure, moment: Moment): unknown {
    const at = this.#pointed;
    const grid: Grid | null = at ? moment.grid(at.name) : null;
    if (!at || !grid) return t("matrix-hint");
    return reading(at.name, at.cell, grid, structure);
  }

  readonly #onPoint = (event: CustomEvent<Cell | null>): void => {
    const figure = (event.target as MatrixPicture).closest<HTMLElement>("[data-matrix]");
    const name = figure?.dataset.matrix as MatrixName | undefined;
    this.#point(name && event.detail ? { name, cell: event.detail } : null);
  };
}

customElements.define("cd-matrix", MatrixPanel);
