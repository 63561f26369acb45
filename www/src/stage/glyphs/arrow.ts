// An arrow with its symbol beside the tip.
import type { Pen } from "../pen";
import { distanceToSegment } from "../snap";
import { drawSymbol, type StageSymbol } from "./symbol";

export interface ArrowLook {
  readonly symbol: StageSymbol;
  readonly strong: boolean;
  readonly faint: boolean;
  /** Without its symbol: one of many. */
  readonly bare?: boolean;
}

const headLength = 12.5;
const headHalfWidth = 5.2;
/** Shorter arrows (px) are not drawn: they would only be a head. */
export const shortestArrow = 4;
/** Pixels from the rim within which a symbol would be cut; three times as much over the scale bar. */
const edge = 12;
/** Where a scale bar with three units ends, px from the left. */
const bar = 250;

export function drawArrow(
  pen: Pen,
  px: number,
  py: number,
  dx: number,
  dy: number,
  look: ArrowLook,
  taken: Places,
  shafts: Shafts = [],
): void {
  const length = Math.hypot(dx, dy);
  if (!(length >= shortestArrow) || !Number.isFinite(length)) return;
  const { context } = pen;
  const ux = dx / length;
  const uy = dy / length;
  const grow = look.strong ? 1.25 : 1;
  const head = Math.min(headLength * grow, length * 0.75);
  const half = headHalfWidth * grow * Math.min(1, head / (headLength * grow) + 0.2);
  const path = arrowPath(px, py, px + dx, py + dy, ux, uy, head, half, look.strong ? 2 : 1.35);
  context.save();
  context.globalAlpha = look.faint ? 0.24 : 1;
  context.lineJoin = "round";
  context.lineWidth = 2.4;
  context.strokeStyle = pen.color("--panel");
  context.stroke(path);
  context.fillStyle = pen.color(`--${look.symbol}`);
  context.fill(path);
  if (!look.bare) drawLabel(pen, px + dx, py + dy, ux, uy, length, look, taken, shafts);
  context.restore();
}

/** Shaft and head as one outline; the head's back is hollowed a little. */
function arrowPath(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ux: number,
  uy: number,
  head: number,
  half: number,
  shaft: number,
): Path2D {
  const path = new Path2D();
  const neckX = bx - ux * head * 0.84;
  const neckY = by - uy * head * 0.84;
  const backX = bx - ux * head;
  const backY = by - uy * head;
  path.moveTo(ax - uy * shaft, ay + ux * shaft);
  path.lineTo(neckX - uy * shaft, neckY + ux * shaft);
  path.lineTo(backX - uy * half, backY + ux * half);
  path.lineTo(bx, by);
  path.lineTo(backX + uy * half, backY - ux * half);
  path.lineTo(neckX + uy * shaft, neckY - ux * shaft);
  path.lineTo(ax + uy * shaft, ay - ux * shaft);
  path.closePath();
  return path;
}

/** Where symbols stand in this frame, so that none covers another. */
export type Places = (readonly [number, number])[];
/** All arrows of this frame, where they begin and how far they reach: no symbol is struck through by one. px */
export type Shafts = readonly (readonly [number, number, number, number])[];

/** Symbols nearer than this to each other (px) would touch. */
const apart = 19;

/** Nearer than this (px) they overlap, and one of them is left out. */
const overlapping = 14;
/** From the middle of the body an arrow starts at, px. */
const fromBody = 20;
/** From the shaft of an arrow, px. */
const fromShaft = 11;

function drawLabel(
  pen: Pen,
  tipX: number,
  tipY: number,
  ux: number,
  uy: number,
  length: number,
  look: ArrowLook,
  taken: Places,
  shafts: Shafts,
): void {
  const body = [tipX - ux * length, tipY - uy * length] as const;
  const spot = labelSpot(pen, [tipX, tipY], [ux, uy], body, taken, look.strong, shafts);
  if (!spot) return;
  taken.push(spot);
  drawSymbol(pen, look.symbol, ...spot);
}

type Spot = readonly [number, number];

/**
 * The place of an arrow's symbol: beyond the tip; beside it or farther on where there is no room beyond, or where another symbol
 * stands already or an arrow passes. Null where it would cover another one, unless it `must` be shown.
 */
export function labelSpot(
  { width, height }: { readonly width: number; readonly height: number },
  [tipX, tipY]: Spot,
  [ux, uy]: Spot,
  body: Spot,
  taken: Places,
  must = false,
  shafts: Shafts = [],
): Spot | null {
  if (tipX < 0 || tipY < 0 || tipX > width || tipY > height) return null;
  const at = (along: number, side: number): Spot => [
    tipX + ux * along - uy * side,
    tipY + uy * along + ux * side,
  ];
  const inward = (width / 2 - tipX) * -uy + (height / 2 - tipY) * ux > 0 ? 1 : -1;
  const candidates = [
    [tipX + ux * 15, tipY + uy * 17] as const,
    at(-7, 17 * inward),
    at(-7, -17 * inward),
    at(10, 22 * inward),
    at(10, -22 * inward),
    at(34, 0),
  ].filter(([x, y]) => x > edge && y > edge && x < width - edge && y < height - edge * (x < bar ? 3 : 1));
  // As free as places that are just apart; a body counts less than a symbol.
  const crowd = ([x, y]: Spot): number =>
    Math.min(
      (Math.hypot(body[0] - x, body[1] - y) * apart) / fromBody,
      // Letters with their accents are taller than wide.
      ...taken.map(([a, b]) => Math.hypot(a - x, 0.6 * (b - y))),
    );
  const clearance = ([x, y]: Spot): number =>
    Math.min(
      crowd([x, y]),
      ...shafts.map(
        ([ax, ay, dx, dy]) => (distanceToSegment(x, y, ax, ay, ax + dx, ay + dy) * apart) / fromShaft,
      ),
    );
  const free = candidates.find((each) => clearance(each) > apart);
  if (free) return free;
  const [best] = candidates.sort((a, b) => clearance(b) - clearance(a));
  return best && (must || crowd(best) > overlapping) ? best : null;
}
