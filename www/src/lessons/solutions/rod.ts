// <painleve-rod .workspace>: the rod as a sketch, its angle, friction and turning as sliders, and what is left of its equations.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type MathML, markup } from "../../formula/mathml";
import { WorkspaceElement } from "../../lcp/element";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import { symbol } from "../../panels/symbol";
import { type Rod, rodPair } from "./rod-problem";
import "./rod.css";
import { arrowPaths } from "../../base/arrow";
import { pathData } from "../../base/path-data";

export const rods = {
  chalk: { theta: 63, mu: 2, omega: 0 },
  turning: { theta: 63, mu: 2, omega: 4 },
  flat: { theta: 25, mu: 0.6, omega: 0 },
} as const satisfies Record<string, Rod>;

const sliders = [
  { key: "theta", symbol: "θ", unit: "°", min: 5, max: 85, step: 1, decimals: 0 },
  { key: "mu", symbol: "μ", unit: "", min: 0, max: 3, step: 0.05, decimals: 2 },
  { key: "omega", symbol: "ω", unit: "rad/s", min: 0, max: 8, step: 0.1, decimals: 1 },
] as const;

export class PainleveRod extends WorkspaceElement {
  static override properties = { formula: {}, _rod: { state: true } };
  /** MathML of what is left. */
  declare formula: MathML;
  declare _rod: Rod;

  constructor() {
    super();
    this._rod = rods.flat;
  }
  /** Sets up a rod. */
  put(rod: Rod): void {
    this._rod = rod;
    this.workspace.set({ tab: "pair", problem: rodPair(rod), start: [2] });
  }
  #change(key: keyof Rod, value: number): void {
    this._rod = { ...this._rod, [key]: value };
    if (this.workspace.tab !== "pair") this.workspace.tab = "pair";
    this.workspace.pair.edit(rodPair(this._rod));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.workspace) return nothing;
    const left = rodPair(this._rod);
    const [a, b] = [left.a[0]?.[0] ?? 0, left.b[0] ?? 0];
    const chip = (name: string, says: string, color: string, value: number): TemplateResult =>
      html`<span class="chip" .style=${`color: var(${color})`}><span class="unseen">${t(says)}</span>${symbol(name, color)}<span class="equals">=</span><span class="value">${fixed(value, 2)}</span></span>`;
    return html`<div class="rod-sketch">${this.#sketch()}</div>
      <div class="rod-sliders">${sliders.map((each) => this.#slider(each))}</div>
      <div class="rod-formula">${markup(this.formula)}</div>
      <div class="chips" role="status">${chip("A", "solutions-quantity-a", "--E", a)} ${chip("b", "solutions-quantity-b", "--f", b)}</div>`;
  }

  #slider({ key, symbol: sign, unit, min, max, step, decimals }: (typeof sliders)[number]): TemplateResult {
    const value = this._rod[key];
    const name = t(`solutions-rod-${key}`);
    const input = (event: Event): void => this.#change(key, Number((event.target as HTMLInputElement).value));
    return html`<label><span class="rod-name">${symbol(sign)} <span>${name}</span></span>
      <input class="slider" type="range" data-rod=${key} min=${min} max=${max} step=${step} .value=${String(value)} aria-label=${name} .style=${`--at: ${(value - min) / (max - min)}; --default: -1`} @input=${input}>
      <span class="numbers rod-value">${fixed(value, decimals)}${unit === "" ? nothing : html`&nbsp;${unit}`}</span></label>`;
  }

  #sketch(): SVGTemplateResult | TemplateResult {
    const { theta, mu, omega } = this._rod;
    const angle = (theta * Math.PI) / 180;
    const length = 118;
    const [tx, ty] = [196, 150];
    const [hx, hy] = [tx - length * Math.cos(angle), ty - length * Math.sin(angle)];
    const [gx, gy] = [(tx + hx) / 2, (ty + hy) / 2];
    // Beside the arrow of the weight: where the rod lies flat between this and the arc.
    const letter =
      theta < 35
        ? [(tx - 34 + gx) / 2, ty - 4]
        : [Math.min(tx - 50 * Math.cos(angle / 2), gx - 11), ty - 48 * Math.sin(angle / 2) + 4];
    const hatch = Array.from({ length: 28 }, (_, i) => pathData`M${12 + 12 * i} ${ty + 3}l-7 8`);
    const push = 44;
    return html`<svg viewBox="0 0 340 172" role="img" aria-label=${t("solutions-rod-label")}>
      <path class="ground" d=${pathData`M6 ${ty + 2}H334`}></path><path class="hatch" d=${pathData`${hatch}`}></path>
      <path class="rod" d=${pathData`M${tx} ${ty - 4}L${hx} ${hy}`}></path><circle class="middle" cx=${gx} cy=${gy} r="3.4"></circle>
      <path class="angle" d=${pathData`M${tx - 34} ${ty - 1}A34 34 0 0 1 ${tx - 34 * Math.cos(angle)} ${ty - 34 * Math.sin(angle)}`}></path>
      <text class="plane-symbol" x=${letter[0]} y=${letter[1]} text-anchor="middle">𝜃</text>
      ${arrow(tx, ty - 2, 0, -push, "var(--lambda)")}${mu > 0 ? arrow(tx, ty - 2, -push * Math.min(mu, 2.6), 0, "var(--fhat)") : nothing}
      ${arrow(tx + 26, ty - 16, 52, 0, "var(--v)")}${arrow(gx, gy, 0, 40, "var(--f)")}
      ${
        omega > 0
          ? svg`<path class="spin" d=${pathData`M${gx - 20} ${gy - 16}A26 26 0 0 1 ${gx + 24} ${gy - 8}`}></path><path class="spin-head" d=${pathData`M${gx + 28} ${gy + 1}l-9 -7l8 -3z`}></path>`
          : nothing
      }</svg>`;
  }
}

function arrow(x: number, y: number, dx: number, dy: number, color: string): SVGTemplateResult {
  const { shaft, head } = arrowPaths([x, y], [dx, dy], { head: 9, half: 4, gap: 6 });
  return svg`<path d=${shaft} stroke=${color} stroke-width="2.2" fill="none"></path><path d=${head} fill=${color}></path>`;
}
customElements.define("painleve-rod", PainleveRod);
