// Several bodies and what ties them together: rods, anchors, springs, curves, rigid bodies with their contacts; which of them are
// looked at, what lies under a pixel. layers.ts draws it.
// Longer than most files: it only asks its neighbours, and nothing else may know all of them.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages";
import type { BodyInfo, Glyph, Vector } from "../../simulation/core";
import type { Run, Session, Thing } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import { Arrows } from "../arrows";
import { type Bounds, Box, placeOf } from "../bounds";
import { Camera } from "../camera";
import type { Eye } from "../eye";
import type { Interest } from "../follow";
import { drawParticle } from "../glyphs/particle";
import type { Pen } from "../pen";
import { isJoint, type Joint, jointAt, jointsOf } from "../rigid/joints";
import { Rigids } from "../rigid/rigids";
import { type Frame, gone, type Scene, showArrows, symbolRoom } from "../scene";
import { Spin } from "../space/spin";
import { Trails } from "../trails";
import { type ArrowKind, arrowKinds } from "../vectors";
import { Beads } from "./beads";
import { hitAmong } from "./hits";
import { forcesOf, Links, type Pull, pulls } from "./links";
import { Loads } from "./loads";
import type { Pixels } from "./nearest";
import { nodesOf } from "./nodes";
import { includeReach } from "./reach";
import { drawRods } from "./rods";
import { Rows } from "./rows";
import { systemToggles } from "./system-toggles";
import { bodyWords, placedWords, sceneWords } from "./words";
import "../system.css";

/** With more bodies than these, only those in focus have arrows. */
const mostArrows = 12;
/** More rigid bodies than these likewise: their contacts show forces of their own. */
const mostRigidArrows = 3;

/** From the middle of a particle to what lies free around it, px. */
const beadRoom = 12;
/** |C| of a start that counts as legal: what rounding leaves of a place chosen in pixels is far more. */
const legal = 1e-9;

/** How the scene is looked at: in the plane, or in space (space/space-picture.ts). */
export interface SystemView {
  readonly camera: Eye;
  /** How a curve is drawn. */
  shape(glyph: Glyph): Glyph;
  /** Of the bodies, from back to front. */
  order(bodies: readonly BodyInfo[], run: Run): Iterable<number>;
  /** After the scene was learnt. */
  learned(): void;
  /** After its bounds were found, with the height of the ground where there is any. */
  bounded(bounds: Bounds, level: number | null): void;
  dispose(): void;
}
export const flatView = (): SystemView => ({
  camera: new Camera(),
  shape: (glyph) => glyph,
  order: (bodies) => bodies.keys(),
  learned: () => undefined,
  bounded: () => undefined,
  dispose: () => undefined,
});

export class SystemScene implements Scene {
  readonly words = "system";
  readonly camera: Eye;
  readonly arrows: Arrows;
  readonly trails = new Trails();
  bodies: readonly BodyInfo[] = [];
  glyphs: readonly Glyph[] = [];
  /** Rods show their forces. */
  loadsShown = false;
  /** True where all bodies have arrows, however many they are. */
  arrowsOnAll = false;
  joints: readonly Joint[] = [];
  links = new Links([], [], [], (glyph) => glyph);
  readonly loads = new Loads();
  readonly beads = new Beads();
  readonly rigids = new Rigids();
  readonly rows = new Rows();
  readonly spin = new Spin();
  readonly #pixels = new Map<number, Pixels>();
  #pulls: (Pull | null)[] = [];
  /** The highlighted item, and the bodies in focus. */
  lit: Thing | null = null;
  looked: ReadonlySet<number> = new Set();
  /** From the middle of each body to its farthest point, m. */
  #reaches: readonly number[] = [];
  #structure = "";
  #postponed = 0;

  constructor(
    private readonly session: Session,
    readonly view: SystemView,
  ) {
    this.camera = view.camera;
    this.arrows = new Arrows(view.camera);
  }

  // Structure ------------------------------------------------------------------------------------------------

  learn(session: Session): void {
    const { simulation } = session.selected;
    const structure = [simulation.dof, simulation.lambda().length, simulation.positions().length].join();
    // Bringing over a whole cloth takes longer than a frame: a slider must not wait for it.
    const slow = this.rows.cost > 12 && structure === this.#structure;
    clearTimeout(this.#postponed);
    if (slow) this.#postponed = window.setTimeout(() => this.#learnNow(session), 200);
    else this.#learnNow(session);
    this.#structure = structure;
    this.view.learned();
  }

  #learnNow(session: Session): void {
    const run = session.selected;
    this.bodies = run.simulation.bodies();
    this.links = this.#linksOf(run);
    this.glyphs = this.links.curves.map(({ glyph }) => glyph);
    this.#learnPulls(run);
    this.rigids.learn(run.simulation, this.bodies);
    this.rigids.learnGrounds(session.runs, run);
    this.#reaches = this.bodies.map(({ id }) => this.rigids.reachOf(id));
    this.beads.learn(this.bodies, this.links.rods, run.drawn);
    this.trails.keep(session.runs);
    this.#pixels.clear();
    session.invalidate();
  }
  #linksOf(run: Run): Links {
    const all = this.rows.fetch(run);
    this.joints = jointsOf(all, this.bodies);
    // Joints are drawn where the bodies are between two steps, not where their glyphs were.
    const others = all.map((each) => (isJoint(each) ? { ...each, glyphs: [] } : each));
    return new Links(this.bodies, others, run.simulation.forces(), (glyph) => this.view.shape(glyph));
  }
  #learnPulls(run: Run): void {
    this.#pulls = pulls(this.links, this.bodies, this.rows.infos, run.simulation.positions());
  }

  get hasRods(): boolean {
    return this.links.rods.length > 0;
  }

  bounds(run: Run): Bounds {
    const box = new Box();
    for (const glyph of this.glyphs) box.includeGlyph(glyph);
    const reach = (body: BodyInfo): number => this.rigids.reachOf(body.id);
    const nodes = nodesOf(run, this.bodies, this.links, this.rows.infos, this.joints, reach);
    includeReach(
      box,
      // Ground without end is not where its origin is: that counts as lying under the first thing there is.
      nodes.map((node, i) => (this.rigids.endless(i) ? { ...node, at: this.#first(run, node.at) } : node)),
    );
    this.rigids.include(box, run.drawn);
    const size = Math.max(box.right - box.left, box.top - box.bottom);
    if (!(size > 1e-9)) box.include([(box.left + box.right) / 2 || 0, (box.bottom + box.top) / 2 || 0], 1);
    this.view.bounded(box, this.rigids.level(run.drawn));
    return box;
  }
  #first({ drawn }: Run, otherwise: Vector): Vector {
    const first = this.bodies.find((_, i) => !this.rigids.endless(i));
    return first ? placeOf(drawn, first) : otherwise;
  }
  /** A camera that jumps takes the scene out of one's hands: only at the start, and only where much has changed. */
  worthFitting(session: Session, bounds: Bounds): boolean {
    if (session.to > session.from) return false;
    const { camera } = this;
    const [left, top] = camera.pixel([bounds.left, bounds.top, bounds.front ?? 0]);
    const [right, bottom] = camera.pixel([bounds.right, bounds.bottom, bounds.front ?? 0]);
    const inside = left >= 0 && top >= 0 && right <= camera.width && bottom <= camera.height;
    const part = Math.max((right - left) / camera.width, (bottom - top) / camera.height);
    return !inside || part < 0.4;
  }

  interest(frame: Frame, show: Parameters<Interest>[0]): void {
    const { camera } = this;
    for (const run of frame.session.runs) {
      if (gone(run, this.camera)) continue;
      for (const [i, { fixed, positionOffset }] of this.bodies.entries()) {
        if (fixed) continue;
        const [x, y] = camera.pixel(run.drawn, positionOffset);
        const depth = camera.depth?.(run.drawn, positionOffset);
        show(x, y, Math.max(beadRoom, (this.#reaches[i] ?? 0) * camera.scale), depth);
      }
    }
    showArrows(this, frame, show);
    if (!frame.shown.spin) return;
    for (const tip of this.spin.tips) show(...camera.pixel(tip), symbolRoom);
  }

  // One frame ----------------------------------------------------------------------------------------------------

  read(frame: Frame): boolean {
    const { session, run, shown, symbol } = frame;
    this.#look(frame);
    this.beads.fit(this.camera);
    if (this.links.move) this.#moveCurves(run);
    for (const each of session.runs) this.#project(each);
    this.rigids.read(run, !session.playing, session.iterate);
    if (this.camera.turns) this.spin.read(run, this.rigids.movable);
    const gradients = shown.arrows.has("grad") || symbol === "grad";
    const { vectors, scales } = this.arrows;
    vectors.read(run, !session.playing, gradients ? this.#gradients : null);
    let moving = scales.update(this.camera, (kind) => this.#largest(kind), shown, this.#forceRoom);
    const { iterate } = session;
    if (this.showsLoads(frame) || gradients || iterate) {
      const lambda = run.simulation.lambda();
      if (this.rows.follow(run, lambda, session.playing)) this.#learnPulls(run);
      if (iterate) vectors.replace("fhat", forcesOf(iterate.lambda, this.rows.infos, this.bodies));
      moving = this.#readLoads(iterate?.lambda ?? lambda, shown.still) || moving;
    }
    return moving;
  }

  drawBodies(pen: Pen, run: Run, session: Session): void {
    const { bodies, beads, links } = this;
    const pixels = Float64Array.from(
      bodies.flatMap(({ positionOffset }) => this.camera.pixel(run.drawn, positionOffset)),
    );
    this.rigids.drawRun(pen, this.camera, run, session);
    const color = pen.color(runStyle(run.color).color);
    drawRods(pen, pixels, links.rods, { color, width: beads.rodWidth, alpha: 0.6, rim: false });
    if (beads.many) beads.drawAll(pen, bodies, pixels, run);
    else
      for (const [i, { fixed, kind }] of bodies.entries()) {
        if (fixed || kind === "rigid") continue;
        const look = { color: run.color, faint: false, held: false, focused: false, radius: beads.radius };
        drawParticle(pen, pixels[2 * i] ?? 0, pixels[2 * i + 1] ?? 0, look);
      }
  }

  #readLoads(lambda: Float64Array, still: boolean): boolean {
    const values = Float64Array.from(this.#pulls, (pull) =>
      pull ? (lambda[pull.row] ?? Number.NaN) * pull.pull : Number.NaN,
    );
    return this.loads.update(values, still);
  }

  /** Finds the highlighted item, and the bodies that belong to it. */
  #look({ session, shown }: Frame): void {
    this.lit = session.highlight?.thing ?? null;
    const bodies = new Set<number>();
    for (const id of [shown.held, shown.focused, shown.hand?.body]) if (id != null) bodies.add(id);
    for (const thing of [this.lit, shown.selected]) {
      if (thing?.kind === "body") bodies.add(thing.id);
      else if (thing) for (const id of this.#bodiesOf(thing)) bodies.add(id);
    }
    this.looked = bodies;
  }
  #bodiesOf({ kind, id }: Thing): readonly number[] {
    if (kind === "constraint") return this.rows.infos.find((each) => each.id === id)?.bodies ?? [];
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
  pixelsOf(run: Run): Pixels {
    return this.#pixels.get(run.id) ?? new Float64Array(0);
  }

  /** True where more bodies move than can have arrows. */
  get crowded(): boolean {
    const most = this.rigids.any ? mostRigidArrows : mostArrows;
    return this.bodies.filter(({ fixed }) => !fixed).length > most;
  }
  get arrowBodies(): readonly BodyInfo[] {
    const movable = this.bodies.filter(({ fixed }) => !fixed);
    if (this.arrowsOnAll || !this.crowded) return movable;
    return movable.filter(({ id }) => this.looked.has(id));
  }

  #largest(kind: ArrowKind): number {
    const { vectors } = this.arrows;
    const most = vectors.largest(kind, this.arrowBodies);
    return kind === "fhat" && this.rigids.any ? Math.max(most, this.rigids.largest) : most;
  }
  /** Applied forces are drawn so many times shorter than there is room for; a rigid body has room for its weight. */
  get #forceRoom(): number {
    return this.rigids.any ? 1.6 : 3;
  }
  get arrowKinds(): readonly ArrowKind[] {
    const none = this.rigids.any && this.rows.infos.length === 0;
    return none ? arrowKinds.filter((kind) => kind !== "grad") : arrowKinds;
  }

  /** ∇C of the constraint that is looked at, else of the first on each body. */
  readonly #gradients = (run: Run, length: number): Float64Array => {
    this.rows.follow(run, run.simulation.lambda(), this.session.playing);
    const all = new Float64Array(length);
    const done = new Set<number>();
    const offsets = new Map(this.bodies.map(({ id, velocityOffset }) => [id, velocityOffset]));
    const lit = this.lit?.kind === "constraint" ? this.lit : null;
    for (const { id, rows } of this.rows.infos) {
      if (lit && lit.id !== id) continue;
      for (const { body, values } of rows[lit?.row ?? 0]?.gradient ?? []) {
        if (done.has(body)) continue;
        done.add(body);
        all.set(values, offsets.get(body) ?? 0);
      }
    }
    return all;
  };

  get ties(): (readonly [Glyph, BodyInfo])[] {
    return this.links.curves.flatMap(({ glyph, bodies: [first, ...others] }) => {
      const body = this.bodies[first ?? -1];
      return body && others.length === 0 ? [[glyph, body] as const] : [];
    });
  }

  showsLoads({ session, symbol }: Frame): boolean {
    return this.hasRods && (this.loadsShown || symbol === "lambda" || session.iterate !== null);
  }

  /** Lit from anywhere, or selected. */
  isLooked(selected: Thing | null, constraint: number): boolean {
    return [this.lit, selected].some((thing) => thing?.kind === "constraint" && thing.id === constraint);
  }

  // Hit tests ------------------------------------------------------------------------------------

  hit(session: Session, px: number, py: number, coarse: boolean): Thing | null {
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
  gripAt(session: Session, body: BodyInfo, px: number, py: number): Vector | undefined {
    return this.rigids.gripAt(session, this.camera, body, px, py);
  }

  under({ selected }: Session, at: Vector): readonly number[] {
    return this.rigids.under(selected, this.camera, ...this.camera.pixel(at));
  }

  // In words -----------------------------------------------------------------------------------------------------

  showLayers(ids: readonly string[]): void {
    this.rigids.menu.show(ids);
  }
  toggles(redraw: () => void): TemplateResult {
    const layers = this.rigids.any ? this.rigids.menu.template(redraw) : nothing;
    return html`${systemToggles(this, this.crowded, redraw)} ${layers}`;
  }
  describe(run: Run, body: BodyInfo | undefined, c: string, short: boolean): string {
    const order = body ? this.bodies.filter(({ fixed }) => !fixed).indexOf(body) + 1 : 0;
    const place = body ? bodyWords(order, this.bodies, body, run.drawn) : "";
    if (short) return place;
    const contacts = this.rigids.any ? run.simulation.contacts().length : null;
    return [sceneWords(this.bodies, this.links, c, this.camera.turns, contacts), place].join(" ").trim();
  }
  describePlaced(_legal: boolean, c: string): string {
    if (this.rigids.any && this.rows.infos.length === 0) return t("rigid-placed");
    const violation = this.session.selected.simulation.observe("C.norm");
    return placedWords(Math.abs(violation) < legal, c);
  }

  dispose(): void {
    clearTimeout(this.#postponed);
    this.view.dispose();
  }
}
