// The magnifier: the wire near the particle, much larger across it than along it; the last steps as dots, the tangent of the last
// step, the gap as a bracket with its number.
import type { BodyInfo } from "../../simulation/core";
import { type Recorded, recall } from "../../simulation/recall";
import type { Pen } from "../pen";
import type { Frame, Scene } from "../scene";
import type { ExtraPicture } from "./extra";
import { type Lens, lensFor, magnifies } from "./lens";
import { drawLoupe, type LoupePicture } from "./loupe-picture";
import { type Place, placeLoupe } from "./loupe-place";
import { type Wire, wireOf } from "./wire";

/** Steps before the present one that are shown. */
const steps = 4;
/** Time constant with which magnification and place change, s. */
const easing = 0.12;

export class Loupe implements ExtraPicture {
  #lens: Lens | null = null;
  #shown: Lens | null = null;
  #place: Place | null = null;
  #wire: Wire | null = null;
  #before: readonly Recorded[] = [];
  #step = -1;
  #last = 0;

  forget(): void {
    this.#step = -1;
    this.#lens = null;
    this.#shown = null;
    this.#place = null;
  }

  read(scene: Scene, { session, run, shown }: Frame): boolean {
    const { simulation } = run;
    const now = performance.now() / 1000;
    const elapsed = Math.min(0.1, now - this.#last);
    this.#last = now;
    const chosen = shown.selected?.kind === "body" ? shown.selected.id : shown.focused;
    this.#wire = wireOf(simulation, scene.bodies, chosen);
    const wire = this.#wire;
    if (!wire) return false;
    if (simulation.stepCount !== this.#step || !session.playing) {
      this.#step = simulation.stepCount;
      const { time, stepSize } = simulation;
      this.#before = recall(
        simulation,
        Array.from({ length: steps }, (_, i) => time - (steps - i) * stepSize),
      );
    }
    const { camera } = scene;
    const radius = Math.min(108, Math.max(58, 0.25 * Math.min(camera.width, camera.height)));
    const { scale } = camera;
    const speed = speedOf(simulation.velocities(), wire.body);
    const seen = {
      gap: wire.gap * scale,
      step: speed * simulation.stepSize * scale,
      radius,
      bend: wire.bend / scale,
    };
    this.#lens = lensFor(seen, this.#lens);
    const at = camera.pixel(run.drawn, wire.body.positionOffset);
    const part = shown.still || !this.#shown ? 1 : 1 - Math.exp(-elapsed / easing);
    const arrows = [...shown.arrows].flatMap((kind) =>
      scene.arrowBodies.map((body) => scene.arrows.line(run, body, kind)),
    );
    const place = placeLoupe(camera, at, radius, this.#place, part, arrows);
    this.#place = place.place;
    this.#shown = approach(this.#shown ?? this.#lens, this.#lens, part);
    return place.moving || this.#shown !== this.#lens;
  }

  draw(pen: Pen, scene: Scene, { run }: Frame): void {
    const [wire, lens, place] = [this.#wire, this.#shown, this.#place];
    if (!wire || !lens || !place || !this.#lens || !magnifies(this.#lens)) return;
    const { simulation } = run;
    const { body } = wire;
    const velocity = body.velocityOffset;
    const previous = this.#before.at(-1);
    const picture: LoupePicture = {
      wire,
      lens,
      named: this.#lens,
      place,
      scale: scene.camera.scale,
      at: scene.camera.pixel(run.drawn, body.positionOffset),
      color: run.color,
      dots: [...this.#before.map(({ positions }) => positions), simulation.positions()].map((positions) =>
        plane(positions, body.positionOffset),
      ),
      tangent: previous
        ? {
            from: plane(previous.positions, body.positionOffset),
            along: plane(previous.velocities, velocity).map((v) => v * simulation.stepSize) as [
              number,
              number,
            ],
          }
        : null,
    };
    drawLoupe(pen, picture);
  }
}

const plane = (values: Float64Array, at: number): [number, number] => [values[at] ?? 0, values[at + 1] ?? 0];
const speedOf = (velocities: Float64Array, { velocityOffset }: BodyInfo): number =>
  Math.hypot(...plane(velocities, velocityOffset));

/** On the way from one magnification to another, by equal factors. */
function approach(from: Lens, to: Lens, part: number): Lens {
  const far = Math.abs(Math.log(to.across / from.across)) + Math.abs(Math.log(to.along / from.along));
  if (far < 0.01 || part === 1) return to;
  return {
    across: from.across * (to.across / from.across) ** part,
    along: from.along * (to.along / from.along) ** part,
  };
}
