// The picture of several bodies and what ties them together: rods, anchors, springs, curves; forces in rods as colours;
// what is lit and selected. Fills in the steps of picture.ts with what system-scene.ts knows.
// Longer than most files: it only asks its neighbours to draw, in the order that belongs to one picture.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages";
import { type BodyInfo, catalog, type Vector } from "../../simulation/core";
import type { Run, Session, Thing } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import type { ArrowLook, Places } from "../glyphs/arrow";
import { drawCurve } from "../glyphs/curve";
import { drawOutside, drawParticle } from "../glyphs/particle";
import { drawSpring } from "../glyphs/spring";
import { drawThinArrows } from "../glyphs/thin-arrows";
import type { Pen } from "../pen";
import { type Frame, type Line, selectedLast } from "../picture";
import { drawJoints, jointAt } from "../rigid/joints";
import { hitAmong } from "./hits";
import { drawBand, drawRing } from "./lights";
import { drawLoadBar } from "./loads";
import type { Pixels } from "./nearest";
import { drawPin } from "./pins";
import { drawLoads, drawRods } from "./rods";
import { systemToggles } from "./system-toggles";
import { bodyWords, iterateWords, loadWords, placedWords, sceneWords } from "./words";
import "../system.css";
import { SystemScene } from "./system-scene";

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

export class SystemPicture extends SystemScene {
  /** With symbols where they are few; thin where they would cover everything. */
  protected override drawArrows(pen: Pen, arrows: readonly Line[], look: ArrowLook, taken: Places): void {
    if (arrows.length > mostThick) drawThinArrows(pen, arrows, `--${look.symbol}`, look.faint);
    else super.drawArrows(pen, arrows, { ...look, bare: arrows.length > mostLabelled }, taken);
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
        for (const id of this.looked)
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
      const looked = [this.lit, shown.selected].some((t) => t?.kind === "force" && t.id === force);
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
      else if (this.looked.has(id) && shown.held !== id) drawRing(pen, px, py, radius, "--C", 1.6);
      else if (shown.held === id && this.beads.many) drawRing(pen, px, py, radius, "--muted", 1.6);
    }
  }

  protected override drawLegend(frame: Frame): void {
    super.drawLegend(frame);
    const { pen, session } = frame;
    const { width, height } = this.camera;
    if (this.showsLoads(frame) && this.loads.full > 0)
      drawLoadBar(pen, width, height, this.loads.full, loadWords());
    // Below the names of the runs, which lie on the stage where there is little room.
    if (session.iterate) pen.text(iterateWords(session.iterate, catalog().solvers), 12, 54, "--lambda");
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
    const layers = this.rigids.any ? this.rigids.menu.template(redraw) : nothing;
    return html`${systemToggles(this, this.crowded, redraw)} ${layers}`;
  }
  override describe(run: Run, body: BodyInfo | undefined, c: string, short: boolean): string {
    const order = body ? this.bodies.filter(({ fixed }) => !fixed).indexOf(body) + 1 : 0;
    const place = body ? bodyWords(order, this.bodies, body, run.drawn) : "";
    if (short) return place;
    const contacts = this.rigids.any ? run.simulation.contacts().length : null;
    return [sceneWords(this.bodies, this.links, c, this.camera.turns, contacts), place].join(" ").trim();
  }
  override describePlaced(_legal: boolean, c: string): string {
    if (this.rigids.any && this.rows.infos.length === 0) return t("rigid-placed");
    const violation = this.session.selected.simulation.observe("C.norm");
    return placedWords(Math.abs(violation) < legal, c);
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
