// The trails of all runs and bodies: fed while time runs, cleared when it goes back.
import type { BodyInfo } from "../simulation/core";
import type { Run, Session } from "../simulation/session";
import type { Camera } from "./camera";
import { drawTrail } from "./glyphs/trail";
import type { Pen } from "./pen";
import { Trail } from "./trail";

/** Simulated time a trail lasts, s. */
const span = 2.6;
/** Pixels between two points. */
const spacing = 3;

export class Trails {
  readonly #trails = new Map<number, Map<number, Trail>>();
  #lastTime = 0;

  clear(): void {
    this.#trails.clear();
  }
  /** Only these runs are still there. */
  keep(runs: readonly Run[]): void {
    const alive = new Set(runs.map((run) => run.id));
    for (const id of this.#trails.keys()) if (!alive.has(id)) this.#trails.delete(id);
  }

  draw(pen: Pen, camera: Camera, session: Session, bodies: readonly BodyInfo[]): void {
    const { time } = session;
    if (time < this.#lastTime) this.clear();
    this.#lastTime = time;
    for (const run of session.runs) {
      for (const body of bodies) {
        if (body.fixed) continue;
        const trail = this.#of(run, body);
        const x = run.drawn[body.positionOffset] ?? 0;
        const y = run.drawn[body.positionOffset + 1] ?? 0;
        if (session.playing) {
          feed(trail, run, body, spacing / camera.scale);
          trail.push(time, x, y, spacing / camera.scale);
        }
        trail.forgetBefore(time - span);
        drawTrail(pen, camera, trail, camera.pixelX(x), camera.pixelY(y), run.color);
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

/** The states between the last frame and this one. */
function feed(trail: Trail, { visited }: Run, body: BodyInfo, apart: number): void {
  for (let i = 0; i < visited.length; i++) {
    trail.push(
      visited.time(i),
      visited.at(i, body.positionOffset),
      visited.at(i, body.positionOffset + 1),
      apart,
    );
  }
}
