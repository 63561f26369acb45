// <cd-stability .workspace>: a map of stability, measured point by point in a worker, with the boundary of the theory drawn over it.
// A click loads the point.
import { html, nothing, type TemplateResult } from "lit";
import { onAppearance } from "../../base/appearance";
import { CdElement, type Stop } from "../../base/cd-element";
import { t } from "../../messages";
import { failureWords } from "../../panels/failure-words";
import { formatNumber, unitSign } from "../../panels/numbers";
import { type Failure, failureOf } from "../../simulation/failure";
import { Colors } from "../../styles/palette";
import type { Workspace } from "../lesson";
import { computeMap } from "./compute-map";
import {
  cellCount,
  columns,
  feedbackMap,
  maps,
  parametersAt,
  partOf,
  rows,
  type StabilityMap,
  valueAt,
} from "./maps";
import "./methods.css";

const [width, height] = [720, 480];
const words = {
  feedback: "methods-map-feedback",
  damped: "methods-map-damped",
  spring: "methods-map-spring",
} as const;

export class Stability extends CdElement {
  static override properties = {
    workspace: { attribute: false },
    _map: { state: true },
    _done: { state: true },
    _running: { state: true },
    _failure: { state: true },
  };
  declare workspace: Workspace;
  declare _map: StabilityMap;
  declare _done: number;
  declare _running: boolean;
  declare _failure: Failure | undefined;
  readonly #colors = new Colors();
  #measured = new Float64Array(cellCount).fill(Number.NaN);
  #work = new AbortController();

  constructor() {
    super();
    this._map = feedbackMap;
    this._done = 0;
    this._running = false;
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
  #load(event: PointerEvent): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const { across, up, scene } = this._map;
    const place = (part: number): number => Math.min(0.999, Math.max(0.001, part));
    const [x, y] = [
      valueAt(across, place((event.clientX - box.left) / box.width)),
      valueAt(up, place(1 - (event.clientY - box.top) / box.height)),
    ];
    const parameters = parametersAt(this._map, x, y);
    const name = `${across.symbol} = ${formatNumber(x)}, ${up.symbol} = ${formatNumber(y)}`;
    this.workspace.perform({
      id: "point",
      titleMessage: "methods-preset-stick",
      runs: [{ name, scene, parameters }],
      plots: ["C.norm"],
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
        <canvas width=${width} height=${height} role="img" aria-label=${t("methods-map-label")} @pointerup=${(event: PointerEvent) => this.#load(event)}></canvas>
        <span class="across">${across.symbol} <small>${unitSign(across.unit)}</small> ${end(across.lo)} – ${end(across.hi)}</span></div>
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
      pen.fillStyle = (factor < 1 ? decay : grow) ?? "";
      // Half of the error gone in a step is as deep as it gets.
      pen.globalAlpha = factor < 1 ? 0.12 + 0.8 * Math.min(1, 2 * (1 - factor)) : 0.55;
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
  }
}
customElements.define("cd-stability", Stability);
