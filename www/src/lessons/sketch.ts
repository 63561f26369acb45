// Scene documents in few words, for experiments that belong to one lesson: particles by their places, sticks as long as
// the places say.
import type {
  BodyDocument,
  ConstraintDocument,
  MethodDocument,
  SceneDocument,
  Vector,
} from "../simulation/core";

export const particle = (at: Vector, more: Partial<BodyDocument> = {}): BodyDocument => ({
  particle: {},
  at,
  ...more,
});
export const fixed = (at: Vector): BodyDocument => particle(at, { fixed: true });

/** A stick between two bodies, as long as they are apart. */
export function stick(bodies: readonly BodyDocument[], i: number, j: number): ConstraintDocument {
  const [a, b] = [bodies[i]?.at ?? [], bodies[j]?.at ?? []];
  return rod(i, j, Math.hypot(...a.map((x, k) => x - (b[k] ?? 0))));
}
/** A stick of a length of its own. */
export const rod = (i: number, j: number, length: number): ConstraintDocument => ({
  distance: { between: [i, j], length, form: "length" },
});
/** Sticks from each body to the next. */
export const sticks = (
  bodies: readonly BodyDocument[],
  pairs: readonly (readonly [number, number])[],
): ConstraintDocument[] => pairs.map(([i, j]) => stick(bodies, i, j));

// Rigid bodies ------------------------------------------------------------------------------------------------------

/** Level ground through the origin. */
export const ground = (more: Partial<BodyDocument> = {}): BodyDocument => ({
  shape: { halfPlane: [0, 1] },
  at: [0, 0],
  fixed: true,
  ...more,
});
/** Half extents. */
export const box = (at: Vector, half: Vector, more: Partial<BodyDocument> = {}): BodyDocument => ({
  shape: { box: half },
  at,
  ...more,
});
/** Joints of bars in a row, of these half lengths: the first turns about the middle of body 0, each other one about the end of that before. */
export const joints = (halves: readonly number[], dimension: 2 | 3 = 2): ConstraintDocument[] => {
  const along = (x: number): Vector => (dimension === 2 ? [x, 0] : [x, 0, 0]);
  return halves.map((half, i) => ({
    ball: { between: [i, i + 1], anchors: [along(halves[i - 1] ?? 0), along(-half)] },
  }));
};
export const disc = (at: Vector, radius: number, more: Partial<BodyDocument> = {}): BodyDocument => ({
  shape: { disc: radius },
  at,
  ...more,
});
/** Time stepping with contacts: a hundred steps a second, 30 sweeps each. */
export const stepping: MethodDocument = {
  kind: "velocity",
  stepSize: 0.01,
  substeps: 1,
  solver: { maxIterations: 30 },
};

const stepSize = 0.005;
/** Exact enough for a lesson's minute, and drift taken back slowly: what is shown is not the integrator's doing. */
export const gentle: MethodDocument = {
  kind: "acceleration",
  integrator: "rk4",
  stepSize,
  alpha: 100,
  beta: 20,
};

interface Sketch {
  readonly bodies: BodyDocument[];
  readonly constraints: ConstraintDocument[];
  readonly gravity?: boolean;
  readonly method?: MethodDocument;
  readonly more?: Partial<SceneDocument>;
}
/** Gravity points down unless it is switched off. */
function scene(
  space: "plane" | "space",
  { bodies, constraints, gravity = true, method, more }: Sketch,
): SceneDocument {
  const g = gravity ? -9.81 : 0;
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, g] : [0, g, 0],
    bodies,
    constraints,
    method: { ...(method?.kind && method.kind !== gentle.kind ? { stepSize } : gentle), ...method },
    ...more,
  };
}
export const plane = (sketch: Sketch): SceneDocument => scene("plane", sketch);
export const space = (sketch: Sketch): SceneDocument => scene("space", sketch);

/** A bead on a curve or surface: one particle, one constraint of this kind, its centre at the origin. */
export function bead(
  where: "plane" | "space",
  kind: string,
  values: object,
  start: { at: Vector; velocity?: Vector },
  more: Omit<Sketch, "bodies" | "constraints"> = {},
): SceneDocument {
  const bodies = [particle(start.at, start.velocity ? { velocity: start.velocity } : {})];
  return scene(where, {
    bodies,
    constraints: [{ [kind]: { body: 0, ...values } } as unknown as ConstraintDocument],
    ...more,
  });
}
