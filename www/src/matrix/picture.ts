// <cd-matrix-picture>: one matrix in its brackets. The drawing is a canvas; over it lies a grid with one live cell, which
// hand and arrow keys move: a screen reader hears that cell, however many there are.
import { html, nothing, type TemplateResult } from "lit";
import { CdElement } from "../base/cd-element";
import type { Colors } from "../styles/palette";
import { cellsOf } from "./fit";
import { type Look, type Picture, type Place, paint, placeOf } from "./paint";

/** The entries of a cell: rows [row, rowEnd), columns [col, colEnd). */
export interface Cell {
  readonly row: number;
  readonly rowEnd: number;
  readonly col: number;
  readonly colEnd: number;
}

let nextId = 0;

export class MatrixPicture extends CdElement {
  static override properties = {
    picture: { attribute: false },
    colors: { attribute: false },
    size: { type: Number },
    label: {},
    spoken: { attribute: false },
    _at: { state: true },
  };
  declare picture: Picture;
  declare colors: Colors;
  /** Of numbers and labels. CSS px */
  declare size: number;
  /** Name of the matrix, for screen readers. */
  declare label: string;
  /** Text of a cell. */
  declare spoken: (cell: Cell) => string;
  /** The cell pointed at, counted in cells; null while there is none. */
  declare _at: { row: number; col: number } | null;

  readonly #id = `matrix-${nextId++}`;
  #place: Place | null = null;

  constructor() {
    super();
    this.size = 11;
    this.label = "";
    this.spoken = () => "";
    this._at = null;
  }

  get #look(): Look {
    return { colors: this.colors, size: this.size };
  }

  protected override updated(): void {
    this.draw();
  }

  /** Colours have changed, or numbers. */
  draw(): void {
    const canvas = this.querySelector("canvas");
    const pen = canvas?.getContext("2d");
    if (!canvas || !pen || !this.#place) return;
    const { canvasWidth, canvasHeight } = this.#place;
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(canvasWidth * ratio), Math.round(canvasHeight * ratio)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(pen, this.picture, this.#place, this.#look);
  }

  // Hand and keys ----------------------------------------------------------------------------------------------------

  get #rows(): number {
    return cellsOf(this.picture.fit.rows);
  }
  get #cols(): number {
    return cellsOf(this.picture.fit.cols);
  }

  #go(row: number, col: number): void {
    const at = {
      row: Math.min(this.#rows - 1, Math.max(0, row)),
      col: Math.min(this.#cols - 1, Math.max(0, col)),
    };
    if (at.row === this._at?.row && at.col === this._at.col) return;
    this._at = at;
    this.#tell();
  }
  #leave(): void {
    if (!this._at) return;
    this._at = null;
    this.#tell();
  }
  #tell(): void {
    this.dispatchEvent(new CustomEvent<Cell | null>("matrix-point", { detail: this.#cell(), bubbles: true }));
  }
  #cell(): Cell | null {
    if (!this._at) return null;
    const { rows, cols } = this.picture.fit;
    const { row, col } = this._at;
    return {
      row: rows[row] as number,
      rowEnd: rows[row + 1] as number,
      col: cols[col] as number,
      colEnd: cols[col + 1] as number,
    };
  }

  readonly #move = (event: PointerEvent): void => {
    const { fit } = this.picture;
    this.#go(Math.floor(event.offsetY / fit.height), Math.floor(event.offsetX / fit.width));
  };
  readonly #out = (event: PointerEvent): void => {
    // A finger that is lifted leaves the cell lit, to be read.
    if (event.pointerType !== "touch" && !this.querySelector(":focus-visible")) this.#leave();
  };
  readonly #focus = (): void => {
    if (this.querySelector(":focus-visible")) this.#go(this._at?.row ?? 0, this._at?.col ?? 0);
  };
  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const { row, col } = this._at ?? { row: 0, col: 0 };
    const [lastRow, lastCol] = [this.#rows - 1, this.#cols - 1];
    const next = {
      ArrowUp: [row - 1, col],
      ArrowDown: [row + 1, col],
      ArrowLeft: [row, col - 1],
      ArrowRight: [row, col + 1],
      PageUp: [row - 8, col],
      PageDown: [row + 8, col],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? lastRow : row, lastCol],
    }[event.key];
    if (next) this.#go(next[0] as number, next[1] as number);
    else if (event.key === "Escape" && this._at) this.#leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // Words --------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    if (!this.picture || !this.colors) return nothing;
    this.#place = placeOf(this.picture, this.#look);
    const { left, top, width, height, canvasWidth, canvasHeight } = this.#place;
    const px = (value: number): string => `${value}px`;
    const cell = this.#cell();
    const id = cell ? `${this.#id}-${cell.row}-${cell.col}` : "";
    return html`
      <canvas aria-hidden="true" .style=${`width: ${px(canvasWidth)}; height: ${px(canvasHeight)}`}></canvas>
      <div class="matrix-cells" role="grid" tabindex="0" aria-readonly="true" aria-label=${this.label} aria-rowcount=${this.#rows} aria-colcount=${this.#cols}
        aria-activedescendant=${id || nothing} .style=${`left: ${px(left)}; top: ${px(top)}; width: ${px(width)}; height: ${px(height)}`}
        @pointermove=${this.#move} @pointerdown=${this.#move} @pointerleave=${this.#out} @focus=${this.#focus} @blur=${() => this.#leave()} @keydown=${this.#key}>
        <div role="row" aria-rowindex=${(this._at?.row ?? 0) + 1}>${this.#live(cell, id)}</div>
      </div>`;
  }

  #live(cell: Cell | null, id: string): TemplateResult {
    if (!cell || !this._at) return html`<span role="gridcell" aria-colindex="1"></span>`;
    const { fit } = this.picture;
    const style = `left: ${this._at.col * fit.width}px; top: ${this._at.row * fit.height}px; width: ${fit.width}px; height: ${fit.height}px`;
    return html`<span class="matrix-cell" role="gridcell" id=${id} aria-colindex=${this._at.col + 1} .style=${style}><span class="unseen">${this.spoken(cell)}</span></span>`;
  }
}

customElements.define("cd-matrix-picture", MatrixPicture);
