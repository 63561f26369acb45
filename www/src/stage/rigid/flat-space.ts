// Rigid bodies of space on a flat canvas, where there is no graphics card: faces from back to front, lit from over one's left
// shoulder, edges drawn, and a stripe by which one sees them turn. And what lies under a pixel, for both pictures. Boundaries are drawn as the grid of the ground.
import type { Glyph, Vector } from "../../simulation/core";
import { placeOf, toWorld } from "../../simulation/pose";
import type { Eye } from "../eye";
import type { Pen } from "../pen";
import { distanceToSegment } from "../snap";
import { isDark, mix } from "../system/loads";
import { type BallLook, drawBall } from "./ball";
import type { Solid } from "./solids";
import { within } from "./solids";
import { stripeOf } from "./stripe";

/** To the right of the picture, up, towards the eye: over one's left shoulder, wherever one stands. */
const light: Vector = [-0.5, 0.65, 0.57];
/** Share of the ink in a face that the light meets, and in one that it does not reach; of the stripe. */
const tones = { lit: 0.07, shade: 0.4, stripe: 0.42 };
const gridLines = 10;
/** More bodies than these are at whole device pixels. */
const crowd = 12;

export function drawFlatSolids(
  pen: Pen,
  view: Eye,
  solids: readonly Solid[],
  drawn: Float64Array,
  color: string,
  alpha: number,
  asleep: { readonly ids: ReadonlySet<number>; readonly color: string },
): void {
  const { context } = pen;
  const far = solids
    .filter(({ reach }) => Number.isFinite(reach))
    .map((solid) => ({ solid, depth: depthOf(view, placeOf(drawn, solid.body)) }))
    .sort((a, b) => b.depth - a.depth);
  context.save();
  context.globalAlpha = alpha;
  context.lineJoin = "round";
  const axes = view.axes?.();
  const whole = far.length > crowd;
  for (const { solid } of far) {
    const own = asleep.ids.has(solid.body.id) ? asleep.color : color;
    const ink = solid.body.fixed ? pen.color("--edge") : own;
    for (const glyph of solid.glyphs) {
      if (glyph.type === "ball") drawBallOf(pen, view, solid, drawn, glyph, { ink, axes, whole });
      else drawGlyph(pen, view, solid, drawn, glyph, ink);
    }
  }
  context.restore();
}

function drawGlyph(
  pen: Pen,
  view: Eye,
  { body }: Solid,
  drawn: Float64Array,
  glyph: Glyph,
  ink: string,
): void {
  if (glyph.type === "rounded") {
    const [a, b] = [glyph.from, glyph.to].map((end) => toWorld(drawn, body, end)) as [Vector, Vector];
    drawRounded(pen, view, a, b, glyph.radius, ink);
  } else if (glyph.type === "mesh") drawMesh(pen, view, glyph, (local) => toWorld(drawn, body, local), ink);
}

function drawBallOf(
  pen: Pen,
  view: Eye,
  { body }: Solid,
  drawn: Float64Array,
  { center, radius }: Extract<Glyph, { type: "ball" }>,
  look: BallLook,
): void {
  const at = toWorld(drawn, body, center);
  const [x, y] = view.pixel(at);
  const size = radius * scaleAt(view, at);
  if (!(size > 0.3)) return;
  const poles = [toWorld(drawn, body, [0, 0, 1], true), toWorld(drawn, body, [1, 0, 0], true)];
  drawBall(pen, { x, y, size }, poles, look);
}

function drawMesh(
  pen: Pen,
  view: Eye,
  mesh: Extract<Glyph, { type: "mesh" }>,
  place: (local: Vector) => Vector,
  ink: string,
): void {
  const { context } = pen;
  const { vertices, triangles, edges } = mesh;
  const world = vertices.map(place);
  const pixels = world.map((vertex) => view.pixel(vertex));
  const front = new Set<number>();
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((i) => pixels[i] ?? [0, 0]) as [Pixel, Pixel, Pixel];
    // Counterclockwise from outside: on a screen whose y points down the area is then negative.
    if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0) continue;
    for (const i of triangle) front.add(i);
    const path = new Path2D();
    path.moveTo(...a);
    path.lineTo(...b);
    path.lineTo(...c);
    path.closePath();
    fillShaded(
      pen,
      path,
      ink,
      brightness(
        view,
        triangle.map((i) => world[i] ?? []),
      ),
    );
  }
  for (const polygon of stripeOf(mesh)) drawStripe(pen, view, polygon.map(place), ink);
  const path = new Path2D();
  for (const [i, j] of edges) {
    if (!front.has(i) || !front.has(j)) continue;
    path.moveTo(...(pixels[i] ?? [0, 0]));
    path.lineTo(...(pixels[j] ?? [0, 0]));
  }
  context.strokeStyle = ink;
  context.lineWidth = 1.5;
  context.stroke(path);
}
type Pixel = readonly [number, number];

/**
 * The panel's colour with a share of the ink that grows with the shadow: light faces stay paper. Filled and stroked in one
 * opaque colour, so that no seam is seen between the triangles of a face.
 */
function fillShaded(pen: Pen, path: Path2D, ink: string, bright: number, more = 0): void {
  const { context } = pen;
  const paper = pen.color("--panel");
  // On a dark background the ink is bright.
  const share = isDark(paper) ? bright : 1 - bright;
  const color = mix(paper, ink, tones.lit + (tones.shade - tones.lit) * share + more);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 0.8;
  context.fill(path);
  context.stroke(path);
}

/** How much light meets a face, 0 to 1. */
function brightness(view: Eye, [a = [], b = [], c = []]: readonly Vector[]): number {
  const [right, up, towards] = view.axes?.() ?? [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const normal = normalOf([a, b, c]);
  const met =
    dot(normal, right) * (light[0] ?? 0) +
    dot(normal, up) * (light[1] ?? 0) +
    dot(normal, towards) * (light[2] ?? 0);
  return Math.max(0, Math.min(1, 0.15 + 0.85 * met));
}

function drawStripe(pen: Pen, view: Eye, polygon: readonly Vector[], ink: string): void {
  const pixels = polygon.map((point) => view.pixel(point));
  const [a, b, c] = pixels;
  if (!a || !b || !c || (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0) return;
  const path = new Path2D();
  for (const [i, pixel] of pixels.entries()) {
    if (i === 0) path.moveTo(...pixel);
    else path.lineTo(...pixel);
  }
  path.closePath();
  fillShaded(pen, path, ink, brightness(view, polygon), tones.stripe);
}

function drawRounded(pen: Pen, view: Eye, a: Vector, b: Vector, radius: number, ink: string): void {
  const { context } = pen;
  const [ax, ay] = view.pixel(a);
  const [bx, by] = view.pixel(b);
  const width = 2 * radius * scaleAt(view, a);
  const line = (color: string, wide: number, share = 1): void => {
    const alpha = context.globalAlpha;
    context.globalAlpha = alpha * share;
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    context.lineCap = "round";
    context.lineWidth = wide;
    context.strokeStyle = color;
    context.stroke();
    context.globalAlpha = alpha;
  };
  line(ink, width + 1.4);
  line(pen.color("--panel"), Math.max(0.1, width - 1.4));
  line(ink, Math.max(0.1, width - 1.4), 0.24);
}

/** Ground without end: its edge as a grid about the middle of the view. */
export function drawFlatBoundary(pen: Pen, view: Eye, solids: readonly Solid[], drawn: Float64Array): void {
  const { context } = pen;
  const path = new Path2D();
  for (const { body, glyphs } of solids) {
    for (const glyph of glyphs) {
      if (glyph.type !== "boundary") continue;
      for (const [a, b] of gridOf(
        view,
        toWorld(drawn, body, glyph.at),
        toWorld(drawn, body, glyph.normal, true),
      )) {
        path.moveTo(...view.pixel(a));
        path.lineTo(...view.pixel(b));
      }
    }
  }
  context.save();
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--rule");
  context.stroke(path);
  context.restore();
}

/** Lines on the plane through `at`, about where the view's middle is above it. */
export function gridOf(view: Eye, at: Vector, normal: Vector): [Vector, Vector][] {
  const n = unit(normal);
  const helper: Vector = Math.abs(n[0] ?? 0) < 0.9 ? [1, 0, 0] : [0, 0, 1];
  const u = unit(helper.map((h, i) => h - dot(helper, n) * (n[i] ?? 0)));
  const w = cross(n, u);
  const middle = view.point(view.width / 2, view.height / 2);
  const from = middle.map((x, i) => x - (at[i] ?? 0));
  const step = 10 ** Math.floor(Math.log10(Math.max(view.height / view.scale / 4, 1e-6)));
  const [cu, cw] = [Math.round(dot(from, u) / step) * step, Math.round(dot(from, w) / step) * step];
  const half = gridLines * step;
  const point = (s: number, t: number): Vector => at.map((x, i) => x + s * (u[i] ?? 0) + t * (w[i] ?? 0));
  return Array.from({ length: 2 * gridLines + 1 }, (_, i) => (i - gridLines) * step).flatMap(
    (offset): [Vector, Vector][] => [
      [point(cu + offset, cw - half), point(cu + offset, cw + half)],
      [point(cu - half, cw + offset), point(cu + half, cw + offset)],
    ],
  );
}

/** How far a pixel is from the body's picture, m; 0 within. */
export function flatHit(
  view: Eye,
  { body, glyphs }: Solid,
  drawn: Float64Array,
  px: number,
  py: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const glyph of glyphs) {
    if (glyph.type === "ball") {
      const at = toWorld(drawn, body, glyph.center);
      const [x, y] = view.pixel(at);
      least = Math.min(least, Math.max(0, Math.hypot(x - px, y - py) - glyph.radius * scaleAt(view, at)));
    } else if (glyph.type === "rounded") {
      const [a, b] = [glyph.from, glyph.to].map((end) => toWorld(drawn, body, end)) as [Vector, Vector];
      const away = distanceToSegment(px, py, ...view.pixel(a), ...view.pixel(b));
      least = Math.min(least, Math.max(0, away - glyph.radius * scaleAt(view, a)));
    } else if (glyph.type === "mesh") {
      const pixels = glyph.vertices.map((vertex) => view.pixel(toWorld(drawn, body, vertex)));
      for (const triangle of glyph.triangles)
        if (
          within(
            triangle.map((i) => pixels[i] ?? [0, 0]),
            px,
            py,
          )
        )
          return 0;
    }
  }
  return least / view.scale;
}

function depthOf(view: Eye, at: Vector): number {
  return view.depth?.(at) ?? 0;
}
/** Pixels per metre at a point. */
function scaleAt(view: Eye, at: Vector): number {
  const [x, y] = view.pixel(at);
  const beside = view.point(x + 10, y, at);
  return 10 / Math.max(1e-12, Math.hypot(...beside.map((b, i) => b - (at[i] ?? 0))));
}
function normalOf([a, b, c]: readonly [Vector, Vector, Vector]): Vector {
  return unit(
    cross(
      b.map((x, i) => x - (a[i] ?? 0)),
      c.map((x, i) => x - (a[i] ?? 0)),
    ),
  );
}
function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
}
function cross([ax = 0, ay = 0, az = 0]: Vector, [bx = 0, by = 0, bz = 0]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return a.map((x) => x / length);
}
