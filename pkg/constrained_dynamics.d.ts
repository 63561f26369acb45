/* tslint:disable */
/* eslint-disable */
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


// Types of the platform, where the program's libraries know it: neither "dom" nor Node's types are asked for.
type PlatformModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;
type PlatformMemory = typeof globalThis extends { WebAssembly: { Memory: { prototype: infer T } } } ? T : { readonly buffer: ArrayBuffer };
type PlatformUrl = typeof globalThis extends { URL: { prototype: infer T } } ? T : never;
type PlatformRequest = typeof globalThis extends { Request: { prototype: infer T } } ? T : never;
type PlatformResponse = typeof globalThis extends { Response: { prototype: infer T } } ? T : never;
type PlatformBytes = ArrayBuffer | ArrayBufferView | PlatformModule;
type PlatformSource = string | PlatformUrl | PlatformRequest | PlatformResponse;



/**
 * A running simulation.
 */
export class Simulation {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Adds a body while running; its id.
     */
    addBody(document: BodyDocument): number;
    /**
     * Adds a constraint while running; its id.
     */
    addConstraint(document: ConstraintDocument): number;
    /**
     * Adds a force while running; its id.
     */
    addForce(document: ForceDocument): number;
    /**
     * As many steps as fit into `seconds`; what is left over, less than a step, is kept for the next call. `reset`, `restore`,
     * `seek`, `stepBack` and a status that is not "ok" drop it. For frames: `advance(Math.min(sinceLastFrame, 0.1))`.
     */
    advance(seconds: number): StepReport;
    /**
     * All applied forces together (gravity and the mouse among them), laid out as `velocities()`, N.
     */
    appliedForces(): Float64Array;
    /**
     * Changes a body's velocity by an impulse (N·s) at a point of the world, at its centre unless one is given. An input like
     * others: it is recorded, and replayed after `seek` and `stepBack`.
     */
    applyImpulse(body: Handle, impulse: Vector, at?: Vector): void;
    /**
     * Ids of the bodies that sleep, ascending (see the parameter `sleepAfter`).
     */
    asleep(): Uint32Array;
    /**
     * Ids of the bodies whose shape a point is in or on, ascending; of a chain only the points of its segments.
     */
    bodiesAt(point: Vector): Uint32Array;
    /**
     * Live bodies by ascending id, fixed ones included.
     * Builds an object for each body, some 5 µs: call it after edits, `readPositions` every frame.
     */
    bodies(): BodyInfo[];
    /**
     * Ċ of all rows.
     */
    cDot(): Float64Array;
    /**
     * C of all rows.
     */
    c(): Float64Array;
    /**
     * The first body that a ray meets within `maxDistance` (m, no limit unless given), or null. `direction` may have any length.
     * Particles are not met, nor is a body that the ray starts in (`bodiesAt` finds that).
     */
    castRay(from: Vector, direction: Vector, maxDistance?: number): RayHit | null;
    /**
     * f̂ = Jᵀλ, laid out as `velocities()`, N.
     */
    constraintForces(): Float64Array;
    /**
     * Constraints by ascending id, each row with C, Ċ, λ, J̇v and its gradient.
     * Builds objects for every row, some 30 µs a constraint; `c()`, `cDot()` and `lambda()` take about a microsecond.
     */
    constraints(): ConstraintInfo[];
    /**
     * The pairs of bodies that began to touch and that ceased to since the last call of this (at first: since none touched).
     * A touch that began and ended between two calls is in neither: call it after every step to miss nothing.
     */
    contactEvents(): ContactEvents;
    /**
     * The contacts that touch, at acceleration level (mechanics notes, Prop. 3): the linear complementarity problem
     * w = C̈ = aλ + b, λ ≥ 0, w ≥ 0, with friction of sliding contacts in `a`.
     * Refused above 600 contacts.
     */
    contactProblem(): ContactProblem;
    /**
     * The contacts of the last step (before the first: those at the start, with λ = 0): where, how far apart, and λ of the
     * normal row, then of friction, rolling and torsion: forces, the mean over the substeps, so that times the step size they are the
     * impulses of the step.
     * Builds an object for each, some 10 µs.
     */
    contacts(): ContactInfo[];
    /**
     * Forces added by the document or `addForce`, with their present values.
     * Each comes with its force on all bodies: refused above 4,000,000 numbers in all.
     */
    forces(): ForceInfo[];
    /**
     * C of a constraint and its derivatives as text, for a constraint that is given by a formula.
     */
    formulas(id: Handle): Formulas | undefined;
    /**
     * A parameter's value.
     */
    get(name: Named<ParameterName>): ParameterValue;
    /**
     * The mouse spring takes hold of a body at a point of it (body coordinates) and pulls towards the target.
     */
    grab(body: Handle, localPoint: Vector, target: Vector): void;
    /**
     * λ of all rows at the present state, a force per unit of ∂C. Where a projection follows "velocity" or "generalised", with the
     * part of it that turns velocities, −A⁻¹J̇v.
     */
    lambda(): Float64Array;
    /**
     * Picture of a matrix that `matrix` gives, one pixel per entry: negative blue, positive orange, opacity by the logarithm of
     * the size. An empty matrix has no picture and throws, as does a
     * platform without ImageData ("unsupported").
     */
    matrixImage(name: Named<MatrixName>): Picture;
    /**
     * "J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f" or "fhat" at the present state; and in the coordinates q that the
     * joints leave, under any method: "S" with v = S q̇, "M" = SᵀM̂S, "bias" h(q, q̇) without gravity, "qdot", "tau" = SᵀQ, so that
     * M q̈ + h = τ where only joints act, and "Cjoints", C of the joints that these coordinates hold.
     * J, W, A, S and M are refused above 600 rows, J also above 4,000,000 entries.
     */
    matrix(name: Named<MatrixName>): Matrix;
    /**
     * Moves the target of the mouse spring.
     */
    moveGrab(target: Vector): void;
    /**
     * From a catalogue id or a scene document, with parameters by name on top. Throws a `SimulationError` with `.code`
     * and `.path` on bad input.
     */
    constructor(scene: Named<SceneName> | SceneDocument, parameters?: Record<string, ParameterValue>);
    /**
     * Everything that can be observed here.
     * Builds an object for each: a dozen for every constraint.
     */
    observables(): ObservableInfo[];
    /**
     * The value of an observable now; NaN where it has none.
     */
    observe(name: Named<ObservableName>): number;
    /**
     * Calls a function with the report of every `step` or `advance` whose status is not "ok", before these return; what it
     * throws, they throw. One function at a time; null for none.
     */
    onStatus(listener: ((report: StepReport) => void) | null): void;
    /**
     * Shapes to draw for a body, in body coordinates.
     */
    outline(id: Handle): Glyph[];
    /**
     * All parameters with their present values.
     * Builds an object for each; the first call, and the first after a change of the scene's parameters, builds the
     * scene's document too, to know the defaults. `get` finds one value in microseconds.
     */
    parameters(): ParameterInfo[];
    /**
     * Positions of all bodies by ascending id, m and rad: in the plane x, y, and θ of a body with a shape; in space x, y, z, and the
     * quaternion x, y, z, w of a body with a shape. `bodies()` says where the numbers of each body stand.
     */
    positions(): Float64Array;
    /**
     * Milliseconds since `startProfile()` in the parts of a step: broad phase, narrow phase, assembly, solve, integrate.
     * Empty for methods that do not measure it.
     */
    profile(): Record<string, number>;
    /**
     * Writes `positions()` into the caller's array, as many numbers as fit; returns how many.
     */
    readPositions(out: Float64Array | Float32Array): number;
    /**
     * Writes `velocities()` into the caller's array, as many numbers as fit; returns how many.
     */
    readVelocities(out: Float64Array | Float32Array): number;
    /**
     * From now on these observables (and only these) are recorded; series that stay keep their samples.
     */
    record(names: readonly Named<ObservableName>[], options?: RecordOptions): void;
    /**
     * The exact positions at time t, where a closed form or a trusted series is known for this motion, else null.
     */
    reference(t: number): ReferenceInfo | null;
    /**
     * The mouse spring lets go.
     */
    releaseGrab(): void;
    /**
     * Takes a body out; refused, naming them, while constraints or forces need it.
     */
    removeBody(id: Handle): void;
    /**
     * Takes a constraint out.
     */
    removeConstraint(id: Handle): void;
    /**
     * Takes a force out.
     */
    removeForce(id: Handle): void;
    /**
     * Start over: initial conditions again, with the parameters as they are now. History and recordings are cleared.
     */
    reset(): void;
    /**
     * Takes over a snapshot, exactly. The history begins anew there.
     */
    restore(bytes: Uint8Array): void;
    /**
     * To the recorded step nearest to a time, earlier or later. Stepping on from the past replays what was recorded;
     * a new input there replaces it.
     */
    seek(time: number): void;
    /**
     * A recorded series: times in s, values.
     */
    series(name: Named<ObservableName>): Series;
    /**
     * Puts a body somewhere, legal or not; before the first step this is its start too. After it a body with prescribed motion
     * (`moves`) is refused: `updateBody` changes its formulas and where they begin.
     */
    setState(body: Handle, state: Placement): void;
    /**
     * Sets a parameter while running. Those with `restart` take effect at the next `reset`.
     */
    set(name: Named<ParameterName>, value: ParameterValue): void;
    /**
     * The whole simulation as bytes.
     */
    snapshot(): Uint8Array;
    /**
     * Solves the present step's problem without stepping: residual and λ of every iterate, on request every row's change. By the run's
     * own solver, or where none is named under "position" by "gauss-seidel", as its sweeps go from row to row.
     * Refused where the iterates are more than 4,000,000 numbers.
     */
    solveTrace(solver?: Named<SolverName>, options?: TraceOptions): Trace;
    /**
     * Eigenvalues, rank and condition of A.
     * Refused above 600 rows; there it takes a second or so.
     */
    spectrum(): Spectrum;
    /**
     * One step taken apart into its four stages, with the numbers, without taking it.
     * Tries a step, and builds arrays of all its numbers; matrices are left out where they are too large (see `Stage`).
     */
    stages(): Stage[];
    /**
     * Begins to measure the time of the parts of a step; `profile()` returns it.
     */
    startProfile(): void;
    /**
     * Equal states, equal hashes: natively, in Node and in every browser.
     */
    stateHash(): string;
    /**
     * So many steps (1) back in the recorded run; parameters and edits as they were then.
     */
    stepBack(count?: number): void;
    /**
     * The present step's problem as numbers that `solveBoxLcp` takes, with what its rows are; null where the method has nothing
     * to solve.
     */
    stepProblem(): StepProblem | null;
    /**
     * Role and owner of each row of the present step's problem, however many rows there are; null where the method has nothing to solve.
     */
    stepRows(): StepRows | null;
    /**
     * `count` steps (1) of one `stepSize` each. Never throws for physics: it stops at the first step whose status is
     * not "ok". A diverged step is undone and not counted.
     */
    step(count?: number): StepReport;
    /**
     * The document of this simulation with its state: it starts the same simulation again, bit for bit.
     * Writes the whole scene: some 10 µs a body or constraint.
     */
    toJSON(): SceneDocument;
    /**
     * Changes what a body's document says; where it starts takes effect at the next `reset` (`setState` moves it now).
     */
    updateBody(id: Handle, patch: Partial<BodyDocument>): void;
    /**
     * Changes values of a constraint: `{radius: 2}`.
     */
    updateConstraint(id: Handle, patch: object): void;
    /**
     * Changes values of a force: `{force: [1, 0]}`.
     */
    updateForce(id: Handle, patch: object): void;
    /**
     * Velocities, m/s, laid out by `velocityOffset`.
     */
    velocities(): Float64Array;
    /**
     * Length of `velocities()`.
     */
    readonly dof: number;
    /**
     * The earliest time that `seek` can reach, s.
     */
    readonly recordedFrom: number;
    /**
     * The latest time that `seek` can reach, s.
     */
    readonly recordedTo: number;
    /**
     * "plane" or "space".
     */
    readonly space: "plane" | "space";
    /**
     * Steps taken and kept since the start.
     */
    readonly stepCount: number;
    /**
     * Length of one step, s.
     */
    readonly stepSize: number;
    /**
     * Simulated time, s.
     */
    readonly time: number;
    /**
     * The document's title.
     */
    readonly title: string;
}

/**
 * Scenes, constraints, forces, methods, integrators, solvers and observables, each with title, symbol, unit and
 * parameters (range, default, help).
 */
export function catalog(): Catalog;

/**
 * λ, C, Ċ, f̂ and the acceleration of one particle on a circle about the origin: slides 5 to 10 as one function.
 * Throws where x = 0, since the circle has no direction to push in there.
 *
 * `x`, `v` and `f` have two or three components (m, m/s, N), `m` is the mass in kg; `r` (1 m), `alpha` (0 1/s²), `beta`
 * (0 1/s) and `form` ("half-squared") may be left out.
 */
export function circleLambda(p: CirclePoint): CircleLambda;

/**
 * The impulse between two bodies that collide without friction, `a = −(1+e) n·(v_r2 − v_r1)/k` (mechanics notes, "Collision
 * reaction"), the velocities after it and the energy it takes. `normal` points from a to b. In the plane `inertia` and
 * `spin` are numbers; in space `inertia` is three moments about the axes of `orientation` (x, y, z, w), `spin` a vector in
 * world axes. A mass or inertia of Infinity belongs to what nothing moves.
 */
export function collisionImpulse(p: CollisionProblem): CollisionResult;

/**
 * For each method whether it can run a scene of the catalogue with its default parameters, and the reason where it cannot.
 */
export function sceneMethods(scene: SceneName): SceneMethod[];

/**
 * The version of this package.
 */
export function version(): string;

export type InitInput = PlatformSource | PlatformBytes;

export interface InitOutput {
    readonly memory: PlatformMemory;
}

export type SyncInitInput = PlatformBytes;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput; rest?: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput; rest?: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * Loads the second of the engine's two files, after `init({ rest: "later" })`; without it a call that needs this file loads it
 * at once, and the page waits. The file is beside the script, or `source`. Resolves when it is there; a failure may be tried again.
 */
export function loadRest(source?: InitInput | Promise<InitInput>): Promise<void>;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path?: InitInput | Promise<InitInput>; rest?: "later" | InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path?: InitInput | Promise<InitInput>; rest?: "later" | InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
/** A scene of the catalogue. */
export type SceneName = "circle" | "pendulum" | "double-pendulum" | "triple-pendulum" | "chain" | "rope-bridge" | "bead-on-curve" | "bead-on-space-curve" | "bead-on-surface" | "moving-ring" | "turning-ring" | "cloth" | "stick-figure" | "truss-tower" | "tensegrity" | "atwood" | "pendulum-row" | "four-bar" | "peaucellier" | "redundant" | "contradiction" | "soft-body" | "molecule" | "incline" | "stack" | "pyramid" | "mass-ratio" | "newtons-cradle" | "bouncing-ball" | "billiards" | "dominoes" | "card-house" | "arch" | "seesaw" | "sliding-ball" | "three-cylinders" | "ladder" | "painleve-rod" | "t-handle" | "spinning-top" | "tower" | "wall-and-ball" | "box-of-spheres" | "wrecking-ball" | "gear-train" | "massive-pulley" | "torsion-pendulum" | "ratchet" | "motor-linkage" | "conveyor" | "turntable" | "gyroscope" | "heavy-top" | "body-chain" | "puppet" | "bricard" | "board";
/** A method. */
export type MethodName = "acceleration" | "velocity" | "generalised" | "position" | "rattle" | "penalty";
/** An integrator. */
export type IntegratorName = "explicit-euler" | "symplectic-euler" | "midpoint" | "rk4" | "dormand-prince";
/** A matrix or vector of the present problem. */
export type MatrixName = "J" | "W" | "A" | "b" | "lambda" | "C" | "Cdot" | "JdotV" | "f" | "fhat" | "M" | "S" | "bias" | "qdot" | "tau" | "Cjoints";
/** A solver. */
export type SolverName = "cg" | "direct" | "jacobi" | "gauss-seidel" | "symmetric-gauss-seidel" | "sor" | "block-gauss-seidel" | "nncg" | "apgd" | "spectral-projected-gradient" | "subspace" | "lemke" | "principal-pivoting";
/** A name that `observe` and `record` take. */
export type ObservableName = "C.norm" | "Cdot.norm" | "lambda.norm" | "constraintForce.norm" | "constraint.power" | "energy.kinetic" | "energy.potential" | "energy.total" | "energy.drift" | "energy.appliedWork" | "energy.constraintWork" | "momentum.x" | "momentum.y" | "momentum.z" | "angularMomentum" | "angularMomentum.x" | "angularMomentum.y" | "solver.iterations" | "solver.residual" | "reference.error" | "contact.gap" | "contact.force" | "contact.friction" | "contact.bound" | `constraint[${number}].C` | `constraint[${number}].C[${number}]` | `constraint[${number}].Cdot` | `constraint[${number}].Cdot[${number}]` | `constraint[${number}].lambda` | `constraint[${number}].lambda[${number}]` | `constraint[${number}].force` | `constraint[${number}].force[${number}]` | `constraint[${number}].tension` | `constraint[${number}].tension[${number}]` | `constraint[${number}].angle` | `constraint[${number}].angle[${number}]` | `constraint[${number}].extension` | `constraint[${number}].extension[${number}]` | `body[${number}].x` | `body[${number}].y` | `body[${number}].z` | `body[${number}].vx` | `body[${number}].vy` | `body[${number}].vz` | `body[${number}].speed` | `body[${number}].angle` | `body[${number}].spin`;
/** A parameter that every simulation has; a scene of the catalogue adds its own. */
export type ParameterName = "alpha" | "baumgarte" | "beta" | "compliance" | "damping" | "detection" | "errorTolerance" | "frictionModel" | "gravity" | "impacts" | "integrator" | "maxCorrection" | "maxIterations" | "method" | "mouseDamping" | "mouseFrequency" | "omega" | "preconditioner" | "projection" | "projectionIterations" | "projectionTolerance" | "rankTolerance" | "restitutionThreshold" | "rowOrder" | "sleepAfter" | "sleepSpeed" | "slidingThreshold" | "slop" | "softDamping" | "softFrequency" | "solver" | "stabilization" | "stepSize" | "stiffness" | "substeps" | "sweeps" | "tolerance" | "warmStart" | "workLimit";
/** The kinds of constraint, each with its parameters. What is left out takes the default. */
export interface ConstraintKinds {
  /** Keeps a particle on a circle about a centre. */
  circle: {
    /** The particle. */
    body: BodyReference;
    /** Centre of the circle. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of the circle. [m] Default: 1. */
    radius?: number;
    /** Which function is zero on the circle. Default: "half-squared". */
    form?: "half-squared" | "length";
    /** In space: the normal of the circle's plane. Default: [0, 0, 1]. */
    normal?: Vector;
  };
  /** Keeps a particle on a ring that a motor shakes and, in space, turns. */
  "driven-circle": {
    /** The particle. */
    body: BodyReference;
    /** Mean position of the centre. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of the ring. [m] Default: 1. */
    radius?: number;
    /** Amplitude of the centre. [m] Default: [0, 0, 0]. */
    amplitude?: Vector;
    /** Angular frequency of the centre. [rad/s] Default: 2. */
    frequency?: number;
    /** Normal of the ring at t = 0, in space. Default: [0, 0, 1]. */
    normal?: Vector;
    /** Axis of rotation, in space. Default: [0, 1, 0]. */
    axis?: Vector;
    /** Angular velocity of the ring, in space. [rad/s] Default: 0. */
    turning?: number;
  };
  /** Keeps two bodies, or points of them, at a fixed distance: a stick. */
  distance: {
    /** The two bodies. */
    between: BodyReference[];
    /** The distance; unless given, the present one. [m] */
    length?: number;
    /** Which function is zero at the distance. Default: "squared". */
    form?: "squared" | "length";
    /** The point of each body, in its own coordinates, that it acts on; the centres unless given. [m] Default: none. */
    anchors?: Vector[];
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
    /** Of an implicit spring; 0: a rigid stick. [N/m] Default: 0. */
    stiffness?: number;
    /** Damping constant of the implicit spring. [N·s/m] Default: 0. */
    damping?: number;
  };
  /** Holds a particle at a point. */
  pin: {
    /** The particle. */
    body: BodyReference;
    /** The point. [m] Default: [0, 0, 0]. */
    point?: Vector;
  };
  /** Keeps a particle on a straight line. */
  line: {
    /** The particle. */
    body: BodyReference;
    /** A point of the line. [m] Default: [0, 0, 0]. */
    point?: Vector;
    /** Along the line. Default: [1, 0, 0]. */
    direction?: Vector;
  };
  /** Keeps three particles on one line: the third is a ring on the rod between the first two. */
  through: {
    /** Both ends of the rod, and the ring. */
    between: BodyReference[];
  };
  /** Keeps the angle between three particles. */
  angle: {
    /** Three particles; the angle is at the second. */
    between: BodyReference[];
    /** The angle; unless given, the present one. [rad] */
    angle?: number;
  };
  /** Keeps the length of a rope that runs over several particles; fixed ones are pulleys. */
  rope: {
    /** The particles it runs over, in order. */
    over: BodyReference[];
    /** Its length; unless given, the present one. [m] */
    length?: number;
  };
  /** Keeps the area inside a closed chain of particles, in the plane. */
  area: {
    /** The particles, counterclockwise. */
    around: BodyReference[];
    /** The area; unless given, the present one. [m²] */
    area?: number;
  };
  /** Keeps the volume of a tetrahedron of four particles, in space. */
  volume: {
    /** The four corners; the volume is positive where (x₂−x₁, x₃−x₁, x₄−x₁) is right-handed. */
    corners: BodyReference[];
    /** The volume; unless given, the present one. [m³] */
    volume?: number;
  };
  /** Keeps two pairs of particles equally far apart. */
  "equal-distances": {
    /** One pair. */
    first: BodyReference[];
    /** The other pair; they may share a particle. */
    second: BodyReference[];
  };
  /** Keeps several particles in the shape in which they start, with as few sticks as that takes. */
  "rigid-group": {
    /** The particles. */
    bodies: BodyReference[];
  };
  /** Keeps a particle on an ellipse, in the plane. */
  ellipse: {
    /** The particle. */
    body: BodyReference;
    /** Centre of the ellipse. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Half axis along x. [m] Default: 2. */
    a?: number;
    /** Half axis along y. [m] Default: 1. */
    b?: number;
  };
  /** Keeps a particle on a figure eight, in the plane; at the crossing its gradient vanishes. */
  lemniscate: {
    /** The particle. */
    body: BodyReference;
    /** The crossing. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Half its width. [m] Default: 1. */
    a?: number;
  };
  /** Keeps a particle where a polynomial in x and y is zero, in the plane. */
  polynomial: {
    /** The particle. */
    body: BodyReference;
    /** Origin of x and y. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** [i, j, c] for each term c xⁱ yʲ. Default: [[0, 1, 1], [2, 0, -1]]. */
    terms?: (readonly [number, number, number])[];
  };
  /** Keeps a particle on a sphere. */
  sphere: {
    /** The particle. */
    body: BodyReference;
    /** Centre of the sphere. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of the sphere. [m] Default: 1. */
    radius?: number;
  };
  /** Keeps a particle on a plane, in space. */
  plane: {
    /** The particle. */
    body: BodyReference;
    /** A point of the plane. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Normal of the plane. Default: [0, 1, 0]. */
    normal?: Vector;
  };
  /** Keeps a particle on a cylinder, in space. */
  cylinder: {
    /** The particle. */
    body: BodyReference;
    /** A point of the axis. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Direction of the axis. Default: [0, 1, 0]. */
    axis?: Vector;
    /** Radius of the cylinder. [m] Default: 1. */
    radius?: number;
  };
  /** Keeps a particle on an ellipsoid, in space. */
  ellipsoid: {
    /** The particle. */
    body: BodyReference;
    /** Centre of the ellipsoid. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Half axis along x. [m] Default: 2. */
    a?: number;
    /** Half axis along y. [m] Default: 1. */
    b?: number;
    /** Half axis along z. [m] Default: 1.5. */
    c?: number;
  };
  /** Keeps a particle on a torus, in space. */
  torus: {
    /** The particle. */
    body: BodyReference;
    /** Centre of the torus. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Axis of rotational symmetry. Default: [0, 1, 0]. */
    axis?: Vector;
    /** Radius of the circle in the middle of the tube. [m] Default: 1. */
    radius?: number;
    /** Radius of the tube. [m] Default: 0.3. */
    tube?: number;
  };
  /** Keeps a particle on a parabola that is open upwards. */
  parabola: {
    /** The particle. */
    body: BodyReference;
    /** The lowest point. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of curvature at the lowest point. [m] Default: 0.5. */
    curvatureRadius?: number;
  };
  /** Keeps a particle on a cycloid: every swing takes the same time. */
  cycloid: {
    /** The particle. */
    body: BodyReference;
    /** The lowest point. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of the rolling wheel. [m] Default: 0.5. */
    rollingRadius?: number;
  };
  /** Keeps a particle on a helix about a vertical axis, in space. */
  helix: {
    /** The particle. */
    body: BodyReference;
    /** A point of the axis, at the height of s = 0. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** Radius of the helix. [m] Default: 1. */
    radius?: number;
    /** Rise of one turn. [m] Default: 0.5. */
    pitch?: number;
    /** Number of turns up and down. Default: 4. */
    turns?: number;
  };
  /** Keeps a particle on a smooth curve through given points: one that you draw. */
  spline: {
    /** The particle. */
    body: BodyReference;
    /** Origin of the points. [m] Default: [0, 0, 0]. */
    center?: Vector;
    /** The points, in order. [m] Default: [[-1.5, 0.5, 0], [-0.5, -0.5, 0], [0.5, 0.5, 0], [1.5, -0.5, 0]]. */
    points?: Vector[];
    /** The curve returns to the first point. Default: false. */
    closed?: boolean;
  };
  /** Enforces a condition given as a formula of coordinates and time: an equation, or an inequality with >= or <=. */
  formula: {
    /** The bodies whose coordinates the formula contains. */
    of: BodyReference[];
    /** The condition; without a relation, = 0. Default: "x^2 + y^2 = 1". */
    condition?: string;
    /** The point of each body, in its own coordinates, that x, y, z belong to; the centres unless given. [m] Default: none. */
    points?: Vector[];
    /** A number that the formula may contain, in SI units. Default: 0. */
    p?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    q?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    r?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    s?: number;
  };
  /** Keeps a point of one body on a point of another; both turn freely about it. */
  ball: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, where they meet. [m] */
    anchors: Vector[];
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
  /** Lets two bodies turn about one axis only, between limits and driven by a motor where wanted. */
  hinge: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, where they meet. [m] */
    anchors: Vector[];
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Whether it has limits. Default: false. */
    limited?: boolean;
    /** Smallest angle, counted from the start. [rad] Default: -1.5707963267948966. */
    lower?: number;
    /** Largest angle, counted from the start. [rad] Default: 1.5707963267948966. */
    upper?: number;
    /** Whether a motor drives it. Default: false. */
    driven?: boolean;
    /** Set velocity of the second body, where the gain is 0. [rad/s] Default: 1. */
    speed?: number;
    /** The motor's largest torque. [N·m] Default: 10. */
    maxTorque?: number;
    /** Speed of the motor per unit of distance from its target; 0: no target. [1/s] Default: 0. */
    gain?: number;
    /** The motor's target angle, where its gain is not 0; in space between −π and π. [rad] Default: 0. */
    target?: number;
    /** Friction in the bearing: it sticks up to this torque. [N·m] Default: 0. */
    frictionTorque?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
  /** Lets one body move along an axis of another, without turning, between limits and driven by a motor where wanted. */
  slider: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, where they meet. [m] */
    anchors: Vector[];
    /** The axis, in the first body's coordinates. Default: [1, 0, 0]. */
    axis?: Vector;
    /** Whether it has limits. Default: false. */
    limited?: boolean;
    /** Smallest extension along the axis. [m] Default: -1. */
    lower?: number;
    /** Largest extension along the axis. [m] Default: 1. */
    upper?: number;
    /** Whether a motor drives it. Default: false. */
    driven?: boolean;
    /** Set velocity of the second body, where the gain is 0. [m/s] Default: 1. */
    speed?: number;
    /** The motor's largest force. [N] Default: 10. */
    maxForce?: number;
    /** Speed of the motor per unit of distance from its target; 0: no target. [1/s] Default: 0. */
    gain?: number;
    /** The motor's target extension, where its gain is not 0. [m] Default: 0. */
    target?: number;
    /** Friction in the guide: it sticks up to this force. [N] Default: 0. */
    frictionForce?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
  /** Joins two bodies at a point, with the relative orientation in which they start. */
  weld: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, where they meet. [m] */
    anchors: Vector[];
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
    /** The torque at which it breaks, at the end of a step; 0: never. [N·m] Default: 0. */
    breakingTorque?: number;
  };
  /** Two wheels that turn each other, about axes that a hinge of each must hold. */
  gear: {
    /** The two wheels and, where it is not the world, the body that carries both. */
    between: BodyReference[];
    /** Turns of the first for one of the second, in the opposite sense. Default: 1. */
    ratio?: number;
    /** Of the first, in its own coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Of the second, in its own coordinates, in space. Default: [0, 0, 1]. */
    otherAxis?: Vector;
    /** Backlash: the angle that the first can turn while the second is at rest. [rad] Default: 0. */
    play?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
  };
  /** A toothed wheel rolls along a toothed bar: as the one turns, the other shifts. */
  "rack-and-pinion": {
    /** The rack and the pinion; a fixed one stands for the world. */
    between: BodyReference[];
    /** Pitch radius; negative on the rack's other side. [m] Default: 0.1. */
    radius?: number;
    /** The rack's axis, in its coordinates. Default: [1, 0, 0]. */
    direction?: Vector;
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
  };
  /** Lets one body turn about an axis of another and moves it along by the pitch in each turn, in space. */
  screw: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, where they meet. [m] */
    anchors: Vector[];
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Advance along the axis in one turn; negative for a left-hand thread. [m] Default: 0.1. */
    pitch?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
  /** A rope that a drum winds up, from a point of its carrier to a load. A pulley with mass has two, with opposite radii. */
  drum: {
    /** The carrier that the rope leaves, the load and the drum; a fixed body stands for the world. */
    between: BodyReference[];
    /** A point of the carrier and one of the load, in their own coordinates; the centres unless given. [m] Default: none. */
    anchors?: Vector[];
    /** Of the drum; positive if it winds up as its angle grows. [m] Default: 0.1. */
    radius?: number;
    /** Of the free rope at the start; unless given, the present one. [m] */
    length?: number;
    /** Keeps the rope taut, so that it pushes too; otherwise it can be slack, in space by less than 3/4 of a turn. Default: false. */
    taut?: boolean;
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
  /** Holds the angle of one body against another, rigidly or as an implicit torsional spring; in space a hinge must hold the axis. */
  torsion: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** The angle at rest, counted from the start; in space between −π and π. [rad] Default: 0. */
    angle?: number;
    /** Of a spring, torque per angle; 0: rigid. [N·m/rad] Default: 0. */
    stiffness?: number;
    /** Of the spring, torque per angular velocity. [N·m·s/rad] Default: 0. */
    damping?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
  };
  /** Turns the second of two bodies against the first at a set speed, with a bounded torque. */
  motor: {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** The speed; zero makes it a brake. [rad/s] Default: 1. */
    speed?: number;
    /** Its largest torque. [N·m] Default: 10. */
    maxTorque?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
  };
  /** Keeps two points from being further apart than the length of a rope, which may hang slack. */
  "max-distance": {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The point of each body, in its own coordinates, that it acts on; the centres unless given. [m] Default: none. */
    anchors?: Vector[];
    /** Its length; unless given, the present distance. [m] */
    length?: number;
    /** Whether the bodies it joins collide with each other. Default: false. */
    collide?: boolean;
    /** The force at which it breaks, at the end of a step; 0: never. [N] Default: 0. */
    breakingForce?: number;
  };
}
/** Exactly one kind of constraint, and an id. */
export type ConstraintDocument = { id?: string } & ExactlyOne<ConstraintKinds>;
/** The kinds of force, each with its parameters. What is left out takes the default. */
export interface ForceKinds {
  /** A constant force. */
  constant: {
    /** The force. [N] */
    force: Vector;
    /** The body it acts on; all of them if left out. Default: all bodies. */
    body?: BodyReference;
  };
  /** An equal acceleration of every body. */
  gravity: {
    /** The acceleration. [m/s²] */
    acceleration: Vector;
  };
  /** A force against the velocity and proportional to it. */
  drag: {
    /** Drag coefficient. [kg/s] Default: 0.1. */
    coefficient?: number;
    /** The body it acts on; all of them if left out. Default: all bodies. */
    body?: BodyReference;
  };
  /** A force that is set while the simulation runs. */
  user: {
    /** The body it acts on. */
    body: BodyReference;
    /** The current force. [N] Default: [0, 0, 0]. */
    force?: Vector;
  };
  /** A spring with a damper between two bodies, or points of them. */
  spring: {
    /** The two bodies. */
    between: BodyReference[];
    /** Stiffness of the spring. [N/m] Default: 10. */
    stiffness?: number;
    /** Damping constant. [N·s/m] Default: 0. */
    damping?: number;
    /** Rest length; unless given, the present one. [m] */
    rest?: number;
    /** The point of each body, in its own coordinates, that it acts on; the centres unless given. [m] Default: none. */
    anchors?: Vector[];
  };
  /** A spring with a damper that turns two bodies against each other, about an axis that a hinge must hold in space. */
  "torsional-spring": {
    /** The two bodies; a fixed one stands for the world. */
    between: BodyReference[];
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** Torque per angle. [N·m/rad] Default: 10. */
    stiffness?: number;
    /** Of the spring, torque per angular velocity. [N·m·s/rad] Default: 0. */
    damping?: number;
    /** The angle at rest, counted from the start; in space between −π and π. [rad] Default: 0. */
    angle?: number;
  };
  /** Drag of moving air. */
  wind: {
    /** Velocity of the air. [m/s] Default: [1, 0, 0]. */
    velocity?: Vector;
    /** Coefficient of linear drag. [kg/s] Default: 0.1. */
    coefficient?: number;
    /** Of quadratic drag: drag coefficient times cross-section, in the plane in m; 0: none. [m²] Default: 0. */
    area?: number;
    /** Density of the air, in the plane in kg/m². [kg/m³] Default: 1.2. */
    density?: number;
    /** Centre of pressure, in the body's coordinates; not for a particle. [m] Default: [0, 0, 0]. */
    point?: Vector;
    /** The body it acts on; all of them if left out. Default: all bodies. */
    body?: BodyReference;
  };
  /** Every body attracts every other. */
  attraction: {
    /** Gravitational constant. [N·m²/kg²] Default: 1. */
    constant?: number;
    /** Softening length: keeps the force finite at small distances. [m] Default: 0. */
    softening?: number;
  };
  /** Bodies with charges repel and attract each other. */
  coulomb: {
    /** Coulomb constant. [N·m²/C²] Default: 1. */
    constant?: number;
    /** Charge of each body. [C] Default: 1. */
    charge?: number;
    /** Charges alternate in sign from body to body. Default: false. */
    alternating?: boolean;
    /** Softening length: keeps the force finite at small distances. [m] Default: 0. */
    softening?: number;
  };
  /** A fluid at rest below a level lifts bodies with a shape by the weight of the displaced fluid, with linear drag. */
  buoyancy: {
    /** Density of the fluid; in the plane in kg/m². [kg/m³] Default: 1000. */
    density?: number;
    /** Height of its surface. [m] Default: 0. */
    level?: number;
    /** Acceleration of gravity, downwards along y. [m/s²] Default: 9.81. */
    gravity?: number;
    /** Drag force per submerged volume and velocity. [kg/m³/s] Default: 0. */
    damping?: number;
    /** The body it acts on; all of them if left out. Default: all bodies. */
    body?: BodyReference;
  };
  /** The force of an electric and a magnetic field, both the same everywhere, on charged bodies, at their centres. */
  lorentz: {
    /** Charge of each body. [C] Default: 1. */
    charge?: number;
    /** Electric field. [V/m] Default: [0, 0, 0]. */
    electric?: Vector;
    /** Magnetic field along the axis; in the plane out of it. [T] Default: 1. */
    magnetic?: number;
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** The body it acts on; all of them if left out. Default: all bodies. */
    body?: BodyReference;
  };
  /** Centrifugal and Coriolis force on all bodies, as in a rotating frame such as a carousel or the Earth. */
  "rotating-frame": {
    /** Angular velocity of the frame. [rad/s] Default: 1. */
    speed?: number;
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** A point of the axis that the frame turns about. [m] Default: [0, 0, 0]. */
    point?: Vector;
  };
  /** A force given as formulas of coordinates, velocities and the time: by its potential, by its components at a point of the first body, or as a torque on that body. */
  formula: {
    /** The bodies whose coordinates the formula contains. */
    of: BodyReference[];
    /** Potential energy in J; its negative gradient acts on all the bodies. Without velocities. Default: "0". */
    potential?: string;
    /** Force on the first body along x, in N. Default: "0". */
    fx?: string;
    /** Force on the first body along y, in N. Default: "0". */
    fy?: string;
    /** Force on the first body along z, in N; in space. Default: "0". */
    fz?: string;
    /** Torque on the first body, in N·m; in space about `axis`. Default: "0". */
    torque?: string;
    /** The axis, in the first body's coordinates, in space. Default: [0, 0, 1]. */
    axis?: Vector;
    /** The axes of fx, fy and fz: those of the world, or the first body's own, which turn with it. Default: "world". */
    axes?: "world" | "body";
    /** The point of each body, in its own coordinates, that x, y, z belong to; the centres unless given. [m] Default: none. */
    points?: Vector[];
    /** A number that the formula may contain, in SI units. Default: 0. */
    p?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    q?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    r?: number;
    /** A number that the formula may contain, in SI units. Default: 0. */
    s?: number;
  };
}
/** Exactly one kind of force, and an id. */
export type ForceDocument = { id?: string } & ExactlyOne<ForceKinds>;
/** How λ is computed. What the chosen solver does not read is kept. */
export interface SolverDocument {
  /** How λ is computed. Default: by what the document holds. */
  kind?: SolverName;
  /** Stop when ‖Aλ + b‖ falls below this fraction of ‖b‖. Default: by what the document holds. */
  tolerance?: number;
  /** Maximum iterations per solve. Default: by what the document holds. */
  maxIterations?: number;
  /** The direct solver treats a row as dependent if its pivot is below this fraction of the largest. Default: 1e-10. */
  rankTolerance?: number;
  /** Over-relaxation of SOR (1 is Gauss–Seidel), damping of Jacobi. Default: 1. */
  omega?: number;
  /** For conjugate residuals. Only without one is the λ of smallest norm found. Default: "none". */
  preconditioner?: "none" | "diagonal";
  /** Start from the λ of the last step instead of zero. Default: by what the document holds. */
  warmStart?: boolean;
}
/** Projects onto C = 0 and Ċ = 0 after every substep, in the mass metric; "rattle" reads the numbers too. */
export interface ProjectionDocument {
  /** Largest |C| and |Ċ| left by a projection. Default: by what the document holds. */
  tolerance?: number;
  /** Maximum iterations per projection. Default: 20. */
  maxIterations?: number;
}
/** How constraints are enforced and time advances. A key that the chosen method does not read is an error; for what is left out see `new Simulation(document).get(name)`. */
export interface MethodDocument {
  /** How constraints are enforced. Default: by what the document holds. */
  kind?: MethodName;
  /** How position and velocity follow from the acceleration. Default: "symplectic-euler". */
  integrator?: IntegratorName;
  /** Length of one step. [s] Default: 0.01. */
  stepSize?: number;
  /** Number of substeps of each step. Default: 4. */
  substeps?: number;
  /** Feedback on C: C̈ = −αC − βĊ. 0: the constraint drifts. [1/s²] Default: 0. */
  alpha?: number;
  /** Feedback on Ċ. Critically damped at β = 2√α. [1/s] Default: 0. */
  beta?: number;
  /** Fraction of the error in C that one step of the velocity method corrects (Baumgarte). Default: 0.2. */
  baumgarte?: number;
  /** Overlap that is not corrected, so that resting contacts do not open and close again and again. [m] Default: 0.005. */
  slop?: number;
  /** Largest overlap that one step corrects. [m] Default: 0.02. */
  maxCorrection?: number;
  /** Contacts that close more slowly than this do not bounce. [m/s] Default: 0.01. */
  restitutionThreshold?: number;
  /** Contacts whose surfaces slide along each other faster than this have kinetic friction (slidingFriction); slower ones stick. [m/s] Default: 0.01. */
  slidingThreshold?: number;
  /** The bounds of friction: Coulomb's cone, the box around it, or a box whose size does not follow λ_n within the solve. Default: "cone". */
  frictionModel?: "cone" | "box" | "fixed";
  /** How errors of position are corrected. Default: "baumgarte". */
  stabilization?: "baumgarte" | "soft" | "split-impulse" | "relaxation" | "none";
  /** Frequency of soft constraints; at most a quarter of 1/h counts. [Hz] Default: 30. */
  softFrequency?: number;
  /** Damping ratio of soft constraints; 1 is critical. Default: 1. */
  softDamping?: number;
  /** How simultaneous impacts are solved. Default: "together". */
  impacts?: "together" | "in-sequence";
  /** The order of the contacts, which matters to row-by-row solvers. Default: "found". */
  rowOrder?: "found" | "shuffled";
  /** How often contacts are detected. Once a step is faster, but less accurate where bodies turn fast. With events a step is divided at the times of impacts: slower, but exact. Default: by what the document holds. */
  detection?: "substep" | "step" | "event";
  /** Bodies sleep after this time at rest; 0: never. [s] Default: 0. */
  sleepAfter?: number;
  /** Bodies slower than this count as at rest. [m/s] Default: 0.02. */
  sleepSpeed?: number;
  /** Spring of the penalty method; for C = |x| − r in N/m, in general N per unit of C·∂C. [N/m] Default: 1000. */
  stiffness?: number;
  /** Damper of the penalty method; for C = |x| − r in N·s/m. [N·s/m] Default: 0. */
  damping?: number;
  /** Sweeps of position-based dynamics over all constraints per substep. Default: 10. */
  sweeps?: number;
  /** Compliance of the constraints of position-based dynamics; for C in m in m/N, in general C per unit of λ. 0: rigid. [m/N] Default: 0. */
  compliance?: number;
  /** Error allowed in an inner step of Dormand–Prince, absolute for small and relative for large values. Default: 1e-9. */
  errorTolerance?: number;
  /** Elementary operations that one step may take; a step that needs more is undone. Default: 750000000. */
  workLimit?: number;
  solver?: SolverDocument;
  /** Given (`{}` is enough): every substep is followed by a projection. */
  projection?: ProjectionDocument;
  /** In place of `projection`: the values are kept, but no projection follows. ("rattle" reads them.) */
  projectionOff?: ProjectionDocument;
  /** Values that the present method does not read, kept for another, as `toJSON` writes them. */
  idle?: Omit<MethodDocument, "solver" | "projection" | "projectionOff" | "idle">;
}
