// The camera that keeps what moves in view: it stands still while everything is inside, goes along calmly when something comes
// near an edge, and comes back when it is not needed any more. It works in pixels, so that it serves the plane and space alike.
import type { Bounds } from "./bounds";
import { clearPart, type Eye } from "./eye";

/** Place that must stay visible, in pixels, with a radius around it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly around: number;
  /** In space: from the eye, m. */
  readonly depth?: number | undefined;
}
/** Shows one spot with each call. */
export type Interest = (show: (x: number, y: number, around: number, depth?: number) => void) => void;

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Smallest distance from an edge, px. */
const rim = 8;
/** After it went along the camera leaves this part of the stage's smaller side free. */
const calm = 0.1;
/** While the first view can still be seen with the rest, not smaller than this part of its size, it stays in view. */
const smallestWhole = 0.45;
/** Smaller than this part of its first size nothing is drawn: what is farthest away leaves. */
const smallest = 0.35;
/**
 * A first view that never leaves comes back to the middle when it could be nearer by this part of the stage's height; what has left
 * the first view is brought as near as this.
 */
const farAside = 0.07;
/** In space: what is looked at comes no nearer to the eye, and goes no farther, than by this part of the distance. */
const depthOff = 0.25;
/** Time constant of going along, s. */
const easing = 0.28;
/** The first view has held everything, or all could be drawn so many times larger, for so long before the camera goes there, s. */
const patience = 2;
const muchLarger = 1.1;

export class Follow {
  #goal: "rest" | "along" | "home" = "rest";
  #bounds: Bounds | undefined;
  #room = 1;
  #fits = 0;
  #inHome = false;
  /** True once the moving bodies have left the first view. */
  #left = false;
  #last = 0;
  readonly #spots: Spot[] = [];
  /** The first view never leaves: a bead without its wire says nothing. */
  readonly #whole: boolean;

  constructor({ whole = false } = {}) {
    this.#whole = whole;
  }

  /** The camera was fitted to these bounds: this is its first view. */
  start(bounds: Bounds, room: number): void {
    this.#bounds = bounds;
    this.#room = room;
    this.#goal = "rest";
    this.#fits = 0;
    this.#left = false;
  }

  /**
   * Goes along with what `interest` shows. `now` in s; `still`: at once instead of smoothly. True when the camera moved.
   * Spots too far away to be shown with the others are left out.
   */
  update(eye: Eye, interest: Interest, now: number, still: boolean): boolean {
    const elapsed = Math.min(0.1, Math.max(0, now - this.#last));
    this.#last = now;
    const bounds = this.#bounds;
    if (!bounds || eye.home === 0) return false;
    let moved = this.#approach(eye, interest);
    const first = cornersOf(eye, bounds);
    const needed = this.#needed(eye, interest, first);
    this.#decide(eye, needed, first, elapsed);
    if (this.#goal !== "rest")
      moved = this.#go(eye, needed, first, still ? 1 : 1 - Math.exp(-elapsed / easing)) || moved;
    return this.#hold(eye, interest, bounds) || moved;
  }

  /** Rectangle that must be visible, without spots too far away; the first view where there are no spots. */
  #needed(eye: Eye, interest: Interest, first: Rectangle): Rectangle {
    const spots = this.#spots;
    spots.length = 0;
    interest((x, y, around, depth) => {
      if (Number.isFinite(x) && Number.isFinite(y)) spots.push({ x, y, around, depth });
    });
    const room = inset(eye, rim);
    // Under a legend everything may be smaller by as much as there is less room.
    const clear = clearPart(eye);
    const usual = eye.home * Math.min(clear.width / eye.width, clear.height / eye.height);
    const small = (what: Rectangle, least: number): boolean =>
      eye.scale * zoomFor(what, room) < least * usual;
    if (this.#whole) {
      return union(
        around(spots.filter((spot) => !small(union(first, around([spot])), smallestWhole))),
        first,
      );
    }
    if (spots.length === 0) return first;
    const all = union(around(spots), first);
    if (small(all, smallestWhole)) this.#left = true;
    if (!this.#left) return all;
    const least = Math.ceil(spots.length / 2);
    while (spots.length > least && small(around(spots), smallest)) spots.splice(farthest(spots), 1);
    return around(spots);
  }

  /** In space: stays about as far away from what moves, which would pass the eye otherwise. */
  #approach(eye: Eye, interest: Interest): boolean {
    if (!eye.dolly || eye.distance === undefined) return false;
    const depths: number[] = [];
    interest((_x, _y, _around, depth) => {
      if (depth !== undefined && Number.isFinite(depth)) depths.push(depth);
    });
    if (depths.length === 0) return false;
    const off = median(depths) - eye.distance;
    const excess = Math.abs(off) - depthOff * eye.distance;
    if (excess <= 0) return false;
    eye.dolly(Math.sign(off) * excess);
    return true;
  }

  #decide(eye: Eye, needed: Rectangle, first: Rectangle, elapsed: number): void {
    this.#inHome = within(needed, grown(first, this.#spread(eye)));
    const larger = this.#inHome ? 2 : Math.min(eye.home / eye.scale, zoomFor(needed, calmRoom(eye)));
    this.#fits = larger > muchLarger ? this.#fits + elapsed : 0;
    const middle = this.#middle(needed, first);
    const aside = middle ? this.#aside(eye, needed, middle) : 0;
    const far = farAside * eye.height;
    if (this.#whole && aside > far && this.#goal === "rest") this.#goal = "along";
    if (!within(needed, inset(eye, rim))) this.#goal = "along";
    else if (this.#goal === "along" && within(needed, calmRoom(eye, 0.9)) && aside < (this.#whole ? 1 : far))
      this.#goal = "rest";
    else if (this.#goal === "rest" && this.#fits > patience && !this.#atHome(eye, first)) this.#goal = "home";
    else if (this.#goal === "home") {
      if (this.#atHome(eye, first)) this.#left = false;
      else if (larger > 1.02) return;
      this.#goal = "rest";
    }
  }

  /** The part that comes to the middle: a first view that never leaves, or else the bodies that have left it; null while both are shown. */
  #middle(needed: Rectangle, first: Rectangle): Rectangle | null {
    return this.#whole ? first : this.#left ? needed : null;
  }
  /** How much nearer to the middle it could be, px. */
  #aside(eye: Eye, needed: Rectangle, middle: Rectangle): number {
    const { left, right, top, bottom } = calmRoom(eye);
    const dx = shiftToMiddle(needed.left, needed.right, left, right, (middle.left + middle.right) / 2);
    const dy = shiftToMiddle(needed.top, needed.bottom, top, bottom, (middle.top + middle.bottom) / 2);
    return Math.hypot(dx, dy);
  }

  /** A part of the way to where everything has its room. True when there was any way to go. */
  #go(eye: Eye, needed: Rectangle, first: Rectangle, part: number): boolean {
    const home = this.#goal === "home";
    if (home && this.#inHome)
      return bring(eye, grown(first, this.#spread(eye)), inset(eye, 0), eye.home, part, true);
    return bring(eye, needed, calmRoom(eye), eye.home, part, home, this.#middle(needed, first));
  }

  /** However fast it is: nothing leaves. */
  #hold(eye: Eye, interest: Interest, bounds: Bounds): boolean {
    let moved = false;
    // In space a step is only nearly right.
    for (let round = 0; round < 3; round++) {
      const needed = this.#needed(eye, interest, cornersOf(eye, bounds));
      if (!bring(eye, needed, inset(eye, rim), Number.POSITIVE_INFINITY, 1, false)) return moved;
      moved = true;
    }
    return moved;
  }

  /** Of the first view's room around its bounds. */
  #spread(eye: Eye): number {
    return ((this.#room - 1) / 2) * Math.min(eye.width, eye.height) * (eye.scale / eye.home) * 0.8;
  }
  #atHome(eye: Eye, first: Rectangle): boolean {
    const { middleX, middleY } = clearPart(eye);
    const offX = (first.left + first.right) / 2 - middleX;
    const offY = (first.top + first.bottom) / 2 - middleY;
    return Math.abs(Math.log(eye.scale / eye.home)) < 0.02 && Math.hypot(offX, offY) < 0.04 * eye.height;
  }
}

/**
 * Brings a rectangle into a room: zooms out if it is larger, then moves it by as little as it takes; or so that `middle` comes as
 * near to the middle of the room as it can.
 */
function bring(
  eye: Eye,
  what: Rectangle,
  room: Rectangle,
  most: number,
  part: number,
  centred: boolean,
  middle: Rectangle | null = null,
): boolean {
  const wanted = Math.min(zoomFor(what, room), most / eye.scale);
  const zoom = centred ? wanted : Math.min(1, wanted);
  const x = (what.left + what.right) / 2;
  const y = (what.top + what.bottom) / 2;
  let moved = false;
  if (Math.abs(zoom - 1) > 1e-6) {
    eye.zoomAbout(x, y, zoom ** part);
    moved = true;
  }
  // As large as it will be at the end: so the way is straight.
  const [w, h] = [((what.right - what.left) * zoom) / 2, ((what.bottom - what.top) * zoom) / 2];
  const of = middle ?? what;
  const [offX, offY] = [((of.left + of.right) / 2 - x) * zoom, ((of.top + of.bottom) / 2 - y) * zoom];
  const along = centred || middle ? shiftToMiddle : shift;
  const dx = along(x - w, x + w, room.left, room.right, x + offX);
  const dy = along(y - h, y + h, room.top, room.bottom, y + offY);
  if (Math.hypot(dx, dy) > 0.01) {
    eye.pan(dx * part, dy * part);
    moved = true;
  }
  return moved;
}

function shift(lo: number, hi: number, from: number, to: number): number {
  if (hi - lo >= to - from) return (from + to - lo - hi) / 2;
  return lo < from ? from - lo : hi > to ? to - hi : 0;
}
/** Brings `middle` to the middle as far as `lo` and `hi` stay inside. */
function shiftToMiddle(lo: number, hi: number, from: number, to: number, middle: number): number {
  if (hi - lo >= to - from) return shift(lo, hi, from, to);
  return Math.min(to - hi, Math.max(from - lo, (from + to) / 2 - middle));
}
function zoomFor({ left, right, top, bottom }: Rectangle, room: Rectangle): number {
  return Math.min(
    (room.right - room.left) / Math.max(right - left, 1),
    (room.bottom - room.top) / Math.max(bottom - top, 1),
  );
}
function inset({ width, height, covered }: Eye, by: number): Rectangle {
  const from = (edge: number): number => Math.max(by, edge > 0 ? edge + rim : 0);
  return {
    left: from(covered.left),
    right: width - from(covered.right),
    top: from(covered.top),
    bottom: height - from(covered.bottom),
  };
}
function calmRoom(eye: Eye, part = 1): Rectangle {
  return inset(eye, part * calm * Math.min(eye.width, eye.height));
}
function grown({ left, right, top, bottom }: Rectangle, by: number): Rectangle {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
function within(a: Rectangle, b: Rectangle): boolean {
  const slack = 0.5;
  return (
    a.left >= b.left - slack &&
    a.right <= b.right + slack &&
    a.top >= b.top - slack &&
    a.bottom <= b.bottom + slack
  );
}
function union(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
function cornersOf(eye: Eye, { left, right, bottom, top, back = 0, front = back }: Bounds): Rectangle {
  const spots: Spot[] = [];
  for (const x of [left, right])
    for (const y of [bottom, top])
      for (const z of [back, front]) {
        const [px, py] = eye.pixel([x, y, z]);
        spots.push({ x: px, y: py, around: 0 });
      }
  return around(spots);
}
function around(spots: readonly Spot[]): Rectangle {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y, around: by } of spots) {
    box.left = Math.min(box.left, x - by);
    box.right = Math.max(box.right, x + by);
    box.top = Math.min(box.top, y - by);
    box.bottom = Math.max(box.bottom, y + by);
  }
  return box;
}
function farthest(spots: readonly Spot[]): number {
  const x = median(spots.map((spot) => spot.x));
  const y = median(spots.map((spot) => spot.y));
  const far = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  return far.indexOf(Math.max(...far));
}
function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
