// How large beads and rods are drawn, and many beads at once.
import type { BodyInfo, Glyph } from "../../simulation/core";
import { dimensionOf } from "../../simulation/pose";
import type { Run } from "../../simulation/session";
import { markerPath, runStyle } from "../../styles/palette";
import type { Pen } from "../pen";
import { distanceToSegment } from "../snap";
import type { View } from "../tool";
import type { Rod } from "./links";
import { beadRadius, mostBeads, type Pixels } from "./nearest";

/** Of a bead in a low pane, against the pane's height. */
const largestPart = 1 / 16;

export class Beads {
  /** Of neighbours, m; a typical one. */
  spacing = Number.POSITIVE_INFINITY;
  radius = 8.5;
  rodWidth = 3;
  many = false;
  #count = 0;

  learn(bodies: readonly BodyInfo[], rods: readonly Rod[], drawn: Float64Array): void {
    this.#count = bodies.filter(({ fixed, kind }) => !fixed && kind === "particle").length;
    this.many = this.#count > mostBeads;
    const lengths = rods.map(({ a, b }) => {
      const [p, q] = [bodies[a]?.positionOffset ?? 0, bodies[b]?.positionOffset ?? 0];
      const first = bodies[a];
      const size = first ? dimensionOf(first) : 2;
      return Math.hypot(...Array.from({ length: size }, (_, i) => (drawn[p + i] ?? 0) - (drawn[q + i] ?? 0)));
    });
    lengths.sort((a, b) => a - b);
    this.spacing = lengths[Math.floor(lengths.length / 2)] ?? Number.POSITIVE_INFINITY;
  }

  /** Sizes for this view. */
  fit({ scale, height }: View): void {
    this.radius = Math.min(beadRadius(this.#count, this.spacing * scale), height * largestPart);
    // A canvas draws lines of one pixel five times as fast as wider ones.
    this.rodWidth = this.many ? 1 : Math.max(1, Math.min(3.4, this.radius * 0.42));
  }

  drawAll(pen: Pen, bodies: readonly BodyInfo[], pixels: Pixels, run: Run): void {
    const { context } = pen;
    const style = runStyle(run.color);
    const path = new Path2D();
    for (let i = 0; i < bodies.length; i++) {
      const { fixed, kind } = bodies[i] as BodyInfo;
      const px = pixels[2 * i] ?? 0;
      const py = pixels[2 * i + 1] ?? 0;
      if (fixed || kind === "rigid" || !Number.isFinite(px + py)) continue;
      if (style.marker === "circle") {
        path.moveTo(px + this.radius, py);
        path.arc(px, py, this.radius, 0, 2 * Math.PI);
      } else path.addPath(markerPath(style.marker, px, py, this.radius));
    }
    context.save();
    context.globalAlpha = run.status === "diverged" ? 0.4 : 1;
    context.fillStyle = pen.color(style.color);
    context.fill(path);
    context.restore();
  }

  /** True where a pixel lies on a curve. */
  onCurve(view: View, glyph: Glyph, px: number, py: number, reach: number): boolean {
    const near = (from: readonly number[], to: readonly number[]): boolean =>
      distanceToSegment(px, py, ...view.pixel(from), ...view.pixel(to)) <= reach;
    if (glyph.type === "segment") return near(glyph.from, glyph.to);
    if (glyph.type === "polyline") {
      const { points, closed } = glyph;
      return points.some((point, i) => {
        const next = points[i + 1] ?? (closed ? points[0] : undefined);
        return next !== undefined && near(point, next);
      });
    }
    if (glyph.type !== "circle") return false;
    const [x, y] = view.pixel(glyph.center);
    return Math.abs(Math.hypot(px - x, py - y) - glyph.radius * view.scale) <= reach;
  }
}
