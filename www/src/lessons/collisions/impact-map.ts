// <cd-impact-map .impact>: where Newton's law with friction gains energy, over the lean of the rod and its slip: each field is one
// step of the core. Event "choose": a field that was pressed.
import { html, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { CdElement } from "../../base/cd-element";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import { inSlices } from "../slices";
import { type Impact, measure } from "./impact-scene";

const [columns, rows] = [33, 21];
/** Degrees; slip over the speed downwards. */
export const [mostLean, mostSlip] = [80, 2];
const [cell, wide, high] = [8, columns * 8, rows * 8];

const leanAt = (column: number): number => mostLean * ((2 * column) / (columns - 1) - 1);
const slipAt = (row: number): number => mostSlip * (1 - (2 * row) / (rows - 1));

export class ImpactMap extends CdElement {
  static override properties = { impact: { attribute: false }, _gains: { state: true } };
  declare impact: Impact;
  /** Change of the kinetic energy over that before, field by field; NaN where it is not known yet. */
  declare _gains: readonly number[];
  #work = new AbortController();

  constructor() {
    super();
    this._gains = [];
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#work.abort();
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("impact");
    if (changed.has("impact") && (before?.e !== this.impact.e || before?.mu !== this.impact.mu))
      void this.#compute();
  }

  async #compute(): Promise<void> {
    this.#work.abort();
    const work = new AbortController();
    this.#work = work;
    const { e, mu } = this.impact;
    const gains = Array.from({ length: columns * rows }, () => Number.NaN);
    // Spread over the whole map, so that its shape is seen early.
    const pieces = gains.map((_, i) => () => {
      const place = (i * 397) % gains.length;
      const found = measure({
        e,
        mu,
        lean: leanAt(place % columns),
        slip: slipAt(Math.floor(place / columns)),
      });
      gains[place] = found ? found.after / found.before - 1 : 0;
    });
    await inSlices(pieces, work.signal, () => {
      if (!work.signal.aborted) this._gains = [...gains];
    });
  }

  #choose(event: MouseEvent): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const place = (part: number, count: number): number =>
      Math.min(count - 1, Math.max(0, Math.floor(part * count)));
    const lean = leanAt(place((event.clientX - box.left) / box.width, columns));
    const slip = slipAt(place((event.clientY - box.top) / box.height, rows));
    this.dispatchEvent(new CustomEvent("choose", { detail: { lean, slip } }));
  }

  protected override render(): TemplateResult {
    const { lean, slip } = this.impact;
    const gaining = this._gains.filter((gain) => gain > 1e-6);
    const most = Math.max(0, ...gaining);
    const [x, y] = [
      wide * (0.5 + (lean / mostLean / 2) * (1 - 1 / columns)),
      high * (0.5 - (slip / mostSlip / 2) * (1 - 1 / rows)),
    ];
    return html`<div class="impact-map"><svg class="impact-map-fields" viewBox="0 0 ${wide} ${high}" role="img" aria-label=${t("collisions-impact-map")} @click=${(event: MouseEvent) => this.#choose(event)}>
      ${this._gains.map(field)}<circle class="impact-here" cx=${x} cy=${y} r="4"></circle></svg>
      <p>${t("collisions-impact-map-axes", { lean: mostLean, slip: mostSlip })} <span role="status">${t("collisions-impact-map-most", { share: fixed((100 * gaining.length) / Math.max(1, this._gains.length), 0), most: fixed(100 * most, 1) })}</span></p></div>`;
  }
}
customElements.define("cd-impact-map", ImpactMap);

/** Gains in the colour of warnings, losses paler the smaller they are. */
function field(gain: number, i: number): SVGTemplateResult {
  const gains = gain > 1e-6;
  const depth = Number.isNaN(gain) ? 0 : gains ? 0.35 + Math.min(0.65, 4 * gain) : Math.min(0.5, -0.6 * gain);
  return svg`<rect class=${gains ? "gains" : "loses"} x=${(i % columns) * cell} y=${Math.floor(i / columns) * cell} width=${cell} height=${cell} opacity=${depth.toFixed(2)}></rect>`;
}
