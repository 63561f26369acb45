// <cd-spin-picture .session>: L and ω of the selected run as arrows, and the way that the tip of ω has gone. Both come
// from the core; the picture only looks at them from one side, see tip-frame.ts.
import { html, nothing, svg, type TemplateResult } from "lit";
import { CdElement, type Stop } from "../../base/cd-element";
import { mathml } from "../../formula/mathml";
import { t } from "../../messages";
import type { Simulation, Vector } from "../../simulation/core";
import { looks } from "../../simulation/looks";
import type { Session } from "../../simulation/session";
import formulas from "./formulas.tex";
import "./spin-picture.css";
import { arrowPaths } from "../../base/arrow";
import { through } from "../../base/path-data";
import { type Place, type TipFrame, tipFrame } from "./tip-frame";
import { turning } from "./views";

/** Time between two looks while the run plays, ms; points of the way that are kept. */
const [pace, most] = [33, 1500];
const momenta = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];

interface Shown {
  readonly frame: TipFrame;
  readonly momentum: Place;
  readonly velocity: Place;
}

export class SpinPicture extends CdElement {
  static override properties = { session: { attribute: false }, _shown: { state: true } };
  declare session: Session;
  declare _shown: Shown | null;
  #frames = new WeakMap<Simulation, TipFrame | null>();
  #of: Simulation | undefined;
  /** Where the tip has been, and when. */
  #way: { readonly time: number; readonly at: Place }[] = [];

  constructor() {
    super();
    this._shown = null;
  }
  protected override sources(): readonly unknown[] {
    return [this.session];
  }
  protected override listen(): readonly Stop[] {
    return looks(this.session, pace, () => this.#look());
  }

  #look(): void {
    const { simulation } = this.session.selected;
    const vectors = vectorsOf(simulation);
    // Every run has its own beginning, kept for when it is selected.
    for (const run of this.session.runs) this.#frameOf(run.simulation);
    const frame = this.#frameOf(simulation);
    const { time } = simulation;
    // Another run has another path; when time goes back, so does the path.
    this.#way = this.#of === simulation ? this.#way.filter((point) => point.time < time) : [];
    this.#of = simulation;
    if (!vectors || !frame) {
      this._shown = null;
      return;
    }
    const velocity = frame.velocity(vectors.velocity);
    this.#way = [...this.#way.slice(1 - most), { time, at: velocity }];
    this._shown = { frame, momentum: frame.momentum(vectors.momentum), velocity };
  }

  #frameOf(simulation: Simulation): TipFrame | null {
    if (simulation.time === 0 || !this.#frames.has(simulation)) {
      const vectors = vectorsOf(simulation);
      this.#frames.set(simulation, vectors ? tipFrame(vectors.momentum, vectors.velocity) : null);
    }
    return this.#frames.get(simulation) ?? null;
  }

  protected override render(): TemplateResult {
    const shown = this._shown;
    return html`<figure class="spin-picture">
      <div class="spin-picture-frame">${shown ? this.#picture(shown) : html`<p class="spin-picture-none">${t("rigid-picture-none")}</p>`}</div>
      <figcaption><span class="spin-picture-key" aria-hidden="true"><span class="key-momentum">${mathml(formulas, "L")}</span>
        <span class="key-velocity">${mathml(formulas, "omega")}</span></span>${t("rigid-picture-caption")}</figcaption></figure>`;
  }

  #picture({ frame, momentum, velocity }: Shown): TemplateResult {
    const { at, a, b } = frame.plane;
    return html`<svg viewBox="-130 -122 260 144" role="img" aria-label=${t("rigid-picture")}>
      <ellipse class="spin-plane" cx=${at[0]} cy=${at[1]} rx=${a} ry=${b}></ellipse>
      ${this.#way.length > 1 ? svg`<path class="spin-way" d=${through(this.#way.map(({ at }) => at))}></path>` : nothing}
      ${arrow("spin-momentum", momentum)}${arrow("spin-velocity", velocity)}
      <circle class="spin-origin" r="2.6"></circle></svg>`;
  }
}
customElements.define("cd-spin-picture", SpinPicture);

function vectorsOf(simulation: Simulation): { momentum: Vector; velocity: Vector } | null {
  try {
    const { velocityOffset } = turning(simulation.bodies());
    return {
      momentum: momenta.map((name) => simulation.observe(name)),
      velocity: Array.from(simulation.velocities().slice(velocityOffset + 3, velocityOffset + 6)),
    };
  } catch {
    return null;
  }
}

/** From the origin, with its head at the end; a short one has a small head. */
function arrow(kind: string, [x, y]: Place): TemplateResult {
  const size = Math.min(8, Math.hypot(x, y));
  const { shaft, head } = arrowPaths([0, 0], [x, y], { head: size, half: 0.45 * size, gap: 0.7 * size });
  return svg`<g class=${kind}><path d=${shaft}></path><path class="spin-head" d=${head}></path></g>` as TemplateResult;
}
