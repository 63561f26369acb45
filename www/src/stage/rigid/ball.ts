// A ball in space on a flat canvas: a disc with a soft light, and two great circles' near halves that show how it is turned.
import type { Vector } from "../../simulation/core";
import type { Pen } from "../pen";

/** Smaller balls (pixels of their radius) have no great circles. */
const smallestMark = 5;
/** Width of the outline, px. */
const outline = 1.4;
/**
 * Discs are kept for radii in steps of a quarter of a device pixel, and drawn one pixel for one; those of larger balls (device pixels
 * of their radius) for radii up to this much larger, and drawn smaller.
 */
const step = 0.25;
const large = 48;
const largeStep = 1.06;
/** Pixels of all kept discs together. */
const mostKept = 4_000_000;

export interface Disc {
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
}

export interface BallLook {
  readonly ink: string;
  /** Of the view, see `Eye`. */
  readonly axes: readonly Vector[] | undefined;
  /** At whole device pixels, where a canvas copies the kept disc instead of mixing its pixels. */
  readonly whole: boolean;
}

/** `poles`: axes of the great circles. */
export function drawBall(
  pen: Pen,
  disc: Disc,
  poles: readonly Vector[],
  { ink, axes, whole }: BallLook,
): void {
  const { context, ratio } = pen;
  const { size } = disc;
  const radius = keptRadius(size * ratio);
  const picture = shaded(pen, radius, ink);
  const half = picture.width / 2;
  const placed = (at: number): number => (whole ? Math.round(at * ratio - half) + half : at * ratio) / ratio;
  const [x, y] = [placed(disc.x), placed(disc.y)];
  const reach = radius < large ? half / ratio : (half * size) / radius;
  context.drawImage(picture, x - reach, y - reach, 2 * reach, 2 * reach);
  if (size < smallestMark) return;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * 0.6;
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.beginPath();
  for (const pole of poles) {
    const arc = nearHalf(axes, pole);
    if (arc === null) continue;
    const { rotation, minor } = arc;
    context.moveTo(x + size * Math.cos(rotation), y + size * Math.sin(rotation));
    context.ellipse(x, y, size, size * minor, rotation, 0, Math.PI);
  }
  context.stroke();
  context.globalAlpha = alpha;
}

/**
 * The half of the great circle across `pole` that faces the eye is half an ellipse: its larger axis has the ball's radius and lies
 * across the line of sight. `minor`: the smaller one, in radii; `rotation`: of the larger one in pixels, the half being on the
 * side of growing angles. Null where the circle is the ball's own outline.
 */
export function nearHalf(
  axes: readonly Vector[] | undefined,
  pole: Vector,
): { rotation: number; minor: number } | null {
  if (!axes) return null;
  // The pole in the picture's coordinates: right, up, towards the eye.
  const [px, py, pz] = axes.map((axis) => axis.reduce((sum, a, i) => sum + a * (pole[i] ?? 0), 0)) as [
    number,
    number,
    number,
  ];
  const flat = Math.hypot(px, py);
  if (flat < 1e-9) return null;
  // Of the points of the circle (1, 0) · side + … the nearest to the eye lies against the pole when that looks at the eye.
  const sign = pz > 0 ? -1 : 1;
  const [nx, ny] = [(sign * px) / flat, (-sign * py) / flat];
  // Turned by a right angle, growing angles, the larger axis points to the near half.
  return { rotation: Math.atan2(-nx, ny), minor: Math.abs(pz) };
}

/** Radius of the kept disc for a ball of this radius, device pixels. */
function keptRadius(radius: number): number {
  if (radius < large) return step * Math.max(1, Math.round(radius / step));
  return Math.ceil(largeStep ** Math.ceil(Math.log(radius) / Math.log(largeStep)));
}

const kept = new Map<string, HTMLCanvasElement>();
let keptPixels = 0;

/** The disc with its outline: filling each ball with a gradient would cost more than all else. `radius`: device pixels. */
function shaded(pen: Pen, radius: number, ink: string): HTMLCanvasElement {
  const paper = pen.color("--panel");
  const key = `${radius} ${pen.ratio} ${ink} ${paper}`;
  const found = kept.get(key);
  if (found) return found;
  if (keptPixels > mostKept) {
    kept.clear();
    keptPixels = 0;
  }
  const canvas = document.createElement("canvas");
  const width = outline * pen.ratio;
  canvas.width = 2 * Math.ceil(radius + width);
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (context) shade(context, radius, width, ink, paper);
  kept.set(key, canvas);
  keptPixels += canvas.width ** 2;
  return canvas;
}

function shade(
  context: CanvasRenderingContext2D,
  radius: number,
  width: number,
  ink: string,
  paper: string,
): void {
  context.translate(context.canvas.width / 2, context.canvas.height / 2);
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = paper;
  context.fill();
  const light = context.createRadialGradient(-radius * 0.4, -radius * 0.5, radius * 0.1, 0, 0, radius * 1.05);
  light.addColorStop(0, "transparent");
  light.addColorStop(1, ink);
  context.globalAlpha = 0.5;
  context.fillStyle = light;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.stroke();
}
