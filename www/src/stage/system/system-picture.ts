// The picture of several bodies and what ties them together: rods, anchors, springs, curves; forces in rods as colours;
// what is lit and selected. Fills in the steps of picture.ts.
// Longer than most files: it only asks its neighbours to draw, in the order that belongs to one picture.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages";
import { type BodyInfo, catalog, type Glyph, type Vector } from "../../simulation/core";
import type { Run, Session, Thing } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import { type Bounds, Box, placeOf } from "../bounds";
import type { ArrowLook, Places } from "../glyphs/arrow";
import { drawCurve } from "../glyphs/curve";
import { drawOutside, drawParticle } from "../glyphs/particle";
import { drawSpring } from "../glyphs/spring";
import { drawThinArrows } from "../glyphs/thin-arrows";
import type { Pen } from "../pen";
import { type Frame, type Line, Picture, selectedLast } from "../picture";
import { drawJoints, isJoint, type Joint, jointAt, jointsOf } from "../rigid/joints";
import { Rigids } from "../rigid/rigids";
import type { ArrowKind } from "../vectors";
import { Beads } from "./beads";
import { hitAmong } from "./hits";
import { drawBand, drawRing } from "./lights";
import { forcesOf, Links, type Pull, pulls } from "./links";
import { drawLoadBar, Loads } from "./loads";
import type { Pixels } from "./nearest";
import { nodesOf } from "./nodes";
import { drawPin } from "./pins";
import { includeReach } from "./reach";
import { drawLoads, drawRods } from "./rods";
import { Rows } from "./rows";
import { systemToggles } from "./system-toggles";
import { bodyWords, iterateWords, loadWords, placedWords, sceneWords } from "./words";
import "../system.css";

/** More bodies than these wear arrows only when they are looked at. */
const mostArrows = 12;
/** More rigid bodies than these likewise: their contacts show forces of their own. */
const mostRigidArrows = 3;
/** More arrows than these are without symbols; more than these are thin lines. */
const mostLabelled = 6;
const mostThick = 60;
/** More bodies than these leave trails only when they are selected. */
const mostTrails = 6;
/** Bodies outside the picture are pointed at, if they are few. */
const mostOutside = 30;
/** More springs are drawn finer. */
const mostThickCoils = 8;
/** Rods that lie over each other have rims, if they are few. */
const mostRims = 150;

export class SystemPicture extends Picture {
  override readonly words: string = "system";
  /** Rods show their forces. */
  loadsShown = false;
  /** All bodies wear arrows, however many they are. */
  arrowsOnAll = false;
  protected joints: readonly Joint[] = [];
  protected links = new Links([], [], [], (glyph) => glyph);
  protected readonly loads = new Loads();
  protected readonly beads = new Beads();
  protected readonly rigids = new Rigids();
  readonly #rows = new Rows();
  readonly #pixels = new Map<number, Pixels>();
  #pulls: (Pull | null)[] = [];
  #lit: Thing | null = null;
  #looked: ReadonlySet<number> = new Set();
  #structure = "";
  #postponed = 0;

  constructor(protected readonly session: Session) {
    super();
  }

  // What there is ------------------------------------------------------------------------------------------------

  override learn(session: Session): void {
    const { simulation } = session.selected;
    const structure = [simulation.dof, simulation.lambda().length, simulation.positions().length].join();
    // Bringing over a whole cloth takes longer than a frame: a slider must not wait for it.
    const slow = this.#rows.cost > 12 && structure === this.#structure;
    clearTimeout(this.#postponed);
    if (slow) this.#postponed = window.setTimeout(() => this.#learnNow(session), 200);
    else this.#learnNow(session);
    this.#structure = structure;
  }

  #learnNow(session: Session): void {
    const run = session.selected;
    this.bodies = run.simulation.bodies();
    this.links = this.#linksOf(run);
    this.glyphs = this.links.curves.map(({ glyph }) => glyph);
    this.#learnPulls(run);
    this.rigids.learn(run.simulation, this.bodies);
    this.beads.learn(this.bodies, this.links.rods, run.drawn);
    this.trails.keep(session.runs);
    this.#pixels.clear();
    session.invalidate();
  }
  #linksOf(run: Run): Links {
    const all = this.#rows.fetch(run);
    this.joints = jointsOf(all, this.bodies);
    // Joints are drawn where the bodies are between two steps, not where their glyphs were.
    const others = all.map((each) => (isJoint(each) ? { ...each, glyphs: [] } : each));
    return new Links(this.bodies, others, run.simulation.forces(), (glyph) => this.shape(glyph));
  }
  /** How a curve is drawn. */
  protected shape(glyph: Glyph): Glyph {
    return glyph;
  }
  #learnPulls(run: Run): void {
    this.#pulls = pulls(this.links, this.bodies, this.#rows.infos, run.simulation.positions());
  }

  get hasRods(): boolean {
    return this.links.rods.length > 0;
  }

  override bounds(run: Run): Bounds {
    const box = new Box();
    for (const glyph of this.glyphs) box.includeGlyph(glyph);
    const reach = (body: BodyInfo): number => this.rigids.reachOf(body.id);
    const nodes = nodesOf(run, this.bodies, this.links, this.#rows.infos, this.joints, reach);
    includeReach(
      box,
      // Ground without end is not where its origin is: that counts as lying under the first thing there is.
      nodes.map((node, i) => (this.rigids.endless(i) ? { ...node, at: this.#first(run, node.at) } : node)),
    );
    this.rigids.include(box, run.drawn);
    const size = Math.max(box.right - box.left, box.top - box.bottom);
    if (!(size > 1e-9)) box.include([(box.left + box.right) / 2 || 0, (box.bottom + box.top) / 2 || 0], 1);
    return box;
  }
  #first({ drawn }: Run, otherwise: Vector): Vector {
    const first = this.bodies.find((_, i) => !this.rigids.endless(i));
    return first ? placeOf(drawn, first) : otherwise;
  }
  /** A camera that jumps takes the scene out of one's hands: only at the start, and only where much has changed. */
  override worthFitting(session: Session, bounds: Bounds): boolean {
    if (session.to > session.from) return false;
    const { camera } = this;
    const [left, top] = camera.pixel([bounds.left, bounds.top, bounds.front ?? 0]);
    const [right, bottom] = camera.pixel([bounds.right, bounds.bottom, bounds.front ?? 0]);
    const inside = left >= 0 && top >= 0 && right <= camera.width && bottom <= camera.height;
    const part = Math.max((right - left) / camera.width, (bottom - top) / camera.height);
    return !inside || part < 0.4;
  }

  // One frame ----------------------------------------------------------------------------------------------------

  protected override read(frame: Frame): boolean {
    const { session, run, shown, symbol } = frame;
    const { links } = this;
    this.#look(frame);
    this.beads.fit(this.camera);
    if (links.move) this.#moveCurves(run);
    for (const each of session.runs) this.#project(each);
    this.rigids.read(run, !session.playing, session.iterate);
    let moving = super.read(frame);
    const { iterate } = session;
    const gradients = shown.arrows.has("grad") || symbol === "grad";
    if (this.showsLoads(frame) || gradients || iterate) {
      const lambda = run.simulation.lambda();
      if (this.#rows.follow(run, lambda, session.playing)) this.#learnPulls(run);
      if (iterate) this.vectors.replace("fhat", forcesOf(iterate.lambda, this.#rows.infos, this.bodies));
      moving = this.#readLoads(iterate?.lambda ?? lambda, shown.still) || moving;
    }
    return moving;
  }

  #readLoads(lambda: Float64Array, still: boolean): boolean {
    const values = Float64Array.from(this.#pulls, (pull) =>
      pull ? (lambda[pull.row] ?? Number.NaN) * pull.pull : Number.NaN,
    );
    return this.loads.update(values, still);
  }

  /** What is looked at, and the bodies that belong to it. */
  #look({ session, shown }: Frame): void {
    this.#lit = session.highlight?.thing ?? null;
    const bodies = new Set<number>();
    for (const id of [shown.held, shown.focused, shown.hand?.body]) if (id != null) bodies.add(id);
    for (const thing of [this.#lit, shown.selected]) {
      if (thing?.kind === "body") bodies.add(thing.id);
      else if (thing) for (const id of this.#bodiesOf(thing)) bodies.add(id);
    }
    this.#looked = bodies;
  }
  #bodiesOf({ kind, id }: Thing): readonly number[] {
    if (kind === "constraint") return this.#rows.infos.find((each) => each.id === id)?.bodies ?? [];
    const coil = this.links.coils.find(({ force }) => force === id);
    return coil ? [coil.a, coil.b].map((i) => this.bodies[i]?.id ?? -1) : [];
  }

  #moveCurves(run: Run): void {
    this.links = this.#linksOf(run);
    this.glyphs = this.links.curves.map(({ glyph }) => glyph);
  }

  #project(run: Run): void {
    const { bodies, camera } = this;
    const known = this.#pixels.get(run.id);
    const pixels = known?.length === 2 * bodies.length ? known : new Float64Array(2 * bodies.length);
    this.#pixels.set(run.id, pixels);
    for (const [i, { positionOffset }] of bodies.entries()) {
      const [x, y] = camera.pixel(run.drawn, positionOffset);
      pixels[2 * i] = x;
      pixels[2 * i + 1] = y;
    }
  }
  protected pixelsOf(run: Run): Pixels {
    return this.#pixels.get(run.id) ?? new Float64Array(0);
  }

  protected override get arrowBodies(): readonly BodyInfo[] {
    const movable = this.bodies.filter(({ fixed }) => !fixed);
    const most = this.rigids.any ? mostRigidArrows : mostArrows;
    if (this.arrowsOnAll || movable.length <= most) return movable;
    return movable.filter(({ id }) => this.#looked.has(id));
  }

  protected override largest(kind: ArrowKind): number {
    const most = super.largest(kind);
    if (kind !== "fhat" || !this.rigids.any) return most;
    // What rests never bears more than all weights; a blow lasts one step and must not shrink all arrows for seconds.
    const weights = this.vectors.total(
      "f",
      this.bodies.filter(({ fixed }) => !fixed),
    );
    const cap = weights > 0 && !this.session.iterate ? 1.1 * weights : Number.POSITIVE_INFINITY;
    return Math.min(cap, Math.max(most, this.rigids.largest));
  }
  /** A body has room for its weight. */
  protected override get forceRoom(): number {
    return this.rigids.any ? 1.6 : super.forceRoom;
  }
  override get arrowKinds(): readonly ArrowKind[] {
    const all = super.arrowKinds;
    return this.rigids.any && this.#rows.infos.length === 0 ? all.filter((kind) => kind !== "grad") : all;
  }

  /** With symbols where they are few; thin where they would cover everything. */
  protected override drawArrows(pen: Pen, arrows: readonly Line[], look: ArrowLook, taken: Places): void {
    if (arrows.length > mostThick) drawThinArrows(pen, arrows, `--${look.symbol}`, look.faint);
    else super.drawArrows(pen, arrows, { ...look, bare: arrows.length > mostLabelled }, taken);
  }

  /** ∇C of the constraint that is looked at, else of the first on each body. */
  protected override readonly gradients = (run: Run, length: number): Float64Array => {
    this.#rows.follow(run, run.simulation.lambda(), this.session.playing);
    const all = new Float64Array(length);
    const done = new Set<number>();
    const offsets = new Map(this.bodies.map(({ id, velocityOffset }) => [id, velocityOffset]));
    const lit = this.#lit?.kind === "constraint" ? this.#lit : null;
    for (const { id, rows } of this.#rows.infos) {
      if (lit && lit.id !== id) continue;
      for (const { body, values } of rows[lit?.row ?? 0]?.gradient ?? []) {
        if (done.has(body)) continue;
        done.add(body);
        all.set(values, offsets.get(body) ?? 0);
      }
    }
    return all;
  };

  protected override get ties(): (readonly [Glyph, BodyInfo])[] {
    return this.links.curves.flatMap(({ glyph, bodies: [first, ...others] }) => {
      const body = this.bodies[first ?? -1];
      return body && others.length === 0 ? [[glyph, body] as const] : [];
    });
  }

  protected showsLoads({ session, symbol }: Frame): boolean {
    return this.hasRods && (this.loadsShown || symbol === "lambda" || session.iterate !== null);
  }

  protected override drawGround(frame: Frame): void {
    super.drawGround(frame);
    this.rigids.drawGround(frame.pen, this.camera, frame.run);
  }

  protected override drawCurves(frame: Frame): void {
    const { symbol, shown } = frame;
    for (const { glyph, constraint } of this.links.curves) {
      const strong = symbol === "C" || symbol === "r" || this.isLooked(shown.selected, constraint);
      drawCurve(frame.pen, this.camera, glyph, { strong, faint: symbol !== null && !strong });
    }
  }

  protected override drawTrails({ pen, session, shown }: Frame): void {
    const movable = this.bodies.filter(({ fixed }) => !fixed);
    const { selected } = shown;
    const trailed =
      movable.length <= mostTrails
        ? movable
        : movable.filter(({ id }) => selected?.kind === "body" && selected.id === id);
    this.trails.draw(pen, this.camera, session, trailed);
  }

  /** Lit from anywhere, or selected. */
  protected isLooked(selected: Thing | null, constraint: number): boolean {
    return [this.#lit, selected].some((thing) => thing?.kind === "constraint" && thing.id === constraint);
  }

  protected override drawLinks(frame: Frame): void {
    const { pen, session } = frame;
    if (this.rigids.any) this.drawSolids(frame);
    for (const run of selectedLast(session)) {
      const pixels = this.pixelsOf(run);
      this.#drawCoils(frame, pixels);
      this.drawRods(frame, run, pixels);
    }
    const { drawn } = session.selected;
    drawJoints(pen, this.camera, this.joints, drawn, (id) => this.isLooked(frame.shown.selected, id));
    const pixels = this.pixelsOf(session.selected);
    for (const { at, body } of this.links.anchors) {
      const [x, y] = this.camera.pixel(at);
      const [bx = x, by = y] = [pixels[2 * body], pixels[2 * body + 1]];
      if (Math.hypot(bx - x, by - y) > 2) stroke(pen, [x, y, bx, by], pen.color("--C"), 1.4);
      drawPin(pen, x, y, this.beads.radius, pen.color("--muted"));
    }
  }

  /** Rigid bodies, under the arrows; bands about those that are looked at. */
  protected drawSolids(frame: Frame): void {
    const { pen, session, shown } = frame;
    const { camera, rigids } = this;
    for (const run of selectedLast(session)) {
      if (run === session.selected)
        for (const id of this.#looked)
          rigids.drawLight(
            pen,
            camera,
            run,
            id,
            shown.held === id || shown.hand?.body === id ? "held" : "lit",
          );
      rigids.drawRun(pen, camera, run, session);
    }
    this.drawSolidLights(frame);
  }
  /** Which bodies are chosen by keyboard or selected. */
  protected drawSolidLights({ pen, session, shown }: Frame): void {
    const { camera, rigids } = this;
    const chosen = shown.selected?.kind === "body" ? shown.selected.id : null;
    for (const id of new Set([shown.focused, chosen]))
      if (id !== null) rigids.drawLight(pen, camera, session.selected, id, "chosen");
  }

  protected drawRods(frame: Frame, run: Run, pixels: Pixels): void {
    const { pen, session, shown, symbol } = frame;
    const { rods } = this.links;
    const width = this.beads.rodWidth;
    const selected = run === session.selected;
    if (selected) this.drawBands(frame, pixels);
    const rim = rods.length <= mostRims;
    if (selected && this.showsLoads(frame)) {
      drawLoads(pen, pixels, rods, this.loads, width, rim);
    } else {
      const faded = symbol !== null && symbol !== "C" ? 0.5 : selected ? 1 : 0.75;
      const look = { color: this.stickColor(frame, run), alpha: run.status === "diverged" ? 0.3 : faded };
      drawRods(pen, pixels, rods, { ...look, width, rim });
    }
    if (!selected) return;
    const looked = rods.filter(({ constraint }) => this.isLooked(shown.selected, constraint));
    drawRods(pen, pixels, looked, { color: pen.color("--C"), width: width + 0.8, alpha: 1, rim: false });
  }
  protected stickColor({ pen, session }: Frame, run: Run): string {
    return pen.color(session.runs.length > 1 ? runStyle(run.color).color : "--stick");
  }

  /** What is looked at has a soft band about it. */
  protected drawBands({ pen, shown, symbol }: Frame, pixels: Pixels): void {
    const { rods } = this.links;
    const width = this.beads.rodWidth;
    const looked = rods.filter(({ constraint }) => this.isLooked(shown.selected, constraint));
    drawBand(pen, pixels, looked, width, "--C");
    if (symbol === "C") drawBand(pen, pixels, rods, Math.min(width, 2), "--C");
  }

  #drawCoils({ pen, shown }: Frame, pixels: Pixels): void {
    const few = this.links.coils.length <= mostThickCoils;
    for (const { a, b, force } of this.links.coils) {
      const looked = [this.#lit, shown.selected].some((t) => t?.kind === "force" && t.id === force);
      const ends = [
        pixels[2 * a] ?? 0,
        pixels[2 * a + 1] ?? 0,
        pixels[2 * b] ?? 0,
        pixels[2 * b + 1] ?? 0,
      ] as const;
      drawSpring(pen, ...ends, {
        color: looked ? "--f" : "--muted",
        width: looked ? 2.6 : few ? 1.5 : 1.1,
        knob: false,
        reach: few ? 5 : 2.6,
      });
    }
  }

  protected override drawBodies(frame: Frame): void {
    const { pen, session, shown } = frame;
    const { camera, bodies, beads } = this;
    for (const run of selectedLast(session)) {
      const pixels = this.pixelsOf(run);
      const grabbed = bodies.findIndex(({ id }) => id === shown.hand?.body);
      if (shown.hand && grabbed >= 0) {
        const held = run === session.selected ? camera.pixel(shown.hand.grip) : null;
        const [px, py] = held ?? [pixels[2 * grabbed] ?? 0, pixels[2 * grabbed + 1] ?? 0];
        drawSpring(pen, px, py, ...camera.pixel(shown.hand.at));
      }
      this.drawBeads(frame, run, pixels);
      if (run === session.selected) this.#drawRings(frame, pixels);
    }
    this.rigids.drawContacts(pen, camera, session.selected, this.scales.of("fhat").value || 1);
    const pinColor = pen.color("--muted");
    const pixels = this.pixelsOf(session.selected);
    for (const [i, { fixed, kind }] of bodies.entries())
      if (fixed && kind === "particle")
        drawPin(pen, pixels[2 * i] ?? 0, pixels[2 * i + 1] ?? 0, beads.radius, pinColor);
  }

  /** The movable bodies of a run: each with its rim, or all in one stroke where they are many. */
  protected drawBeads({ pen, session, shown }: Frame, run: Run, pixels: Pixels): void {
    const { bodies, beads, camera } = this;
    if (beads.many) {
      beads.drawAll(pen, bodies, pixels, run);
      return;
    }
    for (const i of this.order(run)) {
      const { id = -1, fixed = true, kind } = bodies[i] ?? {};
      if (fixed) continue;
      const [px = 0, py = 0] = [pixels[2 * i], pixels[2 * i + 1]];
      if (px < -9 || py < -9 || px > camera.width + 9 || py > camera.height + 9) {
        if (bodies.length <= mostOutside) drawOutside(pen, px, py, camera.width, camera.height, run.color);
        continue;
      }
      if (kind === "rigid") continue;
      const held = run === session.selected && shown.held === id;
      const look = { color: run.color, faint: run.status === "diverged", held, focused: false };
      drawParticle(pen, px, py, { ...look, radius: beads.radius });
    }
  }

  /** Of the bodies, from back to front. */
  protected order(_run: Run): Iterable<number> {
    return this.bodies.keys();
  }

  #drawRings({ pen, shown }: Frame, pixels: Pixels): void {
    const radius = this.beads.radius + 4;
    for (const [i, { id, kind }] of this.bodies.entries()) {
      if (kind === "rigid") continue;
      const [px = 0, py = 0] = [pixels[2 * i], pixels[2 * i + 1]];
      const selected = shown.selected?.kind === "body" && shown.selected.id === id;
      if (shown.focused === id || selected) drawRing(pen, px, py, radius + 1.5, "--focus", 2);
      else if (this.#looked.has(id) && shown.held !== id) drawRing(pen, px, py, radius, "--C", 1.6);
      else if (shown.held === id && this.beads.many) drawRing(pen, px, py, radius, "--muted", 1.6);
    }
  }

  protected override drawLegend(frame: Frame): void {
    super.drawLegend(frame);
    const { pen, session } = frame;
    const { width, height } = this.camera;
    if (this.showsLoads(frame) && this.loads.full > 0)
      drawLoadBar(pen, width, height, this.loads.full, loadWords());
    if (session.iterate) pen.text(iterateWords(session.iterate, catalog().solvers), 12, 18, "--lambda");
  }

  // What lies under a pixel ------------------------------------------------------------------------------------

  override hit(session: Session, px: number, py: number, coarse: boolean): Thing | null {
    const runs = [session.selected, ...session.runs].map((run) => this.pixelsOf(run));
    const { drawn } = session.selected;
    const joint = jointAt(this.camera, this.joints, drawn, px, py, coarse ? 14 : 7);
    if (joint !== null) return { kind: "constraint", id: joint };
    const solid = this.rigids.hit(session, this.camera, px, py, coarse ? 12 : 2);
    return hitAmong(
      { bodies: this.bodies, links: this.links, beads: this.beads, view: this.camera },
      runs,
      px,
      py,
      coarse,
      solid,
    );
  }
  override gripAt(session: Session, body: BodyInfo, px: number, py: number): Vector | undefined {
    return this.rigids.gripAt(session, this.camera, body, px, py);
  }

  override under({ selected }: Session, at: Vector): readonly number[] {
    return this.rigids.under(selected, this.camera, ...this.camera.pixel(at));
  }

  // In words -----------------------------------------------------------------------------------------------------

  override showLayers(ids: readonly string[]): void {
    this.rigids.menu.show(ids);
  }
  override toggles(redraw: () => void): TemplateResult {
    const most = this.rigids.any ? mostRigidArrows : mostArrows;
    const many = this.bodies.filter(({ fixed }) => !fixed).length > most;
    const layers = this.rigids.any ? this.rigids.menu.template(redraw) : nothing;
    return html`${systemToggles(this, many, redraw)} ${layers}`;
  }
  override describe(run: Run, body: BodyInfo | undefined, c: string, short: boolean): string {
    const order = body ? this.bodies.filter(({ fixed }) => !fixed).indexOf(body) + 1 : 0;
    const place = body ? bodyWords(order, this.bodies, body, run.drawn) : "";
    if (short) return place;
    const contacts = this.rigids.any ? run.simulation.contacts().length : null;
    return [sceneWords(this.bodies, this.links, c, this.camera.turns, contacts), place].join(" ").trim();
  }
  override describePlaced(_legal: boolean, c: string): string {
    if (this.rigids.any && this.#rows.infos.length === 0) return t("rigid-placed");
    const violation = this.session.selected.simulation.observe("C.norm");
    return placedWords(Math.abs(violation) < legal, c);
  }

  override dispose(): void {
    clearTimeout(this.#postponed);
  }
}

/** |C| of a start that counts as legal: what rounding leaves of a place chosen in pixels is far more. */
const legal = 1e-9;

function stroke(
  pen: Pen,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  color: string,
  width: number,
): void {
  const { context } = pen;
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}
