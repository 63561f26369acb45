// One frame of the stage: a scene drawn layer by layer, from back to front.
import type { Session } from "../simulation/session";
import type { Interest } from "./follow";
import type { Pen } from "./pen";
import type { Frame, Scene, Shown } from "./scene";

/** Draws one part of a scene; reads it, and changes nothing in it. */
export type Layer<S extends Scene = Scene> = (pen: Pen, scene: S, frame: Frame) => void;

export interface Picture {
  readonly scene: Scene;
  /** True when something is still moving by itself and wants another frame. */
  draw(pen: Pen, session: Session, shown: Shown, follow: (interest: Interest) => boolean): boolean;
}

/** @param layers from back to front */
export function pictureOf<S extends Scene>(scene: S, layers: readonly Layer<S>[]): Picture {
  return {
    scene,
    draw: (pen, session, shown, follow) => {
      const run = session.selected;
      const symbol = session.highlight?.symbol ?? null;
      const exact = shown.exact ? run.simulation.reference(session.time) : null;
      const frame: Frame = { session, run, shown, symbol, exact, taken: [], lines: [] };
      let moving = scene.read(frame);
      // Seen anew, everything lies at other pixels.
      if (follow((show) => scene.interest(frame, show))) moving = scene.read(frame) || true;
      for (const extra of shown.extras) moving = extra.read(scene, frame) || moving;
      pen.context.clearRect(0, 0, scene.camera.width, scene.camera.height);
      for (const layer of layers) layer(pen, scene, frame);
      return moving;
    },
  };
}
