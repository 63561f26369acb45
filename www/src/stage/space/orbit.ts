// Space seen from an eye that goes around a middle point: yaw about the vertical (y is up), pitch above the ground, a mild
// perspective. World → pixel in the same conventions as the plane's camera, so that everything drawn flat on top fits.
// Pure: the picture of three.js and the plain one both look through it.
import type { Vector } from "../../simulation/core";
import type { Bounds } from "../bounds";
import { bareEdges, clearPart, coveredPart, type Edges, type Eye } from "../eye";

/** Of the whole height of the view, rad. */
export const fieldOfView = 0.5;
/** Radians per pixel dragged. */
const turning = 0.008;
/** Never quite from above or below: there yaw would spin the picture. */
const steepest = 1.5;
const smallest = 1e-3;
const largest = 1e6;
/** Points nearer to the eye than this part of the distance are drawn as if they were this near. */
const nearest = 0.02;

export class Orbit implements Eye {
  readonly turns = true;
  width = 1;
  height = 1;
  covered = bareEdges;
  yaw = 0.6;
  pitch = 0.35;
  /** Where the view turns about. */
  middle: [number, number, number] = [0, 0, 0];
  /** Metres of the world that fit the view's height, at the middle. */
  span = 4;
  /** `span` of the view that was fitted last; 0 before. */
  #fitted = 0;

  /** Pixels per metre at the middle. */
  get scale(): number {
    return this.height / this.span;
  }
  get home(): number {
    return this.#fitted > 0 ? this.height / this.#fitted : 0;
  }
  /** From the eye to the middle, m. */
  get distance(): number {
    return this.span / (2 * Math.tan(fieldOfView / 2));
  }

  /** Towards the right of the picture, its top, and the eye: unit vectors. */
  axes(): readonly [Vector, Vector, Vector] {
    const [cy, sy] = [Math.cos(this.yaw), Math.sin(this.yaw)];
    const [cp, sp] = [Math.cos(this.pitch), Math.sin(this.pitch)];
    return [
      [cy, 0, -sy],
      [-sp * sy, cp, -sp * cy],
      [cp * sy, sp, cp * cy],
    ];
  }
  /** Where the eye is. */
  eye(): Vector {
    const [, , towards] = this.axes();
    return this.middle.map((x, i) => x + this.distance * (towards[i] ?? 0));
  }

  /** How far in front of the eye, m. */
  depth(at: ArrayLike<number>, offset = 0): number {
    const [, , towards] = this.axes();
    return this.distance - this.#along(towards, at, offset);
  }

  pixel(at: ArrayLike<number>, offset = 0): readonly [number, number] {
    const { distance } = this;
    const [cy, sy] = [Math.cos(this.yaw), Math.sin(this.yaw)];
    const [cp, sp] = [Math.cos(this.pitch), Math.sin(this.pitch)];
    const x = (at[offset] ?? 0) - this.middle[0];
    const y = (at[offset + 1] ?? 0) - this.middle[1];
    const z = (at[offset + 2] ?? 0) - this.middle[2];
    // Products as in `axes`, without a list for every point of a cloth.
    const back = sy * x + cy * z;
    const right = cy * x - sy * z;
    const up = cp * y - sp * back;
    const depth = Math.max(nearest * distance, distance - (sp * y + cp * back));
    const zoom = (this.scale * distance) / depth;
    return [within(this.width / 2 + right * zoom), within(this.height / 2 - up * zoom)];
  }

  /** Under the pixel, as far from the eye as `near`. */
  point(px: number, py: number, near: Vector = this.middle): Vector {
    const [right, up, towards] = this.axes();
    const depth = Math.max(nearest * this.distance, this.depth(near));
    const metres = depth / (this.scale * this.distance);
    const [dx, dy] = [(px - this.width / 2) * metres, (this.height / 2 - py) * metres];
    const dz = this.distance - depth;
    return this.middle.map((x, i) => x + dx * (right[i] ?? 0) + dy * (up[i] ?? 0) + dz * (towards[i] ?? 0));
  }

  resize(width: number, height: number, covered: Edges = bareEdges): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.covered = coveredPart(covered, this.width, this.height);
  }

  /** The scene follows the hand. */
  drag(dx: number, dy: number): void {
    this.yaw = (this.yaw - dx * turning) % (2 * Math.PI);
    this.pitch = Math.max(-steepest, Math.min(steepest, this.pitch + dy * turning));
  }

  dolly(metres: number): void {
    const [, , towards] = this.axes();
    this.middle = this.middle.map((x, i) => x - metres * (towards[i] ?? 0)) as [number, number, number];
  }

  pan(dx: number, dy: number): void {
    const [right, up] = this.axes();
    this.middle = this.middle.map((x, i) => x - (dx * (right[i] ?? 0) - dy * (up[i] ?? 0)) / this.scale) as [
      number,
      number,
      number,
    ];
  }

  zoomAbout(px: number, py: number, factor: number): void {
    const before = this.point(px, py);
    this.span = Math.max(smallest, Math.min(largest, this.span / factor));
    const after = this.point(px, py);
    this.middle = this.middle.map((x, i) => x + (before[i] ?? 0) - (after[i] ?? 0)) as [
      number,
      number,
      number,
    ];
  }

  /** All eight corners of the bounds are in sight, from wherever the eye looks now. A box is roomier than what is in it. */
  fit({ left, right, bottom, top, back = 0, front = 0 }: Bounds, room: number): void {
    this.middle = [(left + right) / 2, (bottom + top) / 2, (back + front) / 2];
    const corners = [left, right].flatMap((x) =>
      [bottom, top].flatMap((y) => [back, front].map((z): Vector => [x, y, z])),
    );
    this.span = Math.max(smallest, Math.hypot(right - left, top - bottom, front - back));
    const clear = clearPart(this);
    for (let round = 0; round < 6; round++) {
      const reach = corners.map((corner) => {
        const [px, py] = this.pixel(corner);
        return Math.max(
          Math.abs(px - this.width / 2) / clear.width,
          Math.abs(py - this.height / 2) / clear.height,
        );
      });
      this.span = Math.max(
        smallest,
        Math.min(largest, this.span * 2 * Math.max(...reach) * (1 + (room - 1) / 4)),
      );
    }
    this.#fitted = this.span;
    this.pan(clear.middleX - this.width / 2, clear.middleY - this.height / 2);
  }

  pose(fitted: boolean): number[] {
    return [this.yaw, this.pitch, ...(fitted ? [] : [...this.middle, this.span])];
  }
  stand([yaw = Number.NaN, pitch = Number.NaN, ...place]: readonly number[]): boolean {
    const [x = 0, y = 0, z = 0, span = this.span] = place;
    const known = Number.isFinite(yaw + x + y + z) && Math.abs(pitch) <= steepest;
    if (!known || !(span >= smallest && span <= largest) || ![0, 4].includes(place.length)) return false;
    this.yaw = yaw;
    this.pitch = pitch;
    if (place.length === 0) return false;
    this.middle = [x, y, z];
    this.span = span;
    return true;
  }

  #along(axis: Vector, at: ArrayLike<number>, offset: number): number {
    return axis.reduce((sum, a, i) => sum + a * ((at[offset + i] ?? 0) - (this.middle[i] ?? 0)), 0);
  }
}

/** Far outside is far enough for a canvas. */
function within(pixel: number): number {
  return Math.max(-20_000, Math.min(20_000, pixel));
}
