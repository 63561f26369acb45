// Rods: one path and one stroke for all of a run, since a cloth has thousands; one per shade where they show their forces.
import type { Pen } from "../pen";
import type { Rod } from "./links";
import { growthOf, type Loads, shadeColor, shades } from "./loads";
import type { Pixels } from "./nearest";

export interface RodLook {
  readonly color: string;
  readonly width: number;
  readonly alpha: number;
  /** A rim in the colour of the ground, where rods cross each other. */
  readonly rim: boolean;
}

export function drawRods(pen: Pen, pixels: Pixels, rods: readonly Rod[], look: RodLook): void {
  if (rods.length === 0) return;
  const path = new Path2D();
  for (const rod of rods) addRod(path, pixels, rod);
  stroke(pen, path, look);
}

/** Weak ones first: strong forces lie on top. */
export function drawLoads(
  pen: Pen,
  pixels: Pixels,
  rods: readonly Rod[],
  loads: Loads,
  width: number,
  rim: boolean,
): void {
  const paths = Array.from({ length: 2 * shades + 1 }, () => new Path2D());
  for (const [i, rod] of rods.entries()) addRod(paths[loads.shade(i) + shades] as Path2D, pixels, rod);
  for (let strength = 0; strength <= shades; strength++) {
    for (const shade of strength === 0 ? [0] : [-strength, strength]) {
      const color = shadeColor(pen, shade);
      stroke(pen, paths[shade + shades] as Path2D, { color, width: width + growthOf(shade), alpha: 1, rim });
    }
  }
}

function addRod(path: Path2D, pixels: Pixels, { a, b }: Rod): void {
  path.moveTo(within(pixels[2 * a]), within(pixels[2 * a + 1]));
  path.lineTo(within(pixels[2 * b]), within(pixels[2 * b + 1]));
}

/** A run that has exploded has places that are no numbers: a canvas would forget the whole path. */
function within(pixel: number | undefined): number {
  return Number.isFinite(pixel) ? (pixel as number) : 0;
}

function stroke(pen: Pen, path: Path2D, look: RodLook): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = look.alpha;
  context.lineCap = "round";
  if (look.rim) {
    context.lineWidth = look.width + 2.4;
    context.strokeStyle = pen.color("--panel");
    context.stroke(path);
  }
  context.lineWidth = look.width;
  context.strokeStyle = look.color;
  context.stroke(path);
  context.restore();
}
