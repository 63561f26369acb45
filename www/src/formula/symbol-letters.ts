// The symbols beside plots, controls and arrows in the letters of the sources, as letters-table.ts sets the formulas.
import { ownLetters, type SymbolLetters } from "../panels/letters";
import type { Source } from "./letters-table";

const symbolLetters: Readonly<Record<Source, SymbolLetters>> = {
  duthaler: new Map([
    ["v", "q̇"],
    ["v̇", "q̈"],
    ["v⁺", "q̇⁺"],
    ["f̂·v", "f̂·q̇"],
    ["J̇v", "J̇q̇"],
    ["Q", "F"],
    ["α", "k_s"],
    ["β", "k_d"],
    ["αC", "k_s·C"],
    ["βĊ", "k_d·Ċ"],
  ]),
  // b has the other sign: A x − b = w.
  lee: new Map([
    ["ẋ", "V"],
    ["v", "V"],
    ["v̇", "V̇"],
    ["v⁺", "V₊"],
    ["q⁺", "s₊"],
    ["f", "f_e"],
    ["Q", "f_e"],
    ["f̂", "f_c"],
    ["|f̂|", "|f_c|"],
    ["‖f̂‖", "‖f_c‖"],
    ["f̂·v", "f_c·V"],
    ["J̇v", "J̇V"],
    ["W", "M⁻¹"],
    ["b", "−b"],
    ["h", "Δt"],
  ]),
  // λ is the force times dt.
  tazz: new Map([
    ["ẋ", "u"],
    ["v", "u"],
    ["v̇", "u̇"],
    ["v⁺", "u⁺"],
    ["f", "F_ext"],
    ["Q", "F_ext"],
    ["f̂", "J′λ/dt"],
    ["|f̂|", "|J′λ|/dt"],
    ["‖f̂‖", "‖J′λ‖/dt"],
    ["f̂·v", "J′λ·u/dt"],
    ["λ", "λ/dt"],
    ["‖λ‖", "‖λ‖/dt"],
    ["λ_n", "λ_n/dt"],
    ["λ_t", "λ_t/dt"],
    ["μλ_n", "μλ_n/dt"],
    ["J̇v", "J̇u"],
    ["W", "M⁻¹"],
    ["h", "dt"],
  ]),
  ogawa: new Map([
    ["v", "ẋ"],
    ["v̇", "ẍ"],
    ["v⁺", "ẋ⁺"],
    ["q⁺", "x⁺"],
    ["f̂·v", "f̂·ẋ"],
    ["C", "G"],
    ["Ċ", "Ġ"],
    ["|C|", "|G|"],
    ["‖C‖", "‖G‖"],
    ["‖Ċ‖", "‖Ġ‖"],
    ["C_n", "G_n"],
    ["∇C", "∇G"],
    ["αC", "αG"],
    ["βĊ", "βĠ"],
    ["J", "DG"],
    ["J̇v", "D²G(ẋ, ẋ)"],
    ["W", "M⁻¹"],
    ["Q", "f"],
  ]),
};

/** How a source that treats a lesson's subject writes there. */
interface Treatment {
  /** Our letters of quantities for which the source has none: they stay. */
  readonly stay: readonly string[];
  /** Symbols that are written otherwise than in the source's other parts. */
  readonly symbols?: readonly (readonly [ours: string, theirs: string])[];
}
const stay = (letters: string, ...symbols: (readonly [string, string])[]): Treatment => ({
  stay: letters === "" ? [] : letters.split(" "),
  symbols,
});

/** The letters of velocities where a body's v is not q̇. */
const bodies = ["v", "v̇", "v⁺", "f̂·v", "J̇v"].map((letter) => [letter, letter] as const);

/**
 * The sources that treat each lesson's subject, as lesson-letters.ts sets its formulas; none where no source does. Lessons without
 * formulas are not in it.
 */
// biome-ignore format: one line each
export const treatments: Readonly<Record<string, Readonly<Partial<Record<Source, Treatment>>>>> = {
  circle: { duthaler: stay(""), lee: stay("", ["x", "X"]), tazz: stay("x C"), ogawa: stay("") },
  drift: { duthaler: stay("h"), lee: stay("α β k", ["x", "X"]), tazz: stay("C α β k"), ogawa: stay("α β k") },
  curves: { duthaler: stay("κ γ"), ogawa: stay("α β κ γ") },
  particles: { duthaler: stay("b"), lee: stay("α β"), tazz: stay("q C α β"), ogawa: stay("α β") },
  redundant: { duthaler: stay("b r z") },
  impulses: {
    duthaler: stay("v S h b w β_B", ...bodies),
    lee: stay("R r", ["β_B", "β"]),
    tazz: stay("q S R C β_B"),
    ogawa: stay("q v S J R w β_B", ...bodies, ["q⁺", "q⁺"], ["J", "J"]),
  },
  rigid: { lee: stay("R L ω_b Ω"), ogawa: stay("q ω L Ω") },
  joints: { lee: stay("r Ω ζ γ τ") },
  contact: { lee: stay(""), tazz: stay("C"), ogawa: stay("w") },
  complementarity: {
    lee: stay("E d", ["λ", "x"]),
    tazz: stay("E d", ["λ", "λ"]),
    ogawa: stay("lo hi w E d"),
  },
  solutions: { ogawa: stay("w y μ") },
  friction: { lee: stay("μ ρ σ"), tazz: stay("μ ρ σ") },
  collisions: { ogawa: stay("u K p μ") },
  iterating: { lee: stay("ρ G r", ["λ", "x"]), tazz: stay("ρ G e r", ["λ", "λ"]) },
  stack: { lee: stay("", ["λ", "x"]), tazz: stay("", ["λ", "λ"]) },
  programs: { lee: stay("", ["λ", "z"]) },
  pivoting: {},
  positions: { ogawa: stay("L α_c", ["C", "g"], ["|C|", "|g|"], ["‖C‖", "‖g‖"], ["∇C", "Dg"], ["v", "v"], ["v⁺", "v⁺"]) },
  coordinates: { tazz: stay("S") },
  kit: { duthaler: stay("p b H κ") },
  methods: { duthaler: stay("h k C") },
};

/** The symbols beside the plots, controls and arrows of a lesson in the letters of a source; ours where it does not treat the subject. */
export function symbolsOf(lesson: string, source: Source | null): SymbolLetters {
  const own = source === null ? undefined : treatments[lesson]?.[source];
  if (source === null || !own) return ownLetters;
  let known = made.get(own);
  if (!known) {
    known = new Map([...symbolLetters[source], ...(own.symbols ?? [])]);
    made.set(own, known);
  }
  return known;
}
const made = new Map<Treatment, SymbolLetters>();
