// <cd-matrix .session>: the linear system of the present step as a picture: what A λ = −b is made of, entry by entry.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { onAppearance } from "../app/appearance";
import { Localized, t } from "../messages";
import { symbol } from "../panels/symbol";
import { rootSize } from "../plots/look";
import type { Spectrum } from "../simulation/core";
import type { Highlight, Session, SymbolKey } from "../simulation/session";
import { Colors, symbolColor } from "../styles/palette";
import type { DependentRow } from "./elimination";
import { dependentRows, facts } from "./facts";
import { columnBeside, type Fit, fit, numberRows, type Sizes } from "./fit";
import { lightOf, nowhere, type Pointed } from "./light";
import "./matrix.css";
import type { Picture } from "./paint";
import type { Cell, MatrixPicture } from "./picture";
import "./picture";
import { reading, signs } from "./reading";
import { type Grid, type MatrixName, Moment, mostRows, Structure } from "./system";

/** What can be shown, as it stands on paper: what A and b are made of, the equation, A after elimination. */
const definitions: readonly MatrixName[] = ["J", "W", "JdotV"];
const equation: readonly MatrixName[] = ["A", "lambda", "b"];
const names: readonly MatrixName[] = [...definitions, ...equation, "U"];
const atFirst: readonly MatrixName[] = ["J", "A", "lambda", "b"];

const colorOf: Partial<Record<MatrixName, SymbolKey>> = { J: "grad", lambda: "lambda" };

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

export class MatrixPanel extends LitElement {
  static override properties = {
    session: { attribute: false },
    _shown: { state: true },
    _width: { state: true },
  };
  declare session: Session;
  declare _shown: ReadonlySet<MatrixName>;
  /** Of the card. CSS px */
  declare _width: number;

  readonly #colors = new Colors(this);
  #structure: Structure | null = null;
  #moment: Moment | null = null;
  #spectrum: Spectrum | null = null;
  /** Whether the eigenvalues belong to this moment; else they are from before time ran on. */
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
  #stop: (() => void)[] = [];
  #resize: ResizeObserver | null = null;
  #sight: IntersectionObserver | null = null;

  constructor() {
    super();
    this._shown = new Set(atFirst);
    this._width = 0;
    new Localized(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
    this.#resize = new ResizeObserver(([entry]) => {
      this._width = Math.floor(entry?.contentRect.width ?? 0);
    });
    this.#resize.observe(this);
    this.#sight = new IntersectionObserver(([entry]) => {
      this.#visible = entry?.isIntersecting ?? true;
      this.#refresh();
    });
    this.#sight.observe(this);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unlisten();
    this.#point(null);
    this.#resize?.disconnect();
    this.#sight?.disconnect();
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session") && this.session) {
      this.#listen();
      this.#structure = null;
    }
    if (this.session && !this.#structure) this.#read();
  }

  // Following the session --------------------------------------------------------------------------------------------

  #listen(): void {
    this.#unlisten();
    if (!this.session || !this.isConnected) return;
    const { session } = this;
    this.#stop = [
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
    ];
  }
  #unlisten(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    clearTimeout(this.#later);
    this.#later = 0;
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
    return { symbol: colorOf[name] ?? null, thing: { kind: "constraint", id, row }, source: "matrix" };
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
      ${this.#toggles()}
      ${this.#pictures(structure, moment, new Set(dependent.map(({ row }) => row)))}
      ${structure.impulses ? html`<p class="matrix-note">${t("matrix-impulses")}</p>` : nothing}
      <p class="matrix-readout numbers" aria-live=${this.session.playing ? "off" : "polite"}>${this.#readout(structure, moment)}</p>
      ${facts(moment.grid("A"), structure, { spectrum: this.#spectrum, fresh: this.#fresh, ask })}
      ${dependentRows(dependent, structure)}
    </section>`;
  }

  #toggles(): TemplateResult {
    const toggle = (name: MatrixName): void => {
      const shown = new Set(this._shown);
      if (!shown.delete(name)) shown.add(name);
      this._shown = shown;
    };
    return html`<div class="matrix-bar" role="group" aria-label=${t("matrix-show")}>${names.map(
      (name) =>
        html`<button type="button" class="button" aria-pressed=${this._shown.has(name)} title=${this.#meaning(name)} aria-label=${`${signs[name]}: ${this.#meaning(name)}`}
          @click=${() => toggle(name)}>${symbol(signs[name], this.#property(name))}</button>`,
    )}</div>`;
  }

  #meaning(name: MatrixName): string {
    return t(`matrix-${name}`, { rate: this.#structure?.rate ?? "" });
  }
  #property(name: MatrixName): string {
    const key = colorOf[name];
    return key ? symbolColor(key) : "--ink";
  }

  #pictures(structure: Structure, moment: Moment, marked: ReadonlySet<number>): TemplateResult {
    const em = rootSize();
    const sizes: Sizes = {
      width: Math.max(8 * em, this._width - 6 * em),
      number: { width: Math.round(2.75 * em), height: Math.round(1.55 * em) },
    };
    const constraints = structure.equations.map(({ constraint }) => constraint);
    const bodies = structure.coordinates.map(({ body }) => body);
    const columns = this._shown.has("lambda") || this._shown.has("b") ? 10 * em : 0;
    const beside = { ...sizes, width: Math.max(8 * em, sizes.width - columns) };
    const square = fit({ rows: constraints, cols: constraints }, beside);
    const fits: Record<MatrixName, Fit> = {
      J: fit({ rows: constraints, cols: bodies }, sizes),
      W: fit({ rows: bodies, cols: bodies }, sizes),
      A: square,
      U: square,
      lambda: columnBeside(square, sizes),
      b: columnBeside(square, sizes),
      JdotV: columnBeside(square, sizes),
    };
    const shown = (list: readonly MatrixName[]): MatrixName[] => list.filter((name) => this._shown.has(name));
    const one = (name: MatrixName): TemplateResult | typeof nothing =>
      this.#picture(name, structure, moment, fits[name], marked);
    const line = (list: MatrixName[], parts: unknown): unknown =>
      list.length === 0
        ? nothing
        : html`<div class=${list.includes("A") || list.includes("b") ? "matrix-line together" : "matrix-line"}>${parts}</div>`;
    // A method that solves nothing has no b.
    const second = shown(equation).filter((name) => (moment.grid(name)?.rows ?? 0) > 0);
    return html`<div class="matrix-scroll">
      ${line(shown(definitions), shown(definitions).map(one))}
      ${line(
        second,
        second.map(
          (name) =>
            html`${name === "b" && second.length > 1 ? html`<span class="matrix-sign" aria-hidden="true">= −</span>` : nothing}${one(name)}`,
        ),
      )}
      ${line(shown(["U"]), shown(["U"]).map(one))}
    </div>`;
  }

  #picture(
    name: MatrixName,
    structure: Structure,
    moment: Moment,
    fitted: Fit,
    marked: ReadonlySet<number>,
  ): TemplateResult | typeof nothing {
    const grid = moment.grid(name);
    if (!grid || grid.rows === 0 || grid.cols === 0) return nothing;
    const picture: Picture = {
      grid,
      fit: fitted,
      block: (i, j) =>
        name === "U" ? marked.has(i) || grid.data[i * grid.cols + j] !== 0 : structure.block(name, i, j),
      ...this.#labels(name, structure, fitted),
      light: this.#light(name, structure),
      marked: name === "W" || name === "JdotV" ? nowhere : marked,
      dots: fitted.mode === "image" && name !== "U" ? this.#dots(name) : null,
    };
    const size = Math.round(0.66 * rootSize());
    return html`<figure class="matrix-figure" data-matrix=${name}>
      <figcaption title=${this.#meaning(name)}>${symbol(signs[name], this.#property(name))}<span class="numbers">${grid.rows} × ${grid.cols}</span></figcaption>
      <cd-matrix-picture .picture=${picture} .colors=${this.#colors} .size=${size} .label=${t("matrix-label", { matrix: signs[name], meaning: this.#meaning(name), rows: grid.rows, cols: grid.cols })}
        .spoken=${(cell: Cell) => reading(name, cell, grid, structure)}></cd-matrix-picture>
    </figure>`;
  }

  /** Painted by the core where there are too many entries to draw one by one. */
  #dots(name: MatrixName): ImageData {
    return this.session.selected.simulation.matrixImage(name);
  }

  #labels(
    name: MatrixName,
    { equations, coordinates }: Structure,
    { mode }: Fit,
  ): Pick<Picture, "rowLabel" | "colLabel"> {
    const row = (i: number): string => `C_${equations[i]?.label ?? ""}`;
    const column = (j: number): string => {
      const { axis, body } = coordinates[j] ?? { axis: "x", body: 0 };
      return `${mode === "blocks" ? "p" : axis}_${body}`;
    };
    const none = (): string => "";
    if (name === "W") return { rowLabel: column, colLabel: column };
    if (name === "J") return { rowLabel: row, colLabel: column };
    if (name === "A" || name === "U") return { rowLabel: row, colLabel: row };
    return { rowLabel: this._shown.has("A") && name !== "JdotV" ? none : row, colLabel: none };
  }

  #light(name: MatrixName, structure: Structure): Picture["light"] {
    return lightOf(name, structure, this.session.highlight, this.#pointed);
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
