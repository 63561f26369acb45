// Layers of contacts on top of the bodies, in the plane and in space: points and manifolds, normals, forces,
// friction cones, and the boxes that the broad phase sees. They lie flat on top, since contacts are hidden by what touches.
// Colours are those of the symbols: the gap is C, the normal its gradient, the force f̂.
import type { BodyInfo, ContactInfo } from "../../simulation/core";
import { drawArrow } from "../glyphs/arrow";
import { drawThinArrows } from "../glyphs/thin-arrows";
import type { Pen } from "../pen";
import { drawRing } from "../system/lights";
import type { View } from "../tool";
import { drawBoxes } from "./boxes";
import { drawCones } from "./cones";
import type { Solid } from "./solids";
import { forceOf, manifolds } from "./touching";
import { drawTower, towerOf } from "./tower";

export const layerIds = ["points", "normals", "forces", "cones", "boxes"] as const;
export type LayerId = (typeof layerIds)[number];

export interface LayerScene {
  readonly contacts: readonly ContactInfo[];
  readonly bodies: ReadonlyMap<number, BodyInfo>;
  readonly solids: readonly Solid[];
  readonly drawn: Float64Array;
  /** Of the bodies by their id, N. */
  readonly weights: ReadonlyMap<number, number>;
  /** Newtons per metre of an arrow. */
  readonly unit: number;
  /** Of a solve that is walked through: the contact whose row has its turn (−1: none), and those that a bound holds. */
  readonly turn: number;
  readonly held: ReadonlySet<number>;
}

/** More arrows are thin lines. */
const mostThick = 60;
/** Pixels. */
const normalLength = 34;
/** Of the ring about the contact whose turn it is; half a side of the square about one that is held. */
const turnRadius = 10;
const heldSize = 5.5;

export function drawLayers(pen: Pen, view: View, shown: ReadonlySet<LayerId>, scene: LayerScene): void {
  if (shown.has("boxes")) drawBoxes(pen, view, scene);
  if (shown.has("cones")) drawCones(pen, view, scene);
  if (shown.has("normals")) drawNormals(pen, view, scene.contacts);
  if (shown.has("points")) drawManifolds(pen, view, scene.contacts);
  if (shown.has("forces")) drawForces(pen, view, scene);
  if (shown.has("points")) drawPoints(pen, view, scene);
  drawTurn(pen, view, scene);
}

/** A solve row by row: a ring about the contact whose turn it is, a square about those that a bound holds. */
function drawTurn(pen: Pen, view: View, { contacts, turn, held }: LayerScene): void {
  const path = new Path2D();
  for (const i of held) {
    const contact = contacts[i];
    if (!contact) continue;
    const [x, y] = view.pixel(contact.point);
    path.rect(x - heldSize, y - heldSize, 2 * heldSize, 2 * heldSize);
  }
  const { context } = pen;
  context.save();
  context.lineWidth = 1.6;
  context.strokeStyle = pen.color("--ink");
  context.stroke(path);
  context.restore();
  const own = contacts[turn];
  if (own) drawRing(pen, ...view.pixel(own.point), turnRadius, "--lambda", 2.4);
}

/** Arrows; of a tower bars beside it, since its arrows would cross. */
function drawForces(pen: Pen, view: View, { contacts, bodies, unit, weights }: LayerScene): void {
  const tower = towerOf(contacts, bodies, weights);
  if (tower && drawTower(pen, view, tower)) return;
  const arrows = contacts.map((contact): readonly [number, number, number, number] => {
    const [x, y] = view.pixel(contact.point);
    const force = forceOf(contact, bodies);
    const [tipX, tipY] = view.pixel(contact.point.map((p, i) => p + (force[i] ?? 0) / unit));
    return [x, y, tipX - x, tipY - y];
  });
  if (arrows.length > mostThick) drawThinArrows(pen, arrows, "--fhat", false);
  else
    for (const arrow of arrows)
      drawArrow(pen, ...arrow, { symbol: "fhat", strong: false, faint: false, bare: true }, []);
}

function drawNormals(pen: Pen, view: View, contacts: readonly ContactInfo[]): void {
  const arrows = contacts.map(({ point, normal }): readonly [number, number, number, number] => {
    const [x, y] = view.pixel(point);
    const [tipX, tipY] = view.pixel(point.map((p, i) => p + (normal[i] ?? 0) * (normalLength / view.scale)));
    return [x, y, tipX - x, tipY - y];
  });
  drawThinArrows(pen, arrows, "--grad", false);
}

/** The points of one pair belong together: a line joins them. */
function drawManifolds(pen: Pen, view: View, contacts: readonly ContactInfo[]): void {
  const { context } = pen;
  context.save();
  context.beginPath();
  for (const group of manifolds(contacts)) {
    if (group.length < 2) continue;
    for (const [i, { point }] of group.entries()) {
      if (i === 0) context.moveTo(...view.pixel(point));
      else context.lineTo(...view.pixel(point));
    }
    if (group.length > 2) context.closePath();
  }
  context.lineWidth = contacts.length > mostThick ? 1.2 : 2.2;
  context.globalAlpha = 0.5;
  context.strokeStyle = pen.color("--C");
  context.stroke();
  context.restore();
}

/** Full where surfaces touch, hollow where they are only about to. */
function drawPoints(pen: Pen, view: View, { contacts, solids }: LayerScene): void {
  const { context } = pen;
  const smallest = Math.min(...solids.filter(({ body }) => !body.fixed).map(({ reach }) => reach));
  const radius = Math.max(1.1, Math.min(3, 0.11 * smallest * view.scale));
  // A full point's rim is a larger disc below it: discs that are filled take a canvas half the time of rings.
  const [full, rims, hollow] = [new Path2D(), new Path2D(), new Path2D()];
  const disc = (path: Path2D, x: number, y: number, r: number): void => {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, 2 * Math.PI);
  };
  for (const { point, gap, lambda } of contacts) {
    const [x, y] = view.pixel(point);
    const touches = gap <= 0 || (lambda[0] ?? 0) > 0;
    disc(touches ? full : hollow, x, y, radius);
    if (touches) disc(rims, x, y, 1.5 * radius);
  }
  context.save();
  context.fillStyle = pen.color("--panel");
  context.fill(rims);
  context.fill(hollow);
  context.lineWidth = 1.3;
  context.strokeStyle = pen.color("--C");
  context.stroke(hollow);
  context.fillStyle = pen.color("--C");
  context.fill(full);
  context.restore();
}
