// World ↔ pixel in the plane, y up in the world and down on the screen. Pure. A pixel is a CSS pixel at the usual size of
// type; with large type everything on the stage is drawn larger too.
import type { Vector } from "../simulation/core";
import type { Bounds } from "./bounds";
import { bareEdges, clearPart, coveredPart, type Edges, type Eye } from "./eye";

/** Pixels per metre. */
export const smallestScale = 1e-3;
export const largestScale = 1e7;

export class Camera implements Eye {
  readonly turns: boolean = false;
  width = 1;
  height = 1;
  covered = bareEdges;
  /** World point in the middle of the stage. */
  centerX = 0;
  centerY = 0;
  /** Pixels per metre. */
  scale = 100;
  home = 0;

  pixelX(x: number): number {
    return near(this.width / 2 + (x - this.centerX) * this.scale);
  }
  pixelY(y: number): number {
    return near(this.height / 2 - (y - this.centerY) * this.scale);
  }
  worldX(px: number): number {
    return this.centerX + (px - this.width / 2) / this.scale;
  }
  worldY(py: number): number {
    return this.centerY - (py - this.height / 2) / this.scale;
  }

  pixel(at: ArrayLike<number>, offset = 0): readonly [number, number] {
    return [this.pixelX(at[offset] ?? 0), this.pixelY(at[offset + 1] ?? 0)];
  }
  point(px: number, py: number): Vector {
    return [this.worldX(px), this.worldY(py)];
  }

  resize(width: number, height: number, covered: Edges = bareEdges): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.covered = coveredPart(covered, this.width, this.height);
  }

  /** The world point under the pixel stays under it. */
  zoomAbout(px: number, py: number, factor: number): void {
    const x = this.worldX(px);
    const y = this.worldY(py);
    this.scale = Math.min(largestScale, Math.max(smallestScale, this.scale * factor));
    this.centerX = x - (px - this.width / 2) / this.scale;
    this.centerY = y + (py - this.height / 2) / this.scale;
  }

  drag(dx: number, dy: number): void {
    this.pan(dx, dy);
  }

  pan(dx: number, dy: number): void {
    this.centerX -= dx / this.scale;
    this.centerY += dy / this.scale;
  }

  fit(bounds: Bounds, room: number): void {
    const width = Math.max(bounds.right - bounds.left, 1e-9);
    const height = Math.max(bounds.top - bounds.bottom, 1e-9);
    const clear = clearPart(this);
    // Half of the room is enough between a legend and the edge across from it.
    const half = 0.5 + room / 2;
    this.scale = Math.min(
      this.width / (width * room),
      this.height / (height * room),
      clear.width / (width * half),
      clear.height / (height * half),
    );
    this.home = this.scale;
    this.centerX = (bounds.left + bounds.right) / 2 - (clear.middleX - this.width / 2) / this.scale;
    this.centerY = (bounds.bottom + bounds.top) / 2 + (clear.middleY - this.height / 2) / this.scale;
  }

  pose(fitted: boolean): number[] {
    return fitted ? [] : [this.centerX, this.centerY, this.scale];
  }
  stand([x = Number.NaN, y = Number.NaN, scale = Number.NaN, ...rest]: readonly number[]): boolean {
    const known = Number.isFinite(x + y) && scale >= smallestScale && scale <= largestScale;
    if (!known || rest.length > 0) return false;
    this.centerX = x;
    this.centerY = y;
    this.scale = scale;
    return true;
  }
}

/** Far outside is far enough: a canvas takes seconds for a line of 10²⁰ pixels, as an exploding run draws it. */
const farAway = 20_000;
function near(pixel: number): number {
  return Math.max(-farAway, Math.min(farAway, pixel));
}
