// How much of the world a scene takes: what the camera fits. Pure.
import type { BodyInfo, Glyph, Vector } from "../simulation/core";
import { placeOf } from "../simulation/pose";

export { placeOf };

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** In space: along z. */
  readonly back?: number;
  readonly front?: number;
}

/** Grows with what is put into it. */
export class Box {
  left = Infinity;
  right = -Infinity;
  bottom = Infinity;
  top = -Infinity;
  back = Infinity;
  front = -Infinity;

  include([x = 0, y = 0, z = 0]: Vector, around = 0): void {
    this.left = Math.min(this.left, x - around);
    this.right = Math.max(this.right, x + around);
    this.bottom = Math.min(this.bottom, y - around);
    this.top = Math.max(this.top, y + around);
    this.back = Math.min(this.back, z - around);
    this.front = Math.max(this.front, z + around);
  }
  /** Curves and circles; a straight segment stands for an endless line and says nothing. */
  includeGlyph(glyph: Glyph): void {
    if (glyph.type === "circle") this.include(glyph.center, glyph.radius);
    else if (glyph.type === "polyline") for (const point of glyph.points) this.include(point);
  }
  get empty(): boolean {
    return !(this.left <= this.right);
  }
}

/** The curves' bounds; the bodies' only where no curve says how large the scene is, since one may be far away. */
export function sceneBounds(
  glyphs: readonly Glyph[],
  bodies: readonly BodyInfo[],
  positions: Float64Array,
): Bounds {
  const box = new Box();
  for (const glyph of glyphs) box.includeGlyph(glyph);
  if (box.empty) for (const body of bodies) box.include(placeOf(positions, body), 1);
  if (box.empty) box.include([0, 0], 1);
  // Room below: most forces point down.
  box.bottom -= 0.1 * (box.top - box.bottom);
  return box;
}
