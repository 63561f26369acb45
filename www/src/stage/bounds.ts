// How much of the world a scene takes: what the camera fits. Pure.
import type { BodyInfo, Glyph, Vector } from "../simulation/core";
import type { Bounds } from "./camera";

/** The curves' bounds; the bodies' only where no curve says how large the scene is, since one may be far away. */
export function sceneBounds(
  glyphs: readonly Glyph[],
  bodies: readonly BodyInfo[],
  positions: Float64Array,
): Bounds {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  const include = ([x = 0, y = 0]: Vector, around = 0): void => {
    box.left = Math.min(box.left, x - around);
    box.right = Math.max(box.right, x + around);
    box.bottom = Math.min(box.bottom, y - around);
    box.top = Math.max(box.top, y + around);
  };
  for (const glyph of glyphs) {
    if (glyph.type === "circle") include(glyph.center, glyph.radius);
    else if (glyph.type === "segment") for (const point of [glyph.from, glyph.to]) include(point);
    else if (glyph.type === "polyline") for (const point of glyph.points) include(point);
  }
  if (box.left > box.right) {
    for (const { positionOffset: at } of bodies) include([positions[at] ?? 0, positions[at + 1] ?? 0], 1);
  }
  if (box.left > box.right) include([0, 0], 1);
  // Room below: most forces point down.
  return { ...box, bottom: box.bottom - 0.1 * (box.top - box.bottom) };
}
