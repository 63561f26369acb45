// The arrows of the selected run: their numbers, their scales, where they lie in pixels, and which one lies under a pixel.
import type { BodyInfo } from "../simulation/core";
import type { Run } from "../simulation/session";
import { placeOf } from "./bounds";
import type { Eye } from "./eye";
import { Scales } from "./scales";
import { distanceToSegment } from "./snap";
import { type ArrowKind, arrowKinds, Vectors } from "./vectors";

/** An arrow in pixels: where it begins, and how far it reaches. */
export type Line = readonly [number, number, number, number];

/** Pixels within which an arrow is meant; the symbol beyond its tip belongs to it. */
const arrowReach = 7;
const symbolReach = 22;

export class Arrows {
  readonly vectors = new Vectors();
  /** Panes share theirs. */
  scales = new Scales();

  constructor(private readonly camera: Eye) {}

  /** Where an arrow of the run lies, in pixels. */
  line(run: Run, body: BodyInfo, kind: ArrowKind): Line {
    const unit = this.scales.of(kind).value || 1;
    const from = placeOf(run.drawn, body);
    const to = from.map((x, i) => x + this.vectors.at(kind, body.velocityOffset + i) / unit);
    const [x, y] = this.camera.pixel(from);
    const [tipX, tipY] = this.camera.pixel(to);
    return [x, y, tipX - x, tipY - y];
  }

  /** The arrow of one of these bodies under the pixel, among those that are shown. */
  at(
    run: Run,
    bodies: readonly BodyInfo[],
    shown: ReadonlySet<ArrowKind>,
    px: number,
    py: number,
  ): ArrowKind | null {
    for (const kind of arrowKinds) {
      if (!shown.has(kind)) continue;
      for (const body of bodies) {
        const [x, y, dx, dy] = this.line(run, body, kind);
        const length = Math.hypot(dx, dy);
        const beyond = length > 0 ? 1 + symbolReach / length : 1;
        const distance = distanceToSegment(px, py, x, y, x + dx * beyond, y + dy * beyond);
        if (length > 6 && distance <= arrowReach) return kind;
      }
    }
    return null;
  }
}
