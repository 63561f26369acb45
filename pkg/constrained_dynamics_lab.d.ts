/* tslint:disable */
/* eslint-disable */
// The types of the second entry point, "constrained-dynamics/lab"; the functions are generated beside them.

import type { LcpFriction, Named, RowChanges, SolverName, StepReport } from "./constrained_dynamics.js";
export type { ErrorCode, LcpFriction, RowChanges, SimulationError } from "./constrained_dynamics.js";

/** Numbers as an array or a Float64Array. */
export type VectorLike = readonly number[] | Float64Array;
/** A matrix as an array of rows, or flat, row by row. */
export type MatrixLike = readonly (readonly number[] | Float64Array)[] | readonly number[] | Float64Array;
/**
 * Find λ with lo ≤ λ ≤ hi and w = Aλ + b, where w_i ≥ 0 at lo, w_i ≤ 0 at hi and w_i = 0 between. The size is that of b. Left
 * out, lo is 0 and hi is ∞: a linear complementarity problem. ±Infinity or null: no bound. Tangent rows ignore theirs.
 */
export interface BoxLcp {
    a: MatrixLike; b: VectorLike;
    lo?: Float64Array | readonly (number | null)[]; hi?: Float64Array | readonly (number | null)[];
    friction?: readonly LcpFriction[];
}
export interface LcpOptions {
    /** One of the catalogue's solvers. */
    method: Named<SolverName>;
    /** ω of "sor" and "jacobi", above 0, at most 2; 1. */
    omega?: number;
    /**
     * 1000; pivoting solvers may take 20 pivots per row if that is more. At most 4·10⁹/(n² + 100) with n unknowns;
     * of those "subspace" takes one in 305 at most, since an iteration of it takes up to 305 products with A.
     */
    maxIterations?: number;
    /** Stop where the residual falls below this part of max |b_i/A_ii|, without any bound of ‖b‖₂; 1e-10. */
    tolerance?: number;
    /** λ to start from; zero. */
    start?: VectorLike;
    /** True to keep every iterate and every row's change; false. */
    iterates?: boolean;
}
/** Largest violation of each condition of Karush, Kuhn and Tucker. */
export interface Kkt { readonly stationarity: number; readonly primal: number; readonly dual: number; readonly complementarity: number }
export interface LcpResult {
    /** A solution only where the status says so. */
    readonly lambda: Float64Array;
    readonly w: Float64Array;
    /** "ray": a pivoting solver ended in a ray, which decides nothing. "limit": not solved, whatever stopped it. */
    readonly status: "solved" | "infeasible" | "ray" | "limit";
    /**
     * Where infeasible: y ≥ 0, Aᵀy ≤ 0, b·y < 0. In general b·y + max over the box of (Aᵀy)·λ < 0, with y_i ≥ 0 where only hi_i is
     * infinite, y_i ≤ 0 where only lo_i is, y_i of any sign where both are, and y_i = 0 where neither is.
     */
    readonly certificate?: Float64Array;
    /** "residual" only where it is small; "change" also where no λ makes ‖Aλ + b‖ smaller. */
    readonly stoppedBy: StepReport["stoppedBy"];
    readonly iterations: number;
    /** The solver's own residual of every iterate, the start included. */
    readonly residuals: Float64Array;
    /** max |λ_i − clamp(λ_i − w_i/A_ii)|, without any bound ‖w‖₂, recomputed: what the status is based on. */
    readonly residual: number;
    /** Where `iterates` was asked for: λ and w of every iterate, one after the other, and the changes of rows. */
    readonly iterates?: Float64Array;
    readonly iteratesW?: Float64Array;
    readonly changes?: RowChanges;
    readonly kkt: Kkt;
}
export interface LcpSolution {
    readonly lambda: Float64Array;
    readonly w: Float64Array;
    /** True where no other solution is nearby. */
    readonly isolated: boolean;
    /**
     * The continua that it is a corner of, the same object for each of its corners. Empty where it is isolated, and where a
     * continuum has more than three dimensions.
     */
    readonly families: readonly LcpFamily[];
}
/** All convex combinations of the corners, plus any non-negative multiples of the directions. */
export interface LcpFamily {
    /** λ of each. */
    readonly corners: readonly Float64Array[];
    /** In λ, max |d_i| = 1. One corner and one direction: a ray; two opposite directions: a line. */
    readonly directions: readonly Float64Array[];
}
/** λ ≥ 0, w = Aλ + b ≥ 0, λ·w = 0; A flat, row by row. */
export interface Lcp { readonly a: Float64Array; readonly b: Float64Array }
/** λ of free[k] is offset[k] + Σ_j slope[k · kept.length + j] λ of kept[j]. */
export interface ReducedLcp extends Lcp {
    readonly kept: readonly number[]; readonly free: readonly number[];
    readonly offset: Float64Array; readonly slope: Float64Array;
}
export interface Definiteness {
    readonly symmetric: boolean;
    /** Of the symmetric part. */
    readonly verdict: "pd" | "psd" | "indefinite";
    /** Of the symmetric part, descending. */
    readonly eigenvalues: Float64Array;
}
export interface IterationMatrix {
    /** Largest modulus of an eigenvalue of G = I − S⁻¹A. */
    readonly radius: number;
    /** By falling modulus. */
    readonly eigenvalues: readonly { readonly re: number; readonly im: number }[];
    /** True where B − C is positive definite, A = B + C, B = S. */
    readonly splitting: { readonly positiveDefinite: boolean };
    /** G, row by row. */
    readonly matrix: Float64Array;
}
export interface BestOmega {
    readonly omega: number;
    readonly radius: number;
    /** Where theory applies. */
    readonly theory?: { readonly omega: number; readonly radius: number };
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
 * The ω with the smallest spectral radius, by search and, where it applies, by theory; for "jacobi" and "sor".
 */
export function bestOmega(a: MatrixLike, method: Named<"jacobi" | "sor">): BestOmega;

/**
 * Definiteness of A: positive definite ("pd"), semi-definite ("psd") or "indefinite", by the eigenvalues of its symmetric part.
 */
export function definiteness(a: MatrixLike): Definiteness;

/**
 * All solutions of a small box LCP, by complementary bases: those that are isolated, and the corners of each continuum with the
 * continuum itself.
 */
export function enumerateLcp(p: BoxLcp): LcpSolution[];

/**
 * Spectral radius and eigenvalues of G = I − S⁻¹A, and whether B − C is positive definite, for "jacobi", "gauss-seidel",
 * "symmetric-gauss-seidel" or "sor"; ω (1) counts for "jacobi" and "sor".
 */
export function iterationMatrix(a: MatrixLike, method: Named<"jacobi" | "gauss-seidel" | "symmetric-gauss-seidel" | "sor">, omega?: number): IterationMatrix;

/**
 * The LCP of min c·x with Gx ≤ d, x ≥ 0: λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
 */
export function lcpFromLp(c: VectorLike, g: MatrixLike, d: VectorLike): Lcp;

/**
 * The LCP of min xᵀHx + c·x with Gx ≤ d, x ≥ 0 (no ½): λ = (x, y), w = (s, d − Gx), y the multipliers of Gx ≤ d.
 */
export function lcpFromQp(h: MatrixLike, c: VectorLike, g: MatrixLike, d: VectorLike): Lcp;

/**
 * How well x, y and s obey the conditions of Karush, Kuhn and Tucker of the program that p was made of by `lcpFromQp` or
 * `lcpFromLp`: c + 2Hx + Gᵀy = s (for a linear one c + Gᵀy = s); Gx ≤ d, x ≥ 0; y ≥ 0, s ≥ 0; y(d − Gx) = 0, s x = 0.
 */
export function programKkt(p: Lcp, x: VectorLike, y: VectorLike, s: VectorLike): Kkt;

/**
 * Takes the free rows out of a mixed LCP by the Schur complement. λ of a free row is offset + slope · λ of the kept ones.
 */
export function reduceMixed(a: MatrixLike, b: VectorLike, free: VectorLike): ReducedLcp;

/**
 * Solves a box LCP with one of the catalogue's solvers and reports the outcome: "solved" only where the natural residual,
 * computed afresh, is small; "infeasible" only with a certificate.
 */
export function solveBoxLcp(p: BoxLcp, o: LcpOptions): LcpResult;

export type InitInput = PlatformSource | PlatformBytes;

export interface InitOutput {
    readonly memory: PlatformMemory;
}

export type SyncInitInput = PlatformBytes;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
