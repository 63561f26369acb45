// The types of everything that crosses between Rust and JavaScript. wasm-bindgen copies this file into the
// package's .d.ts (see api/mod.rs); the class `Simulation` and the free functions are generated beside it.

/** A parameter's value: a number in SI units, a choice's id, or a switch. */
export type ParameterValue = number | string | boolean;

/** One parameter of a scene, constraint, force, method …: declared once, in Rust. */
export interface ParameterDescription {
  readonly name: string;
  /** As in the formulas: "α", "r", "h". */
  readonly symbol: string;
  /** SI unit, "" for a pure number: "m", "1/s²". */
  readonly unit: string;
  readonly type: "number" | "integer" | "boolean" | "choice" | "vector" | "body" | "bodies" | "points";
  /** Bounds that are enforced; absent where there is none. */
  readonly min?: number;
  readonly max?: number;
  /** The range a slider should offer (within min and max); absent for choices and switches. */
  readonly soft?: readonly [number, number];
  /** How a slider should divide its range. */
  readonly scale: "linear" | "logarithmic";
  /** Absent where a value must be given. */
  readonly default?: ParameterValue | readonly number[];
  /** For choices. */
  readonly choices?: readonly { readonly id: string; readonly title: string }[];
  readonly help: string;
}

/** A parameter of a running simulation with its present value. */
export interface ParameterInfo extends ParameterDescription {
  readonly value: ParameterValue;
  readonly default: ParameterValue;
  /** What it belongs to; panels group by it. */
  readonly group: "scene" | "world" | "method" | "integrator" | "solver" | "projection";
  /** True where the value takes effect at the next `reset()`: starting positions, counts. */
  readonly restart: boolean;
  /** False where the present method does not read it (the value is kept). */
  readonly active: boolean;
}

export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly symbol?: string;
  readonly unit?: string;
  readonly help: string;
  readonly parameters: readonly ParameterDescription[];
}

export interface SceneEntry extends CatalogEntry {
  readonly space: "plane" | "space";
  /** What a student should see. */
  readonly observation: string;
}

export interface Catalog {
  readonly scenes: readonly SceneEntry[];
  readonly constraints: readonly CatalogEntry[];
  readonly joints: readonly CatalogEntry[];
  readonly forces: readonly CatalogEntry[];
  readonly shapes: readonly CatalogEntry[];
  readonly methods: readonly CatalogEntry[];
  readonly integrators: readonly CatalogEntry[];
  readonly solvers: readonly CatalogEntry[];
  readonly observables: readonly CatalogEntry[];
}

/** A number per coordinate: two in the plane, three in space. */
export type Vector = readonly number[];
/** An index into `bodies`, or the body's `"id"`. */
export type BodyReference = number | string;

export interface BodyDocument {
  id?: string;
  particle?: Record<string, never>;
  /** kg; 1 unless given. */
  mass?: number;
  at: Vector;
  velocity?: Vector;
  fixed?: boolean;
}
/** Exactly one kind of constraint, and an id. What is left out takes the catalogue's default. */
export interface ConstraintDocument {
  id?: string;
  circle?: OnShape & { radius?: number; form?: "half-squared" | "length"; normal?: Vector };
  "driven-circle"?: OnShape & { radius?: number; amplitude?: Vector; frequency?: number; normal?: Vector; axis?: Vector; turning?: number };
  distance?: { between: BodyReference[]; length?: number; form?: "squared" | "length" };
  pin?: { body: BodyReference; point?: Vector };
  line?: { body: BodyReference; point?: Vector; direction?: Vector };
  through?: { between: BodyReference[] };
  angle?: { between: BodyReference[]; angle?: number };
  rope?: { over: BodyReference[]; length?: number };
  area?: { around: BodyReference[]; area?: number };
  volume?: { corners: BodyReference[]; volume?: number };
  "equal-distances"?: { first: BodyReference[]; second: BodyReference[] };
  "rigid-group"?: { bodies: BodyReference[] };
  ellipse?: OnShape & { a?: number; b?: number };
  lemniscate?: OnShape & { a?: number };
  polynomial?: OnShape & { terms?: (readonly [number, number, number])[] };
  sphere?: OnShape & { radius?: number };
  plane?: OnShape & { normal?: Vector };
  cylinder?: OnShape & { axis?: Vector; radius?: number };
  ellipsoid?: OnShape & { a?: number; b?: number; c?: number };
  torus?: OnShape & { axis?: Vector; radius?: number; tube?: number };
  parabola?: OnShape & { curvatureRadius?: number };
  cycloid?: OnShape & { rollingRadius?: number };
  helix?: OnShape & { radius?: number; pitch?: number; turns?: number };
  spline?: OnShape & { points?: Vector[]; closed?: boolean };
}
/** The particle that is kept on a curve or surface, and where that stands. */
export interface OnShape { body: BodyReference; center?: Vector }
export interface ForceDocument {
  id?: string;
  /** The same force on one body, or on all when `body` is absent. N. */
  constant?: { force: Vector; body?: BodyReference };
  /** An acceleration on every body. m/s². */
  gravity?: { acceleration: Vector };
  /** f = −c v on one body, or on all. */
  drag?: { coefficient: number; body?: BodyReference };
  /** A force the page sets while running; its work is accounted as the user's. N. */
  user?: { body: BodyReference; force?: Vector };
  /** A spring with a damper between two bodies. N/m, N·s/m, m. */
  spring?: { between: BodyReference[]; stiffness?: number; damping?: number; rest?: number };
  /** f = −c (v − w) on one body, or on all. */
  wind?: { velocity?: Vector; coefficient?: number; body?: BodyReference };
  /** Every pair of bodies attracts. */
  attraction?: { constant?: number; softening?: number };
  /** Every pair of bodies repels, or attracts where charges alternate. */
  coulomb?: { constant?: number; charge?: number; alternating?: boolean; softening?: number };
}
export interface SolverDocument { kind?: string; tolerance?: number; maxIterations?: number; rankTolerance?: number; omega?: number; warmStart?: boolean }
export interface MethodDocument {
  kind?: string;
  integrator?: string;
  stepSize?: number;
  substeps?: number;
  alpha?: number;
  beta?: number;
  stiffness?: number;
  damping?: number;
  solver?: SolverDocument;
}
/** A scene as JSON; the published schema is `scene.schema.json` in this package. */
export interface SceneDocument {
  version: 1;
  space: "plane" | "space";
  title?: string;
  gravity?: Vector;
  bodies: BodyDocument[];
  constraints?: ConstraintDocument[];
  forces?: ForceDocument[];
  method?: MethodDocument;
  /** The mouse spring. */
  mouse?: { mouseFrequency?: number; mouseDamping?: number };
  /** Catalogue id and parameters this document was made from. */
  scene?: { id: string; parameters: Record<string, ParameterValue> };
  /** Lasting ids, as `toJSON` writes them. */
  ids?: { bodies?: number[]; constraints?: number[]; forces?: number[]; next?: number[] };
  /** Base64 of a snapshot: starts the same simulation again, bit for bit. */
  state?: string;
}

/** What is thrown on bad input: the place and the remedy. */
export interface SimulationError extends Error {
  /** "unknown-scene", "unknown-key", "wrong-type", "out-of-range", "not-finite", "missing", "unknown-id", "duplicate-id", "in-use", "too-large", "unsupported", "bad-snapshot", "not-recorded" */
  readonly code: string;
  /** As in "constraints[3].between[1]"; "" where the whole input is meant. */
  readonly path: string;
}

export interface StepReport {
  readonly status: "ok" | "diverged" | "solver-limit";
  /** Which body or constraint blew up first: "constraints[0]", "bodies[2]". */
  readonly culprit?: string;
  /** In words. */
  readonly message?: string;
  /** Steps taken and kept. */
  readonly steps: number;
  /** Solver iterations, summed over substeps and stages. */
  readonly iterations: number;
  /** Largest residual over substeps. */
  readonly residual: number;
  readonly stoppedBy: "direct" | "iterations" | "residual" | "change" | "breakdown" | "none";
}

/** What to draw, in world coordinates (outlines of bodies: in body coordinates). */
export type Glyph =
  | { readonly type: "point" }
  | { readonly type: "circle"; readonly center: Vector; readonly radius: number; readonly normal?: Vector }
  /** Between two bodies, by id, wherever they are. */
  | { readonly type: "rod"; readonly between: readonly [number, number] }
  /** A place that a body is held at. */
  | { readonly type: "anchor"; readonly at: Vector; readonly body: number }
  | { readonly type: "polyline"; readonly points: readonly Vector[]; readonly closed: boolean }
  | { readonly type: "segment"; readonly from: Vector; readonly to: Vector };

export interface BodyInfo {
  readonly id: number;
  /** The document's `"id"`, if it gave one. */
  readonly name?: string;
  readonly kind: "particle";
  readonly fixed: boolean;
  /** kg */
  readonly mass: number;
  /** Where this body's numbers stand in `positions()`, and how many they are. */
  readonly positionOffset: number;
  readonly positionLength: number;
  /** The same in `velocities()` and `constraintForces()`. */
  readonly velocityOffset: number;
  readonly velocityLength: number;
}

export interface ConstraintRow {
  readonly c: number;
  readonly cDot: number;
  readonly lambda: number;
  /** J̇v of this row. */
  readonly jDotV: number;
  /** J W Q: what the applied forces do to C̈. */
  readonly jWQ: number;
  /** This row's diagonal entry of A = J W Jᵀ. */
  readonly a: number;
  /** This row's b in Aλ + b = 0; absent where the method solves nothing. */
  readonly b?: number;
  /** This row's blocks of J, a body each. */
  readonly gradient: readonly { readonly body: number; readonly values: readonly number[] }[];
}
export interface ConstraintInfo {
  readonly id: number;
  readonly name?: string;
  readonly kind: string;
  readonly bodies: readonly number[];
  readonly parameters: Readonly<Record<string, ParameterValue | readonly number[]>>;
  /** Where its rows begin in `c()`, `cDot()` and `lambda()`. */
  readonly rowOffset: number;
  readonly rows: readonly ConstraintRow[];
  /** Jᵀλ on each of its bodies, N. */
  readonly force: readonly { readonly body: number; readonly values: readonly number[] }[];
  /** Of C. */
  readonly unit: string;
  /** Whether it moves by itself, so that its glyphs change with time. */
  readonly moves: boolean;
  readonly glyphs: readonly Glyph[];
}
export interface ForceInfo {
  readonly id: number;
  readonly name?: string;
  readonly kind: string;
  readonly bodies: readonly number[];
  readonly parameters: Readonly<Record<string, ParameterValue | readonly number[]>>;
  /** This force on each body now, laid out as `velocities()`, N. */
  readonly force: Float64Array;
}
export interface ContactInfo {
  readonly bodies: readonly [number, number];
  readonly point: Vector;
  readonly normal: Vector;
  readonly gap: number;
  readonly lambda: readonly number[];
  readonly mu: number;
  readonly feature: string;
}
export interface ObservableInfo {
  readonly name: string;
  readonly title: string;
  readonly symbol: string;
  readonly unit: string;
}
export interface RecordOptions {
  /** A sample every so many steps; 1. */
  every?: number;
  /** Samples kept by each ring buffer; 3600. The oldest give way. */
  capacity?: number;
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
  readonly rank: number;
  readonly nullity: number;
  /** Descending. */
  readonly eigenvalues: Float64Array;
}
export interface TraceOptions { tolerance?: number; maxIterations?: number }
export interface Trace {
  readonly solver: string;
  /** Length of λ. */
  readonly unknowns: number;
  readonly iterations: number;
  readonly stoppedBy: StepReport["stoppedBy"];
  /** ‖Aλ + b‖ of every iterate, the start included. */
  readonly residuals: Float64Array;
  /** λ of every iterate, one after the other. */
  readonly iterates: Float64Array;
  readonly lambda: Float64Array;
}
/** One of the four stages of a step, with its numbers. */
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
export interface CirclePoint {
  x: Vector; v: Vector; f: Vector; m: number;
  r?: number; alpha?: number; beta?: number; form?: "half-squared" | "length";
}
export interface CircleLambda {
  readonly lambda: number;
  readonly c: number;
  readonly cDot: number;
  /** f̂, N */
  readonly force: Float64Array;
  /** (f + f̂)/m, m/s² */
  readonly acceleration: Float64Array;
}
