// <cone-space .state>: the complementary cones of three rows where they meet the unit sphere. The sphere is turned by dragging, b
// is dragged over it; arrow keys do the same.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { arrowPaths } from "../base/arrow";
import type { Stop } from "../base/cd-element";
import { pathData } from "../base/path-data";
import { t } from "../messages";
import { StateElement } from "./element";
import { symbolAt, watchSize } from "./plane-marks";
import { isPlainLcp } from "./problem";
import { type ProblemState, rounded } from "./problem-state";
import {
  columns,
  type Gaze,
  type SpaceCone,
  seen,
  spaceCones,
  tiles,
  unit,
  unseen,
  type Vector3,
} from "./sphere";
import { solutionsOf } from "./verdict";
import { list } from "./verdict-line";
import "./plane.css";

const colors = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `var(--run-${i % 6})`);
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** One press of a key, rad. */
const press = 0.12;

export class ConeSpace extends StateElement<ProblemState> {
  static override properties = { _gaze: { state: true }, _size: { state: true } };
  declare _gaze: Gaze;
  declare _size: readonly [number, number];
  #given = -1;
  #held: { what: "b" | "sphere"; x: number; y: number } | null = null;

  constructor() {
    super();
    this._gaze = { turn: 0, tilt: 0 };
    this._size = [0, 0];
  }
  /** Another problem is looked at from the side of its b. */
  protected override willUpdate(): void {
    if (!this.state || this.#given === this.state.given) return;
    this.#given = this.state.given;
    const [x, y, z] = this.#b;
    this._gaze = { turn: Math.atan2(-x, -y) + 0.4, tilt: z < 0 ? -0.3 : 0.3 };
  }
  protected override listen(): readonly Stop[] {
    const frame = this.querySelector(".plane-frame") as Element;
    return [
      ...super.listen(),
      watchSize(frame, (width, height) => {
        this._size = [width, height];
      }),
    ];
  }

  get #b(): Vector3 {
    const [x = 0, y = 0, z = 0] = this.state.problem.b;
    return [x, y, z];
  }
  get #radius(): number {
    return 0.36 * Math.min(...this._size);
  }
  #pixel(v: Vector3): readonly [number, number, number] {
    const [right, up, near] = seen(this._gaze, v);
    return [this._size[0] / 2 + this.#radius * right, this._size[1] / 2 - this.#radius * up, near];
  }
  /** b in the direction of a place on the picture; its length stays. */
  #point(x: number, y: number): void {
    const [right, up] = [(x - this._size[0] / 2) / this.#radius, (this._size[1] / 2 - y) / this.#radius];
    const off = Math.hypot(right, up);
    const near = off < 1 ? Math.sqrt(1 - off * off) : 0;
    const shrink = Math.max(1, off);
    this.#turnTo(unseen(this._gaze, [right / shrink, up / shrink, near]));
  }
  #turnTo(direction: Vector3): void {
    const size = Math.hypot(...this.#b) || 1;
    const b = unit(direction).map((x) => rounded(size * x));
    this.state.edit({ ...this.state.problem, b });
  }
  #turn(right: number, up: number): void {
    const { turn, tilt } = this._gaze;
    this._gaze = { turn: turn + right, tilt: Math.max(-1.5, Math.min(1.5, tilt - up)) };
  }

  readonly #down = (event: PointerEvent): void => {
    const [x, y] = [event.offsetX, event.offsetY];
    const [bx, by, near] = this.#pixel(unit(this.#b));
    const what = near >= 0 && Math.hypot(x - bx, y - by) < 20 ? "b" : "sphere";
    this.#held = { what, x, y };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  readonly #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held) return;
    const [x, y] = [event.offsetX, event.offsetY];
    if (held.what === "b") this.#point(x, y);
    else this.#turn((x - held.x) / this.#radius, (held.y - y) / this.#radius);
    this.#held = { ...held, x, y };
  };
  readonly #up = (): void => {
    this.#held = null;
  };
  readonly #key = (event: KeyboardEvent): void => {
    const by = keys[event.key];
    if (!by) return;
    if (event.shiftKey) {
      const [right, up, near] = seen(this._gaze, unit(this.#b));
      this.#turnTo(unseen(this._gaze, [right + press * by[0], up + press * by[1], near]));
    } else this.#turn(press * by[0], press * by[1]);
    event.preventDefault();
  };

  protected override render(): TemplateResult {
    const [width, height] = this._size;
    const plain = this.state && isPlainLcp(this.state.problem);
    return html`<div class="plane-frame">${
      plain
        ? html`<svg class="plane sphere" width=${width} height=${height} tabindex="0" role="application" aria-label=${t("lcp-sphere-label", { b: list(this.#b) })}
        @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up} @keydown=${this.#key}>${width > 0 ? this.#drawing() : ""}</svg>`
        : html`<p class="plane-note">${t("lcp-cones-plain")}</p>`
    }</div>`;
  }

  #drawing(): SVGTemplateResult {
    const { problem, verdict } = this.state;
    const chosen = solutionsOf(verdict).map(({ lambda }) => Array.from(lambda, (x) => x > 0).join());
    const cones = spaceCones(problem);
    const holds = (cone: SpaceCone): boolean => chosen.includes(cone.active.join());
    const side = (front: boolean): SVGTemplateResult[] =>
      cones.map(
        (cone, i) =>
          svg`<path class="sphere-cone ${front ? "front" : "back"} ${holds(cone) ? "holds" : ""}" data-cone=${i} .style=${`color: ${colors[i]}`} d=${this.#tiles(cone, front)}></path>`,
      );
    const [width, height] = this._size;
    return svg`<circle class="sphere-rim" cx=${width / 2} cy=${height / 2} r=${this.#radius}></circle>
      ${side(false)}${side(true)}
      ${[0, 1, 2].map((j) => this.#arrow([0, 1, 2].map((i) => (i === j ? 1 : 0)) as unknown as Vector3, `e_${j + 1}`, "var(--Cdot)"))}
      ${columns(problem).map((v, j) => this.#arrow(unit(v), `−A_${j + 1}`, "var(--lambda)"))}
      ${this.#direction()}`;
  }
  #tiles(cone: SpaceCone, front: boolean) {
    const paths = tiles(cone)
      .map((corners) => corners.map((corner) => this.#pixel(corner)))
      .filter((corners) => corners.reduce((sum, [, , near]) => sum + near, 0) >= 0 === front)
      .map(([p, q, r]) =>
        p && q && r ? pathData`M${p[0]} ${p[1]}L${q[0]} ${q[1]}L${r[0]} ${r[1]}Z` : pathData``,
      );
    return pathData`${paths}`;
  }
  #arrow(v: Vector3, name: string, color: string): SVGTemplateResult {
    const [x, y, near] = this.#pixel(v);
    const [cx, cy] = [this._size[0] / 2, this._size[1] / 2];
    const { shaft, head } = arrowPaths([cx, cy], [x - cx, y - cy], { head: 10, half: 4.5, gap: 7 });
    return svg`<g class="plane-arrow ${near < 0 ? "behind" : ""}" .style=${`color: ${color}`}><path class="shaft" d=${shaft}></path><path class="head" d=${head}></path>
      ${symbolAt(name, [cx + 1.16 * (x - cx), cy + 1.16 * (y - cy) + 5], color)}</g>`;
  }
  #direction(): SVGTemplateResult {
    const [x, y, near] = this.#pixel(unit(this.#b));
    return svg`<circle class="sphere-b ${near < 0 ? "behind" : ""}" cx=${x} cy=${y} r="7"></circle>${symbolAt("b", [x + 15, y - 9], "var(--f)")}`;
  }
}
customElements.define("cone-space", ConeSpace);
