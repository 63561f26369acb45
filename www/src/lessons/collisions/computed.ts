// <cd-computed-impact>: one impact as the core computes it, with two numbers to move: e, and where the ball meets the rod. A small
// drawing shows both velocities after the impact.
import { html, svg, type TemplateResult } from "lit";
import { CdElement } from "../../base/cd-element";
import { t } from "../../messages";
import { fixed } from "../../panels/numbers";
import { type CollisionResult, collisionImpulse } from "../../simulation/core";
import "./card.css";
import { arrowPaths } from "../../base/arrow";
import { pathData } from "../../base/path-data";
import { slider } from "./slider";

/** The rod of the experiment: 1 kg, 1.8 m long, 10 cm thick. */
const half = 0.9;
const inertia = (0.1 ** 2 + 1.8 ** 2) / 12;
const speed = 2;

export class ComputedImpact extends CdElement {
  static override properties = { _e: { state: true }, _offset: { state: true } };
  declare _e: number;
  declare _offset: number;

  constructor() {
    super();
    this._e = 1;
    this._offset = 0.8;
  }
  protected override render(): TemplateResult {
    const result = collisionImpulse({
      e: this._e,
      normal: [1, 0],
      point: [-0.05, this._offset],
      a: { mass: 1, inertia: 0.005, at: [-0.15, this._offset], velocity: [speed, 0] },
      b: { mass: 1, inertia, at: [0, 0] },
    });
    const [ball = 0, rod = 0] = [result.after.a, result.after.b].map(({ velocity }) => velocity[0] ?? 0);
    const spin = Number(result.after.b.spin);
    const line = (id: string, value: string): TemplateResult =>
      html`<div><dt>${t(id)}</dt><dd>${value}</dd></div>`;
    return html`<div class="impact-card" role="group" aria-label=${t("collisions-computed")}>
      ${slider({ message: "collisions-e", letter: "e", value: this._e, least: 0, most: 1 }, (value) => {
        this._e = value;
      })}
      ${slider(
        { message: "collisions-computed-offset", letter: "d", value: this._offset, least: 0, most: half },
        (value) => {
          this._offset = value;
        },
      )}
      ${drawing(this._offset, ball, rod, spin)}
      <dl aria-live="off">${line("collisions-computed-k", `${fixed(result.k, 2)} kg⁻¹`)}${line("collisions-computed-a", `${fixed(result.a, 2)} N·s`)}
      ${line("collisions-computed-ball", `${fixed(ball, 2)} m/s`)}${line("collisions-computed-rod", `${fixed(rod, 2)} m/s`)}
      ${line("collisions-computed-spin", `${fixed(spin, 2)} s⁻¹`)}${line("collisions-computed-lost", `${fixed(lost(result), 2)} J`)}</dl></div>`;
  }
}
customElements.define("cd-computed-impact", ComputedImpact);

/** Rounding must not write −0.00. */
function lost({ energyLost }: CollisionResult): number {
  return Math.abs(energyLost) < 1e-9 ? 0 : energyLost;
}

/** Pixels per metre, and per metre per second. */
const [scale, arrow] = [62, 34];
function drawing(offset: number, ball: number, rod: number, spin: number): TemplateResult {
  const y = -offset * scale;
  const pointer = (x: number, at: number, velocity: number): unknown => {
    if (Math.abs(velocity) < 0.05) return "";
    const { shaft, head } = arrowPaths([x, at], [velocity * arrow, 0], { head: 8.4, half: 4, gap: 6 });
    return svg`<path class="impact-v" d=${pathData`${[shaft, head]}`}></path>`;
  };
  const turn = Math.max(-1.2, Math.min(1.2, spin * 0.14));
  return html`<svg class="impact-picture" viewBox="-110 -64 260 128" role="img" aria-label=${t("collisions-computed-picture")}>
    <rect class="impact-body" x="-3" y=${-half * scale} width="6" height=${2 * half * scale}></rect>
    <rect class="impact-after" x="-3" y=${-half * scale} width="6" height=${2 * half * scale} transform="translate(${rod * 14} 0) rotate(${(-turn * 180) / Math.PI})"></rect>
    <circle class="impact-body" cx="-9.5" cy=${y} r="6.2"></circle>${pointer(-9.5, y, ball)}${pointer(3, 0, rod)}
  </svg>`;
}
