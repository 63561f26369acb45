// A rigid body: a box from corner to corner, a disc from its centre, a capsule along its axis, ground along a stroke. A click
// alone gives the usual size, and level ground. In space there are boxes, balls, capsules, cylinders, cones and level ground.
import type { BodyDocument, ShapeDocument, Vector } from "../../simulation/core";
import type { Thing } from "../../simulation/session";
import type { Pen } from "../../stage/pen";
import type { StageTool, View, WorldPoint } from "../../stage/tool";
import { apart } from "../apart";
import { moved, rounded, type ToolWorkspace } from "./workspace";

/** Half a side or a radius where nothing else is said, m. */
const usual = 0.25;

export class ShapeTool implements StageTool {
  readonly cursor = "crosshair";
  #from: Vector | null = null;
  #to: Vector = [];
  #fixed = false;

  constructor(
    private readonly workspace: ToolWorkspace,
    private readonly shape: "box" | "disc" | "capsule" | "cylinder" | "cone" | "ground",
  ) {}

  /** A body that is there already is the hand's. */
  down(point: WorldPoint, hit: Thing | null, event: PointerEvent): boolean {
    if (hit?.kind === "body" && this.shape !== "ground") return false;
    this.#from = rounded(point, this.workspace.scale);
    this.#to = this.#from;
    this.#fixed = event.shiftKey || this.workspace.fixed;
    this.workspace.changed();
    return true;
  }

  move(point: WorldPoint): void {
    if (!this.#from) return;
    this.#to = rounded(point, this.workspace.scale);
    this.workspace.redraw();
  }

  up(point: WorldPoint): void {
    const from = this.#from;
    const to = rounded(point, this.workspace.scale);
    this.cancel();
    if (from) this.#make(from, to, this.#fixed);
  }

  /** One of the usual size at a place that was typed. */
  at(place: Vector): boolean {
    return this.#make(place, place, this.workspace.fixed);
  }

  #make(from: Vector, to: Vector, fixed: boolean): boolean {
    const drawn = moved(from, to, this.workspace.scale);
    const made = from.length === 3 ? this.#inSpace(from, to, drawn) : this.#inPlane(from, to, drawn);
    return this.workspace.shape(fixed && this.shape !== "ground" ? { ...made, fixed: true } : made);
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== "Escape" || !this.#from) return false;
    this.cancel();
    return true;
  }

  cancel(): void {
    this.#from = null;
    this.workspace.changed();
  }

  #inPlane(from: Vector, to: Vector, drawn: boolean): BodyDocument {
    if (this.shape === "ground")
      return { shape: { halfPlane: drawn ? normalOf(from, to) : [0, 1] }, at: from, fixed: true };
    if (this.shape === "disc") return { shape: { disc: drawn ? apart(from, to) : usual }, at: from };
    if (this.shape === "capsule") {
      const { shape, at } = capsule(from, to, drawn);
      const [dx, dy] = [(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)];
      return drawn ? { shape, at, angle: Math.atan2(dy, dx) } : { shape, at };
    }
    if (!drawn) return { shape: { box: [usual, usual] }, at: from };
    const [half, middle] = boxBetween(from, to);
    return { shape: { box: half }, at: middle };
  }

  #inSpace(from: Vector, to: Vector, drawn: boolean): BodyDocument {
    if (this.shape === "ground") return { shape: { halfSpace: [0, 1, 0] }, at: from, fixed: true };
    if (this.shape === "capsule") {
      const { shape, at } = capsule(from, to, drawn);
      return drawn ? { shape, at, orientation: upTo(from, to) } : { shape, at };
    }
    if (this.shape === "cylinder" || this.shape === "cone") {
      const { shape, at } = (this.shape === "cylinder" ? cylinder : cone)(from, to, drawn);
      return drawn ? { shape, at, orientation: upTo(from, to) } : { shape, at };
    }
    const size = drawn ? apart(from, to) : usual;
    const shape: ShapeDocument = this.shape === "disc" ? { sphere: size } : { box: [size, size, size] };
    return { shape, at: from };
  }

  draw(pen: Pen, view: View): void {
    const from = this.#from;
    if (!from || !moved(from, this.#to, view.scale)) return;
    const { context } = pen;
    const [ax, ay] = view.pixel(from);
    const [bx, by] = view.pixel(this.#to);
    context.save();
    context.beginPath();
    if (this.shape === "disc") context.arc(ax, ay, Math.hypot(bx - ax, by - ay), 0, 2 * Math.PI);
    else if (this.shape === "box") context.rect(ax, ay, bx - ax, by - ay);
    else if (this.shape === "capsule") {
      const along = Math.atan2(by - ay, bx - ax);
      const radius = capsuleRadius(apart(from, this.#to)) * view.scale;
      context.arc(ax, ay, radius, along + Math.PI / 2, along - Math.PI / 2);
      context.arc(bx, by, radius, along - Math.PI / 2, along + Math.PI / 2);
      context.closePath();
    } else {
      context.moveTo(ax, ay);
      context.lineTo(bx, by);
    }
    context.setLineDash([5, 4]);
    context.lineWidth = 1.8;
    context.strokeStyle = pen.color("--focus");
    context.stroke();
    context.restore();
  }
}

/** A rod as thick as it looks well at its length, m. */
function capsuleRadius(length: number): number {
  return Math.min(usual, Math.max(0.03, length / 6));
}

/** From the centre of one cap to that of the other. */
function capsule(from: Vector, to: Vector, drawn: boolean): { shape: ShapeDocument; at: Vector } {
  const length = drawn ? apart(from, to) : 2 * usual;
  const at = from.map((x, i) => (x + (to[i] ?? 0)) / 2);
  return { shape: { capsule: { halfLength: length / 2, radius: capsuleRadius(length) } }, at };
}

/** From the middle of one face to that of the other. */
function cylinder(from: Vector, to: Vector, drawn: boolean): { shape: ShapeDocument; at: Vector } {
  const length = drawn ? apart(from, to) : 2 * usual;
  const at = from.map((x, i) => (x + (to[i] ?? 0)) / 2);
  return { shape: { cylinder: { halfLength: length / 2, radius: Math.min(usual, length / 2) } }, at };
}

/** From the middle of the base to the tip; its centre of mass is a quarter of the way up. */
function cone(from: Vector, to: Vector, drawn: boolean): { shape: ShapeDocument; at: Vector } {
  const height = drawn ? apart(from, to) : 2 * usual;
  const at = from.map((x, i) => x + ((to[i] ?? 0) - x) / 4);
  return { shape: { cone: { height, radius: Math.min(usual, height / 2) } }, at };
}

/** The shortest turn of the y axis, along which capsules, cylinders and cones stand in space, into the stroke. x, y, z, w */
function upTo(from: Vector, to: Vector): Vector {
  const length = apart(from, to);
  const [x = 0, y = 0, z = 0] = to.map((p, i) => (p - (from[i] ?? 0)) / length);
  const size = Math.hypot(z, x, 1 + y);
  return size > 1e-9 ? [z / size, 0, -x / size, (1 + y) / size] : [1, 0, 0, 0];
}

/** Half extents and the middle; never without thickness. */
function boxBetween(from: Vector, to: Vector): [number[], number[]] {
  const half = from.map((x, i) => Math.max(0.02, Math.abs((to[i] ?? 0) - x) / 2));
  return [half, from.map((x, i) => (x + (to[i] ?? 0)) / 2)];
}

/** Across the stroke, on its upper side. */
function normalOf([ax = 0, ay = 0]: Vector, [bx = 0, by = 0]: Vector): Vector {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  return ny < 0 || (ny === 0 && nx < 0) ? [-nx, -ny] : [nx, ny];
}
