// The types of everything that crosses between Rust and JavaScript (those of the laboratory are in laboratory.d.ts).
// wasm-bindgen copies this file into the package's .d.ts (see api/mod.rs); the class `Simulation` and the free functions
// are generated beside it, and names, constraints, forces and the method of documents by src/simulation/types.rs.

declare global {
  interface SymbolConstructor {
    /** `using simulation = new Simulation(…)` frees it; part of the library from esnext.disposable on. */
    readonly dispose: unique symbol;
  }
}

/** An `ImageData`, where the platform has it. */
export type Picture = typeof globalThis extends { ImageData: { prototype: infer T } }
  ? T
  : { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** A list of points, or of other tuples of numbers. */
export type Points = readonly (readonly number[])[];

/** A parameter's value: a number in SI units, a choice's id, or a switch. */
export type ParameterValue = number | string | boolean;

/** One parameter of a scene, constraint, force, method …: declared once, in Rust. */
export interface ParameterDescription {
  readonly name: string;
  /** As in the formulas: "α", "r", "h". */
  readonly symbol: string;
  /** SI unit, "" for a pure number: "m", "1/s²". */
  readonly unit: string;
  readonly type: "number" | "integer" | "boolean" | "choice" | "text" | "vector" | "body" | "bodies" | "points";
  /** Bounds that are enforced; absent where there is none. */
  readonly min?: number;
  readonly max?: number;
  /** The range a slider should offer (within min and max); absent for choices and switches. */
  readonly soft?: readonly [number, number];
  /** How a slider should divide its range. */
  readonly scale: "linear" | "logarithmic";
  /** Absent where a value must be given, or is measured unless given (the length of a rod). */
  readonly default?: ParameterValue | readonly number[] | Points;
  /** For choices. */
  readonly choices?: readonly { readonly id: string; readonly title: string }[];
  readonly help: string;
}

/**
 * A parameter of a running simulation with its present value. Names are unique: `get` and `set` take its name, or its symbol
 * where no other parameter has that. A document's `method.kind` is "method" here, `method.solver.kind` "solver",
 * `method.projection` the switch "projection" with "projectionTolerance" and "projectionIterations".
 */
export interface ParameterInfo extends ParameterDescription {
  readonly value: ParameterValue;
  readonly default: ParameterValue;
  /** Part of the simulation that it belongs to; panels group by it. */
  readonly group: "scene" | "world" | "method" | "integrator" | "solver" | "projection";
  /**
   * True where the value takes effect at the next `reset()`: starting positions and, in a catalogue scene, counts (of
   * links, masses …), since another count builds the scene anew.
   */
  readonly restart: boolean;
  /** False where the present method does not read it (the value is kept). */
  readonly active: boolean;
}

/** One thing of the catalogue. */
export interface CatalogEntry {
  /** The word that documents use. */
  readonly id: string;
  readonly title: string;
  /** As in the formulas; absent where it has none. */
  readonly symbol?: string;
  /** Of an observable, SI; absent where it has none or where it depends on the constraint. */
  readonly unit?: string;
  /** One sentence. */
  readonly help: string;
  readonly parameters: readonly ParameterDescription[];
}

/** A scene of the catalogue: `new Simulation(id, parameters)`. */
export interface SceneEntry extends CatalogEntry {
  readonly space: "plane" | "space";
  /** The observation that a student should make. */
  readonly observation: string;
}

/** Compatibility of a method with a scene of the catalogue. */
export interface SceneMethod {
  readonly method: MethodName;
  readonly runs: boolean;
  /** Why it cannot; absent where it can. */
  readonly reason?: string;
}

/** Everything there is; an empty list where there is none yet. */
export interface Catalog {
  readonly scenes: readonly SceneEntry[];
  readonly constraints: readonly CatalogEntry[];
  readonly joints: readonly CatalogEntry[];
  readonly bodies: readonly CatalogEntry[];
  readonly forces: readonly CatalogEntry[];
  readonly shapes: readonly (CatalogEntry & { readonly space?: "plane" | "space" })[];
  readonly methods: readonly CatalogEntry[];
  readonly integrators: readonly CatalogEntry[];
  readonly solvers: readonly CatalogEntry[];
  readonly observables: readonly CatalogEntry[];
}

/** A number per coordinate: two in the plane, three in space. */
export type Vector = readonly number[];
/** An index into `bodies`, or the body's `"id"`. */
export type BodyReference = number | string;
/** A body, constraint or force of a running simulation: its lasting id, a number, or the `"id"` that its document gave it, a text. */
export type Handle = number | string;

/** One shape; lengths in m, in the body's own coordinates. A body's own origin is its centre of mass: points are moved there. */
export interface PlaneShape {
  /** Half extents. */
  box?: Vector | { half: Vector };
  /** Radius. */
  disc?: number;
  /** Along the x axis. */
  capsule?: { halfLength: number; radius: number };
  /** The convex hull of these points. */
  polygon?: Vector[];
  /** Solid behind the line through the origin with this normal. */
  halfPlane?: Vector;
  /** Segments, solid from both sides. */
  chain?: Vector[] | { points: Vector[]; closed?: boolean };
}
/** Shape of a body in space, in body coordinates. */
export interface SpaceShape {
  box?: Vector | { half: Vector };
  sphere?: number;
  /** Along the y axis. */
  capsule?: { halfLength: number; radius: number };
  /** Along the y axis; a disc where it is short. */
  cylinder?: { halfLength: number; radius: number };
  /** Along the y axis, its tip up, about its centre of mass. */
  cone?: { height: number; radius: number };
  hull?: Vector[];
  halfSpace?: Vector;
}
/** Exactly one of the kinds, or several rigidly together. */
export type ShapeDocument = (PlaneShape | SpaceShape) & {
  compound?: ((PlaneShape & { at?: Vector; angle?: number }) | (SpaceShape & { at?: Vector; orientation?: Vector }))[];
};

/** A particle (`particle: {}`) or a rigid body (`shape`). */
export interface BodyDocument {
  /** A name that constraints and forces of the same document can use. */
  id?: string;
  /** The kind of body: a point. */
  particle?: Record<string, never>;
  /** The kind of body: rigid, with this shape. */
  shape?: ShapeDocument;
  /** kg; 1 for a particle; of a shape by its density unless given. */
  mass?: number;
  /** Of a shape, where no mass is given: kg/m² (1) or kg/m³ (1000). */
  density?: number;
  /** kg·m²: a number in the plane, three about the body's own axes in space; from the shape unless given. */
  inertia?: number | Vector;
  /** Where its centre of mass starts, m. */
  at: Vector;
  /** rad; of a shape in the plane. */
  angle?: number;
  /** x, y, z, w; of a shape in space. */
  orientation?: Vector;
  /** m/s; zero unless given. */
  velocity?: Vector;
  /** rad/s: a number in the plane, a vector in world axes in space. */
  spin?: number | Vector;
  /** μ; 0.5 unless given. Two surfaces together have √(μ₁μ₂). */
  friction?: number;
  /** The part of μ that is left while surfaces slide; 1 unless given. */
  slidingFriction?: number;
  /** e; 0 unless given. The larger of two counts. */
  restitution?: number;
  /** m; 0 unless given. */
  rollingFriction?: number;
  /** m; 0 unless given; in space. */
  torsionalFriction?: number;
  /** True where it collides with other bodies; true unless given. */
  collides?: boolean;
  /**
   * How far it has come from its start, as formulas of the time `t`: x, y, z in m, the angle in rad (in space about `axis`, a direction of
   * the world). It moves so whatever acts on it.
   */
  moves?: { x?: string; y?: string; z?: string; angle?: string; axis?: Vector };
  /** Names of the collision groups that it is in, with blanks between. */
  groups?: string;
  /** Names of the groups whose bodies it passes through, with blanks between. */
  ignores?: string;
  /** Does not move: its inverse mass is 0. */
  fixed?: boolean;
}
/** Where `setState` puts a body; what is left out stays. */
export interface Placement {
  at?: Vector;
  angle?: number;
  orientation?: Vector;
  velocity?: Vector;
  spin?: number | Vector;
}
/** A body in `collisionImpulse`: in the plane inertia and spin are numbers. */
export interface CollisionBody {
  mass: number;
  inertia: number | Vector;
  at: Vector;
  orientation?: Vector;
  velocity?: Vector;
  spin?: number | Vector;
}
/** Two bodies that collide at a point; `normal` points from a to b. */
export interface CollisionProblem {
  e?: number;
  normal: Vector;
  point: Vector;
  a: CollisionBody;
  b: CollisionBody;
}
/** The impulse along the normal (N·s), 1/effective mass (1/kg), both bodies afterwards, and the energy lost (J). */
export interface CollisionResult {
  readonly a: number;
  readonly k: number;
  readonly after: { readonly a: CollisionAfter; readonly b: CollisionAfter };
  readonly energyLost: number;
}
export interface CollisionAfter {
  readonly velocity: Float64Array;
  readonly spin: number | Float64Array;
}
/** Exactly one of several kinds. */
export type ExactlyOne<Kinds> = {
  [Kind in keyof Kinds]: { [It in Kind]: Kinds[It] } & { [Other in Exclude<keyof Kinds, Kind>]?: never };
}[keyof Kinds];
/** One of the known names, which editors complete, or any other string. */
export type Named<Known extends string> = Known | (string & {});
/** A scene as JSON; the published schema is `scene.schema.json` in this package. */
export interface SceneDocument {
  version: 1;
  space: "plane" | "space";
  title?: string;
  /** The acceleration of all bodies, m/s²; zero unless given. */
  gravity?: Vector;
  /** How the torque −ω × Iω of bodies that turn in space is taken; "midpoint". */
  gyroscopic?: "midpoint" | "implicit" | "explicit" | "off";
  bodies: BodyDocument[];
  constraints?: ConstraintDocument[];
  forces?: ForceDocument[];
  method?: MethodDocument;
  /** The mouse spring. */
  mouse?: { mouseFrequency?: number; mouseDamping?: number };
  /** Catalogue id and parameters this document was made from; `built` those that it was last built with, where others wait for a reset. */
  scene?: { id: Named<SceneName>; parameters: Record<string, ParameterValue>; built?: Record<string, ParameterValue> };
  /** Lasting ids, as `toJSON` writes them. */
  ids?: { bodies?: number[]; constraints?: number[]; forces?: number[]; next?: number[] };
  /** Base64 of a snapshot: starts the same simulation again, bit for bit. */
  state?: string;
}

export type ErrorCode =
  | "unknown-scene" | "unknown-key" | "wrong-type" | "out-of-range" | "not-finite" | "missing" | "unknown-id" | "duplicate-id" | "in-use"
  | "unsupported" | "bad-snapshot" | "not-recorded"
  /** More than is taken on or handed out: see the limits in the comments of the views. */
  | "too-large"
  /** The object was used after `free()`. */
  | "freed"
  /** The object is in the middle of another call. */
  | "recursive-use";

/** Exception thrown on bad input: the place and the remedy. Its `name` is "SimulationError". */
export interface SimulationError extends Error {
  readonly code: ErrorCode;
  /** As in "constraints[3].between[1]"; "" where the whole input is meant. */
  readonly path: string;
}

export interface StepReport {
  /**
   * "ok"; "solver-limit": the solver ran out of iterations, and the step was kept. Undone, and not counted: "diverged", where a number
   * left the range that can be computed with; "unsupported", where the method or the solver cannot express what the document holds;
   * "work-limit", where the step needed more than `workLimit` elementary operations.
   */
  readonly status: "ok" | "diverged" | "solver-limit" | "unsupported" | "work-limit";
  /** Which body, constraint or setting is to blame: "constraints[0]", "bodies[2]", "method.kind". */
  readonly culprit?: string;
  /** In words. */
  readonly message?: string;
  /**
   * Warning about steps that were kept, in words: constraints that contradict each other, by name; no λ satisfied all rows, as in
   * a singular pose without projection; a singular pose to which a projection is not led back; bodies met too often for `detection: "event"`; a force by formula has no finite value.
   */
  readonly warning?: string;
  /** Steps taken and kept. */
  readonly steps: number;
  /** Solver iterations, summed over substeps and stages. */
  readonly iterations: number;
  /** Largest residual over substeps. */
  readonly residual: number;
  /**
   * The rule that ended the solves, the worst of them: "none" (nothing to solve), "direct", "residual" (small enough, or no λ
   * can make it smaller), "change" (λ no longer changes), "iterations" (their number ran out), "breakdown" (not finite).
   */
  readonly stoppedBy: "direct" | "iterations" | "ray" | "residual" | "change" | "breakdown" | "none";
}

/** A shape to draw, in world coordinates (outlines of bodies: in body coordinates). */
export type Glyph =
  | { readonly type: "point" }
  | { readonly type: "circle"; readonly center: Vector; readonly radius: number; readonly normal?: Vector }
  /** Between two bodies, by id, wherever they are. */
  | { readonly type: "rod"; readonly between: readonly [number, number] }
  /** A place that a body is held at. */
  | { readonly type: "anchor"; readonly at: Vector; readonly body: number }
  | { readonly type: "polyline"; readonly points: readonly Vector[]; readonly closed: boolean }
  | { readonly type: "segment"; readonly from: Vector; readonly to: Vector }
  /** The edge of a solid without end: a line or a plane. */
  | { readonly type: "boundary"; readonly at: Vector; readonly normal: Vector }
  | { readonly type: "ball"; readonly center: Vector; readonly radius: number }
  /** A rod with round ends. */
  | { readonly type: "rounded"; readonly from: Vector; readonly to: Vector; readonly radius: number }
  /** A polyhedron; `edges` are its own, not those inside its faces. */
  | {
      readonly type: "mesh";
      readonly vertices: readonly Vector[];
      readonly triangles: readonly (readonly [number, number, number])[];
      readonly edges: readonly (readonly [number, number])[];
    };

export interface BodyInfo {
  readonly id: number;
  /** The document's `"id"`, if it gave one. */
  readonly name?: string;
  readonly kind: "particle" | "rigid";
  readonly fixed: boolean;
  /** True while it sleeps; see `asleep()`. */
  readonly asleep: boolean;
  /** kg */
  readonly mass: number;
  /** Where this body's numbers stand in `positions()`, and how many they are. */
  readonly positionOffset: number;
  readonly positionLength: number;
  /** Where this body's numbers stand in `velocities()` and `constraintForces()`, and how many they are. */
  readonly velocityOffset: number;
  readonly velocityLength: number;
}

/** One scalar row of a constraint, at the present state. */
export interface ConstraintRow {
  /** null where a formula has no finite value. */
  readonly c: number | null;
  readonly cDot: number;
  /** λ: a force per unit of ∂C, also where a method finds it as an impulse. */
  readonly lambda: number;
  /** J̇v of this row; for prescribed motion everything in C̈ but J v̇. */
  readonly jDotV: number;
  /** J W Q: what the applied forces do to C̈. */
  readonly jWQ: number;
  /** This row's diagonal entry of A = J W Jᵀ. */
  readonly a: number;
  /** This row's b in Aλ + b = 0; absent where the method solves nothing, or C has no finite value. */
  readonly b?: number;
  /** This row's blocks of J, a body each. */
  readonly gradient: readonly { readonly body: number; readonly values: readonly number[] }[];
}
export interface ConstraintInfo {
  readonly id: number;
  readonly name?: string;
  /** The catalogue's id. */
  readonly kind: string;
  /** Ids. */
  readonly bodies: readonly number[];
  readonly parameters: Readonly<Record<string, ParameterValue | readonly number[] | Points>>;
  /** True once it has broken (`breakingForce`, `breakingTorque`): it has no rows and is not drawn any more. */
  readonly broken: boolean;
  /** Where its rows begin in `c()`, `cDot()` and `lambda()`. */
  readonly rowOffset: number;
  readonly rows: readonly ConstraintRow[];
  /** Jᵀλ on each of its bodies, N. Empty where it has no rows, as a joint that the coordinates of "generalised" hold: its force is in `constraintForces()`. */
  readonly force: readonly { readonly body: number; readonly values: readonly number[] }[];
  /** Of C, "" for a pure number; λ then has J per that. */
  readonly unit: string;
  /** True for a constraint with prescribed motion: its glyphs change with time. */
  readonly moves: boolean;
  /** Shapes to draw at the present state. */
  readonly glyphs: readonly Glyph[];
}
/** A constraint given by a formula, and its derivatives as formulas of the same names. */
export interface Formulas {
  readonly c: string;
  /** ∂C with respect to each coordinate that it contains. */
  readonly j: Readonly<Record<string, string>>;
  /** J̇v, but for what comes from the turning of bodies. */
  readonly jDotV: string;
  /** ∂C/∂t */
  readonly cT: string;
}
export interface ForceInfo {
  readonly id: number;
  readonly name?: string;
  readonly kind: string;
  readonly bodies: readonly number[];
  readonly parameters: Readonly<Record<string, ParameterValue | readonly number[] | Points>>;
  /** This force on each body now, laid out as `velocities()`, N. */
  readonly force: Float64Array;
}
/** A contact. */
export interface ContactInfo {
  readonly bodies: readonly [number, number];
  readonly point: Vector;
  readonly normal: Vector;
  readonly gap: number;
  /** N: of the normal row; of friction along each of `tangents`; then of rolling and torsion, N·m. */
  readonly lambda: readonly number[];
  /** Unit tangents of friction: one in the plane, two in space, none without friction. */
  readonly tangents: readonly Vector[];
  /** The force of friction on the second body, N. */
  readonly friction: Vector;
  readonly mu: number;
  readonly feature: number;
}
/** Up to 600 touching contacts at acceleration level: w = aλ + b, row by row; `solveBoxLcp` and `enumerateLcp` of `constrained-dynamics/lab` take a and b. */
export interface ContactProblem {
  readonly a: Float64Array;
  /** m/s² */
  readonly b: Float64Array;
  readonly contacts: readonly { readonly bodies: readonly [number, number]; readonly feature: number }[];
  /** How fast each slides, m/s. */
  readonly sliding: Float64Array;
}
export interface ObservableInfo {
  /** As `observe` and `record` take it: "C.norm", "constraint[3].lambda"; "constraint[3].lambda[1]" names a further row. */
  readonly name: string;
  readonly title: string;
  readonly symbol: string;
  /** Of C, Ċ and λ that of the constraint. */
  readonly unit: string;
}
export interface RecordOptions {
  /** A sample every so many steps; 1. Of the forces of contacts, which collisions make large in one step, the largest since the last sample. */
  every?: number;
  /** Samples kept by each ring buffer; 3600, at most 1,000,000, and 4,000,000 for all series together. The oldest give way. */
  capacity?: number;
}
/** The first body that a ray meets: where, the outward unit normal there, and how far from the start of the ray, m. */
export interface RayHit {
  readonly body: number;
  readonly point: Vector;
  readonly normal: Vector;
  readonly distance: number;
}
/** Pairs of bodies, by id, that began to touch and that ceased to. */
export interface ContactEvents {
  readonly began: readonly (readonly [number, number])[];
  readonly ended: readonly (readonly [number, number])[];
}
export interface Series { readonly t: Float64Array; readonly y: Float64Array }

export interface ReferenceInfo {
  /** Laid out as `positions()`. */
  readonly positions: Float64Array;
  /** A bound on this reference's own error, m. */
  readonly error: number;
  /** Where it comes from: "elliptic functions", "rest" or "Taylor series of the angle". */
  readonly kind: string;
}
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  /** Row by row. */
  readonly data: Float64Array;
  readonly labels: { readonly rows: readonly string[]; readonly cols: readonly string[] };
}
export interface Spectrum {
  /** Largest eigenvalue of A. */
  readonly radius: number;
  /** How the eigenvalues were found. */
  readonly method: string;
  /** Largest over smallest non-zero eigenvalue. */
  readonly condition: number;
  /** How many eigenvalues are above `rankTolerance` times the largest. */
  readonly rank: number;
  /** Rows less the rank: how many combinations of rows say nothing new. */
  readonly nullity: number;
  /** Descending. */
  readonly eigenvalues: Float64Array;
}
/** For one trace in place of the solver's own settings. */
export interface TraceOptions {
  tolerance?: number;
  maxIterations?: number;
  /** λ = 0 ("cold"), the λ of the last step ("warm"), or these unknowns; "cold". */
  start?: "cold" | "warm" | Float64Array | readonly number[];
  /** True to keep w of every iterate and every row's change; false. */
  rows?: boolean;
}
/**
 * Every change of a row in the order in which they happened, a column each. A step that changes all rows at once is one change of
 * each row, one after the other.
 */
export interface RowChanges {
  /** The iterate that it leads to, from 1 on. */
  readonly iterate: Float64Array;
  readonly row: Float64Array;
  /** Δλ of the row. */
  readonly change: Float64Array;
  /** 1 where a bound held it back. */
  readonly clamped: Float64Array;
  /** 1 where it is part of a step that changes all rows at once: conjugate directions, gradient and subspace steps, pivots. */
  readonly together: Float64Array;
  /** The residual of λ as it stands after the change; after the whole step where rows change together. */
  readonly residual: Float64Array;
}
/** One solve of the present problem, iterate by iterate; the run itself is not touched. */
export interface Trace {
  /** The catalogue's id. */
  readonly solver: string;
  /** Length of λ. */
  readonly unknowns: number;
  readonly iterations: number;
  readonly stoppedBy: StepReport["stoppedBy"];
  /** ‖Aλ + b‖ of every iterate, the start included; with bounds max |λ_i − clamp(λ_i − w_i/A_ii)|. */
  readonly residuals: Float64Array;
  /** λ of every iterate, one after the other, in the method's own unknown: where that is an impulse, λ times the substep. */
  readonly iterates: Float64Array;
  readonly lambda: Float64Array;
  /** Where `rows` was asked for: w = Aλ + b of every iterate, and the changes. */
  readonly iteratesW?: Float64Array;
  readonly changes?: RowChanges;
}
/** Role of a row: of a constraint C = 0 ("equation"), C ≥ 0 ("limit") or λ between bounds ("bounded"); of a contact the others. */
export type RowRole = "equation" | "limit" | "bounded" | "normal" | "friction" | "rolling" | "torsion";
export interface StepRow {
  readonly role: RowRole;
  /** Id of its constraint, or … */
  readonly constraint?: number;
  /** … its contact's place in `contacts`. */
  readonly contact?: number;
  /** Which of that one's rows it is. */
  readonly row: number;
}
/** Role and owner of each row of the present step's problem, however many rows there are. */
export interface StepRows {
  readonly rows: readonly StepRow[];
  /** The contacts of the problem in the order of their rows, with the λ of the last step. */
  readonly contacts: readonly ContactInfo[];
  /** The unknowns of the last step, where constraints and contacts are the same, else 0: where a warm start begins. */
  readonly warm: Float64Array;
  /** The unknown per λ: the length of a substep where it is an impulse, else 1. The problem is that of the first substep. */
  readonly unknownPerLambda: number;
}
/** The problem of the present step, up to 500 rows, as numbers. */
export interface StepProblem extends StepRows {
  /** `solveBoxLcp` of `constrained-dynamics/lab` takes it as it is. */
  readonly problem: {
    readonly a: Float64Array; readonly b: Float64Array; readonly lo: Float64Array; readonly hi: Float64Array;
    readonly friction: readonly LcpFriction[];
  };
}
/**
 * One of the four stages of a step, with its numbers. The matrices J and A are left out above 600 rows (J also above 4,000,000
 * entries), single forces where they would be more than 4,000,000 numbers together.
 */
export interface Stage {
  readonly id: "clear" | "apply" | "constrain" | "integrate";
  readonly title: string;
  readonly quantities: readonly {
    readonly symbol: string;
    readonly title: string;
    readonly unit: string;
    /** "dof": laid out as `velocities()`; "positions": as `positions()`; "rows": one per constraint row; "matrix": see `cols`. */
    readonly layout: "dof" | "positions" | "rows" | "matrix" | "scalar";
    readonly cols: number;
    readonly values: Float64Array;
  }[];
}
/** Ties |λ_t| ≤ μ λ_n: each tangent row by itself ("box", unless given) or two in a disc ("cone"). */
export interface LcpFriction { normal: number; tangents: readonly number[]; mu: number; kind?: "box" | "cone" }
/** One particle on a circle about the origin: m, m/s, N, kg; r (1 m), alpha (0 1/s²), beta (0 1/s), form ("half-squared"). */
export interface CirclePoint {
  x: Vector; v: Vector; f: Vector; m: number;
  r?: number; alpha?: number; beta?: number; form?: "half-squared" | "length";
}
/** Multiplier, constraint function, constraint force and acceleration of a particle on a circle. */
export interface CircleLambda {
  readonly lambda: number;
  readonly c: number;
  readonly cDot: number;
  /** f̂, N */
  readonly force: Float64Array;
  /** (f + f̂)/m, m/s² */
  readonly acceleration: Float64Array;
}
