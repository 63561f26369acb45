// <cd-stability .workspace>: a map of stability, measured point by point in a worker, with the boundary of the theory drawn over it.
// A click loads its point; arrow keys move a cross-hair from cell to cell, Enter or the space bar loads its middle.
import { html, nothing, type TemplateResult } from "lit";
import { onAppearance } from "../../base/appearance";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { failureWords } from "../../panels/failure-words";
import { formatNumber, unitSign, withUnit } from "../../panels/numbers";
import { type Failure, failureOf } from "../../simulation/failure";
import { Colors } from "../../styles/palette";
import type { Workspace } from "../lesson";
import { computeMap } from "./compute-map";
import {
  type Axis,
  cellAt,
  cellCount,
  columns,
  feedbackMap,
  maps,
  parametersAt,
  partOf,
  rows,
  type StabilityMap,
  valueAt,
  verdictOn,
} from "./maps";
import "./methods.css";

const [width, height] = [720, 480];
/** A place of the map: parts of the way along its axes, 0 to 1. */
interface Place {
  readonly across: number;
  readonly up: number;
}
const middle: Place = { across: 0.5 + 0.5 / columns, up: 0.5 + 0.5 / rows };
/** Cells that Page Up and Page Down pass. */
const page = 6;
const within = (part: number): number => Math.min(0.999, Math.max(0.001, part));

const words = {
  feedback: "methods-map-feedback",
  damped: "methods-map-damped",
  spring: "methods-map-spring",
} as const;
const verdicts = {
  decays: "methods-map-decays",
  stays: "methods-map-stays",
  grows: "methods-map-grows",
} as const;

export class Stability extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    _map: { state: true },
    _done: { state: true },
    _running: { state: true },
    _failure: { state: true },
    _place: { state: true },
    _loaded: { state: true },
  };
  declare workspace: Workspace;
  declare _map: StabilityMap;
  declare _done: number;
  declare _running: boolean;
  declare _failure: Failure | undefined;
  /** Place of the cross-hair. */
  declare _place: Place | undefined;
  /** The values at the cross-hair are those of the run. */
  declare _loaded: boolean;
  readonly #colors = new Colors();
  #measured = new Float64Array(cellCount).fill(Number.NaN);
  #work = new AbortController();

  constructor() {
    super();
    this._map = feedbackMap;
    this._done = 0;
    this._running = false;
    this._loaded = false;
  }
  protected override listen(): readonly Stop[] {
    return [
      onAppearance(() => {
        this.#colors.forget();
        this.requestUpdate();
      }),
      () => this.#cancel(),
    ];
  }

  #cancel(): void {
    this.#work.abort();
    this._running = false;
  }
  #choose(map: StabilityMap): void {
    this.#clear();
    this._map = map;
    this.#go(undefined);
  }
  #clear(): void {
    this.#cancel();
    this.#measured.fill(Number.NaN);
    this._done = 0;
    this._failure = undefined;
  }
  async #compute(): Promise<void> {
    this.#clear();
    this._running = true;
    const work = new AbortController();
    this.#work = work;
    try {
      await computeMap(this._map, work.signal, (cells) => {
        for (const [cell, factor] of cells) this.#measured[cell] = factor;
        this._done += cells.length;
      });
    } catch (thrown) {
      if (!work.signal.aborted) this._failure = failureOf(thrown);
    }
    if (!work.signal.aborted) this._running = false;
  }
  #go(place: Place | undefined): void {
    this._place = place;
    this._loaded = false;
  }
  #load({ across, up }: Place): void {
    const map = this._map;
    const [x, y] = [valueAt(map.across, across), valueAt(map.up, up)];
    this.workspace.perform({
      id: "point",
      titleMessage: "methods-preset-stick",
      runs: [
        {
          name: `${map.across.symbol} = ${formatNumber(x)}, ${map.up.symbol} = ${formatNumber(y)}`,
          scene: map.scene,
          parameters: parametersAt(map, x, y),
        },
      ],
      plots: ["C.norm"],
    });
    this._loaded = true;
  }

  // Hand and keys ----------------------------------------------------------------------------------------------------

  readonly #press = (event: PointerEvent): void => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const place = {
      across: within((event.clientX - box.left) / box.width),
      up: within(1 - (event.clientY - box.top) / box.height),
    };
    this.#go(place);
    this.#load(place);
  };
  readonly #focus = (): void => {
    if (!this._place && this.querySelector("canvas:focus-visible")) this.#go(middle);
  };
  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const { key } = event;
    const place = this._place ?? middle;
    if (key === "Enter" || key === " ") {
      if (event.repeat) return;
      this.#go(place);
      this.#load(place);
    } else {
      const next = nextCell(place, key, event.ctrlKey);
      if (!next) return;
      this.#go(next);
    }
    event.preventDefault();
  };

  // Words and picture ------------------------------------------------------------------------------------------------

  /** The values at the cross-hair, and how the error does there. */
  #words(): string {
    const place = this._place;
    if (!place) return "";
    const { across, up } = this._map;
    const value = (axis: Axis, part: number): string =>
      `${axis.symbol} = ${withUnit(formatNumber(valueAt(axis, part)), axis.unit)}`;
    const factor = this.#measured[cellAt(place.across, place.up)] ?? Number.NaN;
    return t(this._loaded ? "methods-map-loaded" : "methods-map-point", {
      values: `${value(across, place.across)}, ${value(up, place.up)}`,
      verdict: t(Number.isNaN(factor) ? "methods-map-unmeasured" : verdicts[verdictOn(factor)]),
    });
  }

  protected override render(): TemplateResult {
    const { across, up } = this._map;
    const end = (value: number): string => formatNumber(value);
    return html`<div class="stability">
      <div class="tries">${maps.map(
        (map) =>
          html`<button type="button" class="button preset" aria-pressed=${map === this._map} @click=${() => this.#choose(map)}>${t(words[map.id as keyof typeof words])}</button>`,
      )}</div>
      <div class="stability-plot"><span class="up">${up.symbol} <small>${unitSign(up.unit)}</small> ${end(up.lo)} – ${end(up.hi)}</span>
        <canvas width=${width} height=${height} tabindex="0" role="application" aria-label=${t("methods-map-label")}
          @pointerup=${this.#press} @focus=${this.#focus} @keydown=${this.#key}></canvas>
        <span class="across">${across.symbol} <small>${unitSign(across.unit)}</small> ${end(across.lo)} – ${end(across.hi)}</span></div>
      <p class="stability-point numbers" aria-live="polite">${this.#words()}</p>
      <div class="tries">${
        this._running
          ? html`<button type="button" class="button" @click=${() => this.#cancel()}>${t("methods-cancel")}</button>`
          : html`<button type="button" class="button strong" @click=${() => void this.#compute()}>${t("methods-compute")}</button>`
      }<span role="status">${t("methods-progress", { done: this._done, all: cellCount })}</span></div>${
        this._failure ? html`<p role="alert">${failureWords(this._failure)}</p>` : nothing
      }</div>`;
  }

  protected override updated(): void {
    this.toggleAttribute("data-unmeasured", this._done === 0);
    const canvas = this.querySelector("canvas");
    const pen = canvas?.getContext("2d");
    if (!pen) return;
    const [decay, grow, ink, hair] = ["--run-2", "--warn", "--ink", "--hair"].map((name) =>
      this.#colors.get(name),
    );
    pen.globalAlpha = 1;
    pen.fillStyle = hair ?? "";
    pen.fillRect(0, 0, width, height);
    const [w, h] = [width / columns, height / rows];
    this.#measured.forEach((factor, cell) => {
      if (Number.isNaN(factor)) return;
      const grows = verdictOn(factor) === "grows";
      pen.fillStyle = (grows ? grow : decay) ?? "";
      // Half of the error gone in a step is as deep as it gets.
      pen.globalAlpha = grows ? 0.55 : 0.12 + 0.8 * Math.min(1, Math.max(0, 2 * (1 - factor)));
      pen.fillRect((cell % columns) * w, height - (Math.floor(cell / columns) + 1) * h, w - 1, h - 1);
    });
    pen.globalAlpha = 1;
    pen.strokeStyle = ink ?? "";
    pen.lineWidth = 4;
    pen.beginPath();
    for (let i = 0; i <= 200; i++) {
      const value = this._map.boundary(valueAt(this._map.across, i / 200));
      if (Number.isNaN(value)) break;
      pen.lineTo((i / 200) * width, height * (1 - partOf(this._map.up, value)));
    }
    pen.stroke();
    if (this._place) this.#crossHair(pen, this._place, ink ?? "");
  }
  /** Through the place, but for the cell around it, which has a frame. */
  #crossHair(pen: CanvasRenderingContext2D, place: Place, ink: string): void {
    const [x, y] = [place.across * width, (1 - place.up) * height];
    const [w, h] = [width / columns / 2, height / rows / 2];
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(x - w, y);
    pen.moveTo(x + w, y);
    pen.lineTo(width, y);
    pen.moveTo(x, 0);
    pen.lineTo(x, y - h);
    pen.moveTo(x, y + h);
    pen.lineTo(x, height);
    pen.rect(x - w, y - h, 2 * w, 2 * h);
    pen.stroke();
  }
}

/** Middle of the cell that a key leads to from a place; undefined for other keys. */
function nextCell(from: Place, key: string, whole: boolean): Place | undefined {
  const [column, row] = [Math.floor(from.across * columns), Math.floor(from.up * rows)];
  const [right, top] = [columns - 1, rows - 1];
  const next = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row + 1],
    ArrowDown: [column, row - 1],
    PageUp: [column, row + page],
    PageDown: [column, row - page],
    Home: [0, whole ? top : row],
    End: [right, whole ? 0 : row],
  }[key];
  if (!next) return undefined;
  const [x = 0, y = 0] = next;
  return {
    across: (Math.min(right, Math.max(0, x)) + 0.5) / columns,
    up: (Math.min(top, Math.max(0, y)) + 0.5) / rows,
  };
}
customElements.define("cd-stability", Stability);
