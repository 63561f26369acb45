// Recorded moments on the stage: a ghost of the bodies at the time under the pointer in a plot, and the stroboscope of the interval
// that is brushed there. Drawn beside the present and paler.
import { formatNumber } from "../panels/numbers";
import { type Recorded, recall } from "../simulation/recall";
import type { Run, Session } from "../simulation/session";
import type { Pen } from "./pen";
import type { Scene } from "./scene";

/** Moments of a stroboscope. */
const flashes = 15;
const opacity = 0.42;

interface Moment {
  readonly run: Run;
  readonly state: Recorded;
}

export class Recalled {
  #key = "";
  #moments: readonly Moment[] = [];
  #paper: CanvasRenderingContext2D | null = null;

  /** Recorded states may be others now. */
  forget(): void {
    this.#key = "";
  }

  /** Recorded states at the wanted times: read once, since they do not change while time goes on. */
  #read(session: Session): readonly Moment[] {
    const { cursor, span, runs } = session;
    const times = wished(session);
    const key = JSON.stringify([times.filter((time) => time <= session.to), runs.map(({ id }) => id)]);
    if (key !== this.#key) {
      this.#key = key;
      this.#moments = runs
        .filter(({ simulation }) => times.length > 0 && simulation.recordedTo > simulation.recordedFrom)
        .flatMap((run) => recall(run.simulation, times).map((state) => ({ run, state })));
    }
    const single = span === null && cursor !== null;
    // The present is there already.
    return single
      ? this.#moments.filter(({ state }) => Math.abs(state.time - session.time) > 1e-9)
      : this.#moments;
  }

  draw(pen: Pen, scene: Scene, session: Session): void {
    const moments = this.#read(session);
    if (moments.length === 0) return;
    const { canvas } = pen.context;
    this.#paper ??= document.createElement("canvas").getContext("2d");
    const paper = this.#paper;
    if (!paper) return;
    // A new size clears it.
    [paper.canvas.width, paper.canvas.height] = [canvas.width, canvas.height];
    paper.setTransform(pen.ratio, 0, 0, pen.ratio, 0, 0);
    const copy = pen.onto(paper);
    for (const { run, state } of moments) scene.drawBodies(copy, at(run, state), session);
    pen.context.save();
    pen.context.globalAlpha = opacity;
    pen.context.drawImage(paper.canvas, 0, 0, pen.width, pen.height);
    pen.context.restore();
    this.#sayTime(pen, scene, session, moments);
  }

  #sayTime(pen: Pen, scene: Scene, session: Session, moments: readonly Moment[]): void {
    const own = moments.filter(({ run }) => run === session.selected);
    const body = scene.bodies.find(({ fixed }) => !fixed);
    if (!body) return;
    for (const { state } of own.length > 2 ? [own[0] as Moment, own.at(-1) as Moment] : own) {
      const [x, y] = scene.camera.pixel(state.positions, body.positionOffset);
      pen.text(`${formatNumber(state.time)} s`, x + 14, y - 14, "--muted");
    }
  }
}

function wished({ cursor, span }: Session): readonly number[] {
  if (span)
    return Array.from({ length: flashes }, (_, i) => span.from + ((span.to - span.from) * i) / (flashes - 1));
  return cursor === null ? [] : [cursor];
}

/** A run as it was. */
function at(run: Run, { positions }: Recorded): Run {
  const { id, name, color, simulation, scene, rebuilt, visited, cost } = run;
  return {
    ...{ id, name, color, simulation, scene, rebuilt, visited, cost },
    ...{ status: "ok", stopped: false, fraction: 1, drawn: positions },
  };
}
