// L and ω of the one body that turns in space, as arrows from its middle, and the ways that the tip of ω and an end of the body have gone. Their scales
// change only where one becomes longer than before, so that what changes is seen to change and nothing grows beyond the stage.
import type { Vector } from "../../simulation/core";
import { placeOf, toWorld } from "../../simulation/pose";
import type { Run } from "../../simulation/session";
import type { Line } from "../arrows";
import { drawArrow, type Places } from "../glyphs/arrow";
import { drawTrail } from "../glyphs/trail";
import type { Pen } from "../pen";
import { endOf, type Solid } from "../rigid/solids";
import type { View } from "../tool";
import { Trail } from "../trail";

/** Of the largest L so far, and of the largest part of ω along it, in reaches of the body. */
const lengths = { momentum: 1.75, velocity: 1.2 };
const momenta = ["angularMomentum.x", "angularMomentum.y", "angularMomentum"];
/** Points of the way that are kept. */
const most = 1200;
/** The trail of an end: simulated time that it lasts, s; between two of its points, in reaches; a faster end would leave a scribble, rad/s. */
const span = 1.5;
const spacing = 0.05;
const tooFast = 25;

/** Reaches per unit; Infinity as long as there is nothing to show. */
interface Scales {
  readonly momentum: number;
  readonly velocity: number;
}

export class Spin {
  /** Ends of the arrows, m; null where nothing turns, or more than one body. */
  from: Vector | null = null;
  momentum: Vector = [];
  velocity: Vector = [];
  /** ω over time, rad/s. */
  #way: { readonly time: number; readonly omega: Vector }[] = [];
  #run = -1;
  #color = 0;
  /** Where an end of the body was lately, and is, m. */
  #trail = new Trail();
  #end: Vector | null = null;
  #time = 0;
  readonly #scales = new Map<number, Scales>();

  read({ id, color, simulation, drawn }: Run, movable: readonly Solid[]): void {
    const [solid, ...others] = movable;
    this.from = this.#end = null;
    if (!solid || others.length > 0 || solid.body.velocityLength !== 6) return;
    const { body } = solid;
    const L = momenta.map((name) => simulation.observe(name));
    const omega = [...simulation.velocities().subarray(body.velocityOffset + 3, body.velocityOffset + 6)];
    const scales = smaller(scalesOf(L, omega, solid.reach), simulation.stepCount > 0 && this.#scales.get(id));
    this.#scales.set(id, scales);
    if (!Number.isFinite(scales.momentum) || !Number.isFinite(scales.velocity)) return;
    this.from = placeOf(drawn, body);
    this.momentum = L.map((x) => scales.momentum * x);
    this.velocity = omega.map((x) => scales.velocity * x);
    const { time } = simulation;
    // Another run has another path; when time goes back, so does the path.
    this.#way = this.#run === id ? this.#way.filter((point) => point.time < time) : [];
    if (this.#run !== id) this.#trail = new Trail();
    this.#run = id;
    this.#color = color;
    this.#time = time;
    this.#trail.forgetAfter(time);
    const end = Math.hypot(...omega) < tooFast ? endOf(solid) : undefined;
    if (end) {
      this.#end = toWorld(drawn, body, end);
      const [x = 0, y = 0, z = 0] = this.#end;
      this.#trail.push(time, x, y, spacing * solid.reach, z);
    }
    this.#way = [...this.#way.slice(1 - most), { time, omega }];
  }

  /** Where the arrows end, m. */
  get tips(): readonly Vector[] {
    const { from } = this;
    return from ? [this.momentum, this.velocity].map((arrow) => sum(from, arrow)) : [];
  }

  draw(pen: Pen, view: View, taken: Places, lines: Line[]): void {
    const { from } = this;
    if (!from) return;
    if (this.#end) {
      const way = this.#trail.between(this.#time - span, this.#time);
      drawTrail(pen, view, way, view.pixel(this.#end), this.#color);
    }
    const { context } = pen;
    const scale = this.#scales.get(this.#run)?.velocity ?? 0;
    context.save();
    context.beginPath();
    for (const [i, { omega }] of this.#way.entries()) {
      const tip = view.pixel(from.map((x, k) => x + scale * (omega[k] ?? 0)));
      if (i === 0) context.moveTo(...tip);
      else context.lineTo(...tip);
    }
    context.lineWidth = 1.6;
    context.globalAlpha = 0.6;
    context.strokeStyle = pen.color("--omega");
    context.stroke();
    context.restore();
    const [x, y] = view.pixel(from);
    const arrows = this.tips.map((tip): Line => {
      const [tipX, tipY] = view.pixel(tip);
      return [x, y, tipX - x, tipY - y];
    });
    lines.push(...arrows);
    for (const [i, symbol] of (["L", "omega"] as const).entries())
      drawArrow(pen, ...(arrows[i] as Line), { symbol, strong: true, faint: false }, taken, lines);
  }
}

function scalesOf(L: Vector, omega: Vector, reach: number): Scales {
  const size = Math.hypot(...L);
  const along = omega.reduce((sum, x, i) => sum + (x * (L[i] ?? 0)) / size, 0);
  return {
    momentum: size > 1e-9 ? (lengths.momentum * reach) / size : Number.POSITIVE_INFINITY,
    velocity: along > 1e-9 ? (lengths.velocity * reach) / along : Number.POSITIVE_INFINITY,
  };
}
function smaller(now: Scales, before: Scales | undefined | false): Scales {
  if (!before) return now;
  return {
    momentum: Math.min(now.momentum, before.momentum),
    velocity: Math.min(now.velocity, before.velocity),
  };
}
function sum(a: Vector, b: Vector): Vector {
  return a.map((x, i) => x + (b[i] ?? 0));
}
