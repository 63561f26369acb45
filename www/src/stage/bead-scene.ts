// A bead on its curve, the first lesson's scene, and its picture.
import { nothing } from "lit";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { BodyInfo, Glyph, Vector } from "../simulation/core";
import type { Run, Session, SymbolKey, Thing } from "../simulation/session";
import { Arrows } from "./arrows";
import { type Bounds, placeOf, sceneBounds } from "./bounds";
import { Camera } from "./camera";
import type { Interest } from "./follow";
import { drawCurves } from "./glyphs/curve";
import { drawOutside, drawParticle } from "./glyphs/particle";
import { drawSpring } from "./glyphs/spring";
import {
  arrows,
  extrasAbove,
  extrasBelow,
  ghosts,
  ghostWords,
  grid,
  measures,
  recalled,
  scaleBar,
} from "./layers";
import type { Pen } from "./pen";
import { type Layer, type Picture, pictureOf } from "./picture";
import { bodyReach, type Frame, fingerReach, gone, type Scene, selectedLast, showArrows } from "./scene";
import { Trails } from "./trails";
import { arrowKinds, gradients } from "./vectors";

/** From the middle of a bead to what lies free around it, px. */
const beadRoom = 14;

export class BeadScene implements Scene {
  readonly words = "stage";
  readonly camera = new Camera();
  readonly arrows = new Arrows(this.camera);
  readonly trails = new Trails();
  readonly arrowKinds = arrowKinds;
  bodies: readonly BodyInfo[] = [];
  glyphs: readonly Glyph[] = [];

  learn(session: Session): void {
    const { simulation } = session.selected;
    this.bodies = simulation.bodies();
    this.glyphs = simulation.constraints().flatMap((constraint) => constraint.glyphs);
    this.trails.keep(session.runs);
  }
  bounds(run: Run): Bounds {
    return sceneBounds(this.glyphs, this.bodies, run.drawn);
  }
  worthFitting(): boolean {
    return true;
  }
  interest(frame: Frame, show: Parameters<Interest>[0]): void {
    for (const run of frame.session.runs) {
      if (gone(run, this.camera)) continue;
      for (const { fixed, positionOffset } of this.bodies)
        if (!fixed) show(...this.camera.pixel(run.drawn, positionOffset), beadRoom);
    }
    showArrows(this, frame, show);
  }
  read({ session, run, shown, symbol }: Frame): boolean {
    const { vectors, scales } = this.arrows;
    const gradient = shown.arrows.has("grad") || symbol === "grad";
    vectors.read(run, !session.playing, gradient ? gradients : null);
    return scales.update(this.camera, (kind) => vectors.largest(kind, this.bodies), shown);
  }

  drawBodies(pen: Pen, run: Run): void {
    for (const { fixed, positionOffset } of this.bodies) {
      const [px, py] = this.camera.pixel(run.drawn, positionOffset);
      if (!fixed) drawParticle(pen, px, py, { color: run.color, faint: false, held: false, focused: false });
    }
  }

  get arrowBodies(): readonly BodyInfo[] {
    return this.bodies;
  }
  get ties(): (readonly [Glyph, BodyInfo])[] {
    const [body] = this.bodies;
    return body ? this.glyphs.map((glyph) => [glyph, body] as const) : [];
  }

  /** The nearest body that moves. */
  hit(session: Session, px: number, py: number, coarse: boolean): Thing | null {
    let found: Thing | null = null;
    let nearest = coarse ? fingerReach : bodyReach;
    for (const run of session.runs) {
      for (const { id, fixed, positionOffset } of this.bodies) {
        const [x, y] = this.camera.pixel(run.drawn, positionOffset);
        const distance = Math.hypot(x - px, y - py);
        if (fixed || !(distance <= nearest)) continue;
        nearest = distance;
        found = { kind: "body", id };
      }
    }
    return found;
  }
  under(): readonly number[] {
    return [];
  }
  gripAt(): Vector | undefined {
    return undefined;
  }

  toggles(): typeof nothing {
    return nothing;
  }
  showLayers(): void {}
  describe(run: Run, body: BodyInfo | undefined, c: string): string {
    const [x = 0, y = 0] = body ? placeOf(run.drawn, body) : [];
    return body ? t("stage-description", { x: formatNumber(x), y: formatNumber(y), c }) : "";
  }
  describePlaced(legal: boolean, c: string): string {
    return legal ? t("stage-placed-legal") : t("stage-placed-illegal", { c });
  }
  dispose(): void {}
}

/** Highlighted, these are read off the curve or the body: the curve stays strong. */
const ofTheCurve: readonly SymbolKey[] = ["C", "r", "Cdot", "x"];

const curves: Layer<BeadScene> = (pen, { camera, glyphs }, { symbol }) => {
  const look = {
    strong: symbol === "C" || symbol === "r",
    faint: symbol !== null && !ofTheCurve.includes(symbol),
  };
  drawCurves(pen, camera, glyphs, look);
};

const trails: Layer<BeadScene> = (pen, { trails, camera, bodies }, { session }) =>
  trails.draw(pen, camera, session, bodies);

/** The selected run on top. */
const beads: Layer<BeadScene> = (pen, scene, { session, shown }) => {
  const { camera } = scene;
  for (const run of selectedLast(session)) {
    const selected = run === session.selected;
    for (const body of scene.bodies) {
      const [px, py] = camera.pixel(run.drawn, body.positionOffset);
      if (shown.hand?.body === body.id) drawSpring(pen, px, py, ...camera.pixel(shown.hand.at));
      const outside = px < -9 || py < -9 || px > camera.width + 9 || py > camera.height + 9;
      if (outside) drawOutside(pen, camera, px, py, run.color);
      else {
        drawParticle(pen, px, py, {
          color: run.color,
          faint: run.status === "diverged",
          held: selected && shown.held === body.id,
          focused: selected && shown.focused === body.id,
        });
      }
    }
  }
};

export const beadPicture = (): Picture =>
  pictureOf(new BeadScene(), [
    grid,
    extrasBelow,
    curves,
    trails,
    recalled,
    measures,
    ghosts,
    arrows(),
    ghostWords,
    beads,
    scaleBar,
    extrasAbove,
  ]);
