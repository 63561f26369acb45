// The part of a plane that a drawing shows, and where its points are in the drawing. The same scale both ways. Pure.
import { roundUp } from "../base/nice";

export type Point = readonly [number, number];
/** x0 ≤ x ≤ x1, y0 ≤ y ≤ y1 */
export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Points farther away are drawn at this distance, outside the picture. px */
const outside = 1e7;
/** Of a view. Larger numbers overflow when the drawing computes with them. */
const farthest = 1e150;
const leastScale = 1e-147;

/** NaN is nowhere: as far out as it goes. */
const within = (value: number, most: number): number =>
  Number.isNaN(value) ? most : Math.max(-most, Math.min(most, value));

export class View {
  readonly centre: Point;
  /** Pixels per unit. */
  readonly scale: number;

  /** Whatever it is given, every pixel has a finite place and every place a finite pixel. */
  constructor(
    readonly width: number,
    readonly height: number,
    centre: Point,
    scale: number,
  ) {
    this.centre = [within(centre[0], farthest), within(centre[1], farthest)];
    this.scale = scale > leastScale ? Math.min(scale, 1e9) : leastScale;
  }

  /** Shows all these points, with room around them. */
  static around(points: readonly Point[], width: number, height: number, room = 0.12): View {
    const finite = points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
    const [xs, ys] = [finite.map(([x]) => x), finite.map(([, y]) => y)];
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const span = (from: number, to: number): number => Math.max(to - from, 1e-9) * (1 + 2 * room);
    const scale = Math.min(width / span(x0, x1), height / span(y0, y1));
    return new View(width, height, [x0 / 2 + x1 / 2, y0 / 2 + y1 / 2], scale);
  }

  x(value: number): number {
    return within(this.width / 2 + (value - this.centre[0]) * this.scale, outside);
  }
  y(value: number): number {
    return within(this.height / 2 - (value - this.centre[1]) * this.scale, outside);
  }
  pixel([x, y]: Point): Point {
    return [this.x(x), this.y(y)];
  }
  world(px: number, py: number): Point {
    return [
      this.centre[0] + (px - this.width / 2) / this.scale,
      this.centre[1] - (py - this.height / 2) / this.scale,
    ];
  }
  get box(): Box {
    const [x0, y1] = this.world(0, 0);
    const [x1, y0] = this.world(this.width, this.height);
    return { x0, x1, y0, y1 };
  }
  /** View of the same centre and extent in a drawing of another size. */
  resized(width: number, height: number): View {
    const scale = this.scale * Math.min(width / this.width, height / this.height);
    return new View(width, height, this.centre, scale);
  }
  zoomed(factor: number): View {
    return new View(this.width, this.height, this.centre, this.scale * factor);
  }
  moved(dx: number, dy: number): View {
    const [x, y] = this.centre;
    return new View(this.width, this.height, [x - dx / this.scale, y + dy / this.scale], this.scale);
  }
  /** Distance of grid lines: round, and about so many pixels at least. */
  grid(pixels = 44): number {
    return roundUp(pixels / this.scale);
  }
}

/** Multiples of `step` between two numbers. */
export function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.min(200, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}
