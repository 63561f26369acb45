// Kinds of items that can be added here, and the number of bodies of each: found by trying in the core itself, on a
// few particles and on a few discs or balls that are not shown. So a new kind of constraint, joint or force appears
// in the kit without a line here.
import {
  type BodyDocument,
  type CatalogEntry,
  type ConstraintDocument,
  catalog,
  type ForceDocument,
  type ParameterDescription,
  type SceneDocument,
  type Simulation,
  type SimulationError,
  withSimulation,
} from "../simulation/core";

export type Space = "plane" | "space";
export type Group = "constraint" | "force";

/** A parameter that takes bodies. */
export interface Slot {
  readonly parameter: string;
  /** One body by itself, not a list. */
  readonly single: boolean;
  /** 0: all bodies are meant when it is left out. */
  readonly min: number;
  /** Infinity: as many as one likes. */
  readonly max: number;
}

export interface Kind {
  readonly id: string;
  readonly group: Group;
  readonly entry: CatalogEntry;
  readonly slots: readonly Slot[];
  /** Anchors, a point of the item on each body: none, optional, or required. */
  readonly anchors: "none" | "possible" | "needed";
}

/** Longer lists are not tried: who takes so many takes any number. */
const longest = 6;
const known = new Map<Space, readonly Kind[]>();

/** Every constraint, joint and force that exists in this space. */
export function kinds(space: Space): readonly Kind[] {
  let found = known.get(space);
  if (!found) {
    found = tried(space);
    known.set(space, found);
  }
  return found;
}

export function kindOf(space: Space, group: Group, id: string): Kind | undefined {
  return kinds(space).find((kind) => kind.group === group && kind.id === id);
}

/** Values for what the catalogue gives no default: a push downwards, the centres of two bodies. */
export function required(entry: CatalogEntry, space: Space): Record<string, number[] | number[][]> {
  const down = space === "plane" ? [0, -1] : [0, -1, 0];
  const center = down.map(() => 0);
  return Object.fromEntries(
    entry.parameters
      .filter(({ type, default: usual }) => usual === undefined && (type === "vector" || type === "points"))
      .map(({ name, type }) => [name, type === "vector" ? down : [center, center]]),
  );
}

export function addThing(
  simulation: Simulation,
  group: Group,
  id: string,
  values: Record<string, unknown>,
): number {
  const document = { [id]: values };
  return group === "constraint"
    ? simulation.addConstraint(document as unknown as ConstraintDocument)
    : simulation.addForce(document as unknown as ForceDocument);
}

function tried(space: Space): Kind[] {
  const round: BodyDocument["shape"] = space === "plane" ? { disc: 0.1 } : { sphere: 0.1 };
  const { constraints, joints, forces } = catalog();
  const known = (body: Omit<BodyDocument, "at">, group: Group, entries: readonly CatalogEntry[]): Kind[] =>
    withSimulation(trial(space, body), (simulation) =>
      entries.map((entry) => kind(simulation, space, group, entry)).filter((each) => each !== null),
    );
  return [
    ...known({ particle: {} }, "constraint", constraints),
    ...known({ shape: round, mass: 1 }, "constraint", joints),
    ...known({ shape: round, mass: 1 }, "force", forces),
  ];
}

function trial(space: Space, body: Omit<BodyDocument, "at">): SceneDocument {
  const bodies = Array.from({ length: 2 * longest }, (_, i) => {
    const at = [Math.cos(1.7 * i) + 0.3 * i, Math.sin(2.3 * i), Math.cos(2.9 * i)];
    return { ...body, at: at.slice(0, space === "plane" ? 2 : 3) };
  });
  return { version: 1, space, bodies };
}

/** Null where it cannot be had in this space. */
function kind(trial: Simulation, space: Space, group: Group, entry: CatalogEntry): Kind | null {
  const taking = entry.parameters.filter(({ type }) => type === "body" || type === "bodies");
  const base = required(entry, space);
  const allowed = (values: Record<string, unknown>): boolean =>
    accepts(trial, group, entry.id, { ...base, ...values });
  const points = entry.parameters.find(({ name }) => name === "anchors");
  const anchors = !points ? "none" : points.default === undefined ? "needed" : "possible";
  const made = (slots: readonly Slot[]): Kind => ({ id: entry.id, group, entry, slots, anchors });
  const single = taking.every(({ type }) => type === "body");
  if (single) {
    const all = Object.fromEntries(taking.map(({ name }, i) => [name, i]));
    if (!allowed(all)) return null;
    const min = allowed({}) ? 0 : 1;
    return made(taking.map(({ name }) => slot(name, true, min, 1)));
  }
  const lengths = Array.from({ length: longest }, (_, i) => i + 1).filter((n) => allowed(lists(taking, n)));
  const [min = 0] = lengths;
  if (min === 0) return null;
  const most = lengths.at(-1) === longest ? Number.POSITIVE_INFINITY : (lengths.at(-1) as number);
  return made(
    taking.map(({ name, type }) => (type === "body" ? slot(name, true, 1, 1) : slot(name, false, min, most))),
  );
}

const slot = (parameter: string, single: boolean, min: number, max: number): Slot => ({
  parameter,
  single,
  min,
  max,
});

/** Other bodies for every list. */
function lists(taking: readonly ParameterDescription[], n: number): Record<string, unknown> {
  return Object.fromEntries(
    taking.map(({ name, type }, i) => {
      const first = i * n;
      return [name, type === "body" ? first : Array.from({ length: n }, (_, j) => first + j)];
    }),
  );
}

/** Refused for the number of bodies or for the space; any other refusal would be a mistake of ours. */
function accepts(trial: Simulation, group: Group, id: string, values: Record<string, unknown>): boolean {
  try {
    const added = addThing(trial, group, id, values);
    if (group === "constraint") trial.removeConstraint(added);
    else trial.removeForce(added);
    return true;
  } catch (thrown) {
    const { code } = thrown as SimulationError;
    if (!["unsupported", "out-of-range", "missing", "unknown-id"].includes(code)) throw thrown;
    return false;
  }
}
