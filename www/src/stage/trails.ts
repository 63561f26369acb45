// The trails of all runs and bodies: fed while time runs. Where time was taken back they end at the present moment.
import type { BodyInfo } from "../simulation/core";
import { dimensionOf } from "../simulation/pose";
import type { Run, Session } from "../simulation/session";
import { drawTrail } from "./glyphs/trail";
import type { Pen } from "./pen";
import type { View } from "./tool";
import { Trail } from "./trail";

/** Simulated time a trail lasts, s. */
const span = 2.6;
/** Pixels between two points. */
const spacing = 5;

export class Trails {
  readonly #trails = new Map<number, Map<number, Trail>>();

  clear(): void {
    this.#trails.clear();
  }
  /** Only these runs are still there. */
  keep(runs: readonly Run[]): void {
    const alive = new Set(runs.map((run) => run.id));
    for (const id of this.#trails.keys()) if (!alive.has(id)) this.#trails.delete(id);
  }

  draw(pen: Pen, view: View, session: Session, bodies: readonly BodyInfo[]): void {
    const { time, to, from } = session;
    if (to === from) this.clear();
    for (const run of session.runs) {
      for (const body of bodies) {
        if (body.fixed) continue;
        const trail = this.#of(run, body);
        if (session.playing) {
          // While time runs, recorded points later than the present are replaced.
          trail.forgetAfter(time);
          feed(trail, run, body, time, spacing / view.scale);
        } else trail.forgetAfter(to);
        const way = trail.between(time - span, time);
        drawTrail(pen, view, way, view.pixel(run.drawn, body.positionOffset), run.color);
      }
    }
  }

  #of(run: Run, body: BodyInfo): Trail {
    const trails = this.#trails.get(run.id) ?? new Map<number, Trail>();
    this.#trails.set(run.id, trails);
    const trail = trails.get(body.id) ?? new Trail();
    trails.set(body.id, trail);
    return trail;
  }
}

/** The states between the last frame and this one, and the one that is drawn now. */
function feed(trail: Trail, { visited, drawn }: Run, body: BodyInfo, time: number, apart: number): void {
  const { positionOffset: at } = body;
  const deep = dimensionOf(body) > 2;
  for (let i = 0; i < visited.length; i++) {
    const z = deep ? visited.at(i, at + 2) : 0;
    trail.push(visited.time(i), visited.at(i, at), visited.at(i, at + 1), apart, z);
  }
  trail.push(time, drawn[at] ?? 0, drawn[at + 1] ?? 0, apart, deep ? drawn[at + 2] : 0);
}
