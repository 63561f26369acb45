// Several bodies made one: a compound of their shapes, where and as heavy as they are. What the parts were tied to is not
// known of the whole, so that tied bodies stay by themselves; so do bodies without end, threads and compounds.
import type { BodyDocument, BodyInfo, Glyph, ShapeDocument, Simulation, Vector } from "../simulation/core";
import { placementOf, toWorld } from "../simulation/pose";
import { addShape, dependants, removeThings, type Structure } from "./edits";

/** Shapes of which a compound can be made. */
const simple = ["box", "disc", "capsule", "polygon", "sphere", "hull"] as const;

/** True where these bodies can be fused. */
export function canFuse(simulation: Simulation, structure: Structure, ids: readonly number[]): boolean {
  const documents = documentsOf(simulation);
  const things = ids.map((id) => ({ kind: "body" as const, id }));
  return (
    ids.length > 1 &&
    dependants(structure, things).length === 0 &&
    ids.every((id) => simple.some((kind) => kind in (documents.get(id)?.shape ?? {})))
  );
}

/** The body that takes the place of these. */
export function fuse(simulation: Simulation, ids: readonly number[]): number {
  const documents = documentsOf(simulation);
  const bodies = ids.map((id) => simulation.bodies().find((body) => body.id === id) as BodyInfo);
  const [positions, velocities] = [simulation.positions(), simulation.velocities()];
  const [first] = bodies as [BodyInfo];
  const { friction = 0.5, restitution = 0 } = documents.get(first.id) ?? {};
  const parts = bodies.map((body) => {
    const shape = (documents.get(body.id) as BodyDocument).shape as ShapeDocument;
    const { angle, orientation } = placementOf(positions, velocities, body);
    const at = toWorld(positions, body, originOf(shape, simulation.outline(body.id)));
    return { ...shape, at, ...(orientation ? { orientation } : { angle: angle ?? 0 }) };
  });
  const mark = toWorld(positions, first, markOf(simulation.outline(first.id)));
  removeThings(
    simulation,
    ids.map((id) => ({ kind: "body", id })),
  );
  const fixed = bodies.some((body) => body.fixed);
  const id = addShape(simulation, {
    shape: { compound: parts } as ShapeDocument,
    at: mark.map(() => 0),
    mass: bodies.reduce((sum, { mass }) => sum + mass, 0),
    friction,
    restitution,
    ...(fixed ? { fixed } : {}),
  });
  // The core counts from the centre of mass: the first part tells where that is.
  const now = markOf(simulation.outline(id));
  simulation.setState(id, { at: mark.map((x, i) => x - (now[i] ?? 0)) });
  return id;
}

function documentsOf(simulation: Simulation): ReadonlyMap<number, BodyDocument> {
  const { bodies, ids } = simulation.toJSON();
  return new Map(bodies.map((body, i) => [ids?.bodies?.[i] ?? i, body]));
}

/** Where the coordinates in which corners were given begin, counted from the centre of mass. */
function originOf(shape: ShapeDocument, [glyph]: readonly Glyph[]): Vector {
  const given = ("polygon" in shape && shape.polygon) || ("hull" in shape && shape.hull);
  const kept = glyph ? pointsOf(glyph) : [];
  const zero = kept[0]?.map(() => 0) ?? [];
  if (!given) return zero;
  const least = (points: readonly Vector[], axis: number): number =>
    Math.min(...points.map((point) => point[axis] ?? 0));
  return zero.map((_, axis) => least(kept, axis) - least(given, axis));
}

/** The middle of what is drawn first of a body. */
function markOf([glyph]: readonly Glyph[]): Vector {
  const points = glyph ? pointsOf(glyph) : [];
  return (points[0] ?? []).map(
    (_, axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
}

function pointsOf(glyph: Glyph): readonly Vector[] {
  if (glyph.type === "polyline") return glyph.points;
  if (glyph.type === "mesh") return glyph.vertices;
  if (glyph.type === "circle" || glyph.type === "ball") return [glyph.center];
  return glyph.type === "rounded" ? [glyph.from, glyph.to] : [];
}
