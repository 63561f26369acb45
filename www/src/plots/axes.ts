// Axes of a plot drawn as SVG: a box of the drawing, what its sides stand for, places and curves in it, and the grid.
import { type SVGTemplateResult, svg } from "lit";
import { type PathData, pathData, through } from "../base/path-data";
import type { Ticks } from "./ticks";

export interface Range {
  readonly lo: number;
  readonly hi: number;
}
/** In units of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Where the numbers stand: to the left of the box, and below its bottom. */
export interface Labels {
  readonly left: number;
  readonly below: number;
}
type Marks = Pick<Ticks, "at" | "labels">;

export class Axes {
  constructor(
    readonly box: Box,
    readonly across: Range,
    readonly up: Range,
  ) {}

  get right(): number {
    return this.box.left + this.box.width;
  }
  get bottom(): number {
    return this.box.top + this.box.height;
  }
  x(value: number): number {
    return this.box.left + (this.box.width * (value - this.across.lo)) / (this.across.hi - this.across.lo);
  }
  y(value: number): number {
    return this.bottom - (this.box.height * (value - this.up.lo)) / (this.up.hi - this.up.lo);
  }
  /** The value on the axis across that lies at a place of the drawing. */
  valueAt(x: number): number {
    return this.across.lo + ((x - this.box.left) / this.box.width) * (this.across.hi - this.across.lo);
  }

  /** A curve through these values; it is interrupted where one is null or not finite. */
  curve(values: Iterable<readonly [across: number, up: number | null]>): PathData {
    const pieces: [number, number][][] = [[]];
    for (const [across, up] of values) {
      if (up === null || !Number.isFinite(up)) pieces.push([]);
      else pieces.at(-1)?.push([this.x(across), this.y(up)]);
    }
    return pathData`${pieces.map((piece) => through(piece))}`;
  }
  /** A level from edge to edge. */
  level(value: number): PathData {
    return pathData`M${this.box.left} ${this.y(value)}H${this.right}`;
  }
  /** A line from top to bottom. */
  upright(value: number): PathData {
    return pathData`M${this.x(value)} ${this.box.top}V${this.bottom}`;
  }

  /** Lines at the ticks with their numbers; the box of several plots above one another may leave out one side. */
  grid(across: Marks, up: Marks, labels: Labels): SVGTemplateResult {
    return svg`<g class="plot-grid">
      ${up.at.map((value, i) => svg`<path d=${this.level(value)}></path><text class="up" x=${this.box.left - labels.left} y=${this.y(value)}>${up.labels[i]}</text>`)}
      ${across.at.map((value, i) => svg`<path d=${this.upright(value)}></path><text x=${this.x(value)} y=${this.bottom + labels.below}>${across.labels[i]}</text>`)}</g>`;
  }
}
