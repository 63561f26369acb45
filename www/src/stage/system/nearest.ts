// Hit test among many bodies and rods. A body first, where the pointer is close to it; then a rod; then a body a
// little farther away, since bodies are the usual target. Pure.
import { distanceToSegment } from "../snap";

/** Pixels of bodies, x and y in turn. */
export type Pixels = Float64Array;

/** The nearest of the points within `reach`; −1 for none. */
export function nearestPoint(pixels: Pixels, px: number, py: number, reach: number): number {
  let found = -1;
  let nearest = reach;
  for (let i = 0; 2 * i < pixels.length; i++) {
    const distance = Math.hypot((pixels[2 * i] ?? 0) - px, (pixels[2 * i + 1] ?? 0) - py);
    if (!(distance <= nearest)) continue;
    nearest = distance;
    found = i;
  }
  return found;
}

/** The nearest of the segments between points within `reach`; −1 for none. */
export function nearestLink(
  pixels: Pixels,
  links: readonly { readonly a: number; readonly b: number }[],
  px: number,
  py: number,
  reach: number,
): number {
  let found = -1;
  let nearest = reach;
  for (const [i, { a, b }] of links.entries()) {
    const [ax = 0, ay = 0] = [pixels[2 * a], pixels[2 * a + 1]];
    const [bx = 0, by = 0] = [pixels[2 * b], pixels[2 * b + 1]];
    if (px < Math.min(ax, bx) - reach || px > Math.max(ax, bx) + reach) continue;
    if (py < Math.min(ay, by) - reach || py > Math.max(ay, by) + reach) continue;
    const distance = distanceToSegment(px, py, ax, ay, bx, by);
    if (!(distance <= nearest)) continue;
    nearest = distance;
    found = i;
  }
  return found;
}

/** Pixels within which a body is certainly meant: less where they stand close, so that rods can be hit between them. */
export function closeReach(full: number, radius: number, spacing: number): number {
  return Math.min(full, Math.max(Math.min(radius + 3, 0.38 * spacing), 0.3 * spacing));
}

/** The radius of beads, px: smaller when there are many, never touching; in a cloth they are knots. `spacing`: px. */
export function beadRadius(count: number, spacing: number): number {
  const crowd = count <= 6 ? 8.5 : 8.5 * (6 / count) ** 0.3;
  const part = count > mostBeads ? 0.16 : 0.3;
  return Math.max(1.1, Math.min(crowd, part * spacing));
}
/** More are knots, drawn without rims. */
export const mostBeads = 100;
