// The shapes of rigid bodies as the stage needs them: their outlines from the core, once per structure, and whether a point
// of the body's own coordinates lies inside (in the plane) or near. Pure but for asking the core.
import type { BodyInfo, Glyph, Simulation, Vector } from "../../simulation/core";
import { distanceToSegment } from "../snap";

export interface Solid {
  readonly body: BodyInfo;
  /** Where it stands among the bodies. */
  readonly index: number;
  readonly glyphs: readonly Glyph[];
  /** Farthest point from the centre, m; Infinity of what has no end. */
  readonly reach: number;
  /** How far the inside reaches at least, m: room for a mark. */
  readonly inner: number;
}

export function solidsOf(simulation: Simulation, bodies: readonly BodyInfo[]): Solid[] {
  return bodies.flatMap((body, index) => {
    if (body.kind !== "rigid") return [];
    const glyphs = simulation.outline(body.id);
    const reach = Math.max(0, ...glyphs.map(reachOf));
    return [{ body, index, glyphs, reach, inner: Math.min(...glyphs.map(innerOf), reach) }];
  });
}

function reachOf(glyph: Glyph): number {
  const far = (points: readonly Vector[]): number =>
    Math.max(0, ...points.map((point) => Math.hypot(...point)));
  if (glyph.type === "boundary") return Number.POSITIVE_INFINITY;
  if (glyph.type === "circle" || glyph.type === "ball") return far([glyph.center]) + glyph.radius;
  if (glyph.type === "polyline") return far(glyph.points);
  if (glyph.type === "rounded") return far([glyph.from, glyph.to]) + glyph.radius;
  return glyph.type === "mesh" ? far(glyph.vertices) : 0;
}

/** The point that is farthest from the centre, in body coordinates; undefined of a ball, which has no ends. */
export function endOf({ glyphs }: Solid): Vector | undefined {
  const points = glyphs.flatMap((glyph) =>
    glyph.type === "mesh"
      ? glyph.vertices
      : glyph.type === "polyline"
        ? glyph.points
        : glyph.type === "rounded"
          ? [glyph.from, glyph.to]
          : [],
  );
  const size = (point: Vector): number => Math.hypot(...point);
  return points.reduce<Vector | undefined>(
    (far, point) => (far && size(far) >= size(point) ? far : point),
    undefined,
  );
}

function innerOf(glyph: Glyph): number {
  if (glyph.type === "circle" || glyph.type === "ball" || glyph.type === "rounded") return glyph.radius;
  if (glyph.type !== "polyline") return Number.POSITIVE_INFINITY;
  return glyph.closed ? distanceToPath(glyph.points, true, 0, 0) : 0;
}

/** How far a point of body coordinates is from the solid's inside, m; 0 inside. In the plane. */
export function distanceTo({ glyphs }: Solid, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const glyph of glyphs) {
    if (glyph.type === "circle") {
      const [cx = 0, cy = 0] = glyph.center;
      least = Math.min(least, Math.max(0, Math.hypot(x - cx, y - cy) - glyph.radius));
    } else if (glyph.type === "polyline") {
      if (glyph.closed && within(glyph.points, x, y)) return 0;
      least = Math.min(least, distanceToPath(glyph.points, glyph.closed, x, y));
    }
  }
  return least;
}

/** Even–odd rule. */
export function within(points: readonly Vector[], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [ax = 0, ay = 0]] of points.entries()) {
    const [bx = 0, by = 0] = points.at(i - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function distanceToPath(points: readonly Vector[], closed: boolean, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const [ax = 0, ay = 0] = points.at(i - 1) ?? [];
    const [bx = 0, by = 0] = points[i] ?? [];
    least = Math.min(least, distanceToSegment(x, y, ax, ay, bx, by));
  }
  return least;
}
