// How the loupe is drawn. Inside, one px is one px of the stage divided by the magnification: `across` the wire, `along` it.
import { formatChosen, formatNumber } from "../../panels/numbers";
import { runStyle } from "../../styles/palette";
import { drawArrow } from "../glyphs/arrow";
import type { Pen } from "../pen";
import type { Lens } from "./lens";
import type { Place } from "./loupe-place";
import type { Plane, Wire } from "./wire";

export interface LoupePicture {
  readonly wire: Wire;
  /** As drawn now, and as written: on the way to another magnification they differ. */
  readonly lens: Lens;
  readonly named: Lens;
  readonly place: Place;
  /** px of the stage per metre. */
  readonly scale: number;
  /** The particle on the stage, px. */
  readonly at: readonly [number, number];
  readonly color: number;
  /** The last states, the present one last. */
  readonly dots: readonly Plane[];
  /** From the state before, one step along its velocity. */
  readonly tangent: { readonly from: Plane; readonly along: Plane } | null;
}

/** A gap smaller than this has no bracket, px. */
const smallestBracket = 3;
/** From the particle to the bracket, px. */
const aside = 17;
const spot = 10;

/** From the world to px, through the loupe. */
type Through = (at: Plane) => readonly [number, number];

export function drawLoupe(pen: Pen, picture: LoupePicture): void {
  const { context } = pen;
  const { x, y, radius } = picture.place;
  leaders(pen, picture);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.clip();
  const through = throughOf(picture);
  wire(pen, picture);
  tangent(pen, picture, through);
  dots(pen, picture, through);
  const length = bracket(pen, picture);
  context.restore();
  rim(pen, picture);
  if (length !== null) plate(pen, x, y - radius, length, "--C");
}

/** Normal and tangent on the canvas, whose y points down. */
function axes({ wire: { normal } }: LoupePicture): { readonly n: Plane; readonly t: Plane } {
  return { n: [normal[0], -normal[1]], t: [-normal[1], -normal[0]] };
}

/** s along the wire and d across it, m, from its foot. */
function local(picture: LoupePicture, s: number, d: number): readonly [number, number] {
  const { n, t } = axes(picture);
  const { wire, lens, scale, place } = picture;
  const [along, across] = [s * scale * lens.along, (d - wire.gap / 2) * scale * lens.across];
  return [place.x + along * t[0] + across * n[0], place.y + along * t[1] + across * n[1]];
}
function throughOf(picture: LoupePicture): Through {
  const {
    foot,
    normal: [nx, ny],
  } = picture.wire;
  return ([x, y]) => {
    const [dx, dy] = [x - foot[0], y - foot[1]];
    return local(picture, -dx * ny + dy * nx, dx * nx + dy * ny);
  };
}

/** Two lines from the particle to the loupe, and a ring about what it shows. */
function leaders(pen: Pen, { at: [px, py], place: { x, y, radius } }: LoupePicture): void {
  const { context } = pen;
  const away = Math.hypot(x - px, y - py);
  context.save();
  context.strokeStyle = pen.color("--muted");
  context.lineWidth = 1;
  context.globalAlpha = 0.75;
  context.beginPath();
  if (away > radius + spot) {
    const towards = Math.atan2(y - py, x - px);
    // Outer tangents of the two circles.
    const lean = Math.acos((spot - radius) / away);
    for (const side of [-1, 1]) {
      const [ux, uy] = [Math.cos(towards + side * lean), Math.sin(towards + side * lean)];
      context.moveTo(px + spot * ux, py + spot * uy);
      context.lineTo(x + radius * ux, y + radius * uy);
    }
  }
  context.moveTo(px + spot, py);
  context.arc(px, py, spot, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

function wire(pen: Pen, picture: LoupePicture): void {
  const { context } = pen;
  const { lens, scale, place } = picture;
  const reach = place.radius / (scale * lens.along);
  const path = new Path2D();
  for (let i = -24; i <= 24; i++) {
    const s = (1.1 * reach * i) / 24;
    const point = local(picture, s, (-picture.wire.bend * s * s) / 2);
    if (i === -24) path.moveTo(...point);
    else path.lineTo(...point);
  }
  context.lineCap = "round";
  context.strokeStyle = pen.color("--rule");
  context.lineWidth = 8;
  context.stroke(path);
  context.strokeStyle = pen.color("--ink");
  context.lineWidth = 1.4;
  context.stroke(path);
}

/** One step along the velocity of the state before: where a step of explicit Euler ends. */
function tangent(pen: Pen, { tangent }: LoupePicture, through: Through): void {
  if (!tangent) return;
  const { from, along } = tangent;
  const [ax, ay] = through(from);
  const [bx, by] = through([from[0] + along[0], from[1] + along[1]]);
  drawArrow(pen, ax, ay, bx - ax, by - ay, { symbol: "v", strong: false, faint: false, bare: true }, []);
}

function dots(pen: Pen, { dots, color }: LoupePicture, through: Through): void {
  const { context } = pen;
  context.save();
  for (const [i, dot] of dots.entries()) {
    const present = i === dots.length - 1;
    context.globalAlpha = present ? 1 : 0.35 + (0.4 * i) / dots.length;
    context.beginPath();
    context.arc(...through(dot), present ? 5.5 : 4, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = pen.color("--panel");
    context.stroke();
    context.fillStyle = pen.color(runStyle(color).color);
    context.fill();
  }
  context.restore();
}

/** Beside the particle, from the wire to the height of the particle, with the length; returned where it does not fit beside it. */
function bracket(pen: Pen, picture: LoupePicture): string | null {
  const { wire, lens, scale, place } = picture;
  const { n, t } = axes(picture);
  const size = Math.abs(wire.gap) * scale * lens.across;
  const text = `${formatNumber(wire.gap)} m`;
  const { context } = pen;
  // On the side of the steps to come, where the loupe is empty.
  const side =
    (picture.tangent?.along[0] ?? 0) * -wire.normal[1] + (picture.tangent?.along[1] ?? 0) * wire.normal[0] < 0
      ? -1
      : 1;
  const s = (side * aside) / (scale * lens.along);
  const ends = [0, wire.gap].map((d) => local(picture, s, d));
  if (size >= smallestBracket) {
    context.beginPath();
    for (const [x, y] of ends) {
      context.moveTo(x - 5 * t[0], y - 5 * t[1]);
      context.lineTo(x + 5 * t[0], y + 5 * t[1]);
    }
    context.moveTo(...(ends[0] as readonly [number, number]));
    context.lineTo(...(ends[1] as readonly [number, number]));
    context.lineWidth = 2;
    context.lineCap = "butt";
    context.strokeStyle = pen.color("--C");
    context.stroke();
  }
  const half = pen.widthOf(text) / 2;
  const [mx, my] = local(picture, s, wire.gap / 2);
  const off = 10 + half * Math.abs(t[0]) + 8 * Math.abs(t[1]);
  const x = mx + side * off * t[0];
  const y = my + side * off * t[1] + (size < smallestBracket ? 18 * n[1] : 0);
  if (Math.hypot(Math.abs(x - place.x) + half, y - place.y) < place.radius - 6) {
    pen.text(text, x, y, "--C", "center");
    return null;
  }
  return text;
}

/** The glass's edge, and how much it magnifies. */
function rim(pen: Pen, { place: { x, y, radius }, named }: LoupePicture): void {
  const { context } = pen;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = 3.5;
  context.strokeStyle = pen.color("--rule");
  context.stroke();
  context.lineWidth = 1.2;
  context.strokeStyle = pen.color("--muted");
  context.stroke();
  const text =
    named.across === named.along
      ? `×${formatChosen(named.across)}`
      : `⊥ ×${formatChosen(named.across)}   ∥ ×${formatChosen(named.along)}`;
  plate(pen, x, y + radius, text, "--ink");
}

function plate(pen: Pen, x: number, y: number, text: string, color: string): void {
  const { context } = pen;
  const width = pen.widthOf(text);
  context.beginPath();
  context.roundRect(x - width / 2 - 8, y - 10, width + 16, 20, 10);
  context.fillStyle = pen.color("--panel");
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = pen.color("--muted");
  context.stroke();
  pen.text(text, x, y, color, "center");
}
