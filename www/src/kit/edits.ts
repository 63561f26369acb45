// The kit's edits of one simulation: they use nothing but the core's own words, and run in every run alike.

import {
  type BodyDocument,
  type BodyInfo,
  type ConstraintInfo,
  type ForceInfo,
  type Glyph,
  type ParameterValue,
  type Simulation,
  type Vector,
  withSimulation,
} from "../simulation/core";
import { placeOf as placeIn, toLocal, toWorld } from "../simulation/pose";
import type { Thing } from "../simulation/session";
import { stepsInTime } from "../simulation/stepping";
import { addThing, type Group, type Kind, required } from "./kinds";
import { startHere } from "./start";
import { radiusOf, wound } from "./winding";

/**
 * A body that is there, with the point of it (in its own coordinates) that was meant; or a place for a particle that is made
 * along with what needs it.
 */
export type Pick =
  | { readonly body: number; readonly anchor?: Vector }
  | { readonly at: Vector; readonly fixed?: boolean };

/** Where a body, or a point of it, is now; empty when there is no such body. */
export function placeOf(simulation: Simulation, id: number, anchor?: Vector): number[] {
  const body = simulation.bodies().find((each) => each.id === id);
  if (!body) return [];
  const positions = simulation.positions();
  return [...(anchor ? toWorld(positions, body, anchor) : placeIn(positions, body))];
}

/** The method and its solver as the catalogue sets them for a scene with contacts. */
function forContacts(): (readonly [string, ParameterValue])[] {
  const names = ["method", "solver", "maxIterations", "tolerance", "warmStart", "substeps"];
  return withSimulation("stack", (stack) => names.map((name) => [name, stack.get(name)] as const));
}

/** Contacts want time steps with one-sided rows: other methods and solvers do not have them. */
export function addShape(simulation: Simulation, document: BodyDocument): number {
  if (!stepsInTime(simulation.get("method"))) {
    for (const [name, value] of forContacts()) simulation.set(name, value);
  }
  const id = simulation.addBody(document);
  const { shape } = document;
  const corners = shape && (("polygon" in shape && shape.polygon) || ("hull" in shape && shape.hull));
  if (corners) standWhereDrawn(simulation, id, document.at, corners);
  startHere(simulation);
  return id;
}

/** Corners are given where they stand; the core counts them from the centre of mass, and keeps their hull. */
function standWhereDrawn(simulation: Simulation, id: number, at: Vector, corners: readonly Vector[]): void {
  const [outline] = simulation.outline(id);
  const kept =
    outline?.type === "polyline" ? outline.points : outline?.type === "mesh" ? outline.vertices : [];
  if (kept.length === 0) return;
  const least = (points: readonly Vector[], axis: number): number =>
    Math.min(...points.map((point) => point[axis] ?? 0));
  simulation.setState(id, {
    at: at.map((x, axis) => x + least(corners, axis) - least(kept, axis)),
  });
}

export function addParticle(simulation: Simulation, at: Vector, fixed: boolean): number {
  const document: BodyDocument = fixed ? { particle: {}, at, fixed } : { particle: {}, at };
  return simulation.addBody(document);
}

/** Input for a new item: one list of bodies for each slot of its kind, and known values. */
export interface Making {
  readonly kind: Kind;
  readonly picks: readonly (readonly Pick[])[];
  readonly values?: Readonly<Record<string, unknown>>;
  /** A direction of the world for its axis, which the core wants in the first body's coordinates. */
  readonly along?: Vector;
}

/** Adds it so that it pulls at nothing where its bodies are now: measured by the core, or led through its body. */
export function addKind(simulation: Simulation, making: Making): number {
  const { kind, picks, values = {}, along } = making.kind.id === "drum" ? wound(simulation, making) : making;
  const chosen = picks.map((list) =>
    list.map((pick) => ("body" in pick ? pick.body : addParticle(simulation, pick.at, pick.fixed ?? false))),
  );
  const ids = chosen.flat();
  const anchors = picks.flat().map((pick) => ("body" in pick ? pick.anchor : undefined));
  const points = ids.map((id, i) => placeOf(simulation, id, anchors[i]));
  const bodies = Object.fromEntries(
    kind.slots
      .map(({ parameter, single }, i) => [parameter, single ? chosen[i]?.[0] : chosen[i]] as const)
      .filter(([, listed]) => listed !== undefined),
  );
  const space = simulation.space;
  const all = {
    ...required(kind.entry, space),
    ...through(kind, points[0]),
    ...joined(simulation, kind, ids, anchors),
    ...(kind.id === "gear" ? rolling(simulation, ids) : {}),
    ...(along && ids[0] !== undefined ? { axis: turnedInto(simulation, ids[0], along) } : {}),
    ...bodies,
    ...values,
  };
  const id = addThing(simulation, kind.group, kind.id, all);
  const body = chosen[0]?.[0];
  if (
    kind.group === "constraint" &&
    body !== undefined &&
    hasParameter(kind, "center") &&
    !("center" in values)
  )
    leadThrough(simulation, id, body);
  startHere(simulation);
  return id;
}

/** The point of each body that it acts on; where the two must meet, that is where the first one's is now. */
function joined(
  simulation: Simulation,
  { anchors: wanted }: Kind,
  ids: readonly number[],
  anchors: readonly (Vector | undefined)[],
): { anchors?: Vector[] } {
  if (wanted === "none" || (wanted === "possible" && anchors.every((each) => each === undefined))) return {};
  const all = simulation.bodies();
  const positions = simulation.positions();
  const known = ids.map((id) => all.find((body) => body.id === id)).filter((body) => body !== undefined);
  const center = known[0] ? placeIn(positions, known[0]).map(() => 0) : [];
  // Of a drum the first two, carrier and load.
  if (wanted === "possible") return { anchors: known.slice(0, 2).map((_, i) => anchors[i] ?? center) };
  const meeting = known[0] ? toWorld(positions, known[0], anchors[0] ?? center) : [];
  return { anchors: known.map((body) => toLocal(positions, body, meeting)) };
}

/** Two round wheels turn each other as their radii say. */
function rolling(simulation: Simulation, [first, second]: readonly number[]): { ratio?: number } {
  const [a, b] = [first, second].map((id) => radiusOf(simulation, id));
  return a && b ? { ratio: b / a } : {};
}

/** A direction of the world in a body's own coordinates. */
function turnedInto(simulation: Simulation, id: number, way: Vector): Vector {
  const body = simulation.bodies().find((each) => each.id === id);
  if (!body) return way;
  const at = placeOf(simulation, id);
  return toLocal(
    simulation.positions(),
    body,
    at.map((x, i) => x + (way[i] ?? 0)),
  );
}

function hasParameter(kind: Kind, name: string): boolean {
  return kind.entry.parameters.some((each) => each.name === name);
}

/** A pin or a line goes where its body is; the point of a force is one of its body. */
function through(kind: Kind, at: Vector | undefined): Record<string, Vector> {
  return at && kind.group === "constraint" && hasParameter(kind, "point") ? { point: at } : {};
}

/** Moves a curve or surface so that it passes through its body. */
function leadThrough(simulation: Simulation, id: number, body: number): void {
  const made = simulation.constraints().find((each) => each.id === id);
  const on = made && pointOn(made.glyphs);
  const center = made?.parameters.center as Vector | undefined;
  if (!on || !center) return;
  const at = placeOf(simulation, body);
  simulation.updateConstraint(id, {
    center: center.map((x, i) => x + (at[i] as number) - (on[i] as number)),
  });
}

/** A point of what is drawn: not the lowest, so that something happens when time starts. */
function pointOn(glyphs: readonly Glyph[]): Vector | null {
  for (const glyph of glyphs) {
    if (glyph.type === "circle") {
      const across = glyph.normal ? acrossTo(glyph.normal) : [1, 0];
      return glyph.center.map((x, i) => x + glyph.radius * (across[i] ?? 0));
    }
    if (glyph.type === "polyline" && glyph.points.length > 2)
      return glyph.points[Math.floor(glyph.points.length / 4)] as Vector;
    if (glyph.type === "segment") return glyph.from.map((x, i) => (x + (glyph.to[i] ?? 0)) / 2);
  }
  return null;
}

/** A unit vector at right angles to another in space. */
function acrossTo([a = 0, , c = 0]: Vector): Vector {
  const length = Math.hypot(a, c);
  return length > 1e-9 ? [c / length, 0, -a / length] : [1, 0, 0];
}

/** Everything there is. */
export interface Structure {
  readonly bodies: readonly BodyInfo[];
  readonly constraints: readonly ConstraintInfo[];
  readonly forces: readonly ForceInfo[];
}
export function structureOf(simulation: Simulation): Structure {
  return { bodies: simulation.bodies(), constraints: simulation.constraints(), forces: simulation.forces() };
}

/** Items that depend on these bodies, besides those in the list. */
export function dependants({ constraints, forces }: Structure, things: readonly Thing[]): Thing[] {
  const bodies = new Set(idsOf(things, "body"));
  if (bodies.size === 0) return [];
  const needing = (group: Group, all: readonly { id: number; bodies: readonly number[] }[]): Thing[] => {
    const named = new Set(idsOf(things, group));
    return all
      .filter(({ id, bodies: own }) => !named.has(id) && own.some((body) => bodies.has(body)))
      .map(({ id }) => ({ kind: group, id }));
  };
  return [...needing("constraint", constraints), ...needing("force", forces)];
}

/** Removes things; what depends on their bodies must be among them. */
export function removeThings(simulation: Simulation, things: readonly Thing[]): void {
  for (const id of idsOf(things, "constraint")) simulation.removeConstraint(id);
  for (const id of idsOf(things, "force")) simulation.removeForce(id);
  for (const id of idsOf(things, "body")) simulation.removeBody(id);
}

/** A structure after removal of constraints and forces, without another call of the core. */
export function without(structure: Structure, things: readonly Thing[]): Structure {
  const [constraints, forces] = [new Set(idsOf(things, "constraint")), new Set(idsOf(things, "force"))];
  let rowOffset = 0;
  const left = structure.constraints
    .filter(({ id }) => !constraints.has(id))
    .map((each) => {
      const moved = { ...each, rowOffset };
      rowOffset += each.rows.length;
      return moved;
    });
  return { ...structure, constraints: left, forces: structure.forces.filter(({ id }) => !forces.has(id)) };
}

export function idsOf(things: readonly Thing[], kind: Thing["kind"]): number[] {
  return things.filter((thing) => thing.kind === kind).map(({ id }) => id);
}

/** True where the item still exists. */
export function exists({ bodies, constraints, forces }: Structure, { kind, id }: Thing): boolean {
  const all: readonly { readonly id: number }[] =
    kind === "body" ? bodies : kind === "constraint" ? constraints : forces;
  return all.some((each) => each.id === id);
}

/** The bodies between which it is drawn as a stick. */
export function rodsOf(constraint: ConstraintInfo): (readonly [number, number])[] {
  return constraint.glyphs.flatMap((glyph) => (glyph.type === "rod" ? [glyph.between] : []));
}
