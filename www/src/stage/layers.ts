// Layers that every scene has: grid, what C and r measure, the exact motion, arrows, the scale bar.
import type { BodyInfo, Glyph, Vector } from "../simulation/core";
import type { Line } from "./arrows";
import { placeOf } from "./bounds";
import { type ArrowLook, drawArrow, type Places, type Shafts } from "./glyphs/arrow";
import { drawGhost, drawGhostWord } from "./glyphs/ghost";
import { drawGrid, drawScaleBar } from "./glyphs/grid";
import type { Pen } from "./pen";
import type { Layer } from "./picture";
import { type Frame, gone, type Scene } from "./scene";
import { distanceToSegment, nearestOn } from "./snap";
import type { ArrowKind } from "./vectors";

/** From back to front. */
const order: readonly ArrowKind[] = ["grad", "v", "f", "fhat"];

export const grid: Layer = (pen, { camera }) => drawGrid(pen, camera);

/** The quantity C or r, drawn as a line while its symbol is highlighted. */
export const measures: Layer = (pen, scene, frame) => {
  if (frame.symbol === "C") for (const tie of scene.ties) violation(pen, scene, frame, ...tie);
  if (frame.symbol === "x" || frame.symbol === "r")
    for (const tie of scene.ties) radius(pen, scene, frame, ...tie);
};

/** How far off the curve the body is: what C measures. */
function violation(pen: Pen, scene: Scene, { run }: Frame, glyph: Glyph, body: BodyInfo): void {
  const at = placeOf(run.drawn, body);
  const on = nearestOn(glyph, at[0] ?? 0, at[1] ?? 0);
  if (on && at.length === 2) line(pen, scene, [on.x, on.y], at, "--C", 3);
}

function radius(pen: Pen, scene: Scene, { run, symbol }: Frame, glyph: Glyph, body: BodyInfo): void {
  if (glyph.type !== "circle") return;
  const at = placeOf(run.drawn, body);
  const on = symbol === "r" && at.length === 2 ? nearestOn(glyph, at[0] ?? 0, at[1] ?? 0) : null;
  line(pen, scene, glyph.center, on ? [on.x, on.y] : at, "--ink", 1.8);
}

function line(pen: Pen, { camera }: Scene, from: Vector, to: Vector, color: string, width: number): void {
  const { context } = pen;
  context.beginPath();
  context.moveTo(...camera.pixel(from));
  context.lineTo(...camera.pixel(to));
  context.lineWidth = width;
  context.lineCap = "round";
  context.strokeStyle = pen.color(color);
  context.stroke();
}

/** The pixels of the bodies that move, where the exact motion has them. */
function exactPlaces({ bodies, camera }: Scene, { exact }: Frame): (readonly [number, number])[] {
  if (!exact) return [];
  return bodies
    .filter(({ fixed }) => !fixed)
    .map(({ positionOffset }) => camera.pixel(exact.positions, positionOffset));
}

export const ghosts: Layer = (pen, scene, frame) => {
  for (const [x, y] of exactPlaces(scene, frame)) drawGhost(pen, x, y);
};

/** Outside the curve, half way between the normal and the tangent, and not below: there it is mostly clear. */
export const ghostWords: Layer = (pen, scene, frame) => {
  if (frame.shown.compact) return;
  const [glyph] = scene.glyphs;
  const [cx, cy] = scene.camera.pixel(glyph?.type === "circle" ? glyph.center : [0, 0]);
  const free = (x: number, y: number): boolean =>
    frame.taken.every(([a, b]) => Math.hypot(a - x, b - y) > 18) &&
    frame.lines.every(([ax, ay, dx, dy]) => distanceToSegment(x, y, ax, ay, ax + dx, ay + dy) > 10);
  for (const [x, y] of exactPlaces(scene, frame)) {
    const outward = Math.atan2(y - cy, x - cx);
    drawGhostWord(pen, x, y, frame.shown.words.exact, outward + (Math.cos(outward) < 0 ? 0.8 : -0.8), free);
  }
};

type DrawArrows = (pen: Pen, arrows: readonly Line[], look: ArrowLook, taken: Places, shafts: Shafts) => void;
export const thickArrows: DrawArrows = (pen, arrows, look, taken, shafts) => {
  for (const arrow of arrows) drawArrow(pen, ...arrow, look, taken, shafts);
};

const longest = (lines: readonly Line[]): number =>
  lines.reduce((most, [, , dx, dy]) => Math.max(most, Math.hypot(dx, dy)), 0);

/** The arrows that are switched on, and those of the symbol that is lit; the longer kinds below, which would hide the shorter. */
export function arrows(draw: DrawArrows = thickArrows): Layer {
  return (pen, scene, { run, shown, symbol, taken, lines }) => {
    const wanted = symbol === "lambda" ? "fhat" : symbol === "Cdot" ? "v" : symbol;
    const kinds = order
      .filter((kind) => shown.arrows.has(kind) || wanted === kind)
      .map((kind) => ({ kind, drawn: scene.arrowBodies.map((body) => scene.arrows.line(run, body, kind)) }))
      .sort((a, b) => longest(b.drawn) - longest(a.drawn));
    for (const { drawn } of kinds) lines.push(...drawn);
    for (const { kind, drawn } of kinds) {
      const look = { symbol: kind, strong: wanted === kind, faint: wanted !== null && wanted !== kind };
      draw(pen, drawn, look, taken, lines);
    }
  };
}

/** The bodies at recorded moments that are pointed at. */
export const recalled: Layer = (pen, scene, { session, shown }) => shown.recalled?.draw(pen, scene, session);

/** Under what moves. */
export const extrasBelow: Layer = (pen, scene, frame) => {
  for (const extra of frame.shown.extras) if (extra.below) extra.draw(pen, scene, frame);
};
/** On top of everything. */
export const extrasAbove: Layer = (pen, scene, frame) => {
  for (const extra of frame.shown.extras) if (!extra.below) extra.draw(pen, scene, frame);
};

/** Of a run that is gone arrows say nothing any more. */
export const scaleBar: Layer = (pen, { camera, arrows }, { run, shown, symbol }) => {
  const meanings = gone(run, camera) ? [] : arrows.scales.meanings(shown.arrows, symbol);
  if (!shown.compact) drawScaleBar(pen, camera, meanings);
};
