// Snapping to what is drawn: the nearest point of a constraint's curve. Geometry of glyphs only, no physics. Pure.
import type { Glyph } from "../simulation/core";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of the glyph nearest to (x, y); null where the glyph has none (or all are equally near). */
export function nearestOn(glyph: Glyph, x: number, y: number): Point | null {
  switch (glyph.type) {
    case "circle": {
      const [cx = 0, cy = 0] = glyph.center;
      const distance = Math.hypot(x - cx, y - cy);
      if (distance === 0) return null;
      const factor = glyph.radius / distance;
      return { x: cx + (x - cx) * factor, y: cy + (y - cy) * factor };
    }
    case "segment":
      return nearestOnSegment(glyph.from, glyph.to, x, y);
    case "polyline":
      return nearestOnPolyline(glyph.points, glyph.closed, x, y);
    default:
      return null;
  }
}

/** Snaps to the nearest glyph within `reach` (world units); otherwise gives the point itself. */
export function snap(
  glyphs: readonly Glyph[],
  x: number,
  y: number,
  reach: number,
): Point & { readonly snapped: boolean } {
  let best: Point | null = null;
  let bestDistance = reach;
  for (const glyph of glyphs) {
    const point = nearestOn(glyph, x, y);
    const distance = point ? Math.hypot(point.x - x, point.y - y) : Number.POSITIVE_INFINITY;
    if (point && distance <= bestDistance) {
      best = point;
      bestDistance = distance;
    }
  }
  return best ? { ...best, snapped: true } : { x, y, snapped: false };
}

function nearestOnSegment(from: readonly number[], to: readonly number[], x: number, y: number): Point {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const along =
    length2 > 0 ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2)) : 0;
  return { x: ax + along * (bx - ax), y: ay + along * (by - ay) };
}

function nearestOnPolyline(
  points: readonly (readonly number[])[],
  closed: boolean,
  x: number,
  y: number,
): Point | null {
  let best: Point | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const from = points[(i - 1 + points.length) % points.length];
    const to = points[i];
    if (!from || !to) continue;
    const point = nearestOnSegment(from, to, x, y);
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < bestDistance) {
      best = point;
      bestDistance = distance;
    }
  }
  return best;
}

/** Distance from (x, y) to the segment from (ax, ay) to (bx, by): for hitting arrows. */
export function distanceToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const point = nearestOnSegment([ax, ay], [bx, by], x, y);
  return Math.hypot(point.x - x, point.y - y);
}
