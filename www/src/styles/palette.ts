// The second palette: how runs look (colour, dash, marker), and colours of the tokens for canvases.

import { type PathData, pathData, through } from "../base/path-data";
import type { SymbolKey } from "../simulation/session";

export type Marker = "circle" | "square" | "triangle" | "diamond" | "cross" | "down";

export interface RunStyle {
  /** Custom property that holds the colour. */
  readonly color: string;
  /** Line dash in CSS pixels; empty for a solid line. */
  readonly dash: readonly number[];
  readonly marker: Marker;
}

export const runStyles: readonly RunStyle[] = [
  { color: "--run-0", dash: [], marker: "circle" },
  { color: "--run-1", dash: [9, 4], marker: "square" },
  { color: "--run-2", dash: [3, 3], marker: "triangle" },
  { color: "--run-3", dash: [12, 4, 3, 4], marker: "diamond" },
  { color: "--run-4", dash: [16, 5], marker: "down" },
  { color: "--run-5", dash: [6, 3, 2, 3, 2, 3], marker: "cross" },
];

export function runStyle(color: number): RunStyle {
  return runStyles[color % runStyles.length] as RunStyle;
}

/** Custom property of a symbol's colour. */
export function symbolColor(symbol: SymbolKey): string {
  return `--${symbol}`;
}

/**
 * Reads custom properties once per appearance: a canvas asks for colours in every frame. From the root, where all of them
 * stand: of an element that has just been added the browser would first have to style the whole page.
 */
export class Colors {
  readonly #known = new Map<string, string>();
  /** `root`: where the colours are those of the page or of an embedded scene. */
  constructor(private readonly root: Element = document.documentElement) {}
  get(property: string): string {
    let value = this.#known.get(property);
    if (value === undefined) {
      value = getComputedStyle(this.root).getPropertyValue(property).trim();
      this.#known.set(property, value);
    }
    return value;
  }
  forget(): void {
    this.#known.clear();
  }
}

/** The outline of a run's marker about (x, y) as path data, for SVG; `size` is about a radius. */
export function markerOutline(marker: Marker, x: number, y: number, size: number): PathData {
  if (marker === "circle") {
    return pathData`M${x + size} ${y}A${size} ${size} 0 1 1 ${x - size} ${y}A${size} ${size} 0 1 1 ${x + size} ${y}Z`;
  }
  return through(
    corners[marker].map(([dx, dy]) => [x + dx * size, y + dy * size]),
    true,
  );
}

/** Path of a marker, to fill or stroke on a canvas. */
export function markerPath(marker: Marker, x: number, y: number, size: number): Path2D {
  return new Path2D(markerOutline(marker, x, y, size));
}

const corners: Record<Exclude<Marker, "circle">, readonly (readonly [number, number])[]> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  triangle: [
    [0, -1.2],
    [1.08, 0.75],
    [-1.08, 0.75],
  ],
  diamond: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  down: [
    [0, 1.2],
    [-1.08, -0.75],
    [1.08, -0.75],
  ],
  cross: [
    [-0.35, -1.1],
    [0.35, -1.1],
    [0.35, -0.35],
    [1.1, -0.35],
    [1.1, 0.35],
    [0.35, 0.35],
    [0.35, 1.1],
    [-0.35, 1.1],
    [-0.35, 0.35],
    [-1.1, 0.35],
    [-1.1, -0.35],
    [-0.35, -0.35],
  ],
};
