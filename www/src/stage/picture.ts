// One frame of the stage: what is drawn, from back to front. Reads the session, changes nothing in it. This is a bead on
// its curve; several bodies with what ties them together are drawn by system/system-picture.ts, which fills in the steps.
import { nothing, type TemplateResult } from "lit";
import { t } from "../messages";
import { formatNumber } from "../panels/numbers";
import type { BodyInfo, ConstraintInfo, Glyph, ReferenceInfo, Vector } from "../simulation/core";
import type { Run, Session, SymbolKey, Thing } from "../simulation/session";
import { type Bounds, placeOf, sceneBounds } from "./bounds";
import { Camera } from "./camera";
import type { Eye } from "./eye";
import { type ArrowLook, drawArrow, type Places } from "./glyphs/arrow";
import { drawCurve } from "./glyphs/curve";
import { drawGhost, drawGhostWord } from "./glyphs/ghost";
import { drawGrid, drawScaleBar } from "./glyphs/grid";
import { drawOutside, drawParticle } from "./glyphs/particle";
import { drawSpring } from "./glyphs/spring";
import type { Pen } from "./pen";
import { Scales } from "./scales";
import { distanceToSegment, nearestOn } from "./snap";
import { Trails } from "./trails";
import { type ArrowKind, arrowKinds, gradients, Vectors } from "./vectors";

/** An arrow in pixels: where it begins, and how far it reaches. */
export type Line = readonly [number, number, number, number];

export interface Shown {
  readonly arrows: ReadonlySet<ArrowKind>;
  readonly exact: boolean;
  /** The body under the pointer, in the hand, or chosen by keyboard. */
  readonly held: number | null;
  readonly focused: number | null;
  readonly selected: Thing | null;
  /** The hand that pulls the spring, world coordinates. */
  readonly hand: { readonly body: number; readonly at: Vector; readonly grip: Vector } | null;
  readonly still: boolean;
  readonly words: { readonly exact: string };
}

export interface Frame {
  readonly pen: Pen;
  readonly session: Session;
  readonly run: Run;
  readonly shown: Shown;
  readonly symbol: SymbolKey | null;
}

/** Highlighted, these are read off the curve or the body: the curve stays strong. */
const ofTheCurve: readonly SymbolKey[] = ["C", "r", "Cdot", "x"];

export class Picture {
  protected readonly vectors = new Vectors();
  readonly scales = new Scales();
  readonly trails = new Trails();
  readonly camera: Eye = new Camera();
  bodies: readonly BodyInfo[] = [];
  glyphs: readonly Glyph[] = [];

  /** After a change of runs, parameters or structure. */
  learn(session: Session): void {
    const { simulation } = session.selected;
    this.bodies = simulation.bodies();
    this.learnConstraints(simulation.constraints());
    this.trails.keep(session.runs);
  }
  protected learnConstraints(constraints: readonly ConstraintInfo[]): void {
    this.glyphs = constraints.flatMap((constraint) => constraint.glyphs);
  }

  /** What the camera should show. */
  bounds(run: Run): Bounds {
    return sceneBounds(this.glyphs, this.bodies, run.drawn);
  }

  /** Where an arrow of the selected run lies, in pixels. */
  arrow(run: Run, body: BodyInfo, kind: ArrowKind): Line {
    const unit = this.scales.of(kind).value || 1;
    const from = placeOf(run.drawn, body);
    const to = from.map((x, i) => x + this.vectors.at(kind, body.velocityOffset + i) / unit);
    const [x, y] = this.camera.pixel(from);
    const [tipX, tipY] = this.camera.pixel(to);
    return [x, y, tipX - x, tipY - y];
  }

  /** The thing under the pixel, in any run: here the nearest body that moves. */
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

  /** Rigid bodies at a place of the selected run, the topmost first. */
  under(_session: Session, _at: Vector): readonly number[] {
    return [];
  }
  /** The point of the body that a pointer takes hold of, in the body's coordinates; absent: its centre. */
  gripAt(_session: Session, _body: BodyInfo, _px: number, _py: number): Vector | undefined {
    return undefined;
  }

  /** The arrow of the selected run under the pixel, among those that are shown. */
  arrowAt(run: Run, shown: ReadonlySet<ArrowKind>, px: number, py: number): ArrowKind | null {
    for (const kind of arrowKinds) {
      if (!shown.has(kind)) continue;
      for (const body of this.arrowBodies) {
        const [x, y, dx, dy] = this.arrow(run, body, kind);
        const length = Math.hypot(dx, dy);
        const beyond = length > 0 ? 1 + symbolReach / length : 1;
        const distance = distanceToSegment(px, py, x, y, x + dx * beyond, y + dy * beyond);
        if (length > 6 && distance <= arrowReach) return kind;
      }
    }
    return null;
  }

  /** True when something is still moving by itself and wants another frame. */
  draw(pen: Pen, session: Session, shown: Shown): boolean {
    const run = session.selected;
    const symbol = session.highlight?.symbol ?? null;
    const frame: Frame = { pen, session, run, shown, symbol };
    const moving = this.read(frame);
    pen.context.clearRect(0, 0, this.camera.width, this.camera.height);
    this.drawGround(frame);
    this.drawCurves(frame);
    this.drawTrails(frame);
    this.drawLinks(frame);
    if (symbol === "C") for (const tie of this.ties) this.#drawViolation(frame, ...tie);
    if (symbol === "x" || symbol === "r") for (const tie of this.ties) this.#drawRadius(frame, ...tie);
    const exact = shown.exact ? run.simulation.reference(session.time) : null;
    if (exact) this.#eachExact(exact, (x, y) => drawGhost(pen, x, y));
    const taken: Places = [];
    const arrows = this.#drawArrows(frame, taken);
    if (exact) this.#drawExactWords(frame, exact, taken, arrows);
    this.drawBodies(frame);
    this.drawLegend(frame);
    return moving;
  }

  /** Brings over what the arrows need. */
  protected read({ session, run, shown, symbol }: Frame): boolean {
    const gradient = shown.arrows.has("grad") || symbol === "grad";
    this.vectors.read(run, !session.playing, gradient ? this.gradients : null);
    return this.scales.update(this.camera, (kind) => this.largest(kind), shown.still, this.forceRoom);
  }
  /** Applied forces are drawn so many times shorter than there is room for. */
  protected get forceRoom(): number {
    return 3;
  }
  /** The longest arrow of a kind, in its unit. */
  protected largest(kind: ArrowKind): number {
    return this.vectors.largest(kind, this.arrowBodies);
  }
  /** The kinds of arrows that this scene can have. */
  get arrowKinds(): readonly ArrowKind[] {
    return arrowKinds;
  }
  protected readonly gradients: (run: Run, length: number) => Float64Array = gradients;

  /** The bodies that wear arrows. */
  protected get arrowBodies(): readonly BodyInfo[] {
    return this.bodies;
  }

  protected drawGround({ pen }: Frame): void {
    drawGrid(pen, this.camera);
  }

  protected drawCurves({ pen, symbol }: Frame): void {
    const look = {
      strong: symbol === "C" || symbol === "r",
      faint: symbol !== null && !ofTheCurve.includes(symbol),
    };
    for (const glyph of this.glyphs) drawCurve(pen, this.camera, glyph, look);
  }

  protected drawTrails({ pen, session }: Frame): void {
    this.trails.draw(pen, this.camera, session, this.bodies);
  }

  /** What ties bodies together. */
  protected drawLinks(_frame: Frame): void {}

  /** Curves with the body that is kept on each. */
  protected get ties(): (readonly [Glyph, BodyInfo])[] {
    const [body] = this.bodies;
    return body ? this.glyphs.map((glyph) => [glyph, body] as const) : [];
  }

  /** How far off the curve the body is: what C measures. */
  #drawViolation({ pen, run }: Frame, glyph: Glyph, body: BodyInfo): void {
    const at = placeOf(run.drawn, body);
    const on = nearestOn(glyph, at[0] ?? 0, at[1] ?? 0);
    if (on && at.length === 2) this.#line(pen, [on.x, on.y], at, "--C", 3);
  }

  #drawRadius({ pen, run, symbol }: Frame, glyph: Glyph, body: BodyInfo): void {
    if (glyph.type !== "circle") return;
    const at = placeOf(run.drawn, body);
    const on = symbol === "r" && at.length === 2 ? nearestOn(glyph, at[0] ?? 0, at[1] ?? 0) : null;
    this.#line(pen, glyph.center, on ? [on.x, on.y] : at, "--ink", 1.8);
  }

  #eachExact(exact: ReferenceInfo, draw: (x: number, y: number) => void): void {
    for (const body of this.bodies)
      if (!body.fixed) draw(...this.camera.pixel(exact.positions, body.positionOffset));
  }

  /** Outside the curve, half way between the normal and the tangent, and not below: there it is mostly clear. */
  #drawExactWords({ pen, shown }: Frame, exact: ReferenceInfo, taken: Places, arrows: Line[]): void {
    const [glyph] = this.glyphs;
    const [cx, cy] = this.camera.pixel(glyph?.type === "circle" ? glyph.center : [0, 0]);
    const free = (x: number, y: number): boolean =>
      taken.every(([a, b]) => Math.hypot(a - x, b - y) > 18) &&
      arrows.every(([ax, ay, dx, dy]) => distanceToSegment(x, y, ax, ay, ax + dx, ay + dy) > 10);
    this.#eachExact(exact, (x, y) => {
      const outward = Math.atan2(y - cy, x - cx);
      drawGhostWord(pen, x, y, shown.words.exact, outward + (Math.cos(outward) < 0 ? 0.8 : -0.8), free);
    });
  }

  #drawArrows({ pen, run, shown, symbol }: Frame, taken: Places): Line[] {
    const wanted = symbol === "lambda" ? "fhat" : symbol === "Cdot" ? "v" : symbol;
    const drawn: Line[] = [];
    for (const kind of order) {
      if (!shown.arrows.has(kind) && wanted !== kind) continue;
      const arrows = this.arrowBodies.map((body) => this.arrow(run, body, kind));
      const look = { symbol: kind, strong: wanted === kind, faint: wanted !== null && wanted !== kind };
      this.drawArrows(pen, arrows, look, taken);
      drawn.push(...arrows);
    }
    return drawn;
  }
  protected drawArrows(pen: Pen, arrows: readonly Line[], look: ArrowLook, taken: Places): void {
    for (const arrow of arrows) drawArrow(pen, ...arrow, look, taken);
  }

  /** The selected run on top. */
  protected drawBodies({ pen, session, shown }: Frame): void {
    const { camera } = this;
    for (const run of selectedLast(session)) {
      const selected = run === session.selected;
      for (const body of this.bodies) {
        const [px, py] = camera.pixel(run.drawn, body.positionOffset);
        if (shown.hand?.body === body.id) drawSpring(pen, px, py, ...camera.pixel(shown.hand.at));
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

  protected drawLegend({ pen, shown, symbol }: Frame): void {
    drawScaleBar(pen, this.camera, this.scales.meanings(shown.arrows, symbol));
  }

  #line(pen: Pen, from: Vector, to: Vector, color: string, width: number): void {
    const { context } = pen;
    context.beginPath();
    context.moveTo(...this.camera.pixel(from));
    context.lineTo(...this.camera.pixel(to));
    context.lineWidth = width;
    context.lineCap = "round";
    context.strokeStyle = pen.color(color);
    context.stroke();
  }

  /** Prefix of the messages about what is in the picture. */
  readonly words: string = "stage";
  /** What there is to switch besides arrows; `redraw` after a change. */
  toggles(_redraw: () => void): TemplateResult | typeof nothing {
    return nothing;
  }
  /** What is shown of contacts; nothing where there are none. */
  showLayers(_ids: readonly string[]): void {}
  /** For a screen reader: where the body is. `c`: |C| in words; `short`: of the body only, one of several. */
  describe(run: Run, body: BodyInfo | undefined, c: string, _short: boolean): string {
    const [x = 0, y = 0] = body ? placeOf(run.drawn, body) : [];
    return body ? t("stage-description", { x: formatNumber(x), y: formatNumber(y), c }) : "";
  }
  /** After a body was placed by hand. */
  describePlaced(legal: boolean, c: string): string {
    return legal ? t("stage-placed-legal") : t("stage-placed-illegal", { c });
  }
  /** After a change: whether a camera that shows everything should look anew. */
  worthFitting(_session: Session, _bounds: Bounds): boolean {
    return true;
  }

  /** Takes away what a picture may have put beside the canvas. */
  dispose(): void {}
}

/** The runs in the order of drawing. */
export function selectedLast({ runs, selected }: Session): Run[] {
  return [...runs].sort((a, b) => Number(a === selected) - Number(b === selected));
}

/** From back to front. */
const order: readonly ArrowKind[] = ["grad", "v", "f", "fhat"];
/** Pixels within which a body is meant: by a pointer, by a finger. */
export const bodyReach = 15;
export const fingerReach = 26;
/** Pixels within which an arrow is meant; the symbol beyond its tip belongs to it. */
const arrowReach = 7;
const symbolReach = 22;
