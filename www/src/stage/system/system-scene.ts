import type { BodyInfo, Glyph, Vector } from "../../simulation/core";
import type { Run, Session, Thing } from "../../simulation/session";
import { type Bounds, Box, placeOf } from "../bounds";
import { type Frame, Picture } from "../picture";
import { isJoint, type Joint, jointsOf } from "../rigid/joints";
import { Rigids } from "../rigid/rigids";
import type { ArrowKind } from "../vectors";
import { Beads } from "./beads";
import { forcesOf, Links, type Pull, pulls } from "./links";
import { Loads } from "./loads";
import type { Pixels } from "./nearest";
import { nodesOf } from "./nodes";
import { includeReach } from "./reach";
import { Rows } from "./rows";

/** More bodies than these wear arrows only when they are looked at. */
const mostArrows = 12;
/** More rigid bodies than these likewise: their contacts show forces of their own. */
const mostRigidArrows = 3;

export class SystemScene extends Picture {
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
  protected readonly rows = new Rows();
  readonly #pixels = new Map<number, Pixels>();
  #pulls: (Pull | null)[] = [];
  /** What is lit from anywhere, and the bodies that are looked at. */
  protected lit: Thing | null = null;
  protected looked: ReadonlySet<number> = new Set();
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
    const slow = this.rows.cost > 12 && structure === this.#structure;
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
    const all = this.rows.fetch(run);
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
    this.#pulls = pulls(this.links, this.bodies, this.rows.infos, run.simulation.positions());
  }

  get hasRods(): boolean {
    return this.links.rods.length > 0;
  }

  override bounds(run: Run): Bounds {
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
      if (this.rows.follow(run, lambda, session.playing)) this.#learnPulls(run);
      if (iterate) this.vectors.replace("fhat", forcesOf(iterate.lambda, this.rows.infos, this.bodies));
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
  protected pixelsOf(run: Run): Pixels {
    return this.#pixels.get(run.id) ?? new Float64Array(0);
  }

  /** More bodies that move than can all wear arrows. */
  protected get crowded(): boolean {
    const most = this.rigids.any ? mostRigidArrows : mostArrows;
    return this.bodies.filter(({ fixed }) => !fixed).length > most;
  }
  protected override get arrowBodies(): readonly BodyInfo[] {
    const movable = this.bodies.filter(({ fixed }) => !fixed);
    if (this.arrowsOnAll || !this.crowded) return movable;
    return movable.filter(({ id }) => this.looked.has(id));
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
    return this.rigids.any && this.rows.infos.length === 0 ? all.filter((kind) => kind !== "grad") : all;
  }

  /** ∇C of the constraint that is looked at, else of the first on each body. */
  protected override readonly gradients = (run: Run, length: number): Float64Array => {
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

  protected override get ties(): (readonly [Glyph, BodyInfo])[] {
    return this.links.curves.flatMap(({ glyph, bodies: [first, ...others] }) => {
      const body = this.bodies[first ?? -1];
      return body && others.length === 0 ? [[glyph, body] as const] : [];
    });
  }

  protected showsLoads({ session, symbol }: Frame): boolean {
    return this.hasRods && (this.loadsShown || symbol === "lambda" || session.iterate !== null);
  }

  /** Lit from anywhere, or selected. */
  protected isLooked(selected: Thing | null, constraint: number): boolean {
    return [this.lit, selected].some((thing) => thing?.kind === "constraint" && thing.id === constraint);
  }

  override dispose(): void {
    clearTimeout(this.#postponed);
  }
}
