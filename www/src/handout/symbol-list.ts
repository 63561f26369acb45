// The symbols of the course: the term of the glossary (docs/words.md) that each stands for, its unit, the lesson that introduces it,
// and how the sources write it.

export interface SymbolEntry {
  readonly letter: string;
  /** In English, as docs/words.md has it. */
  readonly term: string;
  readonly unit: string;
  readonly lesson: string;
  /** Duthaler's slides, Lee's notes, tazz's note, hi-ogawa's notes; "" where a source has none. */
  readonly sources: readonly [duthaler: string, lee: string, tazz: string, ogawa: string];
}
export const sourceNames = ["Duthaler", "Lee", "tazz", "hi-ogawa"] as const;

const entry = (
  letter: string,
  term: string,
  unit: string,
  lesson: string,
  sources: SymbolEntry["sources"] = ["", "", "", ""],
): SymbolEntry => ({ letter, term, unit, lesson, sources });

// biome-ignore format: one line each
export const symbolList: readonly SymbolEntry[] = [
  entry("x", "position", "m", "circle", ["x", "X", "", "x"]),
  entry("q", "generalised coordinates", "", "particles", ["q", "s", "", "x"]),
  entry("v", "velocity", "m/s, rad/s", "particles", ["q̇", "V", "u", "ẋ"]),
  entry("m", "mass", "kg", "circle", ["m", "m", "m", "m"]),
  entry("M", "mass matrix", "kg, kg·m²", "particles", ["M", "M", "M", "M"]),
  entry("W", "inverse mass", "1/kg", "particles", ["W", "M⁻¹", "M⁻¹", "M⁻¹"]),
  entry("f, Q", "applied force", "N", "circle", ["f, Q", "f_e", "F_ext", "f"]),
  entry("f̂", "constraint force", "N", "circle", ["f̂", "f_c", "J′λ/dt", "f̂"]),
  entry("C", "constraint", "m, m²", "circle", ["C", "C", "", "G"]),
  entry("J", "Jacobian", "", "particles", ["J", "J", "J", "DG"]),
  entry("J̇v", "velocity term", "m/s²", "curves", ["J̇q̇", "", "", "D²G(ẋ, ẋ)"]),
  entry("λ", "Lagrange multiplier", "N, N/m", "circle", ["λ", "λ", "λ/dt", "λ"]),
  entry("hλ", "impulse", "N·s", "impulses", ["", "x", "λ", "a"]),
  entry("A", "Delassus operator", "1/kg", "particles", ["JWJᵀ", "A", "A", "DG M⁻¹ DGᵀ"]),
  entry("b", "known part of w", "m/s², m/s", "particles", ["", "−b", "b", "b"]),
  entry("w", "complementarity", "m/s², m/s", "contact", ["", "w", "w", ""]),
  entry("lo, hi", "bounds", "N", "complementarity", ["", "xˡᵒʷ, xʰⁱᵍʰ", "λ_lo, λ_hi", ""]),
  entry("h", "time step", "s", "drift", ["", "Δt", "dt", "h"]),
  entry("α, β", "feedback", "1/s², 1/s", "drift", ["k_s, k_d", "", "", ""]),
  entry("β_B", "Baumgarte stabilisation", "", "impulses", ["", "β", "", ""]),
  entry("k, d", "penalty method", "N/m³", "drift", ["k", "", "", ""]),
  entry("T, E", "kinetic energy", "J", "circle", ["T", "", "", ""]),
  entry("ω", "angular velocity", "rad/s", "rigid", ["", "ω", "", "w"]),
  entry("R, q", "orientation", "", "rigid", ["", "R, q", "", "A"]),
  entry("L", "angular momentum", "kg·m²/s", "rigid"),
  entry("I", "inertia tensor", "kg·m²", "rigid", ["", "I", "I", "I"]),
  entry("τ", "torque", "N·m", "rigid", ["", "τ", "τ", ""]),
  entry("μ", "friction cone", "", "friction", ["", "", "", ""]),
  entry("λ_n", "normal force", "N", "friction"),
  entry("e", "restitution", "", "collisions", ["", "", "", "e"]),
  entry("λᵏ", "iterate", "N", "iterating", ["", "xᵏ", "λ[k]", ""]),
  entry("r", "residual", "m/s", "iterating"),
  entry("y", "shadow price", "", "programs", ["", "y", "", ""]),
  entry("α_c", "compliance", "m/N", "positions"),
];
