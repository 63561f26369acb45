// Shadows of bodies on the ground of space, drawn flat where there is no graphics card: the outline of what lies above, soft at
// its edge.
import type { Glyph, Vector } from "../../simulation/core";
import { toWorld } from "../../simulation/pose";
import { hullOf } from "../hull";
import type { Pen } from "../pen";
import type { Solid } from "../rigid/solids";
import type { View } from "../tool";

/** More bodies cast none. */
const most = 40;
/** The shadow is laid on in layers, each so much larger than the last. */
const layers = [0.9, 1, 1.1];
const dark = 0.05;

/** Straight below: the light is high. `level`: of the ground, m. */
export function drawShadows(
  pen: Pen,
  view: View,
  solids: readonly Solid[],
  drawn: Float64Array,
  level: number,
): void {
  if (solids.length > most) return;
  const { context } = pen;
  context.save();
  context.fillStyle = "#000";
  context.globalAlpha = dark;
  for (const { body, glyphs } of solids) {
    const points = glyphs.flatMap((glyph) => outlineOf(glyph).map((local) => toWorld(drawn, body, local)));
    const hull = hullOf(points.map(([x = 0, , z = 0]) => [x, z]));
    if (hull.length < 3) continue;
    const middle = [0, 1].map((k) => hull.reduce((sum, point) => sum + (point[k] ?? 0), 0) / hull.length);
    for (const size of layers) {
      context.beginPath();
      for (const [i, corner] of hull.entries()) {
        const [x = 0, z = 0] = corner.map((c, k) => (middle[k] ?? 0) + size * (c - (middle[k] ?? 0)));
        if (i === 0) context.moveTo(...view.pixel([x, level, z]));
        else context.lineTo(...view.pixel([x, level, z]));
      }
      context.fill();
    }
  }
  context.restore();
}

/** Points whose hull is the solid's. */
function outlineOf(glyph: Glyph): readonly Vector[] {
  if (glyph.type === "mesh") return glyph.vertices;
  if (glyph.type === "ball") return around(glyph.center, glyph.radius);
  if (glyph.type === "rounded") return [glyph.from, glyph.to].flatMap((end) => around(end, glyph.radius));
  return [];
}
/** A ball is round from every side. */
function around(center: Vector, radius: number): Vector[] {
  const turns = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  return turns.flatMap((a) =>
    [-0.7, 0, 0.7].map((height) => {
      const r = radius * Math.sqrt(1 - height ** 2);
      return [r * Math.cos(a), radius * height, r * Math.sin(a)].map((x, i) => x + (center[i] ?? 0));
    }),
  );
}
