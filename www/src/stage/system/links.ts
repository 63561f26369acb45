// Links between bodies, as they are drawn: rods, anchors, springs, curves, each with its item; and the force of a
// rod, from λ. Read once per structure. Pure.
import type { BodyInfo, ConstraintInfo, ForceInfo, Glyph, Vector } from "../../simulation/core";
import { placeOf } from "../bounds";

export interface Rod {
  /** Where its ends stand among the bodies. */
  readonly a: number;
  readonly b: number;
  readonly constraint: number;
}
export interface Anchor {
  readonly at: Vector;
  readonly body: number;
  readonly constraint: number;
}
export interface Coil {
  readonly a: number;
  readonly b: number;
  readonly force: number;
}
export interface Curve {
  readonly glyph: Glyph;
  readonly constraint: number;
  readonly bodies: readonly number[];
}

/** A force along a rod is λ[row] · pull, N: positive pulls the ends together (tension). */
export interface Pull {
  readonly row: number;
  readonly pull: number;
}

export class Links {
  readonly rods: Rod[] = [];
  readonly anchors: Anchor[] = [];
  readonly coils: Coil[] = [];
  readonly curves: Curve[] = [];
  /** Some of the curves go their own way with time. */
  readonly move: boolean;

  constructor(
    bodies: readonly BodyInfo[],
    constraints: readonly ConstraintInfo[],
    forces: readonly ForceInfo[],
    shape: (glyph: Glyph) => Glyph,
  ) {
    const index = new Map(bodies.map(({ id }, i) => [id, i]));
    const of = (id: number): number => index.get(id) ?? 0;
    this.move = constraints.some((each) => each.moves);
    for (const { id, glyphs, bodies: tied } of constraints) {
      for (const glyph of glyphs) {
        if (glyph.type === "rod")
          this.rods.push({ a: of(glyph.between[0]), b: of(glyph.between[1]), constraint: id });
        else if (glyph.type === "anchor")
          this.anchors.push({ at: glyph.at, body: of(glyph.body), constraint: id });
        else this.curves.push({ glyph: shape(glyph), constraint: id, bodies: tied.map(of) });
      }
    }
    for (const { id, kind, bodies: tied } of forces) {
      const [a, b] = tied;
      if (kind === "spring" && a !== undefined && b !== undefined)
        this.coils.push({ a: of(a), b: of(b), force: id });
    }
  }
}

/** Cosine above which a gradient lies along the rod. */
const along = 0.999;

/** For every rod the row whose force acts along it; null where none does (an angle's arms, an area's sides). */
export function pulls(
  links: Links,
  bodies: readonly BodyInfo[],
  constraints: readonly ConstraintInfo[],
  positions: Float64Array,
): (Pull | null)[] {
  const byId = new Map(constraints.map((each) => [each.id, each]));
  const lastOf = new Map<number, Pull>();
  return links.rods.map(({ a, b, constraint }) => {
    const [from, to] = [bodies[a], bodies[b]];
    const info = byId.get(constraint);
    if (!from || !to || !info) return null;
    const found = pullOf(info, from, to, positions) ?? pullOf(info, to, from, positions);
    if (found) lastOf.set(constraint, found);
    // Along a rope the force is the same everywhere; only its ends show it in their gradients.
    return found ?? (info.kind === "rope" ? (lastOf.get(constraint) ?? null) : null);
  });
}

function pullOf(info: ConstraintInfo, from: BodyInfo, to: BodyInfo, positions: Float64Array): Pull | null {
  const start = placeOf(positions, from);
  const way = placeOf(positions, to).map((x, i) => x - (start[i] ?? 0));
  const length = Math.hypot(...way);
  for (const [i, { gradient }] of info.rows.entries()) {
    const block = gradient.find(({ body }) => body === from.id);
    if (!block || (info.kind !== "rope" && !gradient.some(({ body }) => body === to.id))) continue;
    const size = Math.hypot(...block.values);
    const pull = block.values.reduce((sum, x, k) => sum + (x * (way[k] ?? 0)) / length, 0);
    if (size > 0 && Math.abs(pull) > along * size) return { row: info.rowOffset + i, pull };
  }
  return null;
}

/** f̂ = Jᵀλ from the rows' gradients, laid out as velocities. */
export function forcesOf(
  lambda: Float64Array,
  constraints: readonly ConstraintInfo[],
  bodies: readonly BodyInfo[],
): Float64Array {
  const offsets = new Map(bodies.map(({ id, velocityOffset }) => [id, velocityOffset]));
  const total = new Float64Array(bodies.reduce((sum, { velocityLength }) => sum + velocityLength, 0));
  for (const { rowOffset, rows } of constraints) {
    for (const [i, { gradient }] of rows.entries()) {
      for (const { body, values } of gradient) {
        const at = offsets.get(body) ?? 0;
        for (const [k, value] of values.entries())
          total[at + k] = (total[at + k] ?? 0) + (lambda[rowOffset + i] ?? 0) * value;
      }
    }
  }
  return total;
}
