// The rigid bodies of a scene, as its picture asks for them: what there is, what lies under a pixel, how it is drawn.
import type { BodyInfo, Simulation, Vector } from "../../simulation/core";
import { placeOf, toLocal, toWorld } from "../../simulation/pose";
import type { Run, Session, ShownIterate } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import type { Box } from "../bounds";
import type { Eye } from "../eye";
import type { Pen } from "../pen";
import { drawRing } from "../system/lights";
import { boxAbout } from "./boxes";
import { drawFlatBoundary, drawFlatSolids, flatHit } from "./flat-space";
import { LayerMenu } from "./layer-menu";
import { drawLayers } from "./layers";
import { drawFixed, drawFixedOf, drawHalo, drawMovable, outlinePath } from "./paint";
import { sleepersOf } from "./sleepers";
import { distanceTo, type Solid, solidsOf } from "./solids";
import { Touching } from "./touching";

/** More bodies that move show their contacts only when they are asked to. */
const crowd = 24;
/** Ground farther away than so many sizes of all bodies together is not shown at first. */
const farGround = 8;

export class Rigids {
  solids: readonly Solid[] = [];
  readonly menu = new LayerMenu();
  readonly touching = new Touching();
  #movable: readonly Solid[] = [];
  #fixed: readonly Solid[] = [];
  readonly #otherGrounds = new Map<number, readonly Solid[]>();
  #byId: ReadonlyMap<number, BodyInfo> = new Map();
  #deep = false;

  learn(simulation: Simulation, bodies: readonly BodyInfo[]): void {
    this.solids = solidsOf(simulation, bodies);
    this.#movable = this.solids.filter(({ body }) => !body.fixed);
    this.#fixed = this.solids.filter(({ body }) => body.fixed);
    this.#byId = new Map(bodies.map((body) => [body.id, body]));
    this.#deep = simulation.space === "space";
    this.menu.suit(this.#movable.length > crowd);
  }

  /** Where other runs have their ground otherwise: two inclines have two slopes. */
  learnGrounds(runs: readonly Run[], selected: Run): void {
    this.#otherGrounds.clear();
    if (this.#deep) return;
    const own = new Set(this.#fixed.map((solid) => shapeOf(solid, selected.drawn)));
    for (const run of runs) {
      if (run === selected) continue;
      const fixed = run.simulation.bodies().filter((body) => body.fixed);
      const others = solidsOf(run.simulation, fixed).filter((solid) => !own.has(shapeOf(solid, run.drawn)));
      if (others.length > 0) this.#otherGrounds.set(run.id, others);
    }
  }

  get any(): boolean {
    return this.solids.length > 0;
  }
  get movable(): readonly Solid[] {
    return this.#movable;
  }
  /** The largest force of a contact, where these are shown, N. */
  get largest(): number {
    return this.menu.shown.has("forces") ? this.touching.largest : 0;
  }

  read(run: Run, fresh: boolean, iterate: ShownIterate | null): void {
    const { shown } = this.menu;
    const wanted = ["points", "normals", "forces", "cones"].some((id) => shown.has(id as "points"));
    if (this.any && (wanted || iterate)) this.touching.read(run, fresh, iterate, this.#byId.values());
    else this.touching.rest();
  }

  /** From the centre of a body to its farthest point, m; 0 of a particle. */
  reachOf(id: number): number {
    return this.solids.find(({ body }) => body.id === id)?.reach ?? 0;
  }
  /** True where a body is unbounded: the camera cannot show all of it. */
  endless(index: number): boolean {
    return this.solids.some((solid) => solid.index === index && !Number.isFinite(solid.reach));
  }
  /** Grows the box by the bodies, and by ground that is near to them. */
  include(box: Box, drawn: Float64Array): void {
    for (const solid of this.solids) {
      const about = boxAbout(solid, drawn);
      if (!about) continue;
      if (this.#deep) box.include(placeOf(drawn, solid.body), solid.reach);
      else for (const corner of [about.low, about.high]) box.include(corner);
    }
    if (box.empty) return;
    const middle = [(box.left + box.right) / 2, (box.bottom + box.top) / 2, (box.back + box.front) / 2];
    const size = Math.max(box.right - box.left, box.top - box.bottom, 0.5);
    for (const { body, glyphs } of this.#fixed) {
      for (const glyph of glyphs) {
        if (glyph.type !== "boundary") continue;
        const local = toLocal(drawn, body, middle.slice(0, this.#deep ? 3 : 2));
        const height = glyph.normal.reduce(
          (sum, n, i) => sum + n * ((local[i] ?? 0) - (glyph.at[i] ?? 0)),
          0,
        );
        if (Math.abs(height) > farGround * size) continue;
        const normal = toWorld(drawn, body, glyph.normal, true);
        box.include(normal.map((n, i) => (middle[i] ?? 0) - height * n));
      }
    }
  }

  /** In space: how high level ground without end is; null where there is none. */
  level(drawn: Float64Array): number | null {
    for (const { body, glyphs } of this.#fixed) {
      for (const glyph of glyphs) {
        if (glyph.type !== "boundary") continue;
        const [, up = 0] = toWorld(drawn, body, glyph.normal, true);
        if (up > 0.9999) return toWorld(drawn, body, glyph.at)[1] ?? 0;
      }
    }
    return null;
  }

  // Hit tests --------------------------------------------------------------------------------------

  /** The body under the pixel, the selected run's first; then one within `reach` pixels. */
  hit(session: Session, view: Eye, px: number, py: number, reach: number): number | null {
    for (const near of [0, reach]) {
      for (const run of [session.selected, ...session.runs]) {
        const [found] = this.under(run, view, px, py, near);
        if (found !== undefined) return found;
      }
    }
    return null;
  }
  /** The point of the body under the pixel, in its own coordinates. */
  gripAt(session: Session, view: Eye, body: BodyInfo, px: number, py: number): Vector | undefined {
    const solid = this.solids.find((each) => each.body.id === body.id);
    if (!solid) return undefined;
    const runs = [session.selected, ...session.runs];
    const run = runs.find((each) => this.#distance(each, solid, view, px, py) === 0) ?? session.selected;
    const { drawn } = run;
    return toLocal(drawn, body, view.point(px, py, placeOf(drawn, body)));
  }

  /** The bodies within `reach` pixels, what is drawn last first: it lies on top. Ground without end is none. */
  under(run: Run, view: Eye, px: number, py: number, reach = 0): number[] {
    return this.solids
      .filter((solid) => Number.isFinite(solid.reach))
      .filter((solid) => this.#distance(run, solid, view, px, py) * view.scale <= reach)
      .map(({ body }) => body.id)
      .reverse();
  }
  #distance({ drawn }: Run, solid: Solid, view: Eye, px: number, py: number): number {
    if (this.#deep) return flatHit(view, solid, drawn, px, py);
    const world = view.point(px, py);
    const { body, reach } = solid;
    const [x = 0, y = 0] = placeOf(drawn, body);
    const far = Math.hypot((world[0] ?? 0) - x, (world[1] ?? 0) - y) - reach;
    if (far * view.scale > 40) return far;
    const [u = 0, v = 0] = toLocal(drawn, body, world);
    return distanceTo(solid, u, v);
  }

  // Drawing ------------------------------------------------------------------------------------------------------

  /** Draws the fixed bodies, below everything else. */
  drawGround(pen: Pen, view: Eye, { drawn }: Run): void {
    if (this.#fixed.length === 0) return;
    if (!this.#deep) drawFixed(pen, view, this.#fixed, drawn);
    else drawFlatBoundary(pen, view, this.#fixed, drawn);
  }

  drawOtherGrounds(pen: Pen, view: Eye, runs: readonly Run[]): void {
    for (const run of runs) {
      const others = this.#otherGrounds.get(run.id);
      if (others) drawFixedOf(pen, view, others, run.drawn, run.color);
    }
  }

  drawRun(pen: Pen, view: Eye, run: Run, session: Session): void {
    const behind = run !== session.selected;
    const faint = run.status === "diverged";
    if (this.#deep) {
      const color = pen.color(runStyle(run.color).color);
      const solids = behind ? this.#movable : this.solids;
      const asleep = { ids: sleepersOf(run), color: pen.color("--asleep") };
      drawFlatSolids(pen, view, solids, run.drawn, color, faint || behind ? 0.5 : 1, asleep);
      return;
    }
    const asleep = sleepersOf(run);
    const [still, awake] = [true, false].map((sleeps) =>
      this.#movable.filter(({ body }) => asleep.has(body.id) === sleeps),
    ) as [Solid[], Solid[]];
    const look = { color: run.color, faint, behind };
    if (still.length > 0) drawMovable(pen, view, still, run.drawn, { ...look, asleep: true });
    drawMovable(pen, view, awake, run.drawn, { ...look, asleep: false });
  }

  /** A band about a body that is held, lit, chosen or selected. */
  drawLight(pen: Pen, view: Eye, { drawn, color }: Run, id: number, how: "held" | "lit" | "chosen"): void {
    const solid = this.solids.find(({ body }) => body.id === id);
    if (!solid || !Number.isFinite(solid.reach)) return;
    if (this.#deep) {
      const radius = solid.reach * view.scale + 3;
      drawRing(
        pen,
        ...view.pixel(placeOf(drawn, solid.body)),
        radius,
        how === "chosen" ? "--focus" : "--C",
        1.6,
      );
      return;
    }
    const path = outlinePath(view, drawn, solid);
    if (how === "held") drawHalo(pen, path, runStyle(color).color, 0.16, 12);
    else if (how === "lit") drawHalo(pen, path, "--C", 0.35, 8);
    else {
      drawHalo(pen, path, "--panel", 1, 5.5);
      drawHalo(pen, path, "--focus", 1, 2.6);
    }
  }

  drawContacts(pen: Pen, view: Eye, { drawn }: Run, unit: number): void {
    if (!this.any) return;
    const { contacts, turn, held, weights } = this.touching;
    drawLayers(pen, view, this.menu.shown, {
      contacts,
      turn,
      held,
      weights,
      bodies: this.#byId,
      solids: this.solids,
      drawn,
      unit,
    });
  }
}

/** Equal for solids that look alike and stand alike. */
function shapeOf({ body, glyphs }: Solid, drawn: Float64Array): string {
  const { positionOffset, positionLength } = body;
  return JSON.stringify([glyphs, [...drawn.subarray(positionOffset, positionOffset + positionLength)]]);
}
