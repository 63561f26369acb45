// <cd-metric-picture>: the accelerations of two carts as the points of a plane; the line of the legal ones; the free acceleration,
// to be dragged; the real one, which is nearest to it in the metric of the masses. Every force is the core's.
import { html, svg, type TemplateResult } from "lit";
import { reducedMotion } from "../../base/appearance";
import { arrowPaths } from "../../base/arrow";
import { CdElement } from "../../base/cd-element";
import { pathData } from "../../base/path-data";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import { type Pair, type Solved, solve } from "./metric-problem";
import "./metric-picture.css";

/** Units of the drawing per m/s². */
const unit = 31;
/** Accelerations reach so far, m/s². */
const most = 3.5;
/** The change to the other metric takes so long, ms. */
const duration = 450;
/** With the arrow keys, m/s². */
const stride = 0.1;

export class MetricPicture extends CdElement {
  static override properties = {
    _masses: { state: true },
    _free: { state: true },
    _metric: { state: true },
    _way: { state: true },
  };
  declare _masses: Pair;
  declare _free: Pair;
  /** Lengths are those of the masses. */
  declare _metric: boolean;
  /** From coordinates, 0, to the metric of the masses, 1. */
  declare _way: number;
  #frame = 0;

  constructor() {
    super();
    this._masses = [1, 4];
    this._free = [2.1, -0.9];
    this._metric = false;
    this._way = 0;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
  }

  protected override render(): TemplateResult {
    const { _masses: masses, _free: free, _metric: metric } = this;
    const solved = solve(masses, free);
    const line = (sign: string, value: string): TemplateResult =>
      html`<div><dt>${sign}</dt><dd>${value}</dd></div>`;
    return html`<figure class="metric-picture">
      <div class="metric-choice" role="group" aria-label=${t("particles-metric-choice")}>
        ${[false, true].map(
          (each) => html`<button type="button" class="button" aria-pressed=${metric === each}
          @click=${() => this.#change(each)}>${t(each ? "particles-metric-masses" : "particles-metric-plain")}</button>`,
        )}
      </div>
      ${this.#drawing(solved)}
      ${([0, 1] as const).map((i) => this.#slider(i))}
      <dl aria-live="off">${line("λ", `${fixed(solved.lambda, 2)} N`)}${line("ẍ₁ = ẍ₂", `${fixed(solved.real[0], 2)} m/s²`)}</dl>
      <figcaption>${t("particles-metric-caption")}</figcaption>
    </figure>`;
  }

  #slider(i: 0 | 1): TemplateResult {
    const value = this._masses[i];
    const input = (event: Event): void => {
      const mass = Number((event.target as HTMLInputElement).value);
      this._masses = i === 0 ? [mass, this._masses[1]] : [this._masses[0], mass];
    };
    return html`<label class="metric-slider"><i>m${i === 0 ? "₁" : "₂"}</i>
      <input type="range" min="0.5" max="6" step="0.1" aria-label=${`${t("particles-metric-mass")} ${i + 1}`} .value=${String(value)} @input=${input}>
      <output>${fixed(value, 1)} kg</output></label>`;
  }

  #change(metric: boolean): void {
    this._metric = metric;
    cancelAnimationFrame(this.#frame);
    const [from, to, began] = [this._way, metric ? 1 : 0, performance.now()];
    const go = (now: number): void => {
      const part = reducedMotion() ? 1 : Math.min(1, Math.max(0, (now - began) / duration));
      this._way = from + (to - from) * part * part * (3 - 2 * part);
      if (part < 1) this.#frame = requestAnimationFrame(go);
    };
    go(began);
  }

  /** Units of the drawing per m/s² along both axes: in the metric of the masses as √m, their mean as before. */
  get #scales(): Pair {
    const [a, b] = this._masses.map((mass) => mass ** (this._way / 2)) as [number, number];
    return [(unit * a) / Math.sqrt(a * b), (unit * b) / Math.sqrt(a * b)];
  }

  readonly #drag = (event: PointerEvent): void => {
    const picture = event.currentTarget as SVGSVGElement;
    if (event.type === "pointerdown") {
      picture.setPointerCapture(event.pointerId);
      picture.querySelector<SVGElement>(".metric-free")?.focus();
    } else if (event.buttons === 0) return;
    const matrix = picture.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [sx, sy] = this.#scales;
    this.#place(x / sx, -y / sy);
  };
  readonly #key = (event: KeyboardEvent): void => {
    const by: Record<string, Pair> = {
      ArrowLeft: [-stride, 0],
      ArrowRight: [stride, 0],
      ArrowUp: [0, stride],
      ArrowDown: [0, -stride],
    };
    const step = by[event.key];
    if (!step) return;
    event.preventDefault();
    this.#place(this._free[0] + step[0], this._free[1] + step[1]);
  };
  #place(x: number, y: number): void {
    const limited = (value: number): number => Math.min(most, Math.max(-most, value));
    this._free = [limited(x), limited(y)];
  }

  #drawing({ real }: Solved): TemplateResult {
    const { _masses: masses, _free: free } = this;
    const [sx, sy] = this.#scales;
    const at = ([x, y]: Pair): Pair => [x * sx, -y * sy];
    const [fx, fy] = at(free);
    const [rx, ry] = at(real);
    const [lx, ly] = at([9, 9]);
    const [nx, ny] = at([free[0] - real[0], free[1] - real[1]]);
    const away = Math.sqrt(masses[0] * (real[0] - free[0]) ** 2 + masses[1] * (real[1] - free[1]) ** 2);
    const grid = Array.from({ length: 17 }, (_, i) => i - 8);
    const force = arrowPaths([fx, fy], [rx - fx, ry - fy], { head: 9, half: 4, gap: 4 });
    const far = Math.hypot(rx - fx, ry - fy) > 10;
    // Above the middle of the arrow.
    const [ux, uy] = [rx - fx, ry - fy].map((part) => part / Math.hypot(rx - fx, ry - fy)) as [
      number,
      number,
    ];
    const up = ux > 0 ? 1 : -1;
    const [mx, my] = [(fx + rx) / 2 + up * uy * 15, (fy + ry) / 2 - up * ux * 11];
    return html`<svg viewBox="-170 -118 340 236" role="group" aria-label=${t("particles-metric-caption")}
      @pointerdown=${this.#drag} @pointermove=${this.#drag}>
      <g class="metric-grid">${grid.map(
        (i) => svg`<path d=${pathData`M${i * sx} ${-130}V${130}M${-180} ${i * sy}H${180}`}></path>`,
      )}</g>
      <path class="metric-axes" d=${pathData`M${-180} ${0}H${180}M${0} ${-130}V${130}`}></path>
      <ellipse class="metric-level" cx=${fx} cy=${fy} rx=${(away / Math.sqrt(masses[0])) * sx} ry=${(away / Math.sqrt(masses[1])) * sy}></ellipse>
      <path class="metric-legal" d=${pathData`M${-lx} ${-ly}L${lx} ${ly}`}></path>
      <path class="metric-normal" d=${pathData`M${rx - 40 * nx} ${ry - 40 * ny}L${rx + 40 * nx} ${ry + 40 * ny}`}></path>
      ${far ? svg`<path class="metric-force" d=${pathData`${[force.shaft, force.head]}`}></path>` : ""}
      ${far ? rightAngle(rx, ry, Math.atan2(-ny, -nx), Math.atan2(ly, lx), this._way) : ""}
      <circle class="metric-real" cx=${rx} cy=${ry} r="5"></circle>
      <circle class="metric-free" tabindex="0" role="slider" aria-label=${t("particles-metric-free")}
        aria-valuenow=${fixed(free[0], 1)} aria-valuetext=${`${fixed(free[0], 1)}, ${fixed(free[1], 1)}`}
        cx=${fx} cy=${fy} r="7" @keydown=${this.#key}></circle>
      <text class="metric-axis" x="150" y="13">ẍ₁</text><text class="metric-axis" x="6" y="-104">ẍ₂</text>
      <text class="metric-free-word" x=${fx + 11} y=${fy + 5}>WQ</text>
      <text class="metric-real-word" x=${rx - 12} y=${ry - 8} text-anchor="end">ẍ</text>
      ${far ? svg`<text class="metric-force-word" x=${mx} y=${my} text-anchor="middle">WJᵀλ</text>` : ""}
      <text class="metric-legal-word" x=${92 * (lx / -ly) + 12} y="-92">Jẍ = 0</text>
    </svg>`;
  }
}
customElements.define("cd-metric-picture", MetricPicture);

/** A small square between two directions at the foot of the arrow, as far as they are at a right angle. */
function rightAngle(x: number, y: number, back: number, along: number, shown: number): unknown {
  const size = 9;
  const side = Math.cos(along - back) > 0 ? along : along + Math.PI;
  const [ax, ay] = [size * Math.cos(back + Math.PI), size * Math.sin(back + Math.PI)];
  const [bx, by] = [size * Math.cos(side), size * Math.sin(side)];
  return svg`<path class="metric-square" opacity=${shown} d=${pathData`M${x + ax} ${y + ay}L${x + ax + bx} ${y + ay + by}L${x + bx} ${y + by}`}></path>`;
}
