// L and ω of the one body that turns in space, as arrows from its middle, and the way that the tip of ω has gone. Their lengths
// are those of the first moment, so that what changes is seen to change.
import type { Vector } from "../../simulation/core";
import { placeOf } from "../../simulation/pose";
import type { Run } from "../../simulation/session";
import { drawArrow, type Places } from "../glyphs/arrow";
import type { Pen } from "../pen";
import type { Solid } from "../rigid/solids";
import type { View } from "../tool";

/** Of the first L, and of the part of the first ω along it, in reaches of the body. */
const lengths = { momentum: 1.75, velocity: 1.2 };
const momenta = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];
/** Points of the way that are kept. */
const most = 1200;

interface Scales {
  readonly momentum: number;
  readonly velocity: number;
}

export class Spin {
  /** Ends of the arrows, m; null where nothing turns, or more than one body. */
  from: Vector | null = null;
  momentum: Vector = [];
  velocity: Vector = [];
  #way: { readonly time: number; readonly tip: Vector }[] = [];
  #run = -1;
  readonly #scales = new Map<number, Scales>();

  read({ id, simulation, drawn }: Run, movable: readonly Solid[]): void {
    const [solid, ...others] = movable;
    this.from = null;
    if (!solid || others.length > 0 || solid.body.velocityLength !== 6) return;
    const { body } = solid;
    const L = momenta.map((name) => simulation.observe(name));
    const omega = [...simulation.velocities().subarray(body.velocityOffset + 3, body.velocityOffset + 6)];
    if (simulation.stepCount === 0 || !this.#scales.has(id))
      this.#scales.set(id, scalesOf(L, omega, solid.reach));
    const scales = this.#scales.get(id);
    if (!scales || !Number.isFinite(scales.momentum) || !Number.isFinite(scales.velocity)) return;
    this.from = placeOf(drawn, body);
    this.momentum = L.map((x) => scales.momentum * x);
    this.velocity = omega.map((x) => scales.velocity * x);
    const { time } = simulation;
    // Another run has another path; when time goes back, so does the path.
    this.#way = this.#run === id ? this.#way.filter((point) => point.time < time) : [];
    this.#run = id;
    this.#way = [...this.#way.slice(1 - most), { time, tip: this.velocity }];
  }

  /** Where the arrows end, m. */
  get tips(): readonly Vector[] {
    const { from } = this;
    return from ? [this.momentum, this.velocity].map((arrow) => sum(from, arrow)) : [];
  }

  draw(pen: Pen, view: View, taken: Places): void {
    const { from } = this;
    if (!from) return;
    const { context } = pen;
    context.save();
    context.beginPath();
    for (const [i, { tip }] of this.#way.entries())
      if (i === 0) context.moveTo(...view.pixel(sum(from, tip)));
      else context.lineTo(...view.pixel(sum(from, tip)));
    context.lineWidth = 1.6;
    context.globalAlpha = 0.6;
    context.strokeStyle = pen.color("--omega");
    context.stroke();
    context.restore();
    const [x, y] = view.pixel(from);
    for (const [symbol, arrow] of [["L", this.momentum] as const, ["omega", this.velocity] as const]) {
      const [tipX, tipY] = view.pixel(sum(from, arrow));
      drawArrow(pen, x, y, tipX - x, tipY - y, { symbol, strong: true, faint: false }, taken);
    }
  }
}

function scalesOf(L: Vector, omega: Vector, reach: number): Scales {
  const size = Math.hypot(...L);
  const along = omega.reduce((sum, x, i) => sum + (x * (L[i] ?? 0)) / size, 0);
  return {
    momentum: size > 1e-9 ? (lengths.momentum * reach) / size : Number.NaN,
    velocity: along > 1e-9 ? (lengths.velocity * reach) / along : Number.NaN,
  };
}
function sum(a: Vector, b: Vector): Vector {
  return a.map((x, i) => x + (b[i] ?? 0));
}
