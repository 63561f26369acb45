// The layers of several bodies and what ties them together: rods, anchors, springs, curves, rigid bodies; forces in rods as colours;
// what is lit and selected.
import { catalog } from "../../simulation/core";
import type { Run, Session } from "../../simulation/session";
import { runStyle } from "../../styles/palette";
import type { Eye } from "../eye";
import { drawCurves } from "../glyphs/curve";
import { drawOutside, drawParticle } from "../glyphs/particle";
import { drawSpring } from "../glyphs/spring";
import { drawThinArrows } from "../glyphs/thin-arrows";
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
  thickArrows,
} from "../layers";
import type { Pen } from "../pen";
import { type Layer, type Picture, pictureOf } from "../picture";
import { drawJoints } from "../rigid/joints";
import { type Frame, selectedLast } from "../scene";
import { drawBand, drawRing } from "./lights";
import { drawLoadBar } from "./loads";
import type { Pixels } from "./nearest";
import { drawPin } from "./pins";
import { drawLoads, drawRods } from "./rods";
import { flatView, SystemScene } from "./system-scene";
import { iterateWords, loadWords } from "./words";

/** More arrows than these are without symbols; more than these are thin lines. */
const mostLabelled = 6;
const mostThick = 60;
/** More bodies than these leave trails only when they are selected. */
const mostTrails = 6;
/** Bodies outside the picture are pointed at, if they are few. */
const mostOutside = 30;
/** With their distances, if they are even fewer. */
const mostNamedOutside = 6;
/** More springs are drawn finer. */
const mostThickCoils = 8;
/** Rods that lie over each other have rims, if they are few. */
const mostRims = 150;

export type SystemLayer = Layer<SystemScene>;
/** Draws something of one run. */
type RunPainter = (pen: Pen, scene: SystemScene, frame: Frame, run: Run, pixels: Pixels) => void;

/** With symbols where they are few; thin where they would cover everything. */
export const systemArrows: Layer = arrows((pen, all, look, taken, shafts) => {
  if (all.length > mostThick) drawThinArrows(pen, all, `--${look.symbol}`, look.faint);
  else thickArrows(pen, all, { ...look, bare: all.length > mostLabelled }, taken, shafts);
});

const ground: SystemLayer = (pen, { rigids, camera }, { run, session }) => {
  rigids.drawGround(pen, camera, run);
  rigids.drawOtherGrounds(pen, camera, session.runs);
};

export const curves: SystemLayer = (pen, scene, { symbol, shown }) => {
  for (const strong of [false, true]) {
    const some = scene.links.curves.filter(
      ({ constraint }) =>
        strong === (symbol === "C" || symbol === "r" || scene.isLooked(shown.selected, constraint)),
    );
    const glyphs = some.map(({ glyph }) => glyph);
    if (glyphs.length > 0)
      drawCurves(pen, scene.camera, glyphs, { strong, faint: symbol !== null && !strong });
  }
};

export const trails: SystemLayer = (pen, { bodies, trails, camera }, { session, shown }) => {
  const movable = bodies.filter(({ fixed }) => !fixed);
  const { selected } = shown;
  const trailed =
    movable.length <= mostTrails
      ? movable
      : movable.filter(({ id }) => selected?.kind === "body" && selected.id === id);
  trails.draw(pen, camera, session, trailed);
};

/** Rigid bodies, under the arrows; bands about those that are looked at. */
export const solids: SystemLayer = (pen, scene, { session, shown }) => {
  const { camera, rigids } = scene;
  if (!rigids.any) return;
  for (const run of selectedLast(session)) {
    if (run === session.selected)
      for (const id of scene.looked) {
        const held = shown.held === id || shown.hand?.body === id;
        rigids.drawLight(pen, camera, run, id, held ? "held" : "lit");
      }
    rigids.drawRun(pen, camera, run, session);
  }
};
/** Rigid bodies that are chosen by keyboard or selected. */
export const solidLights: SystemLayer = (pen, { camera, rigids }, { session, shown }) => {
  if (!rigids.any) return;
  const chosen = shown.selected?.kind === "body" ? shown.selected.id : null;
  for (const id of new Set([shown.focused, chosen]))
    if (id !== null) rigids.drawLight(pen, camera, session.selected, id, "chosen");
};

/** Springs and rods of every run, the selected one on top. */
export const links =
  (rods: RunPainter): SystemLayer =>
  (pen, scene, frame) => {
    for (const run of selectedLast(frame.session)) {
      const pixels = scene.pixelsOf(run);
      coils(pen, scene, frame, run, pixels);
      rods(pen, scene, frame, run, pixels);
    }
  };

const coils: RunPainter = (pen, { links, lit }, { shown }, _run, pixels) => {
  const few = links.coils.length <= mostThickCoils;
  for (const { a, b, force } of links.coils) {
    const looked = [lit, shown.selected].some((t) => t?.kind === "force" && t.id === force);
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
};

const rods: RunPainter = (pen, scene, frame, run, pixels) => {
  const { session, shown, symbol } = frame;
  const { rods } = scene.links;
  const width = scene.beads.rodWidth;
  const selected = run === session.selected;
  if (selected) bands(pen, scene, frame, run, pixels);
  const rim = rods.length <= mostRims;
  if (selected && scene.showsLoads(frame)) {
    drawLoads(pen, pixels, rods, scene.loads, width, rim);
  } else {
    const faded = symbol !== null && symbol !== "C" ? 0.5 : selected ? 1 : 0.75;
    const look = { color: stickColor(pen, session, run), alpha: run.status === "diverged" ? 0.3 : faded };
    drawRods(pen, pixels, rods, { ...look, width, rim });
  }
  if (!selected) return;
  const looked = rods.filter(({ constraint }) => scene.isLooked(shown.selected, constraint));
  drawRods(pen, pixels, looked, { color: pen.color("--C"), width: width + 0.8, alpha: 1, rim: false });
};
export function stickColor(pen: Pen, session: Session, run: Run): string {
  return pen.color(session.runs.length > 1 ? runStyle(run.color).color : "--stick");
}

/** Rods that are looked at have a soft band about them. */
export const bands: RunPainter = (pen, scene, { session, shown, symbol }, run, pixels) => {
  if (run !== session.selected) return;
  const { rods } = scene.links;
  const width = scene.beads.rodWidth;
  const looked = rods.filter(({ constraint }) => scene.isLooked(shown.selected, constraint));
  drawBand(pen, pixels, looked, width, "--C");
  if (symbol === "C") drawBand(pen, pixels, rods, Math.min(width, 2), "--C");
};

export const joints: SystemLayer = (pen, scene, { session, shown }) =>
  drawJoints(pen, scene.camera, scene.joints, session.selected.drawn, (id) =>
    scene.isLooked(shown.selected, id),
  );

export const anchors: SystemLayer = (pen, scene, { session }) => {
  const pixels = scene.pixelsOf(session.selected);
  for (const { at, body } of scene.links.anchors) {
    const [x, y] = scene.camera.pixel(at);
    const [bx = x, by = y] = [pixels[2 * body], pixels[2 * body + 1]];
    if (Math.hypot(bx - x, by - y) > 2) stroke(pen, [x, y, bx, by], pen.color("--C"), 1.4);
    drawPin(pen, x, y, scene.beads.radius, pen.color("--muted"));
  }
};

function stroke(
  { context }: Pen,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  color: string,
  width: number,
): void {
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}

/** The hand's spring and the particles of every run, rings about those that are looked at. */
export const bodies =
  (beads: RunPainter): SystemLayer =>
  (pen, scene, frame) => {
    const { session, shown } = frame;
    const { camera } = scene;
    for (const run of selectedLast(session)) {
      const pixels = scene.pixelsOf(run);
      const grabbed = scene.bodies.findIndex(({ id }) => id === shown.hand?.body);
      if (shown.hand && grabbed >= 0) {
        const held = run === session.selected ? camera.pixel(shown.hand.grip) : null;
        const [px, py] = held ?? [pixels[2 * grabbed] ?? 0, pixels[2 * grabbed + 1] ?? 0];
        drawSpring(pen, px, py, ...camera.pixel(shown.hand.at));
      }
      beads(pen, scene, frame, run, pixels);
      if (run === session.selected) rings(pen, scene, frame, run, pixels);
    }
  };

const isOutside = ({ width, height }: Eye, px: number, py: number): boolean =>
  px < -9 || py < -9 || px > width + 9 || py > height + 9;

/** Bodies of a run that have left the picture: at its edge, with how far they are away where that can be read off the plane. */
export const outside: RunPainter = (pen, { bodies, camera }, _frame, run, pixels) => {
  const away = [...bodies.keys()]
    .filter((i) => !bodies[i]?.fixed)
    .map((i) => [pixels[2 * i] ?? 0, pixels[2 * i + 1] ?? 0] as const)
    .filter(([px, py]) => isOutside(camera, px, py));
  if (away.length > mostOutside) return;
  const named = away.length <= mostNamedOutside && !camera.turns;
  for (const [px, py] of away) drawOutside(pen, camera, px, py, run.color, named);
};

/** The particles of a run that move: each with its rim, or all in one stroke where they are many. */
const particles: RunPainter = (pen, scene, frame, run, pixels) => {
  const { bodies, beads, camera } = scene;
  const { session, shown } = frame;
  if (beads.many) {
    beads.drawAll(pen, bodies, pixels, run);
    return;
  }
  outside(pen, scene, frame, run, pixels);
  for (const i of scene.view.order(bodies, run)) {
    const { id = -1, fixed = true, kind } = bodies[i] ?? {};
    if (fixed) continue;
    const [px = 0, py = 0] = [pixels[2 * i], pixels[2 * i + 1]];
    if (isOutside(camera, px, py) || kind === "rigid") continue;
    const held = run === session.selected && shown.held === id;
    const look = { color: run.color, faint: run.status === "diverged", held, focused: false };
    drawParticle(pen, px, py, { ...look, radius: beads.radius });
  }
};

const rings: RunPainter = (pen, { bodies, beads, looked }, { shown }, _run, pixels) => {
  const radius = beads.radius + 4;
  for (const [i, { id, kind }] of bodies.entries()) {
    if (kind === "rigid") continue;
    const [px = 0, py = 0] = [pixels[2 * i], pixels[2 * i + 1]];
    const selected = shown.selected?.kind === "body" && shown.selected.id === id;
    if (shown.focused === id || selected) drawRing(pen, px, py, radius + 1.5, "--focus", 2);
    else if (looked.has(id) && shown.held !== id) drawRing(pen, px, py, radius, "--C", 1.6);
    else if (shown.held === id && beads.many) drawRing(pen, px, py, radius, "--muted", 1.6);
  }
};

export const contacts: SystemLayer = (pen, { rigids, camera, arrows }, { session }) =>
  rigids.drawContacts(pen, camera, session.selected, arrows.scales.of("fhat").value || 1);

/** Fixed particles; of the other runs those that are held elsewhere. */
export const pins: SystemLayer = (pen, scene, { session }) => {
  const color = pen.color("--muted");
  const drawn = new Set<string>();
  for (const run of [session.selected, ...session.runs]) {
    const pixels = scene.pixelsOf(run);
    for (const [i, { fixed, kind }] of scene.bodies.entries()) {
      const [px = 0, py = 0] = pixels.subarray(2 * i);
      if (!fixed || kind !== "particle" || drawn.has(`${px} ${py}`)) continue;
      drawn.add(`${px} ${py}`);
      drawPin(pen, px, py, scene.beads.radius, color);
    }
  }
};

export const legend: SystemLayer = (pen, scene, frame) => {
  const { width, height } = scene.camera;
  if (scene.showsLoads(frame) && scene.loads.full > 0)
    drawLoadBar(pen, width, height, scene.loads.full, loadWords());
  // Below the names of the runs, which lie on the stage where there is little room.
  const { iterate } = frame.session;
  if (iterate) pen.text(iterateWords(iterate, catalog().solvers), 12, 54, "--lambda");
};

/** Layers above rods and solids, in the plane and in space. */
export const above = (beads: RunPainter): readonly SystemLayer[] => [
  recalled,
  joints,
  anchors,
  measures,
  ghosts,
  systemArrows,
  ghostWords,
  bodies(beads),
  contacts,
  pins,
  scaleBar,
  legend,
];
/** Everything but the ground. */
export const flatLayers: readonly SystemLayer[] = [
  curves,
  trails,
  solids,
  solidLights,
  links(rods),
  ...above(particles),
];

export const systemPicture = (session: Session): Picture =>
  pictureOf(new SystemScene(session, flatView()), [grid, extrasBelow, ground, ...flatLayers, extrasAbove]);
