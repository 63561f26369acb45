// A ball in space on a flat canvas: a disc with a soft light, and two great circles' near halves that show how it is turned.
import type { Vector } from "../../simulation/core";
import type { Eye } from "../eye";
import type { Pen } from "../pen";

/** Smaller balls (pixels of their radius) have no great circles. */
const smallestMark = 5;
/** A shaded disc is kept for radii up to this much larger, and drawn smaller. */
const step = 1.06;
const mostKept = 80;

export interface Disc {
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
}

/** `poles`: axes of the great circles. */
export function drawBall(pen: Pen, view: Eye, disc: Disc, ink: string, poles: readonly Vector[]): void {
  const { context } = pen;
  const { x, y, size } = disc;
  context.drawImage(shaded(pen, size, ink), x - size, y - size, 2 * size, 2 * size);
  context.strokeStyle = ink;
  context.lineWidth = 1.4;
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.stroke();
  if (size < smallestMark) return;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * 0.6;
  context.lineWidth = 1;
  context.beginPath();
  for (const pole of poles) {
    const arc = nearHalf(view, pole);
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
export function nearHalf(view: Eye, pole: Vector): { rotation: number; minor: number } | null {
  const axes = view.axes?.();
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

const kept = new Map<string, HTMLCanvasElement>();

/** The disc without its outline, for a radius a little larger: filling each ball with a gradient would cost more than all else. */
function shaded(pen: Pen, size: number, ink: string): HTMLCanvasElement {
  const paper = pen.color("--panel");
  const pixels = Math.ceil(step ** Math.ceil(Math.log(Math.max(1, size * pen.ratio)) / Math.log(step)));
  const key = `${pixels} ${ink} ${paper}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= mostKept) kept.clear();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * pixels;
  canvas.height = 2 * pixels;
  const context = canvas.getContext("2d");
  if (context) shade(context, pixels, ink, paper);
  kept.set(key, canvas);
  return canvas;
}

function shade(context: CanvasRenderingContext2D, radius: number, ink: string, paper: string): void {
  context.translate(radius, radius);
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = paper;
  context.fill();
  const light = context.createRadialGradient(-radius * 0.4, -radius * 0.5, radius * 0.1, 0, 0, radius * 1.05);
  light.addColorStop(0, "transparent");
  light.addColorStop(1, ink);
  context.globalAlpha = 0.5;
  context.fillStyle = light;
  context.fill();
}
