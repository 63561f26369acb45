// Rigid bodies of the plane: filled outlines with a mark that shows how they are turned, hatched ones where they are fixed,
// and ground without end as an edge with hatching below. Many bodies of one run share one path: a pyramid has hundreds.
import type { Glyph, Vector } from "../../simulation/core";
import { placerOf } from "../../simulation/pose";
import { type RunStyle, runStyle } from "../../styles/palette";
import type { Pen } from "../pen";
import type { View } from "../tool";
import type { Solid } from "./solids";

/** Smaller bodies (pixels of their inside) have no mark. */
const smallestMark = 5;
/** Pixels between the strokes of hatching. */
const hatchStep = 8;

export interface SolidLook {
  readonly color: number;
  readonly faint: boolean;
  /** Of one run among several that is not the selected one: an outline only. */
  readonly behind: boolean;
  /** True while it sleeps: the core computes nothing for it. */
  readonly asleep: boolean;
}

type Pixel = (local: Vector) => readonly [number, number];

export function drawMovable(
  pen: Pen,
  view: View,
  solids: readonly Solid[],
  drawn: Float64Array,
  look: SolidLook,
): void {
  const { context } = pen;
  const own = runStyle(look.color);
  const style = look.asleep ? { ...own, color: "--asleep" } : own;
  const [outlines, marks, dots] = [new Path2D(), new Path2D(), new Path2D()];
  for (const solid of solids) {
    const pixel = pixelsOf(view, drawn, solid);
    const [x, y] = pixel([0, 0]);
    if (outside(view, x, y, solid.reach)) continue;
    for (const glyph of solid.glyphs) addGlyph(outlines, view, pixel, glyph);
    addMark(marks, dots, view, pixel, solid);
  }
  context.save();
  context.globalAlpha = look.faint ? 0.45 : 1;
  context.lineJoin = "round";
  context.fillStyle = pen.color("--panel");
  if (!look.behind) context.fill(outlines, "nonzero");
  strokeAndFill(pen, outlines, style, look);
  context.lineWidth = 1.4;
  context.globalAlpha *= look.behind ? 0.4 : 0.75;
  context.stroke(marks);
  context.fillStyle = pen.color(style.color);
  context.fill(dots);
  context.restore();
}

function strokeAndFill(pen: Pen, path: Path2D, { color, dash }: RunStyle, look: SolidLook): void {
  const { context } = pen;
  const alpha = context.globalAlpha;
  context.fillStyle = pen.color(color);
  context.globalAlpha = alpha * (look.behind ? 0.05 : 0.13);
  context.fill(path, "nonzero");
  context.globalAlpha = alpha * (look.behind ? 0.7 : 1);
  context.lineWidth = 1.7;
  context.strokeStyle = pen.color(color);
  context.setLineDash(look.behind ? [...dash] : []);
  context.stroke(path);
  context.setLineDash([]);
}

/** Fixed solids, the same in every run: grey and hatched. */
export function drawFixed(pen: Pen, view: View, solids: readonly Solid[], drawn: Float64Array): void {
  const { context } = pen;
  const [closed, open] = [new Path2D(), new Path2D()];
  for (const solid of solids) {
    const pixel = pixelsOf(view, drawn, solid);
    for (const glyph of solid.glyphs) {
      if (glyph.type === "boundary") drawGroundEdge(pen, view, pixel, glyph);
      else addGlyph(glyph.type === "polyline" && !glyph.closed ? open : closed, view, pixel, glyph);
    }
  }
  context.save();
  context.save();
  context.clip(closed, "nonzero");
  context.fillStyle = pen.color("--hover");
  context.fillRect(0, 0, view.width, view.height);
  const hatch = new Path2D();
  for (let x = -view.height; x < view.width; x += hatchStep) {
    hatch.moveTo(x, view.height);
    hatch.lineTo(x + view.height, 0);
  }
  context.strokeStyle = pen.color("--rule");
  context.lineWidth = 1.2;
  context.stroke(hatch);
  context.restore();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.strokeStyle = pen.color("--edge");
  context.lineWidth = 1.6;
  context.stroke(closed);
  context.lineWidth = 3.4;
  context.stroke(open);
  context.restore();
}

/** The edge of the ground across the whole view, hatched on its solid side; the hatching moves with the ground. */
function drawGroundEdge(
  pen: Pen,
  view: View,
  pixel: Pixel,
  glyph: Extract<Glyph, { type: "boundary" }>,
): void {
  const { context } = pen;
  const [ax, ay] = pixel(glyph.at);
  const [bx, by] = pixel(glyph.at.map((x, i) => x + (glyph.normal[i] ?? 0)));
  const size = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(bx - ax) / size, (by - ay) / size];
  const [tx, ty] = [-ny, nx];
  // From the foot of the view's middle on the line, as far as the view reaches.
  const along = (view.width / 2 - ax) * tx + (view.height / 2 - ay) * ty;
  const half = Math.hypot(view.width, view.height) / 2 + 2 * hatchStep;
  const at = (s: number, depth = 0): [number, number] => [ax + s * tx - depth * nx, ay + s * ty - depth * ny];
  const deep = 2 * half;
  context.save();
  context.beginPath();
  context.moveTo(...at(along - half));
  context.lineTo(...at(along + half));
  context.lineTo(...at(along + half, deep));
  context.lineTo(...at(along - half, deep));
  context.closePath();
  context.fillStyle = pen.color("--hover");
  context.globalAlpha = 0.75;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  for (let s = Math.floor((along - half) / hatchStep) * hatchStep; s < along + half; s += hatchStep) {
    context.moveTo(...at(s));
    context.lineTo(...at(s - hatchStep * 0.9, hatchStep * 1.1));
  }
  context.strokeStyle = pen.color("--edge");
  context.lineWidth = 1;
  context.globalAlpha = 0.65;
  context.stroke();
  context.beginPath();
  context.moveTo(...at(along - half));
  context.lineTo(...at(along + half));
  context.globalAlpha = 1;
  context.lineWidth = 1.8;
  context.stroke();
  context.restore();
}

/** Fixed solids that stand otherwise in another run: their edges, in that run's colour and dashes. */
export function drawFixedOf(
  pen: Pen,
  view: View,
  solids: readonly Solid[],
  drawn: Float64Array,
  color: number,
): void {
  const { context } = pen;
  const { color: property, dash } = runStyle(color);
  const path = new Path2D();
  for (const solid of solids) {
    const pixel = pixelsOf(view, drawn, solid);
    for (const glyph of solid.glyphs) {
      if (glyph.type === "boundary") addBoundary(path, view, pixel, glyph);
      else addGlyph(path, view, pixel, glyph);
    }
  }
  context.save();
  context.globalAlpha = 0.75;
  context.lineWidth = 1.6;
  context.strokeStyle = pen.color(property);
  context.setLineDash([...dash]);
  context.stroke(path);
  context.restore();
}

function addBoundary(
  path: Path2D,
  view: View,
  pixel: Pixel,
  { at, normal: [nx = 0, ny = 0] }: Extract<Glyph, { type: "boundary" }>,
): void {
  const far = (2 * Math.hypot(view.width, view.height)) / view.scale;
  const [x = 0, y = 0] = at;
  path.moveTo(...pixel([x - far * ny, y + far * nx]));
  path.lineTo(...pixel([x + far * ny, y - far * nx]));
}

/** Round bodies have a spoke, others their own axes' first arm, each from the dot of the centre. */
function addMark(marks: Path2D, dots: Path2D, view: View, pixel: Pixel, { glyphs, inner }: Solid): void {
  const room = inner * view.scale;
  const [x, y] = pixel([0, 0]);
  if (room < smallestMark) return;
  const round = glyphs.length === 1 && glyphs[0]?.type === "circle";
  if (round) {
    marks.moveTo(x, y);
    marks.lineTo(...pixel([inner, 0]));
  }
  const radius = Math.min(2.6, room * 0.2);
  dots.moveTo(x + radius, y);
  dots.arc(x, y, radius, 0, 2 * Math.PI);
  if (round) return;
  const arm = Math.min(room * 0.55, 16) / view.scale;
  marks.moveTo(...pixel([(radius + 1) / view.scale, 0]));
  marks.lineTo(...pixel([arm, 0]));
}

/** Appends a glyph's outline. */
export function addGlyph(path: Path2D, view: View, pixel: Pixel, glyph: Glyph): void {
  if (glyph.type === "circle") {
    const [x, y] = pixel(glyph.center);
    const radius = glyph.radius * view.scale;
    path.moveTo(x + radius, y);
    // Counterclockwise as all outlines are: where bodies overlap, windings add up and leave no hole.
    path.arc(x, y, radius, 0, 2 * Math.PI, true);
  } else if (glyph.type === "polyline") {
    for (const [i, point] of glyph.points.entries()) {
      if (i === 0) path.moveTo(...pixel(point));
      else path.lineTo(...pixel(point));
    }
    if (glyph.closed) path.closePath();
  }
}

export function outlinePath(view: View, drawn: Float64Array, solid: Solid): Path2D {
  const path = new Path2D();
  const pixel = pixelsOf(view, drawn, solid);
  for (const glyph of solid.glyphs) addGlyph(path, view, pixel, glyph);
  return path;
}

/** A band about a body that is looked at. */
export function drawHalo(pen: Pen, path: Path2D, color: string, alpha: number, width: number): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = alpha;
  context.lineJoin = "round";
  context.lineWidth = width;
  context.strokeStyle = pen.color(color);
  context.stroke(path);
  context.restore();
}

function pixelsOf(view: View, drawn: Float64Array, { body }: Solid): Pixel {
  const place = placerOf(drawn, body);
  return (local) => view.pixel(place(local));
}

function outside(view: View, x: number, y: number, reach: number): boolean {
  const far = reach * view.scale + 4;
  return !(x > -far && y > -far && x < view.width + far && y < view.height + far);
}
