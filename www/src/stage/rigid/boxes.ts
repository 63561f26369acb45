// The boxes along the axes that the broad phase compares, about every body that has an end.
import type { Vector } from "../../simulation/core";
import { toWorld } from "../../simulation/pose";
import type { Pen } from "../pen";
import type { View } from "../tool";
import type { LayerScene } from "./layers";
import type { Solid } from "./solids";

/** Corners of a box, each the lower (0) or the upper (1) of an axis, and its edges: pairs that differ in one axis. */
const cube = Array.from({ length: 8 }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1] as const);
const edges = cube.flatMap((_, i) =>
  [1, 2, 4].filter((axis) => !(i & axis)).map((axis) => [i, i | axis] as const),
);

export function drawBoxes(pen: Pen, view: View, { solids, drawn }: LayerScene): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  for (const solid of solids) {
    const box = boxAbout(solid, drawn);
    if (!box) continue;
    const [low, high] = [view.pixel(box.low), view.pixel(box.high)];
    if (box.low.length === 2)
      context.rect(pen.crisp(low[0]), pen.crisp(high[1]), high[0] - low[0], low[1] - high[1]);
    else addEdges(context, view, box);
  }
  context.setLineDash([4, 3]);
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--muted");
  context.stroke();
  context.restore();
}

interface AxisBox {
  readonly low: Vector;
  readonly high: Vector;
}

function addEdges(context: CanvasRenderingContext2D, view: View, { low, high }: AxisBox): void {
  const pixels = cube.map((corner) => view.pixel(corner.map((upper, i) => (upper ? high : low)[i] ?? 0)));
  for (const [i, j] of edges) {
    context.moveTo(...(pixels[i] ?? [0, 0]));
    context.lineTo(...(pixels[j] ?? [0, 0]));
  }
}

/** Null about what has no end. */
export function boxAbout({ body, glyphs, reach }: Solid, drawn: Float64Array): AxisBox | null {
  if (!Number.isFinite(reach)) return null;
  const low: number[] = [];
  const high: number[] = [];
  const include = (local: Vector, around: number): void => {
    for (const [i, x] of toWorld(drawn, body, local).entries()) {
      low[i] = Math.min(low[i] ?? Infinity, x - around);
      high[i] = Math.max(high[i] ?? -Infinity, x + around);
    }
  };
  for (const glyph of glyphs) {
    if (glyph.type === "circle" || glyph.type === "ball") include(glyph.center, glyph.radius);
    else if (glyph.type === "polyline") for (const point of glyph.points) include(point, 0);
    else if (glyph.type === "mesh") for (const point of glyph.vertices) include(point, 0);
    else if (glyph.type === "rounded") for (const end of [glyph.from, glyph.to]) include(end, glyph.radius);
  }
  return low.length > 0 ? { low, high } : null;
}
