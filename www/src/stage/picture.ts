// One frame of the stage: what is drawn, from back to front. Reads the session, changes nothing in it.
import type { BodyInfo, Glyph, ReferenceInfo } from "../simulation/core";
import type { Run, Session, SymbolKey } from "../simulation/session";
import type { Camera } from "./camera";
import { drawArrow, type Places } from "./glyphs/arrow";
import { drawCurve } from "./glyphs/curve";
import { drawGhost, drawGhostWord } from "./glyphs/ghost";
import { drawGrid, drawScaleBar } from "./glyphs/grid";
import { drawOutside, drawParticle } from "./glyphs/particle";
import { drawSpring } from "./glyphs/spring";
import type { Pen } from "./pen";
import { Scales } from "./scales";
import { distanceToSegment, nearestOn } from "./snap";
import { Trails } from "./trails";
import { type ArrowKind, Vectors } from "./vectors";

/** Arrows in pixels: where they begin, and how far they reach. */
type Lines = (readonly [number, number, number, number])[];

export interface Shown {
  readonly arrows: ReadonlySet<ArrowKind>;
  readonly exact: boolean;
  /** The body under the pointer, in the hand, or chosen by keyboard. */
  readonly held: number | null;
  readonly focused: number | null;
  /** The hand that pulls the spring, world coordinates. */
  readonly hand: { readonly body: number; readonly x: number; readonly y: number } | null;
  readonly still: boolean;
  readonly words: { readonly exact: string };
}

export class Picture {
  readonly #vectors = new Vectors();
  readonly scales = new Scales();
  readonly trails = new Trails();
  bodies: readonly BodyInfo[] = [];
  glyphs: readonly Glyph[] = [];

  /** After a change of runs, parameters or structure. */
  learn(session: Session): void {
    const { simulation } = session.selected;
    this.bodies = simulation.bodies();
    this.glyphs = simulation.constraints().flatMap((constraint) => constraint.glyphs);
    this.trails.keep(session.runs);
  }

  /** Where an arrow of the selected run lies, in pixels: for hitting it. */
  arrow(
    camera: Camera,
    run: Run,
    body: BodyInfo,
    kind: ArrowKind,
  ): readonly [number, number, number, number] {
    const [x, y] = place(run, body);
    const length = camera.scale / (this.scales.of(kind).value || 1);
    const dx = this.#vectors.at(kind, body.velocityOffset) * length;
    const dy = -this.#vectors.at(kind, body.velocityOffset + 1) * length;
    return [camera.pixelX(x), camera.pixelY(y), dx, dy];
  }

  /** True when something is still moving by itself and wants another frame. */
  draw(pen: Pen, camera: Camera, session: Session, shown: Shown): boolean {
    const { context } = pen;
    const run = session.selected;
    const symbol = session.highlight?.symbol ?? null;
    this.#vectors.read(run, !session.playing, shown.arrows.has("grad") || symbol === "grad");
    const offsets = this.bodies.map((body) => body.velocityOffset);
    const moving = this.scales.update(camera, (kind) => this.#vectors.largest(kind, offsets), shown.still);
    context.clearRect(0, 0, camera.width, camera.height);
    drawGrid(pen, camera);
    const receding = symbol !== null && !["C", "r", "Cdot", "x"].includes(symbol);
    for (const glyph of this.glyphs)
      drawCurve(pen, camera, glyph, { strong: symbol === "C" || symbol === "r", faint: receding });
    this.trails.draw(pen, camera, session, this.bodies);
    if (symbol === "C") this.#drawViolation(pen, camera, run);
    if (symbol === "x" || symbol === "r") this.#drawRadius(pen, camera, run, symbol);
    const exact = shown.exact ? session.selected.simulation.reference(session.time) : null;
    if (exact) this.#eachExact(exact, camera, (x, y) => drawGhost(pen, x, y));
    const taken: Places = [];
    const arrows = this.#drawArrows(pen, camera, run, shown, symbol, taken);
    if (exact) this.#drawExactWords(pen, camera, exact, shown, taken, arrows);
    this.#drawBodies(pen, camera, session, shown);
    drawScaleBar(pen, camera, this.scales.meanings(shown.arrows, symbol));
    return moving;
  }

  /** How far off the curve the body is: what C measures. */
  #drawViolation(pen: Pen, camera: Camera, run: Run): void {
    for (const body of this.bodies) {
      const [x, y] = place(run, body);
      for (const glyph of this.glyphs) {
        const on = nearestOn(glyph, x, y);
        if (on) line(pen, camera, on.x, on.y, x, y, "--C", 3);
      }
    }
  }

  #drawRadius(pen: Pen, camera: Camera, run: Run, symbol: SymbolKey): void {
    const [body] = this.bodies;
    if (!body) return;
    for (const glyph of this.glyphs) {
      if (glyph.type !== "circle") continue;
      const [cx = 0, cy = 0] = glyph.center;
      const [x, y] = place(run, body);
      const end = symbol === "r" ? (nearestOn(glyph, x, y) ?? { x, y }) : { x, y };
      line(pen, camera, cx, cy, end.x, end.y, "--ink", 1.8);
    }
  }

  #eachExact(exact: ReferenceInfo, camera: Camera, draw: (x: number, y: number) => void): void {
    for (const body of this.bodies) {
      if (body.fixed) continue;
      const x = camera.pixelX(exact.positions[body.positionOffset] ?? 0);
      const y = camera.pixelY(exact.positions[body.positionOffset + 1] ?? 0);
      draw(x, y);
    }
  }

  /** Outside the curve, half way between the normal and the tangent, and not below: there it is mostly clear. */
  #drawExactWords(
    pen: Pen,
    camera: Camera,
    exact: ReferenceInfo,
    shown: Shown,
    taken: Places,
    arrows: Lines,
  ): void {
    const [glyph] = this.glyphs;
    const [cx = 0, cy = 0] = glyph?.type === "circle" ? glyph.center : [];
    const free = (x: number, y: number): boolean =>
      taken.every(([a, b]) => Math.hypot(a - x, b - y) > 18) &&
      arrows.every(([ax, ay, dx, dy]) => distanceToSegment(x, y, ax, ay, ax + dx, ay + dy) > 10);
    this.#eachExact(exact, camera, (x, y) => {
      const outward = Math.atan2(y - camera.pixelY(cy), x - camera.pixelX(cx));
      drawGhostWord(pen, x, y, shown.words.exact, outward + (Math.cos(outward) < 0 ? 0.8 : -0.8), free);
    });
  }

  #drawArrows(
    pen: Pen,
    camera: Camera,
    run: Run,
    shown: Shown,
    symbol: SymbolKey | null,
    taken: Places,
  ): Lines {
    const wanted = symbol === "lambda" ? "fhat" : symbol === "Cdot" ? "v" : symbol;
    const order: readonly ArrowKind[] = ["grad", "v", "f", "fhat"];
    const drawn: Lines = [];
    for (const kind of order) {
      if (!shown.arrows.has(kind) && wanted !== kind) continue;
      for (const body of this.bodies) {
        const arrow = this.arrow(camera, run, body, kind);
        const look = { symbol: kind, strong: wanted === kind, faint: wanted !== null && wanted !== kind };
        drawArrow(pen, ...arrow, look, taken);
        drawn.push(arrow);
      }
    }
    return drawn;
  }

  #drawBodies(pen: Pen, camera: Camera, session: Session, shown: Shown): void {
    const last = [...session.runs].sort(
      (a, b) => Number(a === session.selected) - Number(b === session.selected),
    );
    for (const run of last) {
      const selected = run === session.selected;
      for (const body of this.bodies) {
        const [x, y] = place(run, body);
        const px = camera.pixelX(x);
        const py = camera.pixelY(y);
        if (shown.hand?.body === body.id)
          drawSpring(pen, px, py, camera.pixelX(shown.hand.x), camera.pixelY(shown.hand.y));
        const outside = px < -9 || py < -9 || px > camera.width + 9 || py > camera.height + 9;
        if (outside) drawOutside(pen, px, py, camera.width, camera.height, run.color);
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
  }
}

/** Where a body of a run is drawn, world coordinates. */
export function place(run: Run, body: BodyInfo): [number, number] {
  return [run.drawn[body.positionOffset] ?? 0, run.drawn[body.positionOffset + 1] ?? 0];
}

function line(
  pen: Pen,
  camera: Camera,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  color: string,
  width: number,
): void {
  const { context } = pen;
  context.beginPath();
  context.moveTo(camera.pixelX(ax), camera.pixelY(ay));
  context.lineTo(camera.pixelX(bx), camera.pixelY(by));
  context.lineWidth = width;
  context.lineCap = "round";
  context.strokeStyle = pen.color(color);
  context.stroke();
}
